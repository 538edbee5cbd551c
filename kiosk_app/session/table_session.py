"""The table session: the game, its indicators, the hand that is being entered, and what comes next.

It knows nothing of a screen: screens, commands and phone pages show its step and call it.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.session.agreed import agreed_deal, agreed_win
from kiosk_app.session.game_session import GameSession
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.indicators import hand_key
from kiosk_app.session.question import SessionOptions, question_flow
from kiosk_app.session.round_clock import RoundClock
from kiosk_app.session.session_events import (
    DraftChanged,
    PhotoNotKept,
    PhotoRead,
    StepChanged,
    TilesLearned,
    WaitsShown,
)
from kiosk_app.session.steps import FOLLOWING, FlowKind, Step
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.table_store import TableStore, Written
from kiosk_app.session.tenpai import waits_of
from kiosk_app.session.win_draft import PlainWorth, WinDraft, WinnerDraft
from kiosk_app.session.win_flow import WinFlow
from kiosk_app.session.win_scoring import ScoredWin, riichi_rules, score_win
from kiosk_app.session.work import Workers
from scorer.ruleset import RuleSet
from scorer.table import Refused, Seat, State, Table, TableRules
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal
    from kiosk_app.session.photo_hand import SeenHand

_HANDS_ON_SHOW: Final = (Step.COUNT_HANDS, Step.EXPLAIN_HANDS)


class TableSession(GameSession):
    """One for each kiosk; all calls come from one thread."""

    def __init__(self, table_store: TableStore, camera: TableCamera, workers: Workers) -> None:
        super().__init__(table_store, workers)
        self.camera = camera
        self.options = SessionOptions()
        self.clock: Final = RoundClock(self)
        self._flow: WinFlow | None = None
        self._step = Step.NO_GAME
        self._set_aside: WinFlow | None = None
        """A win that was being entered when somebody asked whether a hand is tenpai."""
        self._accepted: tuple[str, WinFlow] | None = None
        """The last win that was written, by its event: an undo brings it back."""
        self._being_written: WinFlow | None = None
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
        draft = self.draft
        if draft.free is not None:
            return draft.free.table(draft.winner.seat)
        table = self._game.table
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
    def red_fives(self) -> int:
        book = self.book
        return 0 if book is None else book.play.red_fives

    @property
    def indicators(self) -> tuple[Tile, ...]:
        """Those of the table; a hand without a game has only its own."""
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

    def read_again(self) -> None:
        """Another store was opened: nothing of the hand before is left."""
        self._flow = self._set_aside = self._accepted = self._being_written = None
        super().read_again()

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
            flow = WinFlow(kind, kept or WinDraft(every_hand=every_hand), Step.SAY_WHO, key)
        seats = () if seat is None else (seat,)
        if seat not in flow.draft.seats:
            flow = flow.won_by(seats)
        self._go_on(flow.at_step(Step.SAY_WHO))
        self.open_camera()

    def check_tenpai(self) -> None:
        """Does a hand wait? The win that was being entered before is kept."""
        if self._being_written is not None:
            return
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
        self.tell(WaitsShown(waits))
        return waits

    def abandon_tenpai(self) -> None:
        """Something else is done: the win of before, if there was one, goes on."""
        if self.kind is FlowKind.TENPAI:
            self._flow, self._set_aside = self._set_aside, None

    def won_by(self, seats: Iterable[Seat]) -> bool:
        return self._correct(self.flow.won_by(seats))

    def paid_by(self, discarder: Seat | None) -> bool:
        """It is known who pays; None: the tile was self-drawn."""
        winners = self.draft.seats
        known = bool(winners) and discarder not in winners
        return known and self._correct(self.flow.paid_by(discarder))

    def take_reading(self, seen: "SeenHand") -> bool:
        """A photo of the hand that is being looked at was read."""
        self.tell(PhotoRead(seen))
        return bool(self.draft.hands) and self._correct(self.flow.with_reading(seen))

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
        counted = self.counted()
        agreed = agreed_win(self.scored()) if counted is None else agreed_deal(counted)
        if agreed is None:
            return False
        seen = self.table

        def work() -> Written:
            now = self.table_store.state
            if now is None or now.table != seen:
                raise Refused("table-changed", "The table changed before this was written.")
            return self.table_store.record(agreed.event, agreed.kept())

        def done(written: Written) -> None:
            self._being_written = None
            self._accepted = written.event.id, flow
            self._took(written)
            self._end(flow.draft.hands)
            if flow.kind is FlowKind.DEAL:
                self.workers.storage(lambda: self.table_store.keep_deal(None))
            if written.photo_problem is not None:
                self.tell(PhotoNotKept(written.photo_problem))

        def failed(error: Exception) -> None:
            self._being_written = None
            self._failed(error)

        self._being_written = flow
        self._write(work, done, failed, None)
        return True

    # The camera

    def open_camera(self) -> None:
        """Live by the time that it is known who paid."""
        camera, options = self.camera, self.options
        # A set may have red fives where the rules give them no worth.
        red_fives, won = self.red_fives or None, not self.waiting
        self.workers.camera(lambda: camera.open(options.camera, options.tile_set, red_fives, won))

    def _close_camera(self) -> None:
        self.workers.camera(self.camera.close)

    def _learn(self, winners: Iterable[WinnerDraft]) -> None:
        """The tile set learns what people put right, where they asked for it."""
        name = self.options.tile_set
        asked = [winner for winner in winners if winner.remember and winner.seen is not None]
        if not name or not asked:
            return

        def learn() -> int:
            from kiosk_app.session.corrections import learn_tiles

            learned = learn_tiles(name, asked)
            self.camera.renew()
            return learned

        def done(learned: int) -> None:
            if learned:
                self.tell(TilesLearned(name, learned))

        self.workers.camera(learn, done)

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
        if flow.kind is FlowKind.DEAL and flow.step in _HANDS_ON_SHOW:
            self._note_hands(flow.draft)

    def _note_hands(self, draft: WinDraft) -> None:
        """Four hands take a while: they are on disk in a moment, for the case of a power cut."""
        hands = (draft.hands, draft.discarder, draft.self_drawn)
        if hands != self._noted and any(one.known for one in draft.hands):
            self._noted = hands
            self.workers.storage(lambda: self.table_store.keep_deal(draft), None, self._failed)

    def _end(self, hands: Iterable[WinnerDraft]) -> None:
        """The hand is done with, and nobody looks through the camera any more."""
        self._flow = self._scored = self._counted = self._noted = None
        self._close_camera()
        self._go_to(self._resting_step)
        self._learn(hands)

    def _go_to(self, step: Step) -> None:
        came_from, self._step = self._step, step
        self.tell(StepChanged(step, came_from))

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
