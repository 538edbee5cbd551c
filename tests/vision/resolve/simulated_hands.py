"""Hands as the reader would see them, without a table: for the resolver alone."""

from dataclasses import dataclass, replace

import numpy as np

from scorer.tiles import TILES, Tile
from vision.layout import LaidHand, LaidMeld
from vision.read.faces import CLASS_COUNT
from vision.resolve import Resolution, resolve
from vision.resolve.resolve import SHAPE_RULE, ShapeRule
from vision.scene import SeenTile
from vision.training.layout.simulated_eyes import LOOK_ALIKES, Eyes, read_face
from vision.training.render.hands import DealtHand, DealtMeld

_PLACE = np.array([[0, 0], [3, 0], [3, 4], [0, 4]], np.float32)
_UP = np.array([1, 0, 0, 0], np.float32)


@dataclass(frozen=True, eq=False)
class SimulatedHand:
    tiles: list[SeenTile]
    laid: LaidHand
    dora: tuple[int, ...]
    ura: tuple[int, ...]

    def resolve(self, red_fives: int | None = 1, shape_rule: ShapeRule = SHAPE_RULE) -> Resolution:
        return resolve(
            self.tiles, self.laid, self.dora, self.ura, red_fives=red_fives, shape_rule=shape_rule
        )


def face_tile(probabilities: dict[Tile | int, float]) -> SeenTile:
    """A tile that the reader takes for these faces."""
    values = np.full(CLASS_COUNT, 1e-5, np.float32)
    for face, share in probabilities.items():
        values[int(face)] += share
    return SeenTile(_PLACE, "face", 0.9, values / values.sum(), _UP)


def show(hand: DealtHand, eyes: Eyes, random: np.random.Generator) -> SimulatedHand:
    """What the reader says of every tile, with the layout given."""
    tiles: list[SeenTile] = []

    def add(face: Tile, hidden: bool = False) -> int:
        if hidden:
            tiles.append(SeenTile(_PLACE, "back", 0.9, np.zeros(CLASS_COUNT, np.float32), _UP))
        else:
            read = read_face(int(face), eyes, random)
            tiles.append(SeenTile(_PLACE, "face", 0.9, read, _UP))
        return len(tiles) - 1

    *concealed, win = [add(tile) for tile in hand.own]
    melds = []
    for meld in hand.melds:
        numbers = tuple(
            add(tile, meld.kind == "ankan" and place in (0, 3))
            for place, tile in enumerate(meld.tiles)
        )
        melds.append(_laid(meld, numbers))
    dora = tuple(add(tile) for tile in hand.dora_indicators)
    ura = tuple(add(tile) for tile in hand.ura_indicators)
    laid = LaidHand(tuple(concealed), win, tuple(melds), frozenset(), 1.0)
    return SimulatedHand(tiles, laid, dora, ura)


def _laid(meld: DealtMeld, numbers: tuple[int, ...]) -> LaidMeld:
    claimed = meld.claimed if meld.claimed >= 0 else None
    if meld.kind == "chi" or meld.kind == "pon":
        return LaidMeld("set", numbers, claimed)
    return LaidMeld(meld.kind, numbers, claimed)


def spoiled(hand: DealtHand, random: np.random.Generator) -> DealtHand:
    """The same hand with one tile that is another, mostly one that looks like it."""
    place = int(random.integers(len(hand.concealed)))
    tile = hand.concealed[place]
    alike = LOOK_ALIKES.get(int(tile.kind), [])
    other = TILES[int(random.choice(alike)) if alike else int(random.integers(34))]
    tiles = [*hand.concealed[:place], other.kind, *hand.concealed[place + 1 :]]
    return replace(hand, concealed=tuple(tiles))
