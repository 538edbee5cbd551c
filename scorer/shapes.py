"""Every way to see a hand as sets and a pair, found by look-up; and a reading: one of these ways,
what the winning tile completed in it, and how it is written."""

from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from scorer.hand import Hand
from scorer.tiles import KINDS, ORPHANS, TILES, Tile, format_tiles, sort_tiles

SUIT_BITS: Final = 36
SUIT_MASK: Final = (1 << SUIT_BITS) - 1
ORPHAN_MASK: Final = sum(1 << tile for tile in ORPHANS)


class Split(NamedTuple):
    """Concealed tiles as sets: the first tiles of the chows, the pungs, and the pair (−1: none)."""

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pair: int
    chow_mask: int
    """One bit for the first tile of each chow."""
    pung_mask: int


new_tuple: Final = tuple.__new__
"""Makes a named tuple at once, where its own name would ask for each field."""
_Sets = tuple[tuple[int, ...], tuple[int, ...]]
"""The first tiles of the chows, and the pungs, as numbers 0–8 within a suit."""


class _SetsOfSuit(dict[int, tuple[_Sets, ...]]):
    """Every way to see one suit's tiles as sets alone, by their counts (four bits a number).

    Each pattern is worked out once from smaller ones, then looked up; the three suits share it.
    """

    def __missing__(self, key: int) -> tuple[_Sets, ...]:
        lowest = (key & -key).bit_length() - 1 >> 2
        rest = key >> 4 * lowest
        found: list[_Sets] = []
        if rest & 15 >= 3:
            for chows, pungs in self[key - (3 << 4 * lowest)]:
                found.append((chows, (lowest, *pungs)))
        if lowest < 7 and rest & 0xF0 and rest & 0xF00:
            for chows, pungs in self[key - (0x111 << 4 * lowest)]:
                found.append(((lowest, *chows), pungs))
        sets = self[key] = tuple(dict.fromkeys(found))
        return sets


_SETS: Final = _SetsOfSuit({0: (((), ()),)})


class _SuitSplits(dict[int, tuple[Split, ...]]):
    """Every way to see one suit's tiles as sets, with a pair where their number asks for one.

    A few thousand patterns come up in play, so a table made in advance would cost more to
    load than it saves.
    """

    def __init__(self, first: int) -> None:
        self._first = first

    def __missing__(self, key: int) -> tuple[Split, ...]:
        over = key % 15 % 3  # 16 leaves 1 by 15, so this is the number of tiles by three
        found: list[Split] = []
        if over == 0:
            found = [self._split(sets, -1) for sets in _SETS[key]]
        elif over == 2:
            for number in range(9):
                if key >> 4 * number & 15 >= 2:
                    for sets in _SETS[key - (2 << 4 * number)]:
                        found.append(self._split(sets, self._first + number))
        splits = self[key] = tuple(found)
        return splits

    def _split(self, sets: _Sets, pair: int) -> Split:
        first = self._first
        chows = tuple([first + number for number in sets[0]])
        pungs = tuple([first + number for number in sets[1]])
        chow_mask = pung_mask = 0
        for chow in chows:
            chow_mask |= 1 << chow
        for pung in pungs:
            pung_mask |= 1 << pung
        return Split(chows, pungs, pair, chow_mask, pung_mask)


class _HonourSplits(dict[int, tuple[Split, ...]]):
    """Honours make no chows: each kind is a pung, the pair, or in the way."""

    def __missing__(self, key: int) -> tuple[Split, ...]:
        counts = [key >> 4 * number & 15 for number in range(7)]
        pungs = tuple([27 + number for number, count in enumerate(counts) if count == 3])
        pairs = [27 + number for number, count in enumerate(counts) if count == 2]
        fits = len(pairs) <= 1 and all(count in (0, 2, 3) for count in counts)
        pung_mask = sum([1 << pung for pung in pungs])
        split = Split((), pungs, pairs[0] if pairs else -1, 0, pung_mask)
        splits = self[key] = (split,) if fits else ()
        return splits


_CHARACTERS: Final = _SuitSplits(0)
_CIRCLES: Final = _SuitSplits(9)
_BAMBOO: Final = _SuitSplits(18)
_HONOURS: Final = _HonourSplits()


def splits(counts: int) -> list[Split]:
    """Every split of the tiles into sets and exactly one pair.

    >>> from scorer.hand import COUNT_OF
    >>> from scorer.tiles import parse_tiles
    >>> len(splits(sum(COUNT_OF[tile] for tile in parse_tiles("22233344455566m"))))
    4
    """
    honours = _HONOURS[counts >> 108]
    bamboo = _BAMBOO[counts >> 72 & SUIT_MASK]
    circles = _CIRCLES[counts >> 36 & SUIT_MASK]
    characters = _CHARACTERS[counts & SUIT_MASK]
    if not (honours and bamboo and circles and characters):
        return []
    if len(honours) + len(bamboo) + len(circles) + len(characters) == 4:
        # Nearly every hand: one way to see each suit.
        ((_, z_pungs, z_pair, _, z_pung_mask),) = honours
        ((s_chows, s_pungs, s_pair, s_chow_mask, s_pung_mask),) = bamboo
        ((p_chows, p_pungs, p_pair, p_chow_mask, p_pung_mask),) = circles
        ((m_chows, m_pungs, m_pair, m_chow_mask, m_pung_mask),) = characters
        if (m_pair < 0) + (p_pair < 0) + (s_pair < 0) + (z_pair < 0) != 3:
            return []
        return [
            new_tuple(
                Split,
                (
                    m_chows + p_chows + s_chows,
                    m_pungs + p_pungs + s_pungs + z_pungs,
                    # A suit without the pair has −1, so the four sum to the pair's kind − 3.
                    m_pair + p_pair + s_pair + z_pair + 3,
                    m_chow_mask | p_chow_mask | s_chow_mask,
                    m_pung_mask | p_pung_mask | s_pung_mask | z_pung_mask,
                ),
            )
        ]
    return _combined(honours, bamboo, circles, characters)


def _combined(*suits: tuple[Split, ...]) -> list[Split]:
    """Every choice of one split from each suit that makes one pair in all."""
    found = []
    for choice in product(*suits):
        pairs = [split.pair for split in choice if split.pair >= 0]
        if len(pairs) == 1:
            # From characters to honours, the order of the tiles.
            parts = choice[::-1]
            chow_mask = pung_mask = 0
            for split in parts:
                chow_mask |= split.chow_mask
                pung_mask |= split.pung_mask
            chows = sum([split.chows for split in parts], ())
            pungs = sum([split.pungs for split in parts], ())
            found.append(Split(chows, pungs, pairs[0], chow_mask, pung_mask))
    return found


_ONES: Final = sum(1 << 4 * kind for kind in range(KINDS))
_NOT_TWO: Final = _ONES * 13  # every bit of a count but the one worth two
_PAIR_BITS: Final = _ONES * 2


def is_seven_pairs(counts: int) -> bool:
    """Seven different pairs (EMA 2016 §4.2.2: four of a kind are not two pairs)."""
    return not counts & _NOT_TWO and (counts & _PAIR_BITS).bit_count() == 7


def is_thirteen_orphans(counts: int, mask: int) -> bool:
    """One of each terminal and honour and one more of them."""
    return mask == ORPHAN_MASK and (counts & _PAIR_BITS).bit_count() == 1


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


# Twice a set's first tile, and one more for a pung: in this order sets are written.
_SET_TEXTS: Final = [
    format_tiles((TILES[code >> 1],) * 3 if code & 1 else TILES[code >> 1 : (code >> 1) + 3])
    for code in range(2 * KINDS)
]
_PAIR_TEXTS: Final = [format_tiles((tile, tile)) for tile in TILES[:KINDS]]


class Reading(NamedTuple):
    """One way to see the hand, and what the winning tile completed in it."""

    shape: Shape
    split: Split | None
    """The concealed tiles as sets; None where the hand is not four sets and a pair."""
    wait: Wait
    completed: int
    """The first tile of the set, or the tile of the pair, that the winning tile completed."""

    def text(self, hand: Hand, *, reds: bool) -> str:
        """The concealed sets in order, the pair, then each meld behind a plus; red fives as such
        where the rule set has ``reds``."""
        split = self.split
        if (hand.reds and reds) or split is None:
            texts = [format_tiles(group) for group in self.groups(hand, reds=reds)]
        else:
            chows, pungs, pair, _, _ = split
            codes = [first << 1 for first in chows] + [kind << 1 | 1 for kind in pungs]
            codes.sort()
            texts = [_SET_TEXTS[code] for code in codes]
            texts.append(_PAIR_TEXTS[pair])
        for meld in hand.melds:
            texts.append(_meld_text(meld.tiles, reds))
        return " ".join(texts)

    def groups(self, hand: Hand, *, reds: bool) -> list[tuple[Tile, ...]]:
        """The concealed tiles set by set, the pair last."""
        if self.split is None:
            tiles = sort_tiles(_plain((*hand.concealed, hand.win), reds))
            if self.shape is Shape.THIRTEEN_ORPHANS:
                return [tiles]
            return [tiles[start : start + 2] for start in range(0, 14, 2)]
        chows, pungs, pair = self.split[:3]
        sets = sorted(
            [(first, first + 1, first + 2) for first in chows] + [(k, k, k) for k in pungs]
        )
        groups = [tuple(TILES[kind] for kind in kinds) for kinds in (*sets, (pair, pair))]
        return _with_reds(groups, hand) if reds and hand.reds else groups


@lru_cache(4096)
def _meld_text(tiles: tuple[Tile, ...], reds: bool) -> str:
    return "+" + format_tiles(sort_tiles(_plain(tiles, reds)))


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
