"""The limit hands without sets: nine gates, orphans, snakes, the court of Peking and twins.

NTS, Onregelmatige limietspelen and Tweelingen. They are named after the fields of the rule set.
"""

from collections.abc import Iterator
from typing import Final

from scorer.tiles import KINDS, ORPHANS, TILES

WINDS: Final = range(27, 31)
DRAGONS: Final = range(31, 34)
_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def irregular_shapes(counts: tuple[int, ...]) -> Iterator[str]:
    """The names of every irregular hand that these 14 concealed tiles make."""
    if sum(counts) != 14:
        return
    held = {kind for kind in range(KINDS) if counts[kind]}
    suits = {kind // 9 for kind in held if kind < 27}
    if held == set(ORPHANS):
        yield "thirteen_orphans"
    if len(suits) == 1:
        yield from _one_suit_shapes(counts, held, 9 * min(suits))
    # Four equal tiles are two pairs: seven pairs of the six terminals cannot be had otherwise.
    if all(count % 2 == 0 for count in counts):
        yield from _twins(held, suits)


def _one_suit_shapes(counts: tuple[int, ...], held: set[int], first: int) -> Iterator[str]:
    suit = counts[first : first + 9]
    whole_suit = set(range(first, first + 9))
    if all(have >= needed for have, needed in zip(suit, _GATES, strict=True)):
        yield "nine_gates"
    if held == whole_suit | set(WINDS):
        yield "wind_snake"
    if whole_suit | set(DRAGONS) <= held and any(counts[wind] == 2 for wind in WINDS):
        yield "dragon_snake"
    if held == set(range(first, first + 7)) | set(WINDS) | set(DRAGONS):
        yield "court_of_peking"


def _twins(held: set[int], suits: set[int]) -> Iterator[str]:
    tiles = [TILES[kind] for kind in held]
    yield "seven_twins"
    if not suits:
        yield "twins_of_honours"
    if all(tile.is_terminal for tile in tiles):
        yield "twins_of_terminals"
    if len(suits) == 1:
        yield "clean_twins"
        if all(tile.is_terminal or tile.is_honour for tile in tiles):
            yield "very_clean_twins"
        if not any(tile.is_honour for tile in tiles):
            yield "pure_twins"
