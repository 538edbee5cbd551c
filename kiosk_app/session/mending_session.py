"""A past hand is edited at this table: begun, changed step by step, and written."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kiosk_app.session.mend_draft import (
    MendDraft,
    Outcome,
    hand_of,
    past_hand,
    table_at_end,
    win_draft_of,
    with_known_yaku,
)
from kiosk_app.session.steps import FlowKind, Step
from kiosk_app.session.win_draft import PastTable, WinDraft, WinFlow
from kiosk_app.session.win_scoring import Agreed, riichi_rules
from kiosk_app.store.open_game import Written
from scorer.table import Event, Refused, State, Win

if TYPE_CHECKING:
    from kiosk_app.session.hand_session import HandSession


class MendingSession:
    """Of a table session; nothing is written before :meth:`write`."""

    def __init__(self, session: "HandSession") -> None:
        self._session = session
        self._sequence = 0
        self._draft: MendDraft | None = None
        self._agreed: Agreed | None = None

    @property
    def draft(self) -> MendDraft | None:
        """None: no hand is being edited, or the game has gone on since."""
        state = self._session.state
        if state is None or state.sequence != self._sequence:
            self._draft = None
        return self._draft

    def start(self, target: str) -> bool:
        """Edit the hand that this event ended."""
        state = self._session.state
        hand = None if state is None else past_hand(state, target)
        if state is None or hand is None:
            return False
        self._draft, self._sequence, self._agreed = MendDraft((hand,)), state.sequence, None
        self._session.go_to_mending()
        return True

    def change(self, draft: MendDraft) -> None:
        if self.draft is not None:
            self._draft = draft

    def also(self, event: str) -> None:
        """Edit the later hand in which this happened, too."""
        state, draft = self._session.state, self.draft
        target = None if state is None else hand_of(state, event)
        if state is not None and draft is not None and target is not None:
            self._draft = draft.also(state, target)

    def outcome(self) -> Outcome | Refused | None:
        state, draft = self._session.state, self.draft
        if state is None or draft is None:
            return None
        try:
            return draft.outcome(state)
        except Refused as refused:
            return refused

    def flow_of_win(self, step: Step) -> WinFlow | None:
        """The win of the hand on show, to be changed from this step on."""
        state, draft, outcome = self._session.state, self.draft, self.outcome()
        if state is None or draft is None or not isinstance(outcome, Outcome):
            return None
        table = table_at_end(outcome, draft.hand.target)
        if table is None:
            return None
        every_hand = riichi_rules(state.rules) is None
        win = win_draft_of(draft.hand.end, state.rules, table)
        kind = FlowKind.DEAL if every_hand else FlowKind.WIN
        if not win.is_said:
            win = WinDraft(every_hand=every_hand, playing=table.playing)
            step = Step.SAY_WHO
        if every_hand and step is not Step.SAY_WHO:
            step = Step.COUNT_HANDS
        indicators = self._session.table_store.indicators_of(draft.hand.key)
        past = PastTable(table, indicators)
        flow = WinFlow(kind, win, step, f"past {draft.hand.target}", reopened=True, past=past)
        if step is Step.TAKE_PHOTO and not win.winner.hand.empty:
            return flow.at_step(flow.fix_step)  # its tiles are known
        return flow

    def take_win(self, agreed: Agreed) -> None:
        """The win of the hand on show, as it was just agreed to."""
        draft = self.draft
        if draft is None:
            return
        end: Event = agreed.event((draft.hand.target, 0))
        if isinstance(end, Win):
            end = with_known_yaku(end, draft.hand.was[-1])
        self._draft, self._agreed = draft.with_hand(end=end), agreed

    def write(self, then: Callable[[State], None]) -> bool:
        """Into the record, which keeps what was there before."""
        draft, outcome, agreed = self.draft, self.outcome(), self._agreed
        if draft is None or not isinstance(outcome, Outcome):
            return False
        make = draft.makes(outcome)
        if make is None:
            return False
        before, store = self._sequence, self._session.table_store

        def work() -> Written:
            now = store.state
            if now is None or now.sequence != before:
                raise Refused("table-changed")
            return store.record(make, None if agreed is None else agreed.kept())

        def done(written: Written) -> None:
            self._draft = None
            self._session.took(written, then)

        self._session.write(work, done)
        return True
