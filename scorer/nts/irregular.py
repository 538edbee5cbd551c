"""The limit hands without sets, one row each: gates, orphans, snakes, the court of Peking, twins.

NTS, Onregelmatige limietspelen and Tweelingen.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from scorer.nts.rows import LimitHand, field_of, shown
from scorer.nts.sets import DRAGONS, WINDS
from scorer.tiles import KINDS, ORPHANS, TILES

_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


class Kinds(NamedTuple):
    """Fourteen concealed tiles: all that a test may ask."""

    counts: tuple[int, ...]
    """Of each of the 34 kinds."""
    held: set[int]
    first: int | None
    """The first tile of its only suit; None where it has none, or several."""
    twins: bool
    """Four equal tiles are two pairs: seven pairs of the six terminals cannot be had otherwise."""

    def is_suit_to(self, number: int, *honours: range) -> bool:
        """Just one to this number of a suit, and all of these honours."""
        first = self.first
        wanted = {kind for each in honours for kind in each}
        return first is not None and self.held == wanted.union(range(first, first + number))


def _has_gates(it: Kinds) -> bool:
    suit = () if it.first is None else it.counts[it.first : it.first + 9]
    return bool(suit) and all(have >= need for have, need in zip(suit, _GATES, strict=True))


def _is_dragon_snake(it: Kinds) -> bool:
    if it.first is None or not it.held.issuperset((*range(it.first, it.first + 9), *DRAGONS)):
        return False
    return any(it.counts[wind] == 2 for wind in WINDS)


def _are_terminals(it: Kinds) -> bool:
    return all(TILES[kind].is_terminal for kind in it.held)


def _without_simples(it: Kinds) -> bool:
    return not any(TILES[kind].is_simple for kind in it.held)


# fmt: off
IRREGULAR: Final[tuple[LimitHand[Kinds], ...]] = (
    LimitHand("thirteen-orphans", lambda it: it.held == set(ORPHANS),
        shown("19m19p19s1234566z", "7z")),
    LimitHand("nine-gates", _has_gates,
        shown("1112345678999p", "5p")),
    LimitHand("wind-snake", lambda it: it.is_suit_to(9, WINDS),
        shown("1234567899s123z", "4z")),
    LimitHand("dragon-snake", _is_dragon_snake,
        shown("123456789s5671z", "1z")),
    LimitHand("court-of-peking", lambda it: it.is_suit_to(7, WINDS, DRAGONS),
        shown("1234567s123456z", "7z")),
    LimitHand("seven-twins", lambda it: it.twins,
        shown("1133m5577p1199s7z", "7z")),
    LimitHand("twins-of-honours", lambda it: it.twins and min(it.held) >= WINDS[0],
        shown("1122334455667z", "7z")),
    LimitHand("twins-of-terminals", lambda it: it.twins and _are_terminals(it),
        shown("1199m1199p1199s1m", "1m")),
    LimitHand("clean-twins", lambda it: it.twins and it.first is not None,
        shown("11335577p1122z5z", "5z")),
    LimitHand("very-clean-twins",
        lambda it: it.twins and it.first is not None and _without_simples(it),
        shown("1199p1122335z5z6z", "6z")),
    LimitHand("pure-twins",
        lambda it: it.twins and it.first is not None and max(it.held) < WINDS[0],
        shown("112233556677p8p", "8p")),
)
# fmt: on


def irregular_shapes(counts: tuple[int, ...]) -> Iterator[str]:
    """Every irregular hand that these 14 concealed tiles make, by its name in the rule set."""
    if sum(counts) != 14:
        return
    held = {kind for kind in range(KINDS) if counts[kind]}
    suits = {kind // 9 for kind in held if kind < WINDS[0]}
    first = 9 * min(suits) if len(suits) == 1 else None
    kinds = Kinds(counts, held, first, all(count % 2 == 0 for count in counts))
    yield from (field_of(row.id) for row in IRREGULAR if row.test(kinds))
