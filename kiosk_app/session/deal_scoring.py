"""A hand in which every player's tiles score (NTS): what each counts, and who pays whom.

Hands are known by their tiles or, where nobody shows them, by the points that were counted.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from kiosk_app.session.hand_draft import Problem
from kiosk_app.session.waiting_hand import waiting_problems
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from scorer.hand import HandError
from scorer.nts.checks import check_deal, check_win
from scorer.nts.deal import CIRCUMSTANCES, Deal, Hand, Round, Win
from scorer.nts.hand_score import HandScore
from scorer.nts.other_hand import score_other
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore, score_deal
from scorer.nts.winning_hand import NotOut, score_winner
from scorer.table import Four, Seat, Table, TableRules
from scorer.table.settled import GivenSettlement
from scorer.table.table import by_chair
from scorer.tiles import TILES, sort_tiles

_WRONG_NUMBER: Final = ("too-few-waiting", "too-many")


@dataclass(frozen=True, slots=True)
class CountedHand:
    """One player's hand as far as it is counted."""

    draft: WinnerDraft
    problems: tuple[Problem, ...] = ()
    score: HandScore | NotOut | None = None
    """None where only its points are counted, or not all of its tiles."""
    total: int | None = None
    """What it counts; None where that is not known."""


@dataclass(frozen=True, slots=True)
class CountedDeal:
    draft: WinDraft
    rules: RuleSet
    table: Table = field(compare=False)
    hands: dict[Seat, CountedHand]
    flags: frozenset[str] = frozenset()
    """Those of the draft that fit the winner's hand."""
    possible: tuple[str, ...] = ()
    """The flags that can be counted of it."""
    deal: Deal | None = None
    """None while the winner's hand is missing, or tiles of another."""
    result: DealScore | NotOut | None = None
    payments: Four | None = None
    refused: HandError | None = field(default=None, compare=False)
    """Why these hands cannot lie on one table."""


def deal_rules(rules: TableRules) -> RuleSet | None:
    """The rule set by which every hand of this table scores; None where only the winner's does."""
    settlement = rules.settlement
    return settlement.rules if isinstance(settlement, GivenSettlement) else None


def count_deal(draft: WinDraft, table: Table, rules: RuleSet) -> CountedDeal:
    winner = draft.winners[0]
    possible = tuple(flag for flag in CIRCUMSTANCES if _fits(winner, (flag,), draft, table))
    flags = frozenset(_that_hold(winner, draft, table))
    win = _win(winner, draft, table, flags)
    round_ = Round(table.round_letter)
    hands = {one.seat: _count_hand(one, table, win, round_, rules) for one in draft.hands}
    counted = CountedDeal(draft, rules, table, hands, flags, possible)
    if not winner.known or any(hand.problems for hand in hands.values()):
        return counted
    deal = Deal(
        {table.wind(seat): _scorers_hand(hand.draft, table) for seat, hand in hands.items()},
        win,
        round_,
        ruling=None if draft.ruling is None else table.wind(draft.ruling),
        dreamer=table.dreamer is not None,
        counted={
            table.wind(seat): hand.total or 0
            for seat, hand in hands.items()
            if hand.score is None and not _is_dead(hand.draft, table)
        },
    )
    try:
        check_deal(deal, rules)
    except HandError as refused:
        return replace(counted, refused=refused)
    result = score_deal(deal, rules)
    if isinstance(result, NotOut):
        return replace(counted, deal=deal, result=result)
    paid = {seat: result.payments[table.wind(seat)] for seat in table.playing}
    payments = by_chair(dict.fromkeys(table.seats, 0) | paid)
    return replace(counted, deal=deal, result=result, payments=payments)


def flags_with(flag: str, draft: WinDraft, table: Table) -> frozenset[str]:
    """The flags with one more; those that contradict it give way."""
    winner = draft.winners[0]
    kept = [flag]
    for other in CIRCUMSTANCES:
        if other in winner.flags - {flag} and _fits(winner, (*kept, other), draft, table):
            kept.append(other)
    return frozenset(kept)


def _count_hand(
    one: WinnerDraft, table: Table, win: Win, round_: Round, rules: RuleSet
) -> CountedHand:
    if one.plain is not None:
        return CountedHand(one, total=one.plain.points or 0)
    if not one.known and not _is_dead(one, table):
        return CountedHand(one)
    wins = table.wind(one.seat) is win.winner
    problems = one.hand.problems() if wins else waiting_problems(one.hand)
    if not wins and rules.dead_hand.wrong_number_of_tiles.value:
        # NTS, Dood spel: too many or too few tiles are the player's own fault, and stop nobody.
        problems = tuple(problem for problem in problems if problem.code not in _WRONG_NUMBER)
    if problems and (wins or not _is_dead(one, table)):
        return CountedHand(one, problems)
    hand = _scorers_hand(one, table)
    if wins:
        score = score_winner(hand, win, round_, rules)
        return CountedHand(one, (), score, None if isinstance(score, NotOut) else score.total)
    other = score_other(hand, table.wind(one.seat), round_, rules)
    return CountedHand(one, (), other, other.total)


def _scorers_hand(one: WinnerDraft, table: Table) -> Hand:
    """For the scorer; a dead hand has no tiles to count, whatever was entered."""
    if one.plain is not None or _is_dead(one, table):
        return Hand((), dead=one.plain is None)
    concealed = [tile.tile for tile in one.hand.concealed if tile.tile is not None]
    melds = tuple(meld.meld() for meld in one.hand.melds)
    return Hand(sort_tiles(concealed), melds, one.lucky)


def _is_dead(one: WinnerDraft, table: Table) -> bool:
    return one.dead or one.seat in table.dead


def _win(winner: WinnerDraft, draft: WinDraft, table: Table, flags: Iterable[str]) -> Win:
    thrown = None if draft.discarder is None else table.wind(draft.discarder)
    won_on = winner.hand.win.tile if winner.hand.win is not None else None
    # Where the points alone are counted, no tile counts for anything.
    return Win(table.wind(winner.seat), won_on or TILES[0], thrown, **dict.fromkeys(flags, True))


def _that_hold(winner: WinnerDraft, draft: WinDraft, table: Table) -> list[str]:
    kept: list[str] = []
    for flag in CIRCUMSTANCES:
        if flag in winner.flags and _fits(winner, (*kept, flag), draft, table):
            kept.append(flag)
    return kept


def _fits(winner: WinnerDraft, flags: Iterable[str], draft: WinDraft, table: Table) -> bool:
    """The scorer is asked whether it would take them."""
    if winner.plain is not None or winner.hand.or_none() is None:
        return False
    try:
        check_win(_win(winner, draft, table, flags), _scorers_hand(winner, table))
    except HandError:
        return False
    return True
