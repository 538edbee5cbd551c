"""How far a hand without a winning shape is from one, and what is left over."""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from kiosk_app.explain.explanation import Shortfall
from kiosk_app.explain.naming import as_sentence, name_choice, name_set, name_tile, name_tiles
from kiosk_app.languages import Language
from scorer.hand import Hand
from scorer.ruleset import RuleSet
from scorer.shapes import Shape
from scorer.tiles import KINDS, ORPHANS, TILES, Tile, sort_tiles
from scorer.waits import waits

_SHOWN_SWAPS = 2
_SHOWN_TILES = 6


class _Parts(NamedTuple):
    """Tiles taken apart: whole sets, the pair, and how many beginnings of sets."""

    sets: tuple[tuple[int, ...], ...]
    pair: tuple[int, ...]
    partial: int

    def distance(self, wanted: int) -> int:
        """How many tiles at least would have to differ for that many sets and a pair."""
        open_sets = wanted - len(self.sets)
        return 2 * open_sets - min(self.partial, open_sets) + (not self.pair)


def shortfall_of(hand: Hand, rules: RuleSet, words: Language) -> Shortfall:
    tiles = [tile.kind for tile in (*hand.concealed, hand.win)]
    counts = [tiles.count(tile) for tile in TILES[:KINDS]]
    shapes = () if hand.melds else rules.hand.shapes
    distance, sets = _nearest(counts, 4 - len(hand.melds), shapes)
    # Waits are known for all the shapes together, so a book with fewer of them gets none.
    exact = distance == 1 and set(rules.hand.shapes) == set(Shape)
    swaps = _swaps(hand) if exact else ()
    if exact and not swaps:
        distance = 2  # the one tile that would do is held four times already
    left = list(tiles)
    for group in sets:
        for kind in group:
            left.remove(TILES[kind])
    named = tuple(tuple(TILES[kind] for kind in group) for group in sets)
    left_over = sort_tiles(left)
    return Shortfall(
        distance, named, left_over, swaps, _lines(named, left_over, swaps, distance, words)
    )


def _nearest(
    counts: list[int], wanted: int, shapes: Collection[str]
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The winning shape that is nearest: how far it is and what of it is there."""
    parts = _best_parts(counts, wanted)
    nearest = (parts.distance(wanted), (*parts.sets, *([parts.pair] if parts.pair else [])))
    pairs = tuple((kind, kind) for kind in range(KINDS) if counts[kind] >= 2)
    kinds = sum(1 for count in counts if count)
    seven_pairs = 7 - len(pairs) + max(0, 7 - kinds)
    orphans = [tile for tile in ORPHANS if counts[tile]]
    twice = any(counts[tile] >= 2 for tile in orphans)
    thirteen = 14 - len(orphans) - twice
    if Shape.SEVEN_PAIRS in shapes and seven_pairs < nearest[0]:
        nearest = seven_pairs, pairs
    if Shape.THIRTEEN_ORPHANS in shapes and thirteen < nearest[0]:
        nearest = thirteen, tuple((int(tile),) for tile in orphans)
    return nearest


def _best_parts(counts: list[int], wanted: int) -> _Parts:
    found = [_Parts((), (), 0)]
    for suit in range(4):
        cut = tuple(counts[9 * suit : 9 * suit + 9])
        joined: dict[tuple[int, bool, int], _Parts] = {}
        for before in found:
            for part in _parts_of(cut, suit < 3):
                if before.pair and part.pair:
                    continue
                sets = tuple(tuple(9 * suit + i for i in group) for group in part.sets)
                pair = before.pair or tuple(9 * suit + i for i in part.pair)
                one = _Parts(before.sets + sets, pair, before.partial + part.partial)
                if len(one.sets) <= wanted:
                    joined.setdefault((len(one.sets), bool(pair), one.partial), one)
        found = list(joined.values())
    return min(found, key=lambda parts: (parts.distance(wanted), -len(parts.sets)))


@cache
def _parts_of(counts: tuple[int, ...], runs: bool) -> tuple[_Parts, ...]:
    """Every way to take one suit apart, one of each kind of result."""
    start = next((i for i, count in enumerate(counts) if count), None)
    if start is None:
        return (_Parts((), (), 0),)
    found: dict[tuple[int, bool, int], _Parts] = {}

    def take(kinds: tuple[int, ...], as_what: str) -> None:
        if any(kind >= len(counts) or counts[kind] < kinds.count(kind) for kind in kinds):
            return
        rest = list(counts)
        for kind in kinds:
            rest[kind] -= 1
        for part in _parts_of(tuple(rest), runs):
            sets, pair, partial = part
            if as_what == "set":
                sets = (kinds, *sets)
            elif as_what == "pair":
                if pair:
                    continue
                pair = kinds
            elif as_what == "partial":
                partial += 1
            found.setdefault((len(sets), bool(pair), partial), _Parts(sets, pair, partial))

    take((start,) * 3, "set")
    take((start,) * 2, "pair")
    take((start,) * 2, "partial")
    if runs:
        take((start, start + 1, start + 2), "set")
        take((start, start + 1), "partial")
        take((start, start + 2), "partial")
    take((start,), "loose")
    return tuple(found.values())


def _swaps(hand: Hand) -> tuple[tuple[Tile, tuple[Tile, ...]], ...]:
    """Each tile that another would have to take the place of; the winning tile first."""
    tiles = [hand.win.kind, *(tile.kind for tile in hand.concealed)]
    melded = [tile for meld in hand.melds for tile in meld.tiles]
    found = []
    for tile in dict.fromkeys(tiles):
        rest = list(tiles)
        rest.remove(tile)
        if needed := waits(rest, melded):
            found.append((tile, needed))
    return tuple(found)


def _lines(
    sets: tuple[tuple[Tile, ...], ...],
    left_over: tuple[Tile, ...],
    swaps: tuple[tuple[Tile, tuple[Tile, ...]], ...],
    distance: int,
    words: Language,
) -> tuple[str, ...]:
    lines = []
    between = words("lists-between")
    if sets:
        if all(len(group) == 1 for group in sets):
            names = name_tiles(words, [group[0] for group in sets])
        else:
            names = between.join(name_set(words, group) for group in sets)
        lines.append(words("shortfall-there", sets=names))
    if left_over:
        lines.append(words("shortfall-left-over", tiles=name_tiles(words, left_over)))
    for tile, needed in swaps[:_SHOWN_SWAPS]:
        choice = name_choice(words, [name_tile(words, one) for one in needed[:_SHOWN_TILES]])
        lines.append(words("shortfall-swap", needed=choice, tile=name_tile(words, tile)))
    if not swaps:
        lines.append(words("shortfall-distance", count=distance))
    return tuple(as_sentence(line) for line in lines)
