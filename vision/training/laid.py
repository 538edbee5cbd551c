"""Photos of tables as people lay them, to train on: `python -m vision.training.laid`.

Every arrangement (`vision.training.arrange`) on every cloth, most of them with faces cut from the
photos of some groups. Goes on where it was stopped.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.read.faces import WHITE_DRAGON
from vision.reading import PhotoReader
from vision.training.arrange import ARRANGEMENTS, compose_arrangement, plan_arrangement
from vision.training.artist.style import training_style
from vision.training.draw import PHOTOS_OF_A_STYLE, answers, write_photo
from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import GROUPS, HELD_OUT_GROUPS
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.cloths import KINDS, any_cloth
from vision.training.render.compose import Scene
from vision.training.render.real_faces import (
    RealFaces,
    cut_faces,
    keep_faces,
    kept_faces,
    real_tile_set,
)
from vision.training.render.tables import SIDE

LAID: Final = "laid"
"""Their folder in the cache."""
_REAL: Final = 0.6
"""Share of photos with real faces, where there are some."""
_CAREFUL: Final = 0.7
"""Share of photos taken from the player's side in good light."""
_ANY_CLOTH: Final = 0.5
"""Share of photos on a cloth of any colour and pattern, printed ones too: the others lie on the
renderer's own table tops."""
_BLANK_STYLES: Final = 3
"""One style in so many has a white dragon without any mark on it."""
_WITH_WHITE: Final = 0.35
"""Share of photos in which more white dragons lie than were dealt: most of what is missed."""
_WHITE_INDICATOR: Final = 0.6
"""How many indicators are white dragons there."""
_WHITE_TILE: Final = 0.06
"""And how many of all other tiles."""
_SIZES: Final = ((1280, 720), (960, 720), (720, 960), (1280, 960))
_FIRST_STYLE: Final = 40_000
"""Beyond the styles of other drawn photos."""
_FIRST_PHOTO: Final = 4_000_000


def draw_laid_photo(
    number: int,
    glyphs: Path | None,
    faces: Sequence[RealFaces] = (),
    cloths: Sequence[str] = (),
) -> RenderedPhoto:
    """On a cloth of one of these kinds; where none is named, every other photo on any of them."""
    random = np.random.default_rng((_FIRST_PHOTO + number, 5))
    plan = plan_arrangement(str(random.choice(ARRANGEMENTS)), random)
    style_number = number // PHOTOS_OF_A_STYLE
    style = training_style(_FIRST_STYLE + style_number, glyphs)
    if style_number % _BLANK_STYLES == 0:
        style = replace(style, white="blank")
    real = faces[int(random.integers(len(faces)))] if faces and random.random() < _REAL else None
    share = 1.0 if cloths else _ANY_CLOTH
    cloth = any_cloth(SIDE, random, cloths or KINDS) if random.random() < share else None
    return render_photo(
        2 * (_FIRST_PHOTO + number),
        _SIZES[int(random.integers(len(_SIZES)))],
        style,
        tidy=bool(random.random() < _CAREFUL),
        composed=lambda shape: with_white_dragons(compose_arrangement(plan, shape, random), random),
        cloth=None if cloth is None else cloth.astype(np.uint8),
        tile_set=None if real is None else real_tile_set(style, real),
    )


def with_white_dragons(scene: Scene, random: np.random.Generator) -> Scene:
    """The same table, in some photos with many white dragons: what lies there is then no hand."""
    if random.random() >= _WITH_WHITE:
        return scene
    chances = [
        _WHITE_INDICATOR if body.role in ("dora", "ura") else _WHITE_TILE for body in scene.bodies
    ]
    are_white = random.random(len(chances)) < chances
    bodies = [
        replace(body, face=WHITE_DRAGON) if is_white else body
        for body, is_white in zip(scene.bodies, are_white, strict=True)
    ]
    return replace(scene, bodies=tuple(bodies), hand=None)


_faces = cache(kept_faces)


def _draw_style(job: tuple[int, Path, Path, Path, Sequence[str]]) -> int:
    first, folder, glyphs, kept, cloths = job
    cv2.setNumThreads(1)
    for number in range(first, first + PHOTOS_OF_A_STYLE):
        stem = folder / f"{number:06}"
        if not stem.with_suffix(".json").exists():
            write_photo(draw_laid_photo(number, glyphs, _faces(kept), cloths), stem)
    return PHOTOS_OF_A_STYLE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument(
        "--faces",
        nargs="*",
        choices=GROUPS,
        default=[group for group in GROUPS if group not in HELD_OUT_GROUPS],
        help="groups to cut faces from",
    )
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="number of the first photo")
    parser.add_argument(
        "--cloths", nargs="*", choices=KINDS, default=(), help="only on cloths of these kinds"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    folder, glyphs = options.cache / LAID, options.cache / "glyphs.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{'-'.join(['faces', *options.faces])}.npz"
    if not kept.exists():
        reader = PhotoReader()
        keep_faces(kept, [cut_faces(options.photos, group, reader) for group in options.faces])
    numbers = range(options.first, options.first + options.count)
    jobs = [(n, folder, glyphs, kept, options.cloths) for n in numbers[::PHOTOS_OF_A_STYLE]]
    done = 0
    for part in answers(_draw_style, jobs, options.processes):
        done += part
        print(f"\r{done} of {options.count} photos drawn", end="", flush=True)
    print(f" in {folder}")


if __name__ == "__main__":
    main()
