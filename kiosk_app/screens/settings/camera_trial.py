"""Cameras to choose from, and a look through one of them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kiosk_app.session.table_camera import TableCamera
    from vision.camera.trial import Trial

_SECONDS: Final = 0.3
"""How long a camera is looked through."""


def found_cameras() -> list[tuple[str, str]]:
    """Those that are plugged in: as the settings write them, and their names."""
    from vision.camera import find_cameras

    return [(f"{found.kind}:{found.source}", found.name) for found in find_cameras()]


def look_through(table_camera: "TableCamera", setting: str) -> "Trial":
    """Look through a camera for a moment; the one that is open is let go first."""
    from vision.camera import FoundCamera
    from vision.camera.trial import look_through as look

    table_camera.close()
    camera = table_camera.find(setting)
    return look(camera, FoundCamera(camera.kind, setting, camera.name), _SECONDS)
