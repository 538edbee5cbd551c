"""Decode a picture in a process of its own, which can be ended when it takes too long.

A thread cannot be stopped inside the decoder. Only a picture that says by itself that it is much
work comes here (``vision/photo/load.py``): starting the process takes longer than most photos.
"""

import os
import signal
import struct
import subprocess
import sys
from math import ceil
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from vision.geometry import Image

_SHAPE: Final = struct.Struct("<II")
_ROOT: Final = Path(__file__).parents[2]
_OUT_OF_TIME: Final = -getattr(signal, "SIGXCPU", 24)  # Windows has no such signal
_PATIENCE: Final = 6
"""How many times as long as its processor time a picture may take: a busy machine is slower."""


class DecodingTimeoutError(Exception):
    """The picture was not decoded within its time."""


def decode_apart(data: bytes, flags: int, seconds: float) -> Image | None:
    """The pixels, or none for a damaged picture; the process is gone when this returns.

    ``seconds`` of processor time, so that a photo is opened on a busy machine as on an idle one.
    """
    search = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    try:
        done = subprocess.run(  # noqa: S603  # our own module
            [sys.executable, "-m", "vision.photo.worker", str(flags), str(seconds)],
            input=data,
            capture_output=True,
            timeout=seconds * _PATIENCE,
            env=os.environ | {"PYTHONPATH": search},
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise DecodingTimeoutError from error
    if done.returncode == _OUT_OF_TIME:
        raise DecodingTimeoutError
    if done.returncode != 0 or len(done.stdout) < _SHAPE.size:
        return None
    height, width = _SHAPE.unpack_from(done.stdout)
    pixels = np.frombuffer(done.stdout, np.uint8, offset=_SHAPE.size)
    return pixels.reshape(height, width, 3).copy()


def _main(flags: int, seconds: float) -> int:
    import resource

    import cv2

    # It ends by itself, also where the kiosk was ended before it.
    limit = ceil(process_time() + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    cv2.setNumThreads(1)
    image = cv2.imdecode(np.frombuffer(sys.stdin.buffer.read(), np.uint8), flags)
    if image is None:
        return 1
    sys.stdout.buffer.write(_SHAPE.pack(*image.shape[:2]))
    sys.stdout.buffer.write(image.tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(_main(int(sys.argv[1]), float(sys.argv[2])))
