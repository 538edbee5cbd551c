from collections.abc import Sequence

import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read import FaceReading
from vision.read.faces import CLASS_COUNT, FLOWER, NOT_A_FACE
from vision.training.measure_doubt import doubt, made_whole

FOUR_OF_CIRCLES, TWO_OF_CIRCLES = 12, 10
TILE = box_quad(20, 20, 80, 100)


class SaysOf:
    """A reader that has these answers, one after another."""

    def __init__(self, *answers: tuple[int, float]) -> None:
        self._answers = answers

    def read_crops(self, crops: Sequence[Image]) -> list[FaceReading]:
        return [self._reading(*answer) for answer, _ in zip(self._answers, crops, strict=True)]

    def read(self, image: Image, quads: Sequence[Quad]) -> list[FaceReading]:
        return self.read_crops([image] * len(quads))

    @staticmethod
    def _reading(face: int, sure: float) -> FaceReading:
        faces = np.full(CLASS_COUNT, (1 - sure) / (CLASS_COUNT - 1), np.float32)
        faces[face] = sure
        return FaceReading(faces, np.eye(4, dtype=np.float32)[0])


def test_only_sure_faces_of_another_name_are_wrong() -> None:
    reader = SaysOf((3, 0.95), (3, 0.95), (3, 0.5), (NOT_A_FACE, 0.99), (FLOWER, 0.99))
    crops = [np.zeros((96, 96, 3), np.uint8)] * 5
    found = doubt("half", reader, crops, [3, 4, 4, 4, 4])  # type: ignore[arg-type]
    assert (found.sure, found.sure_wrong) == (2, 1)


def test_halves_are_whole_again_where_the_whole_is_surer() -> None:
    placed = [(FOUR_OF_CIRCLES, np.zeros((120, 120, 3), np.uint8), TILE)]
    half, whole = (TWO_OF_CIRCLES, 0.7), (FOUR_OF_CIRCLES, 0.97)
    assert made_whole(SaysOf(half, half, whole), placed).endswith("1 of 1")  # type: ignore[arg-type]
    sure = (TWO_OF_CIRCLES, 0.999)
    assert made_whole(SaysOf(sure, sure, whole), placed).endswith("0 of 1")  # type: ignore[arg-type]
    assert made_whole(SaysOf(half, half, (3, 0.97)), placed).endswith("0 of 1")  # type: ignore[arg-type]
