"""Render photos into the cache: `python -m vision.training.draw`. Goes on where it was stopped."""

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

import cv2
import numpy as np

from vision.geometry import Image
from vision.read.faces import CLASS_NAMES
from vision.training.artist.style import held_out_style, training_style
from vision.training.options import add_cache_option
from vision.training.render import RenderedPhoto, TrueTile, render_photo
from vision.training.render.artwork_faces import artwork_sets

Job = TypeVar("Job")

PHOTOS_OF_A_STYLE: Final = 8
"""Drawing a set of faces costs as much as several pictures of it."""

_ARTWORK_EVERY: Final = 2
"""One style in two borrows faces from other artwork, where the cache has some."""

_SIZES: Final = ((640, 480), (640, 640), (480, 640), (800, 450), (960, 540), (1280, 720))
_HELD_OUT_SIZE: Final = (1920, 1080)
_FIRST_DEVELOPMENT_STYLE: Final = 5_000
_FIRST_DEVELOPMENT_PHOTO: Final = 1_000_000


@dataclass(frozen=True)
class DrawnPhoto:
    """A rendered photo in the cache."""

    path: Path
    tiles: tuple[TrueTile, ...]
    hand: dict[str, Any] | None

    def load(self) -> Image:
        image = cv2.imread(str(self.path))
        if image is None:
            raise FileNotFoundError(f"{self.path} is no picture.")
        return image.astype(np.uint8, copy=False)


def draw_training_photo(number: int, glyphs: Path) -> RenderedPhoto:
    style_number = number // PHOTOS_OF_A_STYLE
    sets = artwork_sets(glyphs.parent / "artwork")
    every, turn = divmod(style_number, _ARTWORK_EVERY)
    artwork = sets[every % len(sets)] if sets and turn == 0 else None
    size = _SIZES[number % len(_SIZES)]
    return render_photo(2 * number, size, training_style(style_number, glyphs), artwork=artwork)


def draw_held_out_photo(number: int, glyphs: Path | None) -> RenderedPhoto:
    """A photo of a won hand, 1,920 × 1,080, taken with some care, in a style never trained on."""
    style = held_out_style(number, glyphs)
    return render_photo(2 * number + 1, _HELD_OUT_SIZE, style, hand_only=True, tidy=True)


def draw_development_photo(number: int, glyphs: Path | None) -> RenderedPhoto:
    """The same in a training style, but no photo that was trained on: to find mistakes in."""
    style = training_style(_FIRST_DEVELOPMENT_STYLE + number, glyphs)
    seed = 2 * (_FIRST_DEVELOPMENT_PHOTO + number)
    return render_photo(seed, _HELD_OUT_SIZE, style, hand_only=True, tidy=True)


def drawn_photos(folder: Path) -> list[DrawnPhoto]:
    """What is in the folder so far."""
    return [_read(path) for path in sorted(folder.glob("*.json"))]


def _read(path: Path) -> DrawnPhoto:
    record = json.loads(path.read_text())
    tiles = tuple(
        TrueTile(
            face=CLASS_NAMES.index(entry["tile"]) if entry["tile"] != "back" else 0,
            is_back=entry["tile"] == "back",
            quad=np.array(entry["quad"], np.float32),
            role=entry["role"],
            sideways=entry["sideways"],
            visible=entry["visible"],
        )
        for entry in record["tiles"]
    )
    return DrawnPhoto(path.with_suffix(".jpg"), tiles, record["hand"])


def write_photo(photo: RenderedPhoto, stem: Path) -> None:
    """The picture, then its truth: a photo without truth is drawn again."""
    cv2.imwrite(str(stem.with_suffix(".jpg")), photo.image, [cv2.IMWRITE_JPEG_QUALITY, 92])
    record = photo.as_json()
    for entry, tile in zip(record["tiles"], photo.tiles, strict=True):
        entry["visible"] = round(tile.visible, 2)
    part = stem.with_suffix(".part")
    part.write_text(json.dumps(record))
    part.replace(stem.with_suffix(".json"))


def _draw_style(job: tuple[int, int, Path, Path]) -> int:
    first, last, folder, glyphs = job
    cv2.setNumThreads(1)
    for number in range(first, last):
        stem = folder / f"{number:06}"
        if not stem.with_suffix(".json").exists():
            write_photo(draw_training_photo(number, glyphs), stem)
    return last - first


def draw(folder: Path, glyphs: Path, count: int, processes: int) -> Iterator[int]:
    """Draw ``count`` photos; yields how many were done with each step."""
    folder.mkdir(parents=True, exist_ok=True)
    step = PHOTOS_OF_A_STYLE
    jobs = [(n, min(n + step, count), folder, glyphs) for n in range(0, count, step)]
    yield from answers(_draw_style, jobs, processes)


def answers(do: Callable[[Job], int], jobs: Iterable[Job], processes: int) -> Iterator[int]:
    """What each job comes to, in their order, in so many processes."""
    if processes <= 1:
        yield from map(do, jobs)
        return
    # Started afresh: a fork of a process whose OpenCV has threads waits for them for ever.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(do, jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    done = 0
    folder = options.cache / "drawn"
    for part in draw(folder, options.cache / "glyphs.jsonl", options.count, options.processes):
        done += part
        print(f"\r{done} of {options.count} photos drawn", end="", flush=True)
    print(f" in {folder}")


if __name__ == "__main__":
    main()
