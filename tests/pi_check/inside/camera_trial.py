"""The product's own Pi camera on a real libcamera and a real picamera2: one JSON line a check.

Run inside the root that ``tests.pi_check.camera`` makes, with the heap's stand-in preloaded.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.pi_check.inside.bridge import cross
from vision.camera import CameraError, CameraState, LiveCamera, Retry, find_cameras
from vision.camera.frame import Frame
from vision.camera.pi import PiCamera

SENSOR = (4608, 2592)
PHOTO = Path("/tmp/pi-check/photo.jpg")  # noqa: S108  # the root is the check's own
TRIES = 25
"""Of each failing opening: with one descriptor lost each time, plain to see."""
SOON = 60.0
MOST_OFF = 2.0
"""Grey levels between the photo and what the camera gave, on average: scaling and rounding."""

UNANSWERED: list[Any] = []
"""Requests that never reached the pipeline. libcamera cannot free one after its camera, so they
are kept until the process ends, and it ends without tidying up."""

Facts = dict[str, Any]


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def off_by(frame: Frame) -> float:
    """How far the picture is from the photo that the virtual camera shows, in grey levels."""
    whole = np.asarray(cv2.imread(str(PHOTO)), np.uint8)
    photo = cv2.resize(whole, frame.size, interpolation=cv2.INTER_LINEAR)
    small = (frame.size[0] // 8, frame.size[1] // 8)
    seen, shown = (
        cv2.resize(image, small, interpolation=cv2.INTER_AREA).astype(float)
        for image in (frame.image, photo)
    )
    return float(np.abs(seen - shown).mean())


def failed_openings(number: str = "0") -> Facts:
    """The same trouble many times over: its reasons, and how many descriptors it costs."""
    reasons = set()
    camera = PiCamera(number)
    for attempt in range(TRIES):
        if attempt == 1:  # the first opens what stays open, such as the camera manager
            before = descriptors()
        try:
            camera.open()
            camera.close()
            reasons.add("opened")
        except CameraError as error:
            reasons.add(error.code)
    return {"reasons": sorted(reasons), "descriptors lost": descriptors() - before}


def check_finding() -> Facts:
    found = [camera for camera in find_cameras() if camera.kind == "pi"]
    return {"found": [camera.name for camera in found], "ok": len(found) == 1}


def check_pictures() -> Facts:
    with PiCamera() as camera:
        preview, still = camera.preview(), camera.still()
    off = off_by(preview), off_by(still)
    return {
        "preview": preview.size,
        "preview off by": round(off[0], 2),
        "still": still.size,
        "still off by": round(off[1], 2),
        "ok": max(off) <= MOST_OFF and still.size == SENSOR,
    }


def check_opening_again() -> Facts:
    lost = failed_openings()
    return lost | {"ok": lost["reasons"] == ["opened"] and lost["descriptors lost"] == 0}


def check_live() -> Facts:
    with LiveCamera(PiCamera()) as live:
        first = live.wait_for_frame(timeout=SOON)
        began, count = time.monotonic(), 20
        number = first.number if first else 0
        live.wait_for_frame(number + count - 1, timeout=SOON)
        seconds = time.monotonic() - began
        still = live.take_still().result(SOON)
    return {"frames a second": round(count / seconds, 1), "ok": still.size == SENSOR}


def check_absent() -> Facts:
    lost = failed_openings("5")
    return lost | {"ok": lost == {"reasons": ["none"], "descriptors lost": 0}}


def check_busy() -> Facts:
    # The virtual pipeline has no device to lock, so the other user is in this process: libcamera
    # and picamera2 refuse it with the words that they have for another program.
    with PiCamera() as other:
        other.preview()
        lost = failed_openings()
    with PiCamera() as camera:
        camera.preview()
    return lost | {"ok": lost == {"reasons": ["busy"], "descriptors lost": 0}}


def without_heap(mode: str, reason: str) -> Facts:
    os.environ["TENBOU_HEAP"] = mode
    try:
        lost = failed_openings()
    finally:
        del os.environ["TENBOU_HEAP"]
    with PiCamera() as camera:
        camera.preview()
    return lost | {"ok": lost == {"reasons": [reason], "descriptors lost": 0}}


def check_frames_that_stop() -> Facts:
    import libcamera

    queue_request = libcamera.Camera.queue_request
    with LiveCamera(PiCamera(), Retry(first=0.5, longest=1.0)) as live:
        live.wait_for_frame(timeout=SOON)
        libcamera.Camera.queue_request = lambda _, request: UNANSWERED.append(request)
        began = time.monotonic()
        noticed = live.wait_for_state(CameraState.UNPLUGGED, timeout=SOON)
        noticed_after = time.monotonic() - began
        # As the camera is opened again and again, frames still do not come.
        live.wait_for_state(CameraState.READY, timeout=5.0)
        libcamera.Camera.queue_request = queue_request
        began = time.monotonic()
        back = live.wait_for_state(CameraState.READY, timeout=SOON)
        back_after = time.monotonic() - began
        still = live.take_still().result(SOON) if back else None
    return {
        "noticed after s": round(noticed_after, 1),
        "back after s": round(back_after, 1),
        "ok": noticed and back and still is not None,
    }


CHECKS: dict[str, Callable[[], Facts]] = {
    "the camera is found": check_finding,
    "preview and still": check_pictures,
    "opened and closed many times": check_opening_again,
    "live preview and a still": check_live,
    "no camera of that number": check_absent,
    "another program has it": check_busy,
    "no memory for pictures": lambda: without_heap("missing", "no-memory"),
    "no permission": lambda: without_heap("forbidden", "no-permission"),
    "frames stop and come back": check_frames_that_stop,
}


def main() -> int:
    cross(SENSOR)
    failed = False
    for name, check in CHECKS.items():
        try:
            facts = check()
        except Exception as error:
            facts = {"ok": False, "error": repr(error)}
        failed = failed or not facts["ok"]
        print(json.dumps({"check": name} | facts), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
