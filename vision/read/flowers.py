"""Which of the eight a flower or season is: a small network of its own looks at what is written.

It looks for marks at every place of the face: 春夏秋冬梅蘭菊竹, 1 to 4, 一 to 四. It sees the face
larger than the reader does, and runs only on tiles that may be flowers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad
from vision.read.faces import NO_NUMBER
from vision.read.reader import straighten
from vision.weights import MODELS, open_session

FLOWER_WEIGHTS: Final = MODELS / "flowers.onnx"
FLOWER_SIDE: Final = 128
"""Pixels of a crop: a figure in a corner is an eighth of the face."""
MARKS: Final[dict[str, int]] = {
    **{mark: number for number, mark in enumerate("春夏秋冬梅蘭菊竹1234一二三四")},
    "兰": 5,
    "芸": 5,
}
"""The orchid's in full, short, and as some makers write it by hand."""
MARK_COUNT: Final = 16
_FIGURES: Final = slice(8, 12)
_NUMERALS: Final = slice(12, 16)
_SURE: Final = 0.9
_SURELY_WRITTEN: Final = 0.98
"""How likely a character must be to make a flower of what the reader calls something else."""
_WITH_CHARACTER: Final = 0.8
"""How many sets have characters on their flowers and seasons."""
_WITH_FIGURE: Final = 0.8
_NUMERALS_BESIDE: Final = 0.12
"""How many figures are 一 to 四 where there is a character, too."""
_NUMERALS_ALONE: Final = 0.5
"""How many where there is none: on the seasons of most such sets."""
_CLASH: Final = 0.02
"""How likely it is that a character and a figure which do not fit are both there."""
_MANY_PLACES: Final = 0.2
"""A mark is looked for at hundreds of places: so much less one of them says."""
_SHARPNESS: Final = 1.8
"""How much more the network's odds say than it thinks; both were fitted on drawn flowers in
training styles (`models/flowers.md`)."""
_TURNED: Final = np.array([0.6, 0.02, 0.36, 0.02])
"""How likely the reader has a flower upright, turned by one, two, three quarters: it is seldom
wrong about its longer side, and often about its top."""
_LIKELY: Final = (0, 2)
_ZOOMS: Final = (1.12, 1.25)
"""Larger, a crop's middle: marks lie at other places of the network's grid."""
_BELOW: Final = 0.25
"""How much a mark in the lower part says, beside one above."""

Chances = NDArray[np.float64]


@dataclass(frozen=True)
class FlowerReading:
    """What is written on a tile; together one."""

    characters: Chances
    """How likely each of 春夏秋冬梅蘭菊竹, with a figure that fits or without one."""
    numerals: Chances
    """How likely each of 一 to 四, and no character."""
    figures: Chances
    """How likely each of 1 to 4, and no character."""
    nothing: float
    """How likely nothing that says which of the eight it is."""

    def lucky(self, plain_figures: float = 0.5) -> Chances:
        """How likely each of the eight is, and that nobody can say.

        ``plain_figures``: how likely 1 to 4 without a character are flowers, not seasons. Where the
        seasons of a set have 一 to 四, they are.
        """
        chances = np.append(self.characters, self.nothing)
        chances[:4] += self.numerals + self.figures * (1 - plain_figures)
        chances[4:NO_NUMBER] += self.figures * plain_figures
        return chances

    @property
    def has_character(self) -> bool:
        """Surely one of the eight, which no other tile has."""
        return float(self.characters.max()) >= _SURELY_WRITTEN

    @property
    def has_lone_numeral(self) -> bool:
        """Surely 一 to 四 and no character."""
        return float(self.numerals.sum()) >= _SURE


def lucky_numbers(readings: Sequence[FlowerReading]) -> list[int | None]:
    """1 to 4 for the seasons, 5 to 8 for the flowers of one set; None where it is not shown."""
    numerals = any(reading.has_lone_numeral for reading in readings)
    return [sure_number(reading.lucky(1.0 if numerals else 0.5)) for reading in readings]


def sure_number(lucky: Chances) -> int | None:
    best = int(lucky.argmax())
    return best + 1 if best != NO_NUMBER and lucky[best] >= _SURE else None


class FlowerReader:
    """The network for flowers, loaded once."""

    def __init__(self, weights: Path = FLOWER_WEIGHTS, threads: int | None = None) -> None:
        self._session = open_session(weights, threads)

    def read(self, image: Image, quads: Sequence[Quad]) -> list[FlowerReading]:
        """Each quad from the face's own top left on, as far as the reader can say."""
        return [self.read_crop(straighten(image, quad, FLOWER_SIDE)) for quad in quads]

    def read_crop(self, crop: Image) -> FlowerReading:
        """The crop in its four rotations, of which only an upright one can be read, and larger in
        those two that are likely."""
        likely = [_larger(crop, zoom) for zoom in _ZOOMS]
        crops = [np.rot90(crop, turn) for turn in range(4)]
        crops += [np.rot90(each, turn) for turn in _LIKELY for each in likely]
        (found,) = self._session.run(None, {"crops": np.ascontiguousarray(np.stack(crops))})
        odds = _log_odds(np.asarray(found, np.float64))
        larger = odds[4:].reshape(len(_LIKELY), len(_ZOOMS), *odds.shape[1:])
        whole = odds[:4]
        for turn, seen in zip(_LIKELY, larger, strict=True):
            whole[turn] = np.mean([whole[turn], *seen], axis=0)
        return reading_of(1 / (1 + np.exp(-whole)))


def _larger(crop: Image, zoom: float) -> Image:
    """The middle of the crop, so many times as large."""
    rim = round(FLOWER_SIDE * (1 - 1 / zoom) / 2)
    middle = crop[rim : FLOWER_SIDE - rim, rim : FLOWER_SIDE - rim]
    return np.asarray(cv2.resize(middle, (FLOWER_SIDE, FLOWER_SIDE)), np.uint8)


def _log_odds(chances: Chances) -> Chances:
    some = chances.clip(1e-6, 1 - 1e-6)
    return np.asarray(np.log(some / (1 - some)))


def reading_of(marks: Chances) -> FlowerReading:
    """From how likely each mark is somewhere above and below, in the four rotations."""
    odds = np.exp(_log_odds(marks) * _SHARPNESS) * _MANY_PLACES
    odds = np.maximum(odds[:, 0], odds[:, 1] * _BELOW)
    weights = [turned * _weights(row) for turned, row in zip(_TURNED, odds, strict=True)]
    whole = np.sum(weights, axis=0)
    whole /= whole.sum()
    return FlowerReading(whole[:8], whole[_NUMERALS], whole[_FIGURES], float(whole[-1]))


def _weights(odds: Chances) -> Chances:
    """How well each that may be written fits the odds of the marks: a character, a figure alone, a
    numeral alone, nothing."""
    characters, figures, numerals = odds[:8], odds[_FIGURES], odds[_NUMERALS]
    either = figures * (1 - _NUMERALS_BESIDE) + numerals * _NUMERALS_BESIDE
    fitting = np.tile(either, 2)
    written = _WITH_CHARACTER * characters
    clash = _CLASH * _WITH_FIGURE * float(written @ (either.sum() - fitting))
    alone = (1 - _WITH_CHARACTER) * _WITH_FIGURE
    nothing = (1 - _WITH_CHARACTER) * (1 - _WITH_FIGURE) + clash
    return np.concatenate(
        [
            written * (_WITH_FIGURE * fitting + 1 - _WITH_FIGURE),
            alone * figures * (1 - _NUMERALS_ALONE),
            alone * numerals * _NUMERALS_ALONE,
            [nothing],
        ]
    )
