"""Photographed flowers to train on: `python -m vision.training.flowers.paintings`.

Those of `real.toml`, cut once into the cache: as they are, and as paintings, with their marks taken
away, so that drawn marks can be written on real plants.
"""

import argparse
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image
from vision.read.reader import straighten
from vision.training.detector.corners import known_corners
from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import labelled_photos

LABELS: Final = Path(__file__).with_name("real.toml")
GROUP: Final = "hk-tables"
FIGURES: Final = "1234一二三四"
SIDE: Final = 192
MARGIN: Final = 0.15
"""Of a cut-out face, beyond its corners."""
_PAINTING: Final = 160
_MARK: Final = {True: (0.02, 0.44), False: (0.46, 0.98)}
"""From where to where across the face a figure lies, a numeral."""
_MARK_DEPTH: Final = 0.42
_INK: Final = 28


@dataclass(frozen=True)
class RealFlower:
    """Upright, with a margin."""

    image: Image
    figure: int
    """Of ``FIGURES``."""


def load_paintings(cache: Path) -> tuple[Image, ...]:
    files = sorted((cache / "paintings").glob("*.png"))
    return tuple(np.asarray(cv2.imread(str(file)), np.uint8) for file in files)


def load_real(cache: Path) -> tuple[RealFlower, ...]:
    files = sorted((cache / "real-flowers").glob("*.png"))
    return tuple(
        RealFlower(np.asarray(cv2.imread(str(file)), np.uint8), int(file.stem[-1]))
        for file in files
    )


def trained_photos() -> frozenset[str]:
    """Photos of ``GROUP`` whose flowers are trained on."""
    return frozenset(name.partition("/")[0] for name in tomllib.loads(LABELS.read_text()))


def cut(photos: Path, cache: Path) -> int:
    """Write both kinds into the cache; says how many."""
    labels = tomllib.loads(LABELS.read_text())
    corners = known_corners(cache)
    count = 0
    for folder in ("paintings", "real-flowers"):
        (cache / folder).mkdir(parents=True, exist_ok=True)
    for photo in labelled_photos(photos, (GROUP,)):
        for index in range(len(photo.boxes)):
            label = labels.get(f"{photo.path.stem}/{index}")
            if label is None:
                continue
            image = photo.load()
            size = np.array([image.shape[1], image.shape[0]], np.float32)
            quad = corners[photo.group, photo.path.stem][index] * size
            upright = np.roll(quad, -label["turn"], axis=0).astype(np.float32)
            figure = FIGURES.index(label["figure"])
            name = f"{photo.path.stem}-{index}-{figure}.png"
            face = straighten(image, upright, _PAINTING, 0.0)
            without = without_mark(face, left=figure < 4)
            cv2.imwrite(str(cache / "paintings" / name), without)
            whole = straighten(image, upright, SIDE, MARGIN)
            cv2.imwrite(str(cache / "real-flowers" / name), whole)
            count += 1
    return count


def without_mark(face: Image, *, left: bool) -> Image:
    """All ink in the mark's corner filled with what is around it."""
    side = face.shape[0]
    ivory = np.median(face.reshape(-1, 3), axis=0)
    ink = np.abs(face.astype(np.float32) - ivory).max(axis=2) > _INK
    start, end = (round(part * side) for part in _MARK[left])
    mask = np.zeros(ink.shape, np.uint8)
    corner = slice(round(0.02 * side), round(_MARK_DEPTH * side)), slice(start, end)
    mask[corner] = ink[corner]
    mask = cv2.dilate(mask, np.ones((7, 7), np.uint8)).astype(np.uint8)
    return np.asarray(cv2.inpaint(face, mask, 4, cv2.INPAINT_TELEA), np.uint8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    options = parser.parse_args()
    print(f"{cut(options.photos, options.cache)} flowers in {options.cache}")


if __name__ == "__main__":
    main()
