"""What a weighed hand is answered with: the score of one of its readings, or why it cannot win."""

from scorer.candidate import Candidate
from scorer.payments import pay_win
from scorer.result import NoWin, NoWinReason, Reading, Score
from scorer.weighing import Weighing


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
    return Score(
        rules,
        hand,
        context,
        Reading(shape, split, wait, completed),
        han,
        fu,
        yakuman,
        yaku,
        tuple(fu_items),
        value,
        pay_win(value, yaku, hand, context, rules),
    )
