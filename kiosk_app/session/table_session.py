"""The table session: whatever people do at a table beside the straight way of a win.

They put a hand right, go to and fro, ask whether a hand waits, take back and edit; the way itself
is in :mod:`kiosk_app.session.hand_session`.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.hand_session import HandSession
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.question import question_flow
from kiosk_app.session.session_events import DraftChanged, WaitsShown
from kiosk_app.session.steps import FOLLOWING, FlowKind, Step
from kiosk_app.session.waiting_hand import waits_of
from kiosk_app.session.win_draft import WinDraft
from scorer.table import Seat
from scorer.table.ledger import hand_key
from scorer.tiles import Tile


class TableSession(HandSession):
    """One for each kiosk; all calls come from one thread."""

    def read_again(self) -> None:
        """Another store was opened: nothing of the hand before is left."""
        self._flow = self._set_aside = self._accepted = self._being_written = None
        super().read_again()

    def check_tenpai(self, seat: Seat | None = None) -> None:
        """Does this player's hand wait? The win that was being entered before is kept."""
        if self._being_written is not None:
            return
        self._checked = seat
        self.abandon_tenpai()
        self._set_aside = self._flow
        self._go_on(replace(question_flow(self._state, self.options), kind=FlowKind.TENPAI))
        self.open_camera()

    def show_waits(self) -> tuple[Tile, ...]:
        """Everybody saw what the hand waits for."""
        if self.kind is not FlowKind.TENPAI:
            return ()
        waits = waits_of(self.draft.winner.hand) or ()
        winners = self.draft.winners
        self.abandon_tenpai()
        self._close_camera()
        self._learn(winners)
        self._go_to(Step.RECORD_DRAW if self._state is not None else Step.NO_GAME)
        self.tell(WaitsShown(waits, self._checked))
        return waits

    def won_by(self, seats: Iterable[Seat]) -> bool:
        return self._correct(self.flow.won_by(seats))

    def correct(self, draft: WinDraft) -> bool:
        """The hand, a flag, who is liable: whatever people put right. The step stays."""
        return self._correct(self.flow.with_draft(draft))

    def correct_hand(self, hand: HandDraft, instead_of: HandDraft | None = None) -> bool:
        """Other tiles; ``instead_of`` is the hand that people saw when they chose them."""
        if not self.draft.hands or instead_of not in (None, self.draft.winner.hand):
            return False  # it is another hand by now
        return self.correct(self.draft.with_hand(hand))

    def correct_winner(self, **values: Any) -> bool:
        """Of the hand that is being looked at: flags, the worth, whether it is dead …"""
        if not self.draft.hands:
            return False
        return self.correct(self.draft.with_winner(replace(self.draft.winner, **values)))

    def confirm_hand(self, hand: HandDraft) -> bool:
        """The tiles are right: on to the next hand, or to what it is worth."""
        return bool(self.draft.hands) and self._correct(self.flow.with_hand(hand))

    def say_winning_tile(self, tile: Tile) -> bool:
        """The tile that was not in view; on to the next hand, or to what it is worth."""
        if self.step is not Step.SAY_WINNING_TILE or not self.draft.hands:
            return False
        hand = self.draft.winner.hand
        lacks = self.flow.lacks_winning_tile(hand)
        return lacks and self.confirm_hand(hand.added(tile))

    def take_other_hand(self) -> bool:
        """The hand beside the one that was read for the winner before, in the same photo."""
        from kiosk_app.session.several_winners import with_other_hand

        flow = with_other_hand(self.flow)
        return flow is not None and self._correct(flow)

    def leave_out(self, seat: Seat) -> bool:
        """Of several winners, one whose hand is none."""
        from kiosk_app.session.several_winners import without_winner

        return len(self.draft.winners) > 1 and self._correct(without_winner(self.flow, seat))

    def say_worth(self, worth: PlainWorth) -> bool:
        """Nobody shows the tiles: only the worth is known."""
        return bool(self.draft.hands) and self._correct(self.flow.with_worth(worth))

    def say_points(self, seat: Seat, points: int | None) -> bool:
        """What the players counted (NTS); None: the tiles count again, if they are known."""
        plain = None if points is None else PlainWorth(points=points)
        return self.look_at(seat) and self.correct_winner(plain=plain)

    def look_at(self, seat: Seat) -> bool:
        """Of several hands, this one."""
        there = seat in (one.seat for one in self.draft.hands)
        return there and self.correct(self.draft.looking_at_seat(seat))

    def go(self, step: Step) -> bool:
        """On to a step that may follow; a tap that no longer fits does nothing."""
        flow = self._flow
        if flow is None or step not in self.next_steps:
            return False
        return self._correct(flow.at_step(step))

    def fix_hand(self) -> bool:
        """Back to the tiles, or to han and fu, as the hand became known."""
        return bool(self.draft.hands) and self.go(self.flow.fix_step)

    def came_to(self, step: Step) -> None:
        """People are at a step now, such as one that they went back to; nothing is forgotten."""
        self._step = step
        if self.kind is FlowKind.TENPAI and step not in FOLLOWING[FlowKind.TENPAI]:
            self.abandon_tenpai()
        elif self._flow is not None and step in FOLLOWING[self._flow.kind]:
            self._flow = self._flow.at_step(step)

    def edit_past_win(self, step: Step) -> bool:
        """Who won the past hand that is being edited, and what it was worth, from this step on."""
        flow = self.mending.flow_of_win(step)
        if flow is None or self._being_written is not None:
            return False
        self._flow = None
        self._go_on(flow)
        if flow.step is not Step.ENTER_WORTH:
            self.open_camera()
        return True

    def _undone(self) -> None:
        """An accepted win was taken back: what was known of it still is."""
        if self._accepted is None or self._state is None:
            return
        event_id, flow = self._accepted
        counts = any(step.event.id == event_id for step in self._state.steps)
        if counts or flow.hand_key != hand_key(self._state):
            return
        self._accepted = None
        if self._flow is None or self._flow.hand_key != flow.hand_key:
            self._flow = replace(flow, step=Step.SAY_WHO, reopened=True)
            self.tell(DraftChanged(flow.draft))
