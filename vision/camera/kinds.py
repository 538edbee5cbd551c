"""The kinds of cameras by name; each one's module is loaded when it is first wanted."""

from importlib import import_module
from typing import Final

from vision.camera.camera import Camera
from vision.camera.find import VIRTUAL, FoundCamera

KINDS: Final = {
    "pi": ("vision.camera.pi", "PiCamera"),
    "usb": ("vision.camera.usb", "UsbCamera"),
    "film": ("vision.camera.film", "FilmCamera"),
    "folder": ("vision.camera.folder", "FolderCamera"),
    "virtual": ("vision.camera.virtual", "VirtualCamera"),
}

DEFAULTS: Final = {
    "pi": FoundCamera("pi", "0", "Raspberry Pi camera"),
    "usb": FoundCamera("usb", "/dev/video0", "USB camera"),
    "virtual": VIRTUAL,
}
"""What to open where a kind is asked for and no more is said."""

NEED_A_SOURCE: Final = frozenset(("film", "folder"))
"""Kinds that show a file or a folder, which must be named."""


def make_camera(found: FoundCamera) -> Camera:
    """The camera, not yet opened."""
    module, name = KINDS[found.kind]
    made = getattr(import_module(module), name)(found.source, found.name)
    if not isinstance(made, Camera):  # pragma: no cover  # the table above is wrong
        raise TypeError(f"{name} is no camera.")
    return made
