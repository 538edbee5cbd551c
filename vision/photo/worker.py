"""Decode a picture in a process of its own, which can be ended when it takes too long.

A thread cannot be stopped inside the decoder. Only a picture that says by itself that it is much
work comes here (``vision/photo/load.py``): starting the process takes longer than most photos.
"""

import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Final

import numpy as np

from vision.geometry import Image

_SHAPE: Final = struct.Struct("<II")
_ROOT: Final = Path(__file__).parents[2]


class DecodingTimeoutError(Exception):
    """The picture was not decoded within its time."""


def decode_apart(data: bytes, flags: int, seconds: float) -> Image | None:
    """The pixels, or none for a damaged picture; the process is gone when this returns."""
    search = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    try:
        done = subprocess.run(  # noqa: S603  # our own module
            [sys.executable, "-m", "vision.photo.worker", str(flags), str(seconds)],
            input=data,
            capture_output=True,
            timeout=seconds,
            env=os.environ | {"PYTHONPATH": search},
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise DecodingTimeoutError from error
    if done.returncode != 0 or len(done.stdout) < _SHAPE.size:
        return None
    height, width = _SHAPE.unpack_from(done.stdout)
    pixels = np.frombuffer(done.stdout, np.uint8, offset=_SHAPE.size)
    return pixels.reshape(height, width, 3).copy()


def _main(flags: int, seconds: float) -> int:
    import resource

    import cv2

    # It ends by itself too, should the kiosk be ended before it.
    limit = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    cv2.setNumThreads(1)
    image = cv2.imdecode(np.frombuffer(sys.stdin.buffer.read(), np.uint8), flags)
    if image is None:
        return 1
    sys.stdout.buffer.write(_SHAPE.pack(*image.shape[:2]))
    sys.stdout.buffer.write(image.tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(_main(int(sys.argv[1]), float(sys.argv[2])))
