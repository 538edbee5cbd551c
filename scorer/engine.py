"""From a hand and its situation to its score: every reading weighed, the highest one kept."""

from scorer.book import book_of
from scorer.context import FIRST_TURN, WinContext, check_together
from scorer.hand import Hand
from scorer.liability import fed_part, pay_fed
from scorer.messages import Choice, Message, Section, YakuId
from scorer.payments import Payments, pay_hand
from scorer.result import NoWin, NoWinReason, Reading, Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.shapes import new_tuple
from scorer.unplayed_hands import check_played
from scorer.weighing import Candidate, Weighing
from scorer.worth import Worth


def score(hand: Hand, context: WinContext, rules: RuleSet) -> Score | NoWin:
    """The hand's highest score under the rule set, or the reason that it cannot win.

    Highest by points, then by han, then by fu. A hand and a situation that cannot both be
    true raise :class:`~scorer.hand.HandError`.
    """
    weighing = _weighing(hand, context, rules)
    candidates = weighing.candidates()
    if not candidates:
        return no_win(weighing)
    best = candidates[0]
    if len(candidates) > 1:
        for candidate in candidates:
            if candidate[:3] > best[:3]:
                best = candidate
    return score_of(best, weighing)


def all_readings(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[Score, ...]:
    """Every reading that may be declared, the highest first."""
    weighing = _weighing(hand, context, rules)
    ranked = sorted(weighing.candidates(), key=lambda candidate: candidate[:3], reverse=True)
    return tuple(score_of(candidate, weighing) for candidate in ranked)


def _weighing(hand: Hand, context: WinContext, rules: RuleSet) -> Weighing:
    check_together(hand, context)
    book = book_of(rules)
    if book.plays_few or context.flags & FIRST_TURN or context.norths:
        check_played(hand, context, rules)
    return Weighing(hand, context, book)


def no_win(weighed: Weighing) -> NoWin:
    """Why there is no candidate."""
    rules = weighed.book.rules
    reason: NoWinReason = "no-yaku"
    field = "hand.yaku_needed"
    if not weighed.complete:
        reason, field = "no-shape", "hand.shapes"
    elif weighed.most_yaku >= rules.hand.yaku_needed:
        reason, field = "needs-two-yaku", "hand.two_yaku_from_counters"
    elif weighed.dora:
        reason = "only-dora"
    return NoWin(rules, weighed.hand, weighed.context, reason, rules.section(field))


def score_of(candidate: Candidate, weighed: Weighing) -> Score:
    """One of its candidates, with who pays what."""
    _, han, fu, value, found, yakuman, alone, fu_items, shape, split, wait, completed = candidate
    book, hand, context = weighed.book, weighed.hand, weighed.context
    rules = book.rules
    yaku = tuple(found) if alone else (*weighed.situation, *found, *weighed.dora)
    if book.fu.some_are_nothing:
        fu_items = [item for item in fu_items if item.fu]
    reading = new_tuple(Reading, (shape, split, wait, completed))
    payments = pay_win(value, yaku, hand, context, rules)
    worth = (han, fu, yakuman, yaku, tuple(fu_items), value, payments)
    return new_tuple(Score, (rules, hand, context, reading, *worth))


def pay_win(
    value: Worth, yaku: tuple[YakuItem, ...], hand: Hand, context: WinContext, rules: RuleSet
) -> Payments:
    """One win with its counters and all the sticks; it sums to the sticks."""
    seat, discarder, liable = context.seat, context.discarder, context.liable
    if liable is None:
        payments = pay_hand(value, seat, discarder, rules, context.counters)
    else:
        fed = fed_part(value, yaku, hand, rules, tsumo=discarder is None)
        payments = pay_fed(value, fed, seat, discarder, liable, rules, context.counters)
    if context.sticks:
        payments[seat] += context.sticks * rules.play.riichi_stake
    return payments


def why_no_win(result: NoWin) -> Message:
    rules, section = result.rules, Section(result.section)
    if result.reason == "no-shape":
        shapes = tuple(Message("values", shape) for shape in rules.hand.shapes)
        return Message("no-win", "no-shape", shapes=Choice(shapes), section=section)
    if result.reason == "needs-two-yaku":
        return Message(
            "no-win",
            "needs-two-yaku",
            count=rules.hand.two_yaku_from_counters,
            yaku=_yaku_without_counters(result),
            section=section,
        )
    if rules.hand.yaku_needed > 1:
        return Message("no-win", "too-few-yaku", count=rules.hand.yaku_needed, section=section)
    if result.reason == "only-dora":
        return Message("no-win", "only-dora", section=section)
    return Message("no-win", "no-yaku", section=section)


def _yaku_without_counters(result: NoWin) -> tuple[YakuId, ...]:
    """The yaku of the same hand with nothing on the table, where it may be declared."""
    bare = score(result.hand, result.context._replace(counters=0), result.rules)
    items = bare.yaku if isinstance(bare, Score) else ()
    return tuple(YakuId(item.id) for item in items if item.id not in result.rules.dora)
