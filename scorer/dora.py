"""Dora, dora under the indicators, and red fives: han without a yaku."""

from scorer.context import RIICHI, WinContext
from scorer.hand import Hand
from scorer.result import YakuItem
from scorer.ruleset import RuleSet
from scorer.tiles import Tile, dora_from


def count_dora(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[YakuItem, ...]:
    """The han that bonus tiles add to a hand that has a yaku."""
    reds = hand.reds if rules.play.red_fives else 0
    if not (reds or context.dora_indicators or context.ura_indicators):
        return ()
    items = []
    if dora := _count(hand, context.dora_indicators):
        items.append(YakuItem("dora", dora, rules.dora["dora"]))
    # Only a riichi hand turns the tiles under the indicators (EMA 2016 §3.3.14).
    if context.flags & RIICHI and (ura := _count(hand, context.ura_indicators)):
        items.append(YakuItem("ura-dora", ura, rules.dora["ura-dora"]))
    if reds:
        items.append(YakuItem("red-five", reds, rules.dora["red-five"]))
    return tuple(items)


def _count(hand: Hand, indicators: tuple[Tile, ...]) -> int:
    counts, total = hand.all_counts, 0
    for indicator in indicators:
        total += counts >> 4 * dora_from(indicator) & 15
    return total
