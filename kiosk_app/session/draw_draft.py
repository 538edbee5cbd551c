"""A hand that nobody won, as far as people have said it."""

from dataclasses import dataclass, field
from typing import Literal

from kiosk_app.session.game_session import MakeEvent
from scorer.ruleset import AbortiveDraw
from scorer.table import SEATS, AbortedHand, ExhaustiveDraw, NagashiMangan, Seat, State, Table
from scorer.table.ledger import hand_key

DrawKind = Literal["exhaustive"] | AbortiveDraw


@dataclass(slots=True)
class DrawDraft:
    """For one hand; the next hand has another."""

    hand: str
    kind: DrawKind = "exhaustive"
    tenpai: set[Seat] = field(default_factory=set)
    nagashi: set[Seat] = field(default_factory=set)
    annulled: bool = False
    """Three players won on the discard that declared the last riichi."""

    def makes(self, table: Table) -> MakeEvent:
        """The event that these choices are."""
        tenpai = tuple(seat for seat in SEATS if seat in self.tenpai | locked(table))
        nagashi = tuple(seat for seat in SEATS if seat in self.nagashi)
        kind = self.kind
        if kind != "exhaustive":
            annulled = table.riichi[-1] if self.annulled and may_annul(self, table) else None
            return lambda place: AbortedHand(*place, kind, annulled)
        if nagashi:
            return lambda place: NagashiMangan(*place, nagashi, tenpai)
        return lambda place: ExhaustiveDraw(*place, tenpai)


def draft_of(state: State, table: Table, last: DrawDraft | None) -> DrawDraft:
    """What was said of this hand before, or a new one."""
    hand = hand_key(state)
    if last is not None and last.hand == hand:
        if last.kind not in ("exhaustive", *state.rules.abortive):
            last.kind = "exhaustive"
        return last
    four = len(table.riichi) == 4 and "four-riichi" in state.rules.abortive
    return DrawDraft(hand, "four-riichi" if four else "exhaustive")


def locked(table: Table) -> set[Seat]:
    """Who is in riichi has to be tenpai, unless the hand is dead."""
    return {seat for seat in table.riichi if seat not in table.dead}


def may_annul(draft: DrawDraft, table: Table) -> bool:
    return draft.kind == "three-ron" and bool(table.riichi)
