"""A camera whose troubles a test decides."""

from collections.abc import Iterable, Iterator
from threading import Event
from typing import ClassVar

import numpy as np

from vision.camera.camera import Camera
from vision.camera.frame import CameraError, CameraState
from vision.geometry import Image

Step = CameraState | Exception | None
"""Trouble that opening or looking meets; none where it goes well."""


def shade(level: int, width: int = 64, height: int = 48) -> Image:
    return np.full((height, width, 3), level, np.uint8)


class FakeCamera(Camera):
    """Takes the next step of its script each time; when the script is over, all goes well."""

    kind: ClassVar[str] = "fake"

    def __init__(self, opens: Iterable[Step] = (), previews: Iterable[Step] = ()) -> None:
        super().__init__("fake")
        self._opens: Iterator[Step] = iter(opens)
        self._previews: Iterator[Step] = iter(previews)
        self.opened = 0
        self.closed = 0
        self.looked = 0
        self.looking = Event()
        self.stills: Iterator[Step] = iter(())
        self.block: Event | None = None
        """A driver that hangs until this is set."""

    def _open(self) -> None:
        self.opened += 1
        self._step(self._opens)

    def _preview(self) -> Image:
        self.looked += 1
        self.looking.set()
        if self.block is not None:
            self.block.wait(10)
        self._step(self._previews)
        return shade(self.looked % 256)

    def _still(self) -> Image:
        self._step(self.stills)
        return shade(200, 640, 480)

    def _close(self) -> None:
        self.closed += 1

    def _step(self, script: Iterator[Step]) -> None:
        step = next(script, None)
        if isinstance(step, CameraState):
            raise CameraError(step)
        if step is not None:
            raise step
