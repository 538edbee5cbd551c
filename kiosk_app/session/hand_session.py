"""A hand at the table from who won to the points on disk: its photo, its worth, its acceptance.

It knows nothing of a screen: screens, commands and phone pages show its step and call it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kiosk_app.session.game_session import GameSession, TableStore
from kiosk_app.session.mending_session import MendingSession
from kiosk_app.session.question import SessionOptions, question_flow
from kiosk_app.session.round_clock import RoundClock
from kiosk_app.session.session_events import (
    DraftChanged,
    PhotoNotKept,
    PhotoRead,
    StepChanged,
    TilesLearned,
)
from kiosk_app.session.steps import FlowKind, Step
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.win_draft import WinDraft, WinFlow, WinnerDraft
from kiosk_app.session.win_scoring import Agreed, ScoredWin, agreed_win, riichi_rules, score_win
from kiosk_app.session.work import Workers
from kiosk_app.store.open_game import Written
from scorer.ruleset import RuleSet
from scorer.table import Refused, Seat, State, Table, TableRules
from scorer.table.ledger import hand_key
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal
    from kiosk_app.session.photo_hand import SeenHand
    from vision.layout.expectation import Game

_HANDS_ON_SHOW: Final = (Step.COUNT_HANDS, Step.EXPLAIN_HANDS)


class HandSession(GameSession):
    """The way of a win; what people change on it is in :mod:`kiosk_app.session.table_session`."""

    def __init__(self, table_store: TableStore, camera: TableCamera, workers: Workers) -> None:
        super().__init__(table_store, workers)
        self.camera = camera
        self.options = SessionOptions()
        self.clock: Final = RoundClock(self)
        self.mending: Final = MendingSession(self)
        self._flow: WinFlow | None = None
        self._step = Step.NO_GAME
        self._set_aside: WinFlow | None = None
        """A win that was being entered when somebody asked whether a hand is tenpai."""
        self._accepted: tuple[str, WinFlow] | None = None
        """The last win that was written, by its event: an undo brings it back."""
        self._being_written: WinFlow | None = None
        self._checked: Seat | None = None
        """Whose hand is looked at, where somebody asked whether it is tenpai."""
        self._scored: tuple[object, ScoredWin] | None = None
        self._counted: tuple[object, CountedDeal] | None = None
        self._noted: object = None

    # What is so

    @property
    def step(self) -> Step:
        """What people do now."""
        return self._step

    @property
    def next_steps(self) -> tuple[Step, ...]:
        """What may be done after the present step; none while a win is being written."""
        if self._being_written is not None:
            return ()
        return () if self._flow is None else self._flow.next_steps

    @property
    def kind(self) -> FlowKind | None:
        """What is being entered; None: nothing."""
        return None if self._flow is None else self._flow.kind

    @property
    def flow(self) -> WinFlow:
        """The hand that is being entered; where there is none, a hand without a game."""
        return self._flow or question_flow(self._state, self.options)

    @property
    def draft(self) -> WinDraft:
        return self.flow.draft

    @property
    def table(self) -> Table:
        """The table that the hand lies on; without a game one made for it."""
        draft, past = self.draft, self.flow.past
        if draft.free is not None:
            return draft.free.table(draft.winner.seat)
        table = self._game.table if past is None else past.table
        if table is None:
            raise RuntimeError("The game has not started.")
        return table

    @property
    def rules(self) -> TableRules:
        free = self.draft.free
        return self._game.rules if free is None else free.table_rules

    @property
    def book(self) -> RuleSet | None:
        """The rule set that scores a hand; None where every hand scores."""
        return riichi_rules(self.rules)

    @property
    def kind_of_game(self) -> "Game":
        """As the eyes know it."""
        return "nts" if self.book is None else "riichi"

    @property
    def red_fives(self) -> int:
        book = self.book
        return 0 if book is None else book.play.red_fives

    @property
    def kong_dora(self) -> bool:
        book = self.book
        return book is not None and book.play.kan_dora

    @property
    def indicators(self) -> tuple[Tile, ...]:
        """Those of the table; a hand without a game has only its own."""
        if self.flow.past is not None:
            return self.flow.past.indicators
        return () if self.draft.free is not None else self.table_store.indicators

    @property
    def waiting(self) -> bool:
        """Whether nobody won with the hand that is being looked at, so that it has 13 tiles."""
        return self.flow.waiting

    def scored(self) -> ScoredWin:
        """What the win is worth as far as it is known."""
        key = (self.draft, self.table, self.indicators)
        if self._scored is None or self._scored[0] != key:
            self._scored = key, score_win(self.draft, self.table, self.rules, self.indicators)
        return self._scored[1]

    def counted(self) -> "CountedDeal | None":
        """The four hands as far as they are known; None where only the winner's scores."""
        from kiosk_app.session.deal_scoring import count_deal, deal_rules

        rules = deal_rules(self.rules) if self.draft.every_hand else None
        if rules is None or not self.draft.winners:
            return None
        key = (self.draft, self.table, rules)
        if self._counted is None or self._counted[0] != key:
            self._counted = key, count_deal(self.draft, self.table, rules)
        return self._counted[1]

    # A hand is entered

    def start_win(self, seat: Seat | None = None) -> None:
        """Somebody won: this seat, or one that is still to be said; without a game just a hand."""
        if self._being_written is not None:
            return
        self.abandon_tenpai()
        state = self._state
        if state is None or state.table is None:
            self._go_on(question_flow(self._state, self.options))
            self.open_camera()
            return
        key = hand_key(state)
        flow = self._flow
        if flow is None or flow.draft.free is not None or flow.hand_key != key:
            every_hand = riichi_rules(state.rules) is None
            kept = self.table_store.kept_deal if every_hand else None
            kind = FlowKind.DEAL if every_hand else FlowKind.WIN
            new = WinDraft(every_hand=every_hand, playing=state.table.playing)
            flow = WinFlow(kind, kept or new, Step.SAY_WHO, key)
        seats = () if seat is None else (seat,)
        if seat not in flow.draft.seats:
            flow = flow.won_by(seats)
        self._go_on(flow.at_step(Step.SAY_WHO))
        self.open_camera()

    def abandon_tenpai(self) -> None:
        """Something else is done: the win of before, if there was one, goes on."""
        if self.kind is FlowKind.TENPAI:
            self._flow, self._set_aside = self._set_aside, None

    def paid_by(self, discarder: Seat | None) -> bool:
        """It is known who pays; None: the tile was self-drawn."""
        winners = self.draft.seats
        known = bool(winners) and discarder not in winners
        return known and self._correct(self.flow.paid_by(discarder))

    def take_reading(self, seen: "SeenHand") -> bool:
        """A photo of the hand that is being looked at was read."""
        self.tell(PhotoRead(seen))
        lucky = self._takes_lucky_tiles
        return bool(self.draft.hands) and self._correct(self.flow.with_reading(seen, lucky=lucky))

    @property
    def _takes_lucky_tiles(self) -> bool:
        """Whether flowers and seasons may lie beside a hand of this table."""
        from kiosk_app.session.deal_scoring import deal_rules

        rules = deal_rules(self.rules) if self.draft.every_hand else None
        return rules is not None and rules.lucky.allowed.value

    def accept(self) -> bool:
        """The players agree: into the ledger with the photos and hands that it comes from.

        Until it is on disk nothing of it can be changed, and a second tap does nothing.
        """
        flow = self._flow
        if flow is None or Step.PLAY not in self.next_steps or not flow.draft.is_said:
            return False
        if flow.kind is FlowKind.QUESTION:
            self._end(flow.draft.winners)
            return True
        agreed = self._agreed()
        if agreed is None:
            return False
        if flow.past is not None:
            self.mending.take_win(agreed)
            self._end(flow.draft.hands, Step.EDIT_PAST_HAND)
            return True
        seen = self.table

        def work() -> Written:
            now = self.table_store.state
            if now is None or now.table != seen:
                raise Refused("table-changed")
            return self.table_store.record(agreed.event, agreed.kept())

        def done(written: Written) -> None:
            self._being_written = None
            self._accepted = written.event.id, flow
            self.took(written)
            self._end(flow.draft.hands)
            if flow.kind is FlowKind.DEAL:
                self.workers.storage(lambda: self.table_store.keep_deal(None))
            if written.photo_problem is not None:
                self.tell(PhotoNotKept(written.photo_problem))

        def failed(error: Exception) -> None:
            self._being_written = None
            self._failed(error)

        self._being_written = flow
        self.write(work, done, failed)
        return True

    def _agreed(self) -> Agreed | None:
        counted = self.counted()
        if counted is None:
            return agreed_win(self.scored())
        from kiosk_app.session.deal_record import agreed_deal

        return agreed_deal(counted)

    def go_to_mending(self) -> None:
        """What is edited of a past hand is on show."""
        self._go_to(Step.EDIT_PAST_HAND)

    # The camera

    def open_camera(self) -> None:
        """Live by the time that it is known who paid."""
        camera, options = self.camera, self.options
        # A set may have red fives where the rules give them no worth.
        red_fives, won = self.red_fives or None, not self.waiting
        game, kong_dora = self.kind_of_game, self.kong_dora
        setting, tile_set = options.camera, options.tile_set
        self.workers.camera(lambda: camera.open(setting, tile_set, red_fives, won, game, kong_dora))

    def _close_camera(self) -> None:
        self.workers.camera(self.camera.close)

    def _learn(self, winners: Iterable[WinnerDraft]) -> None:
        """The tile set learns what people put right, where they asked for it."""
        name = self.options.tile_set
        asked = [winner for winner in winners if winner.remember and winner.seen is not None]
        if not name or not asked:
            return

        def done(learned: int) -> None:
            if learned:
                self.tell(TilesLearned(name, learned))

        self.workers.camera(lambda: self.camera.learn(name, asked), done)

    # Within

    @property
    def _game(self) -> State:
        if self._state is None:
            raise RuntimeError("No game is being played.")
        return self._state

    @property
    def _resting_step(self) -> Step:
        return Step.NO_GAME if self._state is None else Step.PLAY

    def _correct(self, flow: WinFlow) -> bool:
        """Take over what people say, unless it is about a hand that is being written."""
        if self._being_written is not None:
            return False
        self._go_on(flow)
        return True

    def _go_on(self, flow: WinFlow) -> None:
        before, self._flow = self._flow, flow
        if before is None or before.draft != flow.draft:
            self.tell(DraftChanged(flow.draft))
        another_hand = before is None or before.draft.at != flow.draft.at
        if flow.step is not self._step or another_hand:
            self._go_to(flow.step)
        if flow.kind is FlowKind.DEAL and flow.step in _HANDS_ON_SHOW and flow.past is None:
            self._note_hands(flow.draft)

    def _note_hands(self, draft: WinDraft) -> None:
        """Four hands take a while: they are on disk in a moment, for the case of a power cut."""
        hands = (draft.hands, draft.discarder, draft.self_drawn)
        if hands != self._noted and any(one.known for one in draft.hands):
            self._noted = hands
            self.workers.storage(lambda: self.table_store.keep_deal(draft), None, self._failed)

    def _end(self, hands: Iterable[WinnerDraft], step: Step | None = None) -> None:
        """The hand is done with, and nobody looks through the camera any more."""
        self._flow = self._scored = self._counted = self._noted = None
        self._close_camera()
        self._go_to(step or self._resting_step)
        self._learn(hands)

    def _go_to(self, step: Step) -> None:
        came_from, self._step = self._step, step
        self.tell(StepChanged(step, came_from))
