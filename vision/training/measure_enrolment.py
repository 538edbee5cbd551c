"""What enrolment gains: `python -m vision.training.measure_enrolment`.

For rendered sets in styles never trained on: one enrolment photo of the set, then photos of hands
with it, read without and with the enrolled set. Tiles at their true places, so that the detector
has no part in it.
"""

import argparse
from dataclasses import dataclass

import numpy as np

from vision.enrol.enrol import EnrolError, enrol
from vision.enrol.rows import ROWS_WITH_REDS
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.training.artist.style import Style, held_out_style, training_style
from vision.training.cache import add_cache_option
from vision.training.render import TrueTile, render_photo
from vision.training.render.enrolment import render_enrolment

_READABLE = 0.6
_SIZE = (1920, 1080)


@dataclass
class Tally:
    sets: int = 0
    not_enrolled: int = 0
    tiles: int = 0
    before: int = 0
    after: int = 0
    unsure_before: int = 0
    unsure_after: int = 0


def measure_set(style: Style, seed: int, photos: int, rough: bool, tally: Tally) -> None:
    rows = ROWS_WITH_REDS[1]
    shown = render_enrolment(seed, style, rows)
    plain = PhotoReader()
    try:
        enrolled = enrol("measured", [Photo("rows", shown.image)], plain, rows=rows)
    except EnrolError:
        tally.not_enrolled += 1
        return
    tally.sets += 1
    readers = (plain.set_reader(), PhotoReader(tile_set=enrolled.tile_set).set_reader())
    for number in range(photos):
        photo = render_photo(seed + 7919 * (number + 1), _SIZE, style, tidy=not rough)
        tiles = [tile for tile in photo.tiles if _counts(tile)]
        if not tiles:
            continue
        quads = [np.roll(t.quad, (seed + i) % 4, axis=0) for i, t in enumerate(tiles)]
        before, after = (reader.read(photo.image, quads) for reader in readers)
        tally.tiles += len(tiles)
        tally.before += sum(r.face == t.face for r, t in zip(before, tiles, strict=True))
        tally.after += sum(r.face == t.face for r, t in zip(after, tiles, strict=True))
        tally.unsure_before += sum(r.confidence < 0.9 for r in before)
        tally.unsure_after += sum(r.confidence < 0.9 for r in after)


def _counts(tile: TrueTile) -> bool:
    return not tile.is_back and tile.visible >= _READABLE and tile.face < 37


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--sets", type=int, default=10)
    parser.add_argument("--photos", type=int, default=3, help="of each set")
    parser.add_argument("--rough", action="store_true", help="photos taken without care")
    parser.add_argument("--training-styles", action="store_true", help="to choose constants on")
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    tally = Tally()
    for number in range(options.sets):
        style = (training_style if options.training_styles else held_out_style)(number, more)
        measure_set(style, 2 * number + 1, options.photos, options.rough, tally)
        print(f"\r{number + 1} sets", end="", flush=True)
    whole = max(tally.tiles, 1)
    print(f"\n{tally.sets} sets enrolled, {tally.not_enrolled} whose rows were not found")
    print(f"tiles                        {tally.tiles}")
    print(f"right as the reader is       {tally.before} ({100 * tally.before / whole:.2f}%)")
    print(f"right with the enrolled set  {tally.after} ({100 * tally.after / whole:.2f}%)")
    print(f"below 90% sure, before       {tally.unsure_before}")
    print(f"below 90% sure, after        {tally.unsure_after}")


if __name__ == "__main__":
    main()
