"""Random winning hands with melds and indicators, and what the reader of a photo should say."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

import numpy as np

from scorer.hand import COUNT_OF
from scorer.tiles import KIND_OF, KINDS, TILES, Tile, format_tiles, sort_tiles
from vision.resolve.winning import is_winning

MeldKind = Literal["chi", "pon", "minkan", "kakan", "ankan"]
Source = Literal["left", "across", "right"]


@dataclass(frozen=True)
class DealtMeld:
    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None
    """Whose discard was claimed; none for a concealed kong."""
    claimed: int
    """Which of ``tiles`` lies sideways; -1 for none."""
    all_down: bool = False
    """A concealed kong of which no tile is shown, so that nobody can name it."""


@dataclass(frozen=True)
class DealtHand:
    concealed: tuple[Tile, ...]
    win: Tile | None
    """None where nobody won with it, or the winning tile is not in view."""
    melds: tuple[DealtMeld, ...]
    dora_indicators: tuple[Tile, ...]
    ura_indicators: tuple[Tile, ...]
    rest: tuple[Tile, ...] = field(repr=False)
    """The other tiles of the set, shuffled: discards and other hands come from here."""

    @property
    def own(self) -> tuple[Tile, ...]:
        """The tiles outside the melds, the winning one among them."""
        return self.concealed if self.win is None else (*self.concealed, self.win)

    def as_json(self) -> dict[str, Any]:
        """As `tenbou read` gives a hand."""
        melds = []
        for meld in self.melds:
            shown = "" if meld.all_down else format_tiles(meld.tiles)
            record: dict[str, Any] = {"kind": meld.kind, "tiles": shown}
            if meld.source is not None:
                record["from"] = meld.source
            melds.append(record)
        return {
            "concealed": format_tiles(self.concealed),
            "win": None if self.win is None else str(self.win),
            "melds": melds,
            "dora_indicators": format_tiles(self.dora_indicators),
            "ura_indicators": format_tiles(self.ura_indicators),
        }


class _Wall:
    """A full set of 136 with a red five in each suit, from which tiles are taken by kind."""

    def __init__(self, random: np.random.Generator) -> None:
        tiles = [TILES[kind] for kind in range(KINDS) for _ in range(4)]
        for red in TILES[34:37]:
            tiles[tiles.index(red.kind)] = red
        order = random.permutation(len(tiles))
        self.tiles: list[Tile] = [tiles[int(index)] for index in order]
        self._left = [4] * KINDS

    def left(self, kind: int) -> int:
        return self._left[kind]

    def take(self, kind: int) -> Tile:
        index = next(i for i, tile in enumerate(self.tiles) if KIND_OF[tile] == kind)
        tile = self.tiles[index]
        del self.tiles[index]
        self._left[kind] -= 1
        return tile


def deal_hand(random: np.random.Generator) -> DealtHand:
    """Four sets and a pair (now and then seven pairs), from none to four of the sets melded."""
    wall = _Wall(random)
    if random.random() < 0.06:
        kinds = random.choice(KINDS, 7, replace=False)
        tiles = [wall.take(int(kind)) for kind in kinds for _ in range(2)]
        return _finish(wall, tiles, (), random)
    melds: list[DealtMeld] = []
    tiles = []
    meld_count = int(random.choice(5, p=[0.35, 0.25, 0.2, 0.14, 0.06]))
    while len(melds) * 3 + len(tiles) < 12:
        kinds_of_set = _random_set(wall, random)
        if len(melds) < meld_count:
            melds.append(_meld(wall, kinds_of_set, random))
        else:
            tiles += [wall.take(kind) for kind in kinds_of_set]
    pairs = [kind for kind in range(KINDS) if wall.left(kind) >= 2]
    pair = int(random.choice(pairs))
    tiles += [wall.take(pair), wall.take(pair)]
    return _finish(wall, tiles, tuple(melds), random)


def spoiled(hand: DealtHand, random: np.random.Generator) -> DealtHand:
    """The same with one tile exchanged, so that it is not won."""
    while True:
        mine, other = (int(random.integers(len(part))) for part in (hand.concealed, hand.rest))
        concealed, rest = list(hand.concealed), list(hand.rest)
        concealed[mine], rest[other] = rest[other], concealed[mine]
        changed = replace(hand, concealed=sort_tiles(concealed), rest=tuple(rest))
        if not is_winning(sum(COUNT_OF[tile.kind] for tile in changed.own)):
            return changed


def waiting(hand: DealtHand) -> DealtHand:
    """The same before it was won: the winning tile is not there."""
    return hand if hand.win is None else replace(hand, win=None, rest=(*hand.rest, hand.win))


def _random_set(wall: _Wall, random: np.random.Generator) -> list[int]:
    while True:
        if random.random() < 0.55:
            first = int(random.integers(3)) * 9 + int(random.integers(7))
            kinds = [first, first + 1, first + 2]
        else:
            kinds = [int(random.integers(KINDS))] * 3
        if all(wall.left(kind) >= kinds.count(kind) for kind in kinds):
            return kinds


def _meld(wall: _Wall, kinds: list[int], random: np.random.Generator) -> DealtMeld:
    tiles = [wall.take(kind) for kind in kinds]
    if kinds[0] != kinds[1]:
        claimed = int(random.integers(3))
        order = [claimed] + [index for index in range(3) if index != claimed]
        # A chow is claimed from the left only, so its sideways tile is the first.
        return DealtMeld("chi", tuple(tiles[index] for index in order), "left", 0)
    sources: tuple[Source, ...] = ("left", "across", "right")
    source = sources[random.integers(3)]
    if wall.left(kinds[0]) == 0 or random.random() < 0.45:
        claimed = {"left": 0, "across": 1, "right": 2}[source]
        return DealtMeld("pon", tuple(tiles), source, claimed)
    tiles.append(wall.take(kinds[0]))
    kong = ("minkan", "kakan", "ankan")[random.integers(3)]
    if kong == "ankan":
        return DealtMeld("ankan", tuple(tiles), None, -1)
    if kong == "kakan":
        claimed = {"left": 0, "across": 1, "right": 2}[source]
        return DealtMeld("kakan", tuple(tiles), source, claimed)
    return DealtMeld("minkan", tuple(tiles), source, {"left": 0, "across": 1, "right": 3}[source])


def _finish(
    wall: _Wall, tiles: list[Tile], melds: tuple[DealtMeld, ...], random: np.random.Generator
) -> DealtHand:
    win = tiles.pop(int(random.integers(len(tiles))))
    kongs = sum(len(meld.tiles) == 4 for meld in melds)
    shown = min(5, 1 + kongs) if random.random() < 0.85 else 0
    dora = tuple(wall.tiles.pop() for _ in range(shown))
    closed = all(meld.kind == "ankan" for meld in melds)
    with_ura = closed and shown > 0 and random.random() < 0.5
    ura = tuple(wall.tiles.pop() for _ in range(shown if with_ura else 0))
    return DealtHand(sort_tiles(tiles), win, melds, dora, ura, tuple(wall.tiles))
