"""Are flowers and seasons read by their numbers? `python -m vision.training.measure_flowers`.

Real ones, labelled by eye in `reader/real_flowers.toml`; the number of none of them was trained on.
Where a tile shows its character, all of 1 to 8 counts; where it shows a figure alone, a season and
a flower look alike, and the figure counts.
"""

import argparse
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from vision.geometry import Image, Quad
from vision.read import READER_WEIGHTS, FaceReading, Reader
from vision.read.faces import FLOWER, NO_NUMBER
from vision.training.cache import add_cache_option
from vision.training.detector.corners import known_corners
from vision.training.photos import DEFAULT_PHOTOS, labelled_photos

LABELS: Final = Path(__file__).with_name("reader") / "real_flowers.toml"
_SURE: Final = 0.6


@dataclass(frozen=True)
class RealFlower:
    image: Image
    quad: Quad
    number: int
    by_figure: bool


def real_flowers(photos: Path, cache: Path) -> Iterator[RealFlower]:
    labels = tomllib.loads(LABELS.read_text())
    wanted = {
        name: (number, kind == "figure")
        for kind, entries in labels.items()
        for name, number in entries.items()
    }
    corners = known_corners(cache)
    groups = tuple(sorted({name.split("/")[0] for name in wanted}))
    for photo in labelled_photos(photos, groups):
        for index in range(len(photo.boxes)):
            label = wanted.get(f"{photo.group}/{photo.path.stem}/{index}")
            quads = corners.get((photo.group, photo.path.stem))
            if label is None or quads is None or not np.isfinite(quads[index]).all():
                continue
            image = photo.load()
            size = np.array([image.shape[1], image.shape[0]], np.float32)
            yield RealFlower(image, (quads[index] * size).astype(np.float32), *label)


def answer(reading: FaceReading, by_figure: bool) -> int | None:
    """The number that the reading gives, or the figure, where that is all there is."""
    if not by_figure:
        return reading.lucky_number
    figures = reading.lucky[:4] + reading.lucky[4:NO_NUMBER]
    best = int(figures.argmax())
    return best + 1 if figures[best] >= _SURE else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    add_cache_option(parser)
    parser.add_argument("--photos", type=Path, default=DEFAULT_PHOTOS)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    options = parser.parse_args()
    reader = Reader(options.reader)
    flowers = list(real_flowers(options.photos, options.cache))
    print(f"{'':24}{'tiles':>7}{'given':>8}{'right':>8}{'as a flower':>13}")
    for name, by_figure in (("with a character", False), ("with a figure alone", True)):
        shown = [flower for flower in flowers if flower.by_figure == by_figure]
        readings = [reader.read(f.image, [f.quad], all_turns=True)[0] for f in shown]
        answers = [answer(reading, by_figure) for reading in readings]
        right = sum(a == f.number for a, f in zip(answers, shown, strict=True))
        given = sum(a is not None for a in answers)
        known = sum(reading.face == FLOWER for reading in readings)
        print(f"{name:24}{len(shown):>7}{given:>8}{right:>8}{known:>13}")


if __name__ == "__main__":
    main()
