"""Networks that remember what they answered about a picture: for commands that ask many times.

The time that an answer took counts each time that it is given, so that second looks are decided as
they would be without remembering.
"""

from collections.abc import Sequence
from time import process_time
from zlib import crc32

import numpy as np

from vision.detect import Detection, Detector
from vision.detect.detector import SURE, View
from vision.geometry import Image, Quad
from vision.read import FaceReading, Reader

Key = tuple[object, ...]


class Memory:
    """Answers about one picture, and a clock that adds the time which remembering saved."""

    def __init__(self) -> None:
        self.found: dict[Key, tuple[list[Detection], float]] = {}
        self.read: dict[Key, tuple[FaceReading, float]] = {}
        self._saved = 0.0

    def clock(self) -> float:
        return process_time() + self._saved

    def save(self, seconds: float) -> None:
        self._saved += seconds

    def forget(self) -> None:
        self.found.clear()
        self.read.clear()


class RememberingDetector(Detector):
    def __init__(self, memory: Memory, threads: int | None = None) -> None:
        super().__init__(threads=threads)
        self._memory = memory

    def detect(
        self, image: Image, *, least_score: float = SURE, view: View | None = None
    ) -> list[Detection]:
        key = (_key(image), least_score, view)
        known = self._memory.found.get(key)
        if known is None:
            begin = process_time()
            found = super().detect(image, least_score=least_score, view=view)
            self._memory.found[key] = found, process_time() - begin
            return found
        self._memory.save(known[1])
        return known[0]


class RememberingReader(Reader):
    def __init__(self, memory: Memory, threads: int | None = None) -> None:
        super().__init__(threads=threads)
        self._memory = memory

    def read(
        self, image: Image, quads: Sequence[Quad], *, all_turns: bool = False
    ) -> list[FaceReading]:
        picture = _key(image)
        keys = [(picture, quad.tobytes(), all_turns) for quad in quads]
        new = [number for number, key in enumerate(keys) if key not in self._memory.read]
        known = [self._memory.read[key][1] for key in keys if key in self._memory.read]
        begin = process_time()
        answers = super().read(image, [quads[number] for number in new], all_turns=all_turns)
        seconds = (process_time() - begin) / max(len(new), 1)
        for number, answer in zip(new, answers, strict=True):
            self._memory.read[keys[number]] = answer, seconds
        self._memory.save(sum(known))
        return [self._memory.read[key][0] for key in keys]


def _key(image: Image) -> Key:
    return image.shape, crc32(np.ascontiguousarray(image).data)
