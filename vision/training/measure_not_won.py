"""Hands that are not won, and what is made of them: `python -m vision.training.measure_not_won`.

Rendered 1,920 × 1,080 photos in styles never trained on. In each hand one tile was exchanged for
another of the set, so that nobody can win with it; the eyes must not read it as one that is won, at
the first look or at any other.
"""

import argparse
from pathlib import Path

import numpy as np

from vision.hand_reading import hand_from_tiles
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.training.artist.style import held_out_style
from vision.training.options import add_cache_option
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.compose import compose_hand
from vision.training.render.hands import deal_hand, spoiled
from vision.training.render.readable import hindrances
from vision.weights import MODELS

_SIZE = (1920, 1080)
_SURE = 0.9


def draw_hand_not_won(number: int, glyphs: Path | None) -> RenderedPhoto:
    random = np.random.default_rng((number, 13))
    hand = spoiled(deal_hand(random), random)
    return render_photo(
        2 * number + 1,
        _SIZE,
        held_out_style(number, glyphs),
        tidy=True,
        composed=lambda shape: compose_hand(shape, random, hand),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--models", type=Path, default=MODELS, help="folder with other weights")
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    reader = PhotoReader(options.models)
    photos = first = again = sure = 0
    for number in range(options.first, options.first + options.count):
        photo = draw_hand_not_won(number, more)
        if hindrances(photo):
            continue
        photos += 1
        height, width = photo.image.shape[:2]
        first += hand_from_tiles(reader.look(photo.image), (width, height), red_fives=1).complete
        reading = reader.read(Photo(str(number), photo.image), red_fives=1).hand_reading
        again += reading.complete
        sure += reading.complete and reading.confidence >= _SURE
        print(f"\r{photos} photos, {again} taken for won", end="", flush=True)
    print()
    print(f"Of {photos} hands that are not won {first} are read as won at the first look,")
    print(f"{again} after all looks, {sure} of them with a confidence of 90% or more.")


if __name__ == "__main__":
    main()
