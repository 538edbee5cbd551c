"""Name the faces in a photo: straightened crops in, a probability for every face out."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.read.straighten import straighten
from vision.runtime import MODELS, open_session

READER_WEIGHTS: Final = MODELS / "reader.onnx"
_FLOWERS: Final = 0.01
"""How much rarer flowers are than in training, which saw sets that have eight: a bird among
flowers is 1s. Of real flowers (`hk-tables`, `hk-felt`) none more is mistaken than with 0.05."""
_AT_ONCE: Final = 32  # crops in one run of the network: bounds memory on a Pi


@dataclass(frozen=True)
class FaceReading:
    probabilities: NDArray[np.float32]
    """One for each of ``CLASS_NAMES``; together one."""
    turns: NDArray[np.float32]
    """How likely the crop shows the face turned clockwise by 0, 1, 2, 3 quarters."""

    @property
    def face(self) -> int:
        return int(self.probabilities.argmax())

    @property
    def name(self) -> str:
        return CLASS_NAMES[self.face]

    @property
    def confidence(self) -> float:
        return float(self.probabilities.max())

    @property
    def turn(self) -> int:
        return int(self.turns.argmax())

    def upright(self, quad: Quad) -> Quad:
        """The corners of the crop's quad, from the face's own top left on."""
        return np.roll(quad, -self.turn, axis=0)


class Reader:
    """The reader's network, loaded once."""

    def __init__(self, weights: Path = READER_WEIGHTS, threads: int = 2) -> None:
        self._session = open_session(weights, threads)

    def read(
        self, image: Image, quads: Sequence[Quad], *, all_turns: bool = False
    ) -> list[FaceReading]:
        """Read the face in each quad.

        ``all_turns`` looks at each crop in its four rotations and takes the mean: a little more
        often right, four times the work.
        """
        return self.read_crops([straighten(image, quad) for quad in quads], all_turns=all_turns)

    def read_crops(self, crops: Sequence[Image], *, all_turns: bool = False) -> list[FaceReading]:
        if not crops:
            return []
        pixels = np.stack(crops)
        if not all_turns:
            faces, turns = self._run(pixels)
            return _readings(faces, turns)
        turned = [self._run(np.rot90(pixels, -turn, axes=(1, 2))) for turn in range(4)]
        faces = np.exp(np.mean([np.log(f + 1e-9) for f, _ in turned], axis=0))
        # The crop turned by k quarters shows the face turned by k more.
        turns = np.mean([np.roll(t, -turn, axis=1) for turn, (_, t) in enumerate(turned)], axis=0)
        return _readings(faces, turns)

    def _run(self, pixels: Image) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        parts = [
            self._session.run(None, {"crops": np.ascontiguousarray(pixels[at : at + _AT_ONCE])})
            for at in range(0, len(pixels), _AT_ONCE)
        ]
        faces = np.concatenate([np.asarray(part[0], np.float32) for part in parts])
        turns = np.concatenate([np.asarray(part[1], np.float32) for part in parts])
        return faces, turns


def _readings(faces: NDArray[np.float32], turns: NDArray[np.float32]) -> list[FaceReading]:
    faces = faces.copy()
    faces[:, FLOWER] *= _FLOWERS
    faces /= faces.sum(axis=1, keepdims=True)
    return [FaceReading(face, turn) for face, turn in zip(faces, turns, strict=True)]
