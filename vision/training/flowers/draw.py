"""Draw what the network for flowers trains on: `python -m vision.training.flowers.draw`.

Patches of drawn crops, as large as one answer of the network sees: marks, marks that lie wrongly
turned, and pieces of paintings. They go into the cache in parts, so that training can begin with
the first of them.
"""

import argparse
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from rich.progress import track

from vision.geometry import Image
from vision.read.flowers import MARK_COUNT
from vision.training.flowers.crops import FlowerCrop, FlowerCrops, SeenMark, as_photographed
from vision.training.options import add_cache_option

PATCH: Final = 47
"""Pixels that one answer of the network sees."""
STEP: Final = 8
"""Pixels between two answers."""
SCALES: Final = (1.0, 0.5)
"""Of the crop: large marks are read in the smaller one."""
NO_MARK: Final = MARK_COUNT
PART: Final = 2048
"""Patches in one file."""
_TIMES: Final = 3
"""How often each crop is worn: drawing one costs four times as much."""
_LEGIBLE: Final = (8.0, 40.0)
"""Pixels of a mark in a patch."""
_NEAR: Final = 6.0
"""Pixels from a mark's middle: further away the patch shows no mark, nearer only that."""
_FAR: Final = 13.0
_SAME_UPSIDE_DOWN: Final = (8, 12, 13, 14)
"""1, 一, 二, 三."""


def parts_in(cache: Path) -> list[Path]:
    return sorted((cache / "flower-patches").glob("*.npz"))


def draw(cache: Path, parts: range) -> None:
    """Parts that are there already are left as they are."""
    folder = cache / "flower-patches"
    folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    source = FlowerCrops(cache)
    for number in track(parts, description="Drawing"):
        path = folder / f"{number:04}.npz"
        if path.exists():
            continue
        random = np.random.default_rng((number, 5))
        patches: list[tuple[Image, int]] = []
        while len(patches) < PART:
            crop = source.fresh(random)
            for _ in range(_TIMES):
                patches += patches_of(as_photographed(crop, random), random)
        images = np.stack([patch for patch, _ in patches[:PART]])
        labels = np.array([mark for _, mark in patches[:PART]], np.int64)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, images=images, labels=labels)
        unfinished.replace(path)


def patches_of(crop: FlowerCrop, random: np.random.Generator) -> list[tuple[Image, int]]:
    """With what each shows in its middle."""
    patches: list[tuple[Image, int]] = []
    pictures = {scale: _scaled(crop.image, scale) for scale in SCALES}
    for mark in crop.marks:
        for scale, picture in pictures.items():
            if _LEGIBLE[0] <= mark.size * scale <= _LEGIBLE[1]:
                patches += _of_mark(picture, mark, scale, random)
    for _ in range(1 if crop.marks else 3):
        scale = float(random.choice(SCALES, p=[0.75, 0.25]))
        at = random.uniform(0, pictures[scale].shape[0], 2)
        away = [float(np.linalg.norm(mark.centre * scale - at)) for mark in crop.marks]
        if min(away, default=np.inf) >= _FAR:
            patches.append((cut_patch(pictures[scale], at, int(random.integers(4))), NO_MARK))
    return patches


def _of_mark(
    picture: Image, mark: SeenMark, scale: float, random: np.random.Generator
) -> list[tuple[Image, int]]:
    """Upright; and turned, or beside its middle, where it says nothing."""
    middle = mark.centre * scale
    shown = mark.mark if mark.mark >= 0 else NO_MARK
    patches = [(cut_patch(picture, middle + random.uniform(-_NEAR, _NEAR, 2) * 0.75), shown)]
    turn = int(random.integers(1, 4))
    if random.random() < 0.4 and not (turn == 2 and mark.mark in _SAME_UPSIDE_DOWN):
        near = middle + random.uniform(-_NEAR, _NEAR, 2)
        patches.append((cut_patch(picture, near, turn), NO_MARK))
    if random.random() < 0.3:
        angle, away = random.uniform(0, 2 * np.pi), random.uniform(_FAR, 1.8 * _FAR)
        beside = middle + away * np.array([np.cos(angle), np.sin(angle)])
        patches.append((cut_patch(picture, beside), NO_MARK))
    return patches


def _scaled(image: Image, scale: float) -> Image:
    if scale == 1:
        return image
    size = round(image.shape[1] * scale), round(image.shape[0] * scale)
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA).astype(np.uint8)


def cut_patch(picture: Image, middle: np.ndarray, turn: int = 0) -> Image:
    """A square around a place; beyond the picture its edge goes on."""
    half = PATCH // 2
    padded = cv2.copyMakeBorder(picture, half, half, half, half, cv2.BORDER_REPLICATE)
    x, y = (int(np.clip(round(float(part)), 0, picture.shape[0] - 1)) for part in middle)
    return np.asarray(np.rot90(padded[y : y + PATCH, x : x + PATCH], turn), np.uint8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--parts", type=int, default=100)
    options = parser.parse_args()
    draw(options.cache, range(options.first, options.first + options.parts))


if __name__ == "__main__":
    main()
