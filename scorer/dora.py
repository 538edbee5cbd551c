"""Dora, dora under the indicators, and red fives: han without a yaku."""

from scorer.book import Book
from scorer.context import RIICHI, WinContext
from scorer.hand import Hand
from scorer.result import YakuItem
from scorer.tiles import DORA_OF, Tile


def count_dora(hand: Hand, context: WinContext, book: Book) -> tuple[YakuItem, ...]:
    """The han that bonus tiles add to a hand that has a yaku."""
    items = []
    if dora := _count(hand.all_counts, context.dora_indicators):
        items.append(book.bonus("dora", dora))
    # Only a riichi hand turns the tiles under the indicators (EMA 2016 §3.3.14).
    if context.flags & RIICHI and (ura := _count(hand.all_counts, context.ura_indicators)):
        items.append(book.bonus("ura-dora", ura))
    if hand.reds and book.rules.play.red_fives:
        items.append(book.bonus("red-five", hand.reds))
    return tuple(items)


def _count(counts: int, indicators: tuple[Tile, ...]) -> int:
    total = 0
    for indicator in indicators:
        total += counts >> 4 * DORA_OF[indicator] & 15
    return total
