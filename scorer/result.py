"""What the scorer answers: a score with a reason for every point, or why there is none."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from scorer.hand import Hand, WinContext, Wind
from scorer.ruleset import RuleSet
from scorer.shapes import Split
from scorer.tiles import KINDS, TILES, Tile, format_tiles, sort_tiles
from scorer.worth import Limit, Worth

HAN_OF_A_YAKUMAN: Final = 13
NoWinReason = Literal["no-shape", "no-yaku", "only-dora", "needs-two-yaku"]


class Shape(StrEnum):
    SETS = "four-sets-and-a-pair"
    SEVEN_PAIRS = "seven-pairs"
    THIRTEEN_ORPHANS = "thirteen-orphans"


class Wait(StrEnum):
    """What the winning tile completed."""

    TWO_SIDED = "two-sided"
    EDGE = "edge"
    CLOSED = "closed"
    PAIR = "pair"
    PUNG = "pung"
    ORPHAN = "orphan"


class YakuItem(NamedTuple):
    id: str
    han: int
    section: str
    yakuman: int = 0


class FuItem(NamedTuple):
    id: str
    fu: int
    section: str
    kind: int | None = None
    """The tile of the set or pair that it is for."""

    @property
    def why(self) -> str:
        return self.id.replace("-", " ")


class Reading(NamedTuple):
    """One way to see the hand, and what the winning tile completed in it."""

    shape: Shape
    split: Split | None
    """The concealed tiles as sets; None where the hand is not four sets and a pair."""
    wait: Wait
    completed: int
    """The first tile of the set, or the tile of the pair, that the winning tile completed."""


class Score(NamedTuple):
    """A winning hand's worth under one rule set."""

    rules: RuleSet
    hand: Hand
    context: WinContext
    reading: Reading
    han: int
    fu: int
    yakuman: int
    """How many yakuman are paid; one for a counted one."""
    yaku: tuple[YakuItem, ...]
    fu_items: tuple[FuItem, ...]
    worth: Worth
    payments: Mapping[Wind, int]
    """What each seat gains or pays, counters and sticks counted in; it sums to the sticks."""

    @property
    def points(self) -> int:
        """What the hand alone brings the winner, without counters and sticks."""
        return self.worth.points

    @property
    def limit(self) -> Limit | None:
        return self.worth.limit


class NoWin(NamedTuple):
    """A hand that may not be declared, and the rule that says so."""

    rules: RuleSet
    hand: Hand
    context: WinContext
    reason: NoWinReason
    section: str


# Twice a set's first tile, and one more for a pung: in this order sets are written.
_SETS: Final = [
    format_tiles((TILES[code >> 1],) * 3 if code & 1 else TILES[code >> 1 : (code >> 1) + 3])
    for code in range(2 * KINDS)
]
_PAIRS: Final = [format_tiles((tile, tile)) for tile in TILES[:KINDS]]


def reading_text(score: Score) -> str:
    """The concealed sets in order, the pair, then each meld behind a plus."""
    hand, split = score.hand, score.reading.split
    if (hand.reds and score.rules.play.red_fives) or split is None:
        texts = [format_tiles(group) for group in reading_groups(score)]
    else:
        chows, pungs, pair, _, _ = split
        codes = [first << 1 for first in chows] + [kind << 1 | 1 for kind in pungs]
        codes.sort()
        texts = [_SETS[code] for code in codes]
        texts.append(_PAIRS[pair])
    reds = score.rules.play.red_fives > 0
    for meld in hand.melds:
        texts.append(_meld_text(meld.tiles, reds))
    return " ".join(texts)


@lru_cache(4096)
def _meld_text(tiles: tuple[Tile, ...], reds: bool) -> str:
    return "+" + format_tiles(sort_tiles(_plain(tiles, reds)))


def reading_groups(score: Score) -> list[tuple[Tile, ...]]:
    """The concealed tiles set by set, the pair last; red fives where the rule set has them."""
    reading, hand = score.reading, score.hand
    reds = score.rules.play.red_fives > 0
    if reading.split is None:
        tiles = sort_tiles(_plain((*hand.concealed, hand.win), reds))
        if reading.shape is Shape.THIRTEEN_ORPHANS:
            return [tiles]
        return [tiles[start : start + 2] for start in range(0, 14, 2)]
    chows, pungs, pair = reading.split[:3]
    sets = sorted([(first, first + 1, first + 2) for first in chows] + [(k, k, k) for k in pungs])
    groups = [tuple(TILES[kind] for kind in kinds) for kinds in (*sets, (pair, pair))]
    return _with_reds(groups, hand) if reds and hand.reds else groups


def _plain(tiles: tuple[Tile, ...], reds: bool) -> tuple[Tile, ...]:
    return tiles if reds else tuple(tile.kind for tile in tiles)


def _with_reds(groups: list[tuple[Tile, ...]], hand: Hand) -> list[tuple[Tile, ...]]:
    """Each red five of the concealed tiles put in the first set that has a five of its suit."""
    placed = [list(group) for group in groups]
    for tile in (*hand.concealed, hand.win):
        if tile < KINDS:
            continue
        group = next(group for group in placed if tile.kind in group)
        group[group.index(tile.kind)] = tile
    return [tuple(group) for group in placed]
