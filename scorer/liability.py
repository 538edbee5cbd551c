"""Liability (pao): who fed the set that made a yakuman certain pays for it."""

from collections.abc import Sequence
from typing import Final

from scorer.hand import WINDS, Hand, MeldKind, Wind
from scorer.payments import Payments, pay_self_drawn
from scorer.result import Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.worth import YAKUMAN_BASE, Worth, worth_under


def fed_yakuman(yaku: Sequence[YakuItem], hand: Hand | None, rules: RuleSet) -> int:
    """How many yakuman somebody can be liable for: those whose sets all lie open.

    What was drawn was fed by nobody (EMA 2016 §3.3.9). Where the hand is not known, as at
    a table that writes down han and fu only, the players are believed.
    """
    known = rules.liability.yakuman
    return sum(
        item.yakuman
        for item in yaku
        if item.id in known and (hand is None or _was_fed(item.id, hand))
    )


def fed_part(
    value: Worth, yaku: Sequence[YakuItem], hand: Hand | None, rules: RuleSet, *, tsumo: bool
) -> int:
    """How many yakuman of the hand the liable player answers for; more than it has: all of it."""
    if fed_by_kong(yaku, hand, rules, tsumo=tsumo):
        return value.base // YAKUMAN_BASE + 1
    return fed_yakuman(yaku, hand, rules)


def fed_by_kong(
    yaku: Sequence[YakuItem], hand: Hand | None, rules: RuleSet, *, tsumo: bool
) -> bool:
    """Whether the winning tile came after a claimed kong, where its discarder answers for that.

    Of a hand that is only told in han and fu the players are believed.
    """
    if not rules.liability.after_claimed_kong or not tsumo:
        return False
    if yaku and not any(item.id == "rinshan" for item in yaku):
        return False
    return hand is None or any(meld.kind is MeldKind.MINKAN for meld in hand.melds)


def is_liability_paid(score: Score) -> bool:
    """Whether somebody pays for the set they fed (EMA 2016 §3.3.9)."""
    context = score.context
    if context.liable is None or context.liable == context.discarder:
        return False
    tsumo = context.discarder is None
    return fed_part(score.worth, score.yaku, score.hand, score.rules, tsumo=tsumo) > 0


def pay_fed(
    value: Worth,
    fed: int,
    seat: Wind,
    discarder: Wind | None,
    liable: Wind,
    rules: RuleSet,
    counters: int,
) -> Payments:
    """One win with its counters and no sticks; it sums to zero.

    The liable player, who answers for ``fed`` of its yakuman, pays a self-draw alone and shares a
    discard (EMA 2016 §3.3.9).
    """
    dealer, tsumo = seat is Wind.EAST, discarder is None
    covered = rest = value
    if rules.liability.covers == "yakuman" and YAKUMAN_BASE * fed < value.base:
        covered = worth_under(rules, YAKUMAN_BASE * fed, dealer, tsumo)
        rest = worth_under(rules, value.base - covered.base, dealer, tsumo)
    counter = counters * rules.win.counter_on_discard
    payments: Payments = dict.fromkeys(WINDS, 0)
    if discarder is None:
        if rest is not covered:
            payments = pay_self_drawn(rest, seat, 0, rules)
        payments[liable] -= covered.points + counter
    else:
        half = covered.points // 2 if rules.liability.share_on_discard == "half" else 0
        payments[liable] -= half
        payments[discarder] -= value.points - half
        payer = discarder if rules.liability.counters_by == "discarder" else liable
        payments[payer] -= counter
    payments[seat] = 0
    payments[seat] = -sum(payments.values())
    return {payer: points for payer, points in payments.items() if points}


FED_SETS: Final = {"daisangen": range(31, 34), "daisuushii": range(27, 31)}
"""The sets that must all have been claimed for anyone to be liable."""


def _was_fed(yakuman: str, hand: Hand) -> bool:
    """Whether the yakuman's sets all lie open: what was drawn was fed by nobody."""
    claimed = [meld.first for meld in hand.melds if meld.is_open]
    if yakuman == "suukantsu":
        # Only the fourth kong claimed from a discard was fed; which came last nobody sees.
        return any(meld.kind is MeldKind.MINKAN for meld in hand.melds)
    return all(kind in claimed for kind in FED_SETS[yakuman])
