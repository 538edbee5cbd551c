"""Cameras to choose from, and a look through one of them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kiosk_app.desk.eyes import Eyes
    from vision.camera.trial import Trial

_SECONDS: Final = 0.3
"""How long a camera is looked through."""


def found_cameras() -> list[tuple[str, str]]:
    """Those that are plugged in: as the settings write them, and their names."""
    from vision.camera import find_cameras

    return [(f"{found.kind}:{found.source}", found.name) for found in find_cameras()]


def look_through(eyes: "Eyes", setting: str) -> "Trial":
    """Look through a camera for a moment; the one that is open is let go first."""
    from vision.camera import CameraError, CameraState, FoundCamera, find_cameras
    from vision.camera.kinds import DEFAULTS
    from vision.camera.trial import try_camera

    eyes.close()
    found = () if setting else find_cameras()
    if found:
        return try_camera(found[0], _SECONDS)
    kind, _, source = (setting or eyes.fallback).partition(":")
    if not kind:
        raise CameraError(CameraState.NONE)
    return try_camera(FoundCamera(kind, source, source) if source else DEFAULTS[kind], _SECONDS)
