"""Where a rule set and the `mahjong` package differ by a written rule, and only there.

Each difference names the field of the rule set (and so its section) that makes it, and
checks that this rule alone turns their answer into ours.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from mahjong.hand_calculating.hand_response import HandResponse

from scorer import NoWin, RuleSet, Score, Wind, score
from scorer.book import book_of
from scorer.worth import MANGAN_BASE, worth
from tests.oracle.translate import their_config, their_hand, their_score
from tests.random_hands import Case

Ours = Score | NoWin
_BONUS: Final = {"Dora", "Aka Dora", "Ura Dora"}


@dataclass(frozen=True)
class Difference:
    name: str
    field: str
    explains: Callable[[Case, RuleSet, Ours, HandResponse], bool]


def agrees(case: Case, ours: Ours, theirs: HandResponse) -> bool:
    """The same verdict, the same han and fu, and every seat paying the same."""
    if isinstance(ours, NoWin) or theirs.error is not None:
        return isinstance(ours, NoWin) and theirs.error is not None
    same_count = bool(ours.yakuman) or (ours.han, ours.fu) == (theirs.han, theirs.fu)
    return same_count and ours.payments == _their_payments(case, theirs)


def explanation(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> Difference | None:
    """The first written rule that accounts for the difference."""
    return next((known for known in DIFFERENCES if known.explains(case, rules, ours, theirs)), None)


def compare(
    cases: Iterator[Case], rules: RuleSet
) -> Iterator[tuple[Case, str | Difference | None]]:
    """Each case with "same", the difference that explains it, or None where nothing does."""
    for case in cases:
        ours = score(case.hand, case.context, rules)
        theirs = their_score(their_hand(case, rules), their_config(case, rules))
        if agrees(case, ours, theirs):
            yield case, "same"
        else:
            yield case, explanation(case, rules, ours, theirs)


def _their_payments(case: Case, theirs: HandResponse) -> dict[Wind, int]:
    context, cost = case.context, theirs.cost
    assert cost is not None
    winner = {context.seat: cost["total"]}
    if context.discarder is not None:
        return winner | {context.discarder: -cost["main"] - cost["main_bonus"]}
    from_other = -cost["additional"] - cost["additional_bonus"]
    from_dealer = -cost["main"] - cost["main_bonus"]
    return {
        seat: from_dealer if seat is Wind.EAST else from_other
        for seat in Wind
        if seat is not context.seat
    } | winner


def _yaku_names(theirs: HandResponse) -> list[str]:
    return [yaku.name for yaku in theirs.yaku or ()]


def _one_yakuman_at_most(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    if rules.limits.yakuman_add_up or isinstance(ours, NoWin) or theirs.cost is None:
        return False
    counted = sum(yaku.is_yakuman for yaku in theirs.yaku or ())
    return ours.yakuman == 1 and counted > 1 and ours.points in (32000, 48000)


def _renho_alone(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    """Theirs adds renho's five han to the rest; here the better of the two counts."""
    if rules.hand.renho != "mangan" or "Renhou" not in _yaku_names(theirs):
        return False
    if isinstance(ours, NoWin):
        return False
    without = replace(case, context=case.context._replace(first_turn=False))
    plain = their_score(their_hand(without, rules), their_config(without, rules))
    points = 0 if plain.cost is None else plain.cost["main"]
    mangan = worth(MANGAN_BASE, dealer=False, tsumo=False).points
    return ours.points == max(points, mangan)


def _double_wind_pair(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    details = theirs.fu_details or []
    if isinstance(ours, NoWin) or rules.fu.pair_double_wind == 4:
        return False
    if not any(item["reason"] == "double_valued_pair" for item in details):
        return False
    fu = sum(item["fu"] for item in details) - 4 + rules.fu.pair_double_wind
    return (ours.han, ours.fu) == (theirs.han, -(-fu // 10) * 10)


def _two_yaku_from_five_counters(
    case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse
) -> bool:
    if not isinstance(ours, NoWin) or ours.reason != "needs-two-yaku" or theirs.han is None:
        return False
    open_hand = not case.hand.is_closed
    yaku = [yaku for yaku in theirs.yaku or () if yaku.name not in _BONUS]
    han = sum((yaku.han_open if open_hand else yaku.han_closed) or 0 for yaku in yaku)
    return case.context.counters >= 5 and han == 1


def _junchan_flat(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    junchan = rules.yaku["junchan"]
    if isinstance(ours, NoWin) or theirs.han is None or "Junchan" not in _yaku_names(theirs):
        return False
    if junchan.closed == 3 or not case.hand.is_closed:
        return False
    less = book_of(rules).worth(
        theirs.han - 1, theirs.fu or 0, case.context.seat == 0, case.context.discarder is None
    )
    if any(item.id == "junchan" for item in ours.yaku):
        return (ours.han, ours.fu) == (theirs.han - 1, theirs.fu)
    # Another reading of the tiles, without junchan, has become the better one.
    return ours.points >= less.points


def _no_waits_under_tenho(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    if rules.hand.waits_under_tenho or isinstance(ours, NoWin):
        return False
    doubled = {"Kokushi Musou Juusanmen Matchi", "Daburu Chuuren Poutou", "Suu Ankou Tanki"}
    names = _yaku_names(theirs)
    yakuman = (theirs.han or 0) // 13
    return "Tenhou" in names and ours.yakuman == yakuman - len(doubled & set(names))


def _all_green_needs_dragon(case: Case, rules: RuleSet, ours: Ours, theirs: HandResponse) -> bool:
    """Theirs takes bamboo alone."""
    if not rules.hand.all_green_needs_dragon or "Ryuuiisou" not in _yaku_names(theirs):
        return False
    counted = sum(yaku.is_yakuman for yaku in theirs.yaku or ())
    return isinstance(ours, NoWin) or ours.yakuman == counted - 1


DIFFERENCES: Final = (
    Difference(
        "all green needs the dragon", "hand.all_green_needs_dragon", _all_green_needs_dragon
    ),
    Difference("one yakuman at most", "limits.yakuman_add_up", _one_yakuman_at_most),
    Difference("renho stands alone", "hand.renho", _renho_alone),
    Difference("pair of a double wind", "fu.pair_double_wind", _double_wind_pair),
    Difference(
        "two yaku from five counters", "hand.two_yaku_from_counters", _two_yaku_from_five_counters
    ),
    Difference("junchan is flat", "yaku.junchan", _junchan_flat),
    Difference("no double wait under tenho", "hand.waits_under_tenho", _no_waits_under_tenho),
)
