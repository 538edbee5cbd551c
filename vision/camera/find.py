"""Which cameras there are, found without opening one: opening may wait, or take it from others.

The module of each kind is loaded when one of it is first wanted.
"""

import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from vision.camera.camera import Camera

_SYSTEM: Final = Path("/sys/class/video4linux")
_DEVICES: Final = Path("/dev")
_SECONDS: Final = 5.0
_SECONDS_TO_LOAD: Final = 60.0
"""To import picamera2 from a slow card that was just started: that is not a camera that hangs."""


@dataclass(frozen=True)
class FoundCamera:
    kind: str
    source: str
    name: str


VIRTUAL: Final = FoundCamera("virtual", "", "virtual camera")
"""Always there, and so never among those found."""


def find_cameras(
    system: Path = _SYSTEM, devices: Path = _DEVICES, seconds: float = _SECONDS
) -> tuple[FoundCamera, ...]:
    """The cameras that are plugged in, the Pi's own first, within a bounded time."""
    return (*_pi_cameras(seconds), *_usb_cameras(system, devices))


def _pi_cameras(seconds: float) -> list[FoundCamera]:
    if "picamera2" not in sys.modules and find_spec("picamera2") is None:
        return []
    found: list[FoundCamera] = []
    loaded = Event()

    def ask() -> None:
        # Whatever is wrong with the library, there is no camera to be had from it then.
        with suppress(Exception):
            library = _loaded(loaded)
            found.extend(
                FoundCamera(
                    "pi", str(number), f"Raspberry Pi camera {camera.get('Model', '')}".strip()
                )
                for number, camera in enumerate(library.Picamera2.global_camera_info())
                if "/usb" not in camera["Id"]  # those are found below, with their device
            )

    # libcamera can hang on a broken cable: then it is left alone with it.
    thread = Thread(target=ask, name="find cameras", daemon=True)
    thread.start()
    loaded.wait(_SECONDS_TO_LOAD)
    thread.join(seconds)
    return list(found)


def _loaded(done: Event) -> Any:
    try:
        return import_module("picamera2")
    finally:
        done.set()


def _usb_cameras(system: Path, devices: Path) -> list[FoundCamera]:
    found = []
    for entry in sorted(system.glob("video*"), key=lambda path: (len(path.name), path.name)):
        # A camera has several entries, and only its first gives pictures. The entries of a Pi's
        # own camera and video chip are no cameras to OpenCV.
        if _text(entry / "index") in ("", "0") and _is_usb_or_loopback(entry):
            name = _text(entry / "name").split(":")[0] or "USB camera"
            found.append(FoundCamera("usb", _lasting_name(devices, entry.name), name))
    return found


def _is_usb_or_loopback(entry: Path) -> bool:
    device = entry / "device"
    return not device.exists() or (device / "subsystem").resolve().name == "usb"


def _lasting_name(devices: Path, node: str) -> str:
    """The device's name that stays the same when it is plugged in again, if it has one."""
    device = devices / node
    links = sorted((devices / "v4l" / "by-id").glob("*"))
    return str(next((link for link in links if link.resolve() == device.resolve()), device))


def _text(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:
        return ""


KINDS: Final = {
    "pi": ("vision.camera.pi", "PiCamera"),
    "usb": ("vision.camera.usb", "UsbCamera"),
    "film": ("vision.camera.capture", "FilmCamera"),
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
