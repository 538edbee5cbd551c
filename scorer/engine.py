"""From a hand and its situation to its score: every reading weighed, the highest one kept."""

from scorer.book import book_of
from scorer.context import FIRST_TURN, TSUMO, WinContext, check_together
from scorer.hand import Hand, HandError
from scorer.payments import pay_win
from scorer.result import NoWin, NoWinReason, Reading, Score
from scorer.ruleset import RuleSet
from scorer.three_players import check_three
from scorer.tiles import KINDS, TILES
from scorer.weighing import Candidate, Weighing


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
    if context.flags & FIRST_TURN and not context.flags & TSUMO:
        _check_renho(context, rules)
    if rules.win.by == "self-draw":
        _check_self_draw(hand, context, rules)
    if rules.play.seats == 3 or context.norths:
        check_three(hand, context, rules)
    if hand.reds + context.reds > rules.play.red_fives > 0:
        _check_reds(hand, context, rules)
    return Weighing(hand, context, book_of(rules))


def _check_renho(context: WinContext, rules: RuleSet) -> None:
    if context.seat == 0 and not rules.hand.renho_for_east:
        raise HandError("first-turn-of-east")


def _check_self_draw(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    if not context.flags & TSUMO or not hand.is_closed:
        raise HandError("no-claims", rules=rules.name)


def _check_reds(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    """No more red fives of a suit than the rule set has; where it has none, a 0 is a plain five."""
    tiles = (*hand.tiles, *context.dora_indicators, *context.ura_indicators)
    for red in TILES[KINDS:]:
        count = tiles.count(red)
        if count > rules.play.red_fives:
            raise HandError(
                "too-many-reds",
                tile=red,
                count=count,
                rules=rules.name,
                most=rules.play.red_fives,
            )


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
