"""Who pays whom: wins, several winners, liability, draws and chombo."""

from collections.abc import Collection, Sequence
from typing import Final

from scorer.context import WinContext
from scorer.hand import WINDS, Hand, HandError, MeldKind, Wind
from scorer.messages import Section
from scorer.result import Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.worth import MANGAN_BASE, YAKUMAN_BASE, Worth, worth_under

Payments = dict[Wind, int]
"""What each seat gains (or pays, below zero); who is not named is not touched."""


def pay_win(
    value: Worth, yaku: tuple[YakuItem, ...], hand: Hand, context: WinContext, rules: RuleSet
) -> Payments:
    """One win with its counters and all the sticks; it sums to the sticks."""
    tsumo = context.discarder is None
    fed = 0 if context.liable is None else fed_part(value, yaku, hand, rules, tsumo=tsumo)
    seats = (context.seat, context.discarder, context.liable)
    payments = pay_hand(value, fed, *seats, rules, context.counters)
    if context.sticks:
        payments[context.seat] += context.sticks * rules.play.riichi_stake
    return payments


def pay_hand(
    value: Worth,
    fed: int,
    seat: Wind,
    discarder: Wind | None,
    liable: Wind | None,
    rules: RuleSet,
    counters: int,
) -> Payments:
    """One win with its counters and no sticks; it sums to zero.

    ``fed`` is how many of its yakuman the liable player answers for.
    """
    if fed and liable is not None and liable != discarder:
        return _with_liability(value, fed, seat, discarder, liable, rules, counters)
    if discarder is None:
        return _self_drawn(value, seat, counters * rules.win.counter_on_self_draw, rules)
    total = value.points + counters * rules.win.counter_on_discard
    return {discarder: -total, seat: total}


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


def settle_discard(
    winners: Sequence[Score], carried_sticks: int = 0, riichi: Collection[Wind] = ()
) -> Payments:
    """One or more wins on the same discard; ``riichi`` are the seats with a stake of this hand.

    Each winner in riichi takes their own stake back; the other sticks go to the winner
    whose turn comes first after the discarder (EMA 2016 §4.1). It sums to the sticks.
    """
    if not winners:
        raise HandError("nobody-won")
    rules, discarder = winners[0].rules, winners[0].context.discarder
    seats = [score.context.seat for score in winners]
    if discarder is None or any(score.context.discarder != discarder for score in winners):
        raise HandError("one-discard")
    if len(set(seats)) != len(seats):
        raise HandError("won-twice")
    first = min(seats, key=lambda seat: (seat - discarder) % rules.play.seats)
    if rules.win.winners_on_discard == 1:
        # The head bump: the next in turn after the discarder wins, nobody else does.
        winners = [score for score in winners if score.context.seat == first]
        seats = [first]
    if len(seats) > rules.win.winners_on_discard:
        raise HandError(
            "too-many-winners",
            count=len(seats),
            rules=rules.name,
            section=Section(rules.section("win.winners_on_discard")),
        )
    payments: Payments = {}
    for score in winners:
        context = score.context
        paid = rules.win.counters_to == "each" or context.seat == first
        counters = context.counters if paid else 0
        fed = fed_yakuman(score.yaku, score.hand, rules)
        payers = (context.discarder, context.liable)
        paid_for = pay_hand(score.worth, fed, context.seat, *payers, rules, counters)
        for seat, points in paid_for.items():
            payments[seat] = payments.get(seat, 0) + points
    stake = rules.play.riichi_stake
    for seat in riichi:
        payments[seat if seat in seats else first] += stake
    payments[first] += carried_sticks * stake
    return payments


def pay_nagashi(rules: RuleSet, seat: Wind, counters: int = 0, sticks: int = 0) -> Payments:
    """Nagashi mangan: paid as a self-drawn mangan, in some books with what lies on the table."""
    if rules.draw.nagashi == "none":
        section = rules.section("draw.nagashi")
        raise HandError("no-nagashi", rules=rules.name, section=Section(section))
    value = worth_under(rules, MANGAN_BASE, seat is Wind.EAST, tsumo=True)
    if not rules.draw.nagashi_takes_table:
        return _self_drawn(value, seat, 0, rules)
    payments = _self_drawn(value, seat, counters * rules.win.counter_on_self_draw, rules)
    payments[seat] += sticks * rules.play.riichi_stake
    return payments


def pay_noten(rules: RuleSet, tenpai: Collection[Wind]) -> Payments:
    """An exhaustive draw: those who do not wait pay those who do (EMA 2016 §3.4.2)."""
    waiting, seats = set(tenpai), rules.play.seats
    if len(waiting) in (0, seats):
        return {}
    total = rules.draw.noten_total
    return {
        seat: total // len(waiting) if seat in waiting else -(total // (seats - len(waiting)))
        for seat in WINDS[:seats]
    }


def pay_chombo(rules: RuleSet, offender: Wind) -> Payments:
    """A chombo at a social table: a self-drawn mangan, the other way round (EMA 2016 §3.4.6)."""
    value = worth_under(rules, MANGAN_BASE, offender is Wind.EAST, tsumo=True)
    return {seat: -points for seat, points in _self_drawn(value, offender, 0, rules).items()}


def _self_drawn(value: Worth, seat: Wind, counter: int, rules: RuleSet) -> Payments:
    from_other, seats = value.from_other + counter, rules.play.seats
    payments = dict.fromkeys(WINDS if seats == 4 else WINDS[:seats], -from_other)
    payments[seat] = from_other * (seats - 1)
    if seat:
        from_dealer = value.from_dealer + counter
        payments[WINDS[0]] = -from_dealer
        payments[seat] += from_dealer - from_other
    return payments


def _with_liability(
    value: Worth,
    fed: int,
    seat: Wind,
    discarder: Wind | None,
    liable: Wind,
    rules: RuleSet,
    counters: int,
) -> Payments:
    """The liable player pays a self-draw alone and shares a discard (EMA 2016 §3.3.9)."""
    dealer, tsumo = seat is Wind.EAST, discarder is None
    covered = rest = value
    if rules.liability.covers == "yakuman" and YAKUMAN_BASE * fed < value.base:
        covered = worth_under(rules, YAKUMAN_BASE * fed, dealer, tsumo)
        rest = worth_under(rules, value.base - covered.base, dealer, tsumo)
    counter = counters * rules.win.counter_on_discard
    payments: Payments = dict.fromkeys(WINDS, 0)
    if discarder is None:
        if rest is not covered:
            payments = _self_drawn(rest, seat, 0, rules)
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
