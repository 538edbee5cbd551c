"""What a win is worth under the table's rules, and the event that the ledger takes for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from kiosk_app.session.game_session import Evidence, MakeEvent
from kiosk_app.session.hand_draft import Problem
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from kiosk_app.session.win_flags import flags_that_hold
from scorer.hand import Hand, HandError, WinContext
from scorer.liability import fed_yakuman
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.table import Four, Refused, Table, TableRules, Win, Winner, winner_from_score
from scorer.table.declaring import annul_last_riichi
from scorer.table.riichi import RiichiSettlement, score_at_table, win_context
from scorer.tiles import Tile


@dataclass(frozen=True, slots=True)
class ScoredWinner:
    draft: WinnerDraft
    result: Score | NoWin | None = None
    """None where only the worth was given, or where the hand cannot be scored yet."""
    problems: tuple[Problem, ...] = ()
    refused: HandError | None = None
    """What the scorer says of a hand that it cannot take."""
    flags: frozenset[str] = frozenset()
    """Those of the draft that fit the hand."""
    winner: Winner | None = None
    """For the ledger; None where there is nothing to pay."""
    may_be_liable: bool = False

    @property
    def score(self) -> Score | None:
        return self.result if isinstance(self.result, Score) else None


@dataclass(frozen=True, slots=True)
class ScoredWin:
    draft: WinDraft
    table: Table
    winners: tuple[ScoredWinner, ...]
    payments: Four | None = None
    """What each seat gains or pays with counters and sticks; None while a hand is missing."""
    refused: Refused | None = field(default=None, compare=False)
    """Why the table would not take it."""

    def event(self, place: tuple[str, int]) -> Win:
        """As the players saw it and agreed to it."""
        if self.payments is None:
            raise HandError("no-worth")
        return _event(place, self.draft, self.winners, self.payments)


def riichi_rules(rules: TableRules) -> RuleSet | None:
    """The rule set that scores this table's hands; None where every hand scores (NTS)."""
    settlement = rules.settlement
    return settlement.rules if isinstance(settlement, RiichiSettlement) else None


def score_win(
    draft: WinDraft, table: Table, rules: TableRules, indicators: Sequence[Tile] = ()
) -> ScoredWin:
    """Score every hand; ``indicators`` are those of the table, in place of the hand's own."""
    book = riichi_rules(rules)
    if book is None:
        raise HandError("all-hands", rules=rules.name)
    if draft.annuls_riichi and table.riichi[-1:] != (draft.discarder,):
        draft = replace(draft, annuls_riichi=False)  # that riichi was taken back meanwhile
    at_win = _without_annulled(draft, table, rules)
    scored = tuple(
        _scored(winner, draft, at_win, book, tuple(indicators)) for winner in draft.winners
    )
    if any(one.winner is None for one in scored):
        return ScoredWin(draft, at_win, scored)
    try:
        payments = rules.settlement.win(at_win, _event(("", 0), draft, scored, None))
    except Refused as refused:
        return ScoredWin(draft, at_win, scored, refused=refused)
    return ScoredWin(draft, at_win, scored, payments)


def context_of(
    winner: WinnerDraft, draft: WinDraft, table: Table, rules: RuleSet, indicators: tuple[Tile, ...]
) -> WinContext:
    """What the table knows of this win; the flags that people add are not in it."""
    return win_context(
        table,
        rules,
        winner.seat,
        draft.seats,
        draft.discarder,
        dora_indicators=indicators or winner.hand.dora_indicators,
        ura_indicators=winner.hand.ura_indicators,
    )


def _without_annulled(draft: WinDraft, table: Table, rules: TableRules) -> Table:
    if not draft.annuls_riichi or draft.discarder is None:
        return table
    return annul_last_riichi(table, draft.discarder, rules)


def _scored(
    winner: WinnerDraft, draft: WinDraft, table: Table, rules: RuleSet, indicators: tuple[Tile, ...]
) -> ScoredWinner:
    if winner.plain is not None:
        return ScoredWinner(
            winner, winner=winner.plain.winner(winner.seat, winner.liable), may_be_liable=True
        )
    problems = winner.hand.problems()
    if problems:
        return ScoredWinner(winner, problems=problems)
    try:
        hand = winner.hand.hand()
        context = context_of(winner, draft, table, rules, indicators)
        if context.riichi and not hand.is_closed:
            return ScoredWinner(winner, problems=(Problem("open-riichi"),))
        return _with_score(winner, hand, context, table, rules)
    except HandError as error:
        return ScoredWinner(winner, refused=error)


def _with_score(
    winner: WinnerDraft, hand: Hand, context: WinContext, table: Table, rules: RuleSet
) -> ScoredWinner:
    flags = winner.flags and flags_that_hold(winner.flags, hand, context, rules)
    said = context._replace(**dict.fromkeys(flags, True))
    result = score_at_table(hand, said, table, rules)
    if isinstance(result, NoWin):
        return ScoredWinner(winner, result, flags=flags)
    fed = result.yakuman > 0 and fed_yakuman(result.yaku, hand, rules) > 0
    if fed and winner.liable is not None:
        liable = said._replace(liable=table.wind(winner.liable))
        again = score_at_table(hand, liable, table, rules)
        result = again if isinstance(again, Score) else result
    for_ledger = winner_from_score(result, table.dealer)
    return ScoredWinner(winner, result, flags=flags, winner=for_ledger, may_be_liable=fed)


def _event(
    place: tuple[str, int],
    draft: WinDraft,
    winners: tuple[ScoredWinner, ...],
    payments: Four | None,
) -> Win:
    return Win(
        *place,
        winners=tuple(one.winner for one in winners if one.winner is not None),
        discarder=draft.discarder,
        annuls_riichi=draft.annuls_riichi,
        payments=payments,
    )


@dataclass(frozen=True, slots=True)
class Agreed:
    event: MakeEvent
    evidence: Callable[[], Evidence] | None
    """Put together beside the screen's thread; None: there is nothing to keep."""

    def kept(self) -> Evidence | None:
        return None if self.evidence is None else self.evidence()


def agreed_win(scored: ScoredWin) -> Agreed | None:
    """A win with its photos; None where there is nothing to pay yet."""
    if scored.payments is None:
        return None
    seen = [one.draft.seen for one in scored.winners if one.draft.seen is not None]
    photos = list(dict.fromkeys(seen))  # one photo may show both winners' hands

    def evidence() -> Evidence:
        from kiosk_app.session.photo_hand import one_record

        return one_record(photos)

    return Agreed(scored.event, evidence if photos else None)
