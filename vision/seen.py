"""One tile as the eyes saw it: where, which way up, and what it may be."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection, Kind
from vision.faces import (
    CLASS_COUNT,
    CLASS_NAMES,
    FLOWER,
    LOOKS_SAME_UPSIDE_DOWN,
    NOT_A_FACE,
    WHITE_DRAGON,
)
from vision.read import FaceReading
from vision.straighten import Quad

_SAME_UPSIDE_DOWN: Final = np.array(sorted(LOOKS_SAME_UPSIDE_DOWN))
_ANY_WAY_UP: Final = np.full(4, 0.25, np.float32)
_TURN_IS_A_GUESS: Final = np.zeros(CLASS_COUNT, np.float32)
"""For each face, how little the reader's word on its turn counts. The reader sees a square crop: a
blank white dragon has nothing there that turns, a single circle hardly anything. Beside other tiles
their shape tells."""
_TURN_IS_A_GUESS[[WHITE_DRAGON, CLASS_NAMES.index("1p")]] = 1.0, 0.4
_BLANK: Final = np.zeros(CLASS_COUNT, np.float32)
_BLANK[[WHITE_DRAGON, NOT_A_FACE]] = 0.8, 0.2
_NO_FACE: Final = np.eye(CLASS_COUNT, dtype=np.float32)[NOT_A_FACE]


@dataclass(frozen=True, eq=False)
class SeenTile:
    quad: Quad
    """Clockwise from the face's own top left, as far as the reader can tell."""
    kind: Kind
    score: float
    """How sure the detector is that a tile is there."""
    probabilities: NDArray[np.float32]
    """One for each of ``CLASS_NAMES``."""
    top_side: NDArray[np.float32]
    """How likely the face's own top is side 0, 1, 2, 3 of the quad (side 0: corners 0 and 1).

    Faces that look the same upside down share theirs between opposite sides.
    """

    @property
    def centre(self) -> NDArray[np.float64]:
        return np.asarray(self.quad.mean(axis=0), np.float64)

    @property
    def is_back(self) -> bool:
        return self.kind == "back"

    @property
    def is_tile(self) -> bool:
        """A back, or a face that is likelier one of the 37 or a flower than no face at all."""
        return self.is_back or float(self.probabilities[NOT_A_FACE]) < 0.5

    @property
    def name(self) -> str:
        """As the interface names a tile: ``back``, ``unknown`` where no riichi tile fits."""
        if self.is_back:
            return "back"
        best = int(self.probabilities.argmax())
        return CLASS_NAMES[best] if best < FLOWER else "unknown"

    @property
    def confidence(self) -> float:
        return self.score if self.is_back else float(self.probabilities.max())


def seen_tile(detection: Detection, reading: FaceReading | None) -> SeenTile:
    """Join what the detector and the reader say; a back needs no reading."""
    if detection.kind == "back" or reading is None:
        return SeenTile(detection.quad, "back", detection.score, _NO_FACE, _ANY_WAY_UP)
    turns = np.roll(reading.turns, -reading.turn)
    same = float(reading.probabilities[_SAME_UPSIDE_DOWN].sum())
    top_side = (1 - same / 2) * turns + same / 2 * np.roll(turns, 2)
    guess = float(reading.probabilities @ _TURN_IS_A_GUESS)
    top_side += guess * (_ANY_WAY_UP - top_side)
    return SeenTile(
        reading.upright(detection.quad),
        "face",
        detection.score,
        reading.probabilities,
        top_side.astype(np.float32),
    )


def as_back(tile: SeenTile) -> SeenTile:
    """The same tile face down."""
    return SeenTile(tile.quad, "back", tile.score, _NO_FACE, _ANY_WAY_UP)


def as_white_dragon(tile: SeenTile) -> SeenTile:
    """The same tile as a blank face, which looks the same whichever way up it lies."""
    return SeenTile(tile.quad, "face", tile.score, _BLANK, _ANY_WAY_UP)
