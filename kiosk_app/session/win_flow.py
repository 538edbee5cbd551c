"""A hand while it is being entered: what is known, which step it is at, and which may follow.

A flow is a value; each thing that people say makes the next one. Nothing here waits, writes or
shows anything.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kiosk_app.session.hand_draft import HandDraft, Problem
from kiosk_app.session.steps import FOLLOWING, FlowKind, Step
from kiosk_app.session.tenpai import waiting_hand, waiting_problems
from kiosk_app.session.win_draft import PlainWorth, WinDraft
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand


@dataclass(frozen=True, slots=True)
class WinFlow:
    kind: FlowKind
    draft: WinDraft
    step: Step
    hand_key: str = ""
    """The hand of the game that it is about; empty without a game."""
    reopened: bool = False
    """Whether it was accepted once and taken back: its hands need no new photo."""

    # What may be done

    @property
    def next_steps(self) -> tuple[Step, ...]:
        return FOLLOWING[self.kind].get(self.step, ())

    @property
    def goal(self) -> Step:
        """Where the hands lead to once they are known."""
        return {
            FlowKind.TENPAI: Step.SHOW_WAITS,
            FlowKind.DEAL: Step.COUNT_HANDS,
        }.get(self.kind, Step.SCORE)

    @property
    def waiting(self) -> bool:
        """Whether nobody won with the hand that is being looked at, so that it has 13 tiles."""
        return self.kind is FlowKind.TENPAI or self.draft.at_other

    def problems(self, hand: HandDraft) -> tuple[Problem, ...]:
        """What is still missing in this hand."""
        return waiting_problems(hand) if self.waiting else hand.problems()

    def is_complete(self, hand: HandDraft) -> bool:
        """Whether the flow can go on with this hand."""
        return not self.problems(hand) and (self.waiting or hand.or_none() is not None)

    @property
    def fix_step(self) -> Step:
        """Where the hand that is looked at is put right: as it became known."""
        winner = self.draft.winner
        if winner.plain is not None:
            return Step.ENTER_WORTH if self.kind is FlowKind.WIN else Step.COUNT_HANDS
        return Step.ENTER_TILES if winner.seen is None else Step.CHECK_READING

    # What people say

    def at_step(self, step: Step) -> "WinFlow":
        return replace(self, step=step)

    def with_draft(self, draft: WinDraft) -> "WinFlow":
        return replace(self, draft=draft)

    def won_by(self, seats: Iterable[Seat]) -> "WinFlow":
        """Who won. A hand that was accepted for somebody else goes to who really won."""
        chosen = tuple(seats)
        draft = self.draft
        if self.reopened and len(chosen) == len(draft.seats) == 1 and chosen != draft.seats:
            return self.with_draft(draft.given_to(chosen[0]))
        return self.with_draft(draft.won_by(chosen))

    def paid_by(self, discarder: Seat | None) -> "WinFlow":
        """Who paid; None: self-drawn. On to the hands that are not known yet."""
        flow = self.with_draft(self.draft.with_payer(discarder))
        if self.kind is FlowKind.DEAL:
            return flow.at_step(Step.COUNT_HANDS)
        known = self.reopened and not flow._missing()
        return flow.at_step(Step.SCORE if known else Step.TAKE_PHOTO)

    def with_reading(self, seen: "SeenHand") -> "WinFlow":
        """A photo was read: on where nothing is in doubt, else people look at it."""
        from kiosk_app.session.photo_hand import draft_from_reading

        hand = draft_from_reading(seen.hand_reading)
        if self.waiting:
            hand = waiting_hand(hand)
        if self.kind is FlowKind.DEAL:
            hand = hand.with_indicators(())
        winner = replace(self.draft.winner, hand=hand, seen=seen, plain=None, remember=False)
        flow = self.with_draft(self.draft.with_winner(winner))
        if self.kind is FlowKind.TENPAI:
            return flow.at_step(Step.CHECK_READING if hand.doubtful else Step.SHOW_WAITS)
        sure = self.is_complete(hand) and not hand.doubtful if self.waiting else seen.sure
        return flow.with_hand(hand) if sure else flow.at_step(Step.CHECK_READING)

    def with_hand(self, hand: HandDraft) -> "WinFlow":
        """The tiles are right: on to the next winner's hand, or to what it is worth."""
        return self.with_draft(self.draft.with_hand(hand.confirmed()))._on()

    def with_worth(self, worth: PlainWorth) -> "WinFlow":
        """Only the worth is known."""
        winner = replace(self.draft.winner, plain=worth)
        return self.with_draft(self.draft.with_winner(winner))._on()

    def _on(self) -> "WinFlow":
        missing = self._missing() if self.goal is Step.SCORE else []
        if missing and missing[0] != self.draft.at:
            return self.with_draft(self.draft.looking_at(missing[0])).at_step(Step.TAKE_PHOTO)
        return self.at_step(self.goal)

    def _missing(self) -> list[int]:
        """The winners whose hands are not known yet."""
        return [
            at
            for at, winner in enumerate(self.draft.winners)
            if winner.plain is None and winner.hand.or_none() is None
        ]
