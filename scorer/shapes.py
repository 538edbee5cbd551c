"""Every way to see a hand as sets and a pair, found by look-up; and what a hand waits for."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from scorer.hand import COUNT_OF
from scorer.tiles import KINDS, ORPHANS, TILES, Tile

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


class _SuitSplits(dict[int, tuple[Split, ...]]):
    """Splits of one suit's tiles by their counts; each pattern is worked out once, then looked up.

    There are a few thousand patterns in play, so a table made in advance would cost more
    to load than it saves.
    """

    def __init__(self, first: int, size: int, runs: bool) -> None:
        self._first, self._size, self._runs = first, size, runs

    def __missing__(self, key: int) -> tuple[Split, ...]:
        counts = [key >> 4 * i & 15 for i in range(self._size)]
        found: list[Split] = []
        total = sum(counts)
        if total % 3 == 2:
            for i, count in enumerate(counts):
                if count >= 2:
                    counts[i] -= 2
                    self._sets(counts, 0, (), (), self._first + i, found)
                    counts[i] += 2
        elif total % 3 == 0:
            self._sets(counts, 0, (), (), -1, found)
        splits = self[key] = tuple(found)
        return splits

    def _sets(
        self,
        counts: list[int],
        start: int,
        chows: tuple[int, ...],
        pungs: tuple[int, ...],
        pair: int,
        found: list[Split],
    ) -> None:
        """Take the sets of the lowest tile in every way, then go on with the rest."""
        while start < self._size and not counts[start]:
            start += 1
        if start == self._size:
            chow_mask = pung_mask = 0
            for chow in chows:
                chow_mask |= 1 << chow
            for pung in pungs:
                pung_mask |= 1 << pung
            found.append(Split(chows, pungs, pair, chow_mask, pung_mask))
            return
        kind = self._first + start
        if counts[start] >= 3:
            counts[start] -= 3
            self._sets(counts, start, chows, (*pungs, kind), pair, found)
            counts[start] += 3
        if self._runs and start < 7 and counts[start + 1] and counts[start + 2]:
            for i in range(start, start + 3):
                counts[i] -= 1
            self._sets(counts, start, (*chows, kind), pungs, pair, found)
            for i in range(start, start + 3):
                counts[i] += 1


_CHARACTERS: Final = _SuitSplits(0, 9, runs=True)
_CIRCLES: Final = _SuitSplits(9, 9, runs=True)
_BAMBOO: Final = _SuitSplits(18, 9, runs=True)
_HONOURS: Final = _SuitSplits(27, 7, runs=False)


def splits(counts: int) -> list[Split]:
    """Every split of the tiles into sets and exactly one pair."""
    honours = _HONOURS[counts >> 108]
    if not honours:
        return []
    bamboo = _BAMBOO[counts >> 72 & SUIT_MASK]
    if not bamboo:
        return []
    circles = _CIRCLES[counts >> 36 & SUIT_MASK]
    if not circles:
        return []
    characters = _CHARACTERS[counts & SUIT_MASK]
    found = []
    for m in characters:
        for p in circles:
            for s in bamboo:
                for z in honours:
                    # A suit without a pair has −1, so one pair among four leaves its kind − 3.
                    pair = m.pair + p.pair + s.pair + z.pair + 3
                    if (m.pair < 0) + (p.pair < 0) + (s.pair < 0) + (z.pair < 0) == 3:
                        found.append(
                            Split(
                                m.chows + p.chows + s.chows,
                                m.pungs + p.pungs + s.pungs + z.pungs,
                                pair,
                                m.chow_mask | p.chow_mask | s.chow_mask,
                                m.pung_mask | p.pung_mask | s.pung_mask | z.pung_mask,
                            )
                        )
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


def is_complete(counts: int, mask: int) -> bool:
    """Whether the tiles make a winning shape; kongs and open sets are left out of the counts."""
    return bool(splits(counts)) or is_seven_pairs(counts) or is_thirteen_orphans(counts, mask)


def waits(concealed: Iterable[Tile], melded: Iterable[Tile] = ()) -> tuple[Tile, ...]:
    """The kinds that complete a hand of 13 tiles (10, 7, 4 or 1 beside its melds).

    A kind of which the player already holds all four is no wait (EMA 2016 §3.3.13); one
    that is merely gone from the wall is.
    """
    counts = mask = 0
    for tile in concealed:
        counts += COUNT_OF[tile]
        mask |= 1 << tile.kind
    held = counts
    for tile in melded:
        held += COUNT_OF[tile]
    return tuple(
        tile
        for tile in TILES[:KINDS]
        if held >> 4 * tile & 15 < 4 and is_complete(counts + COUNT_OF[tile], mask | 1 << tile)
    )


def is_tenpai(concealed: Iterable[Tile], melded: Iterable[Tile] = ()) -> bool:
    """One tile from a winning shape; a yaku is not asked for (EMA 2016 §3.4.2)."""
    return bool(waits(concealed, melded))
