"""From a hand and its situation to its score: every reading weighed, the highest one kept."""

from scorer.answer import no_win, score_of
from scorer.book import book_of
from scorer.context import WinContext, check_together
from scorer.hand import Hand, HandError
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.tiles import KINDS, TILES
from scorer.weighing import Weighing


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
    if hand.reds + context.reds > rules.play.red_fives > 0:
        _check_reds(hand, context, rules)
    return Weighing(hand, context, book_of(rules))


def _check_reds(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    """No more red fives of a suit than the rule set has; where it has none, a 0 is a plain five."""
    tiles = (*hand.tiles, *context.dora_indicators, *context.ura_indicators)
    for red in TILES[KINDS:]:
        count = tiles.count(red)
        if count > rules.play.red_fives:
            raise HandError(
                f"{red} is there {count} times; {rules.name} has {rules.play.red_fives}.",
                "too-many-reds",
                tile=str(red),
                count=count,
                rules=rules.name,
                most=rules.play.red_fives,
            )
