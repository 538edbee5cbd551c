"""How much the resolver lifts hands of real tiles: `python -m vision.training.measure_resolver`.

Few of the labelled photos show one hand, so hands are dealt from their tiles: each tile of a random
winning hand is a tile of a real photo, as the eyes see it there. Every hand is laid out rightly;
what is measured is the reading alone, before the game's rules and after them. Photos that were
turned after labelling are left out: nobody knows where exactly their tiles lie.
"""

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import numpy as np

from scorer.tiles import TILES
from vision.detect import Detection
from vision.geometry import box_quad
from vision.layout import LaidHand
from vision.read.faces import CLASS_NAMES
from vision.reading import PhotoReader
from vision.resolve import resolve
from vision.scene import SeenTile
from vision.training.measure import match, real_photos
from vision.training.options import add_photos_option, command_parser
from vision.training.photos import HELD_OUT_GROUPS
from vision.training.render.hands import deal_hand
from vision.weights import MODELS

_PLACE = box_quad(0, 0, 40, 56)
Sights = dict[int, list[SeenTile]]
"""Tiles as seen, by what they truly are."""


def see_tiles(reader: PhotoReader, folder: Path, group: str, limit: int | None) -> Sights:
    """Every labelled face that was found; which were not is in `make measure`."""
    found: Sights = defaultdict(list)
    for expected in real_photos(folder, group, limit):
        if not expected.boxes_fit:
            continue
        seen = reader.look(expected.image)
        places = [Detection(tile.quad, tile.score, tile.kind) for tile in seen]
        for tile, number in match(expected.quads, places).items():
            found[expected.faces[tile]].append(seen[number])
    return found


def measure(sights: Sights, hands: int) -> tuple[int, int, int]:
    """Hands that could be dealt, and how many are wholly right before and after."""
    random = np.random.default_rng(1)
    dealt = before = after = 0
    for _ in range(hands):
        hand = deal_hand(random)
        if hand.melds:
            continue
        # Where the photos have no red five, a plain one.
        faces = [f if sights.get(f) else int(TILES[f].kind) for f in hand.own]
        if not all(sights.get(face) for face in faces):
            continue
        tiles = [_tile(sights[face], random) for face in faces]
        laid = LaidHand(tuple(range(13)), 13, (), frozenset(), 1.0)
        names = resolve(tiles, laid).names
        true = [str(TILES[face]) for face in faces]
        dealt += 1
        before += [tile.name for tile in tiles] == true
        after += [names[number] for number in range(14)] == true
    return dealt, before, after


def _tile(sights: list[SeenTile], random: np.random.Generator) -> SeenTile:
    return replace(sights[int(random.integers(len(sights)))], quad=_PLACE)


def main() -> None:
    parser = command_parser(__doc__)
    add_photos_option(parser)
    parser.add_argument("--models", type=Path, default=MODELS, help="folder with other weights")
    parser.add_argument("--groups", nargs="*", default=list(HELD_OUT_GROUPS))
    parser.add_argument("--limit", type=int, default=60, help="about so many photos of a group")
    parser.add_argument("--hands", type=int, default=2000)
    options = parser.parse_args()
    reader = PhotoReader(options.models)
    for group in options.groups:
        sights = see_tiles(reader, options.photos, group, options.limit)
        count = sum(map(len, sights.values()))
        right = sum(t.name == CLASS_NAMES[face] for face, seen in sights.items() for t in seen)
        dealt, before, after = measure(sights, options.hands)
        if dealt:
            print(
                f"{group}: {right / count:.1%} of {count:,} tiles found are right; of {dealt:,} "
                f"hands dealt from them {before / dealt:.1%} wholly right before the resolver, "
                f"{after / dealt:.1%} after it"
            )


if __name__ == "__main__":
    main()
