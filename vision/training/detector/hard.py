"""Hands that a detector gets wrong, to train it on: `python -m vision.training.detector.hard`.

Hands are drawn as players photograph them, in training styles, and kept where the detector misses a
tile, takes a back for a face, or finds a tile where none is. Goes on where it was stopped.
"""

import argparse
import os
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import DETECTOR_WEIGHTS, Detection, Detector
from vision.training.artist.style import training_style
from vision.training.cache import add_cache_option
from vision.training.draw import PHOTOS_OF_A_STYLE, answers, write_photo
from vision.training.render import RenderedPhoto, TrueTile, render_photo

_FIRST_STYLE: Final = 20_000
"""Beyond the styles of `draw` and of the photos that mistakes are looked for in."""
_FIRST_PHOTO: Final = 2_000_000
_SIZE: Final = (1280, 720)
_MUST_BE_FOUND: Final = 0.6  # share of a tile in view
_MAY_BE_FOUND: Final = 0.15
_SAME: Final = 0.5  # overlap of upright boxes


def draw_hand_photo(number: int, glyphs: Path | None) -> RenderedPhoto:
    style = training_style(_FIRST_STYLE + number // PHOTOS_OF_A_STYLE, glyphs)
    return render_photo(2 * (_FIRST_PHOTO + number), _SIZE, style, hand_only=True, tidy=True)


def mistakes(
    tiles: tuple[TrueTile, ...], found: list[Detection], size: tuple[int, int] = _SIZE
) -> int:
    """Tiles missed or taken for the other kind, and answers where no tile is."""
    seen = [tile for tile in tiles if tile.visible >= _MAY_BE_FOUND]
    overlaps = _overlaps([tile.quad for tile in seen], [answer.quad for answer in found])
    true_kinds = np.array([tile.is_back for tile in seen], np.bool_)
    found_kinds = np.array([answer.kind == "back" for answer in found], np.bool_)
    right = (overlaps > _SAME) & (true_kinds[:, None] == found_kinds)
    missed = sum(
        tile.visible >= _MUST_BE_FOUND and not hit.any()
        for tile, hit in zip(seen, right, strict=True)
    )
    invented = sum(
        not hit.any() and _is_inside(answer.quad, size)
        for answer, hit in zip(found, (overlaps > _SAME).T, strict=True)
    )
    return missed + invented


def _is_inside(quad: NDArray[np.float32], size: tuple[int, int]) -> bool:
    """What touches the edge may be part of a tile whose middle the picture does not hold."""
    return bool(
        (quad > 0.01 * max(size)).all() and (quad < np.array(size) - 0.01 * max(size)).all()
    )


def _overlaps(
    ones: list[NDArray[np.float32]], others: list[NDArray[np.float32]]
) -> NDArray[np.float32]:
    first, second = (np.array(part, np.float32).reshape(-1, 4, 2) for part in (ones, others))
    low = np.maximum(first.min(axis=1)[:, None], second.min(axis=1))
    high = np.minimum(first.max(axis=1)[:, None], second.max(axis=1))
    shared = np.clip(high - low, 0, None).prod(axis=2)
    areas = [np.ptp(part, axis=1).prod(axis=1) for part in (first, second)]
    union: NDArray[np.float32] = areas[0][:, None] + areas[1] - shared
    return np.asarray(shared / np.maximum(union, 1e-6), np.float32)


@cache
def _detector(weights: Path) -> Detector:
    cv2.setNumThreads(1)
    return Detector(weights, threads=1)


def _draw_style(first: int, folder: Path, glyphs: Path, weights: Path) -> int:
    """Draw the photos of one style; how many were hard."""
    done = folder / f"{first:06}.done"
    if done.exists():
        return int(done.read_text())
    hard = 0
    for number in range(first, first + PHOTOS_OF_A_STYLE):
        photo = draw_hand_photo(number, glyphs)
        if mistakes(photo.tiles, _detector(weights).detect(photo.image)):
            write_photo(photo, folder / f"{number:06}")
            hard += 1
    done.write_text(str(hard))
    return hard


def draw_hard(
    folder: Path, glyphs: Path, weights: Path, count: int, processes: int
) -> Iterator[int]:
    """Draw ``count`` photos and keep the hard ones; yields how many with each step."""
    folder.mkdir(parents=True, exist_ok=True)
    job = partial(_draw_style, folder=folder, glyphs=glyphs, weights=weights)
    yield from answers(job, range(0, count, PHOTOS_OF_A_STYLE), processes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--detector", type=Path, default=DETECTOR_WEIGHTS, help="weights to test")
    parser.add_argument("--count", type=int, default=8000, help="photos to draw")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    folder, glyphs = options.cache / "hard", options.cache / "glyphs.jsonl"
    hard = drawn = 0
    for kept in draw_hard(folder, glyphs, options.detector, options.count, options.processes):
        hard, drawn = hard + kept, drawn + PHOTOS_OF_A_STYLE
        print(f"\r{drawn} of {options.count} photos drawn, {hard} are hard", end="", flush=True)
    print(f" in {folder}")


if __name__ == "__main__":
    main()
