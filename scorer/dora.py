"""Dora, dora under the indicators, and red fives: han without a yaku."""

from collections.abc import Sequence

from scorer.book import Book
from scorer.context import RIICHI, WinContext
from scorer.hand import Hand
from scorer.result import YakuItem
from scorer.tiles import Tile

_NORTH = 4 * 30
"""Where the norths are counted."""


def count_dora(hand: Hand, context: WinContext, book: Book) -> tuple[YakuItem, ...]:
    """The han that bonus tiles add to a hand that has a yaku."""
    items = []
    counts, dora_of = hand.all_counts, book.dora_of
    if context.norths:
        counts += context.norths << _NORTH
        items.append(book.bonus("north", context.norths))
    if dora := _count(counts, context.dora_indicators, dora_of):
        items.append(book.bonus("dora", dora))
    # Only a riichi hand turns the tiles under the indicators (EMA 2016 §3.3.14).
    if (
        context.flags & RIICHI
        and context.ura_indicators
        and book.rules.play.ura_dora
        and (ura := _count(counts, context.ura_indicators, dora_of))
    ):
        items.append(book.bonus("ura-dora", ura))
    if hand.reds and book.rules.play.red_fives:
        items.append(book.bonus("red-five", hand.reds))
    return tuple(items)


def _count(counts: int, indicators: tuple[Tile, ...], dora_of: Sequence[int]) -> int:
    total = 0
    for indicator in indicators:
        total += counts >> 4 * dora_of[indicator] & 15
    return total
