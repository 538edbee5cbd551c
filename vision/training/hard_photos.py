"""Rendered hands that a network gets wrong, kept to train it on: hands as players photograph them,
in training styles. Drawing goes on where it was stopped."""

import argparse
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from vision.geometry import Quad
from vision.training.artist.style import training_style
from vision.training.draw import PHOTOS_OF_A_STYLE, answers, write_photo
from vision.training.options import add_cache_option
from vision.training.render import RenderedPhoto, render_photo

Judge = Callable[[RenderedPhoto], bool]
"""Whether a photo is hard; to be found by its name, for other processes run it."""

HARD_TO_FIND, HARD_TO_READ = "hard", "hard-to-read"
"""Their folders in the cache: those of the detector, those of the reader."""

HAND_PHOTO_SIZE: Final = (1280, 720)
_EDGE: Final = 0.01  # of the picture
_FIRST_STYLE: Final = 20_000
"""Beyond the styles of `draw` and of the photos that mistakes are looked for in."""
_FIRST_PHOTO: Final = 2_000_000


def draw_hand_photo(number: int, glyphs: Path | None) -> RenderedPhoto:
    style = training_style(_FIRST_STYLE + number // PHOTOS_OF_A_STYLE, glyphs)
    seed = 2 * (_FIRST_PHOTO + number)
    return render_photo(seed, HAND_PHOTO_SIZE, style, hand_only=True, tidy=True)


def is_inside(quad: Quad, size: tuple[int, int]) -> bool:
    """What touches the edge may be part of a tile whose middle the picture does not hold."""
    edge = _EDGE * max(size)
    return bool((quad > edge).all() and (quad < np.array(size) - edge).all())


def _draw_style(first: int, folder: Path, glyphs: Path, is_hard: Judge) -> int:
    """Draw the photos of one style; how many were hard."""
    done = folder / f"{first:06}.done"
    if done.exists():
        return int(done.read_text())
    hard = 0
    for number in range(first, first + PHOTOS_OF_A_STYLE):
        photo = draw_hand_photo(number, glyphs)
        if is_hard(photo):
            write_photo(photo, folder / f"{number:06}")
            hard += 1
    done.write_text(str(hard))
    return hard


def draw_hard(
    folder: Path, glyphs: Path, is_hard: Judge, numbers: range, processes: int
) -> Iterator[int]:
    """Draw these photos and keep the hard ones; yields how many with each style."""
    folder.mkdir(parents=True, exist_ok=True)
    job = partial(_draw_style, folder=folder, glyphs=glyphs, is_hard=is_hard)
    yield from answers(job, numbers[::PHOTOS_OF_A_STYLE], processes)


def main(name: str, about: str, judge: Callable[[Path], Judge], weights: Path, first: int) -> None:
    """The command: photos from number ``first`` on, kept in the cache's folder of this name."""
    parser = argparse.ArgumentParser(description=about)
    add_cache_option(parser)
    parser.add_argument("--weights", type=Path, default=weights, help="of the network to test")
    parser.add_argument("--count", type=int, default=8000, help="photos to draw")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    folder, glyphs = options.cache / name, options.cache / "glyphs.jsonl"
    numbers = range(first, first + options.count)
    hard = drawn = 0
    for kept in draw_hard(folder, glyphs, judge(options.weights), numbers, options.processes):
        hard, drawn = hard + kept, drawn + PHOTOS_OF_A_STYLE
        print(f"\r{drawn} of {options.count} photos drawn, {hard} are hard", end="", flush=True)
    print(f" in {folder}")
