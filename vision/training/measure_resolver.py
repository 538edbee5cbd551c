"""How much the resolver lifts hands of real tiles: `python -m vision.training.measure_resolver`.

Few of the labelled photos show one hand, so hands are dealt from their tiles: each tile of a random
winning hand is a face cut out of a real photo, as the reader reads it there. Every hand is laid out
rightly; what is measured is the reading alone, before the game's rules and after them.
"""

import argparse
from collections import defaultdict
from pathlib import Path

import numpy as np

from scorer.tiles import TILES
from vision.detect import Detection
from vision.layout import LaidHand
from vision.read import READER_WEIGHTS, FaceReading, Reader
from vision.resolve import resolve
from vision.seen import SeenTile, seen_tile
from vision.straighten import box_quad
from vision.training.measure import real_photos
from vision.training.photos import DEFAULT_PHOTOS, HELD_OUT_GROUPS
from vision.training.render.hands import deal_hand

_PLACE = box_quad(0, 0, 40, 56)
Readings = dict[int, list[FaceReading]]


def read_faces(reader: Reader, folder: Path, group: str, limit: int | None) -> Readings:
    """What the reader says of every labelled face, by what it truly is."""
    found: Readings = defaultdict(list)
    for expected in real_photos(folder, group, limit):
        readings = reader.read(expected.image, expected.quads)
        for face, reading in zip(expected.faces, readings, strict=True):
            found[face].append(reading)
    return found


def measure(readings: Readings, hands: int) -> tuple[int, int, int]:
    """Hands that could be dealt, and how many are wholly right before and after."""
    random = np.random.default_rng(1)
    dealt = before = after = 0
    for _ in range(hands):
        hand = deal_hand(random)
        if hand.melds:
            continue
        # Where the photos have no red five, a plain one.
        faces = [f if readings.get(f) else int(TILES[f].kind) for f in (*hand.concealed, hand.win)]
        if not all(readings.get(face) for face in faces):
            continue
        tiles = [_tile(readings[face], random) for face in faces]
        laid = LaidHand(tuple(range(13)), 13, (), frozenset(), 1.0)
        names = resolve(tiles, laid).names
        true = [str(TILES[face]) for face in faces]
        dealt += 1
        before += [tile.name for tile in tiles] == true
        after += [names[number] for number in range(14)] == true
    return dealt, before, after


def _tile(readings: list[FaceReading], random: np.random.Generator) -> SeenTile:
    return seen_tile(Detection(_PLACE, 1.0, "face"), readings[int(random.integers(len(readings)))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--photos", type=Path, default=DEFAULT_PHOTOS)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--groups", nargs="*", default=list(HELD_OUT_GROUPS))
    parser.add_argument("--limit", type=int, default=60, help="about so many photos of a group")
    parser.add_argument("--hands", type=int, default=2000)
    options = parser.parse_args()
    reader = Reader(options.reader)
    for group in options.groups:
        readings = read_faces(reader, options.photos, group, options.limit)
        count = sum(map(len, readings.values()))
        right = sum(r.face == face for face, found in readings.items() for r in found)
        dealt, before, after = measure(readings, options.hands)
        if dealt:
            print(
                f"{group}: {right / count:.1%} of {count:,} faces right; of {dealt:,} hands dealt "
                f"from them {before / dealt:.1%} wholly right before the resolver, "
                f"{after / dealt:.1%} after it"
            )


if __name__ == "__main__":
    main()
