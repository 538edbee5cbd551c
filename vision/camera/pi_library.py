"""picamera2, loaded and opened: its versions, its refusals, and what a failed opening leaves."""

import errno
import gc
import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module, metadata
from inspect import signature
from pathlib import Path
from typing import Any, Final

from vision.camera.frame import CameraError

OLDEST_VERSION: Final = (0, 3, 19)
"""Before it ``wait`` takes no seconds, so that a loose cable hangs the program for good, and the
oldest know no ``flush``. ``kiosk_app/pi/install.sh`` asks for the same."""

_DEVICES: Final = Path("/dev")


def load_library() -> Any:
    """The module ``picamera2``; a ``CameraError`` where it is missing, broken or too old."""
    try:
        library = import_module("picamera2")
        _check_version(library)
    except ImportError as error:
        raise CameraError("no-software") from error
    return library


def open_device(library: Any, number: int, devices: Path = _DEVICES) -> Any:
    """A ``Picamera2`` for the camera of this number, or a ``CameraError`` that says why not."""
    # Asked first: a constructor that finds no camera leaves a pipe open each time.
    if number >= len(library.Picamera2.global_camera_info()):
        raise _no_camera(devices)
    # Made in two steps, so that there is something to close where the second fails.
    device = library.Picamera2.__new__(library.Picamera2)
    try:
        device.__init__(number)
    except Exception as error:
        close_device(device)
        raise explained(error) from error
    return device


def close_device(device: Any) -> None:
    """Let go of the camera and of every descriptor, also where its constructor failed."""
    opened = bool(getattr(device, "is_open", False))
    with suppress(Exception):  # the camera is gone, or the constructor failed half-way
        device.close()
    reading_end = getattr(device, "notifymeread", None)
    # ``close`` does nothing for a camera that could not be opened, whose pipe is open all the same.
    # A closed reading end means that the other end is closed too, and its number may be another
    # file's by now.
    if reading_end is not None and not reading_end.closed:
        reading_end.close()
        with suppress(OSError):
            os.close(device.notifyme_w)
    if opened:
        # The library leaves reference cycles behind, with three descriptors in them.
        del device
        gc.collect()


def explained(error: BaseException) -> CameraError:
    """What picamera2 means; it wraps what libcamera and the kernel said, more than once."""
    causes = list(_causes(error))
    texts = [str(cause).lower() for cause in causes]
    numbers = {cause.errno for cause in causes if isinstance(cause, OSError)}
    if errno.EBUSY in numbers or any("resource busy" in text for text in texts):
        return CameraError("busy")
    if numbers & {errno.EACCES, errno.EPERM} or any("permission denied" in text for text in texts):
        return CameraError("no-permission")
    if any("dmaheap" in text or "dma_heap" in text for text in texts):
        return CameraError("no-memory")
    if any("no camera number" in text or "camera(s) not found" in text for text in texts):
        return CameraError("none")
    return CameraError("not-started")


def _check_version(library: Any) -> None:
    try:
        version = metadata.version("picamera2")
    except metadata.PackageNotFoundError:
        version = ""
    known = tuple(int(part) for part in version.split(".")[:3] if part.isdecimal())
    parameters = signature(library.Picamera2.capture_request).parameters
    if (known and known < OLDEST_VERSION) or "flush" not in parameters:
        needed = ".".join(map(str, OLDEST_VERSION))
        raise CameraError("old-software", version=version or "(unknown)", needed=needed)


def _no_camera(devices: Path) -> CameraError:
    """Where the account may not open the media devices, libcamera lists nothing."""
    media = list(devices.glob("media*"))
    if media and not any(os.access(device, os.R_OK | os.W_OK) for device in media):
        return CameraError("no-permission")
    return CameraError("none")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__
