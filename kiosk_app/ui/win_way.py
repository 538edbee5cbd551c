"""The way of a win through its screens: who, from whom, the tiles, the score, the ledger."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kiosk_app.session.hand_draft import HandDraft, Problem
from kiosk_app.session.tenpai import waiting_hand, waiting_problems
from kiosk_app.session.win_draft import PlainWorth, WinDraft
from kiosk_app.session.win_scoring import ScoredWin, riichi_rules, score_win
from kiosk_app.ui.accepting import Evidence, accept
from kiosk_app.ui.free_hand import free_draft
from kiosk_app.ui.remember_corrections import remember_corrections
from kiosk_app.ui.tenpai_check import TenpaiCheck
from scorer.ruleset import RuleSet
from scorer.table import Seat, State, Table, TableRules
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.session.seen_hand import SeenHand
    from kiosk_app.ui.app import TenbouApp


class WinWay:
    """What the screens of a win share. The draft outlives them: going back loses nothing."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._draft: WinDraft | None = None
        self._hand: tuple[str, int] | None = None
        self._scored: tuple[object, ScoredWin] | None = None
        self.tenpai: Final = TenpaiCheck(app)

    # What is known

    @property
    def draft(self) -> WinDraft:
        if self._draft is None:
            self._draft = free_draft(self._app)
        return self._draft

    def change(self, draft: WinDraft) -> None:
        self._draft = draft

    def tell_instead(self, draft: WinDraft | None) -> WinDraft | None:
        """Tell of another hand from now on; what was being told before."""
        before, self._draft = self._draft, draft
        return before

    @property
    def table(self) -> Table:
        free = self.draft.free
        if free is not None:
            return free.table(self.draft.winner.seat)
        table = self._state.table
        if table is None:
            raise RuntimeError("The game has not started.")
        return table

    @property
    def rules(self) -> TableRules:
        free = self.draft.free
        return self._state.rules if free is None else free.table_rules

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
        """Those that the table knows; a hand without a game has only its own."""
        if self.draft.free is not None:
            return ()
        return tuple(self._app.indicators)

    def scored(self) -> ScoredWin:
        key = (self.draft, self.table, self.indicators)
        if self._scored is None or self._scored[0] != key:
            self._scored = key, score_win(self.draft, self.table, self.rules, self.indicators)
        return self._scored[1]

    def heading(self) -> str:
        """Whose hand it is about, and which of several."""
        draft, words = self.draft, self._app.words
        if draft.free is not None:
            return words("tenpai.title" if self.tenpai.under_way else "win.free-title")
        name = self.table.name(draft.winner.seat)
        if len(draft.winners) < 2:
            return words("win.hand-of", name=name)
        return words("win.hand-of-several", name=name, at=draft.at + 1, count=len(draft.winners))

    # The way

    def start(self, seat: Seat | None) -> None:
        """A win: of this seat, or of one that is still to be said; without a game just a hand."""
        self.tenpai.give_up()
        state = self._app.state
        if state is None or state.table is None:
            self._draft = free_draft(self._app)
            self.open_eyes()
            self._app.show("camera")
            return
        hand = (next(iter(state.record)).id, state.table.hand)
        draft = self._draft
        if draft is None or draft.free is not None or self._hand != hand:
            every_hand = riichi_rules(state.rules) is None
            kept = self._app.desk.kept_deal if every_hand else None
            draft = kept or WinDraft(every_hand=every_hand)
        self._hand = hand
        seats = () if seat is None else (seat,)
        if seat not in draft.seats:
            draft = draft.won_by(seats)
        self._draft = draft
        self.open_eyes()
        self._app.show("win")

    def open_eyes(self) -> None:
        """The camera is live by the time that it is known who paid."""
        app = self._app
        camera, tile_set = app.settings.camera, app.settings.tile_set
        # A set may have red fives where the rules give them no worth.
        red_fives = self.red_fives or None
        won = not self.waiting
        app.workers.eyes(lambda: app.eyes.open(camera, tile_set, red_fives, won))

    # The hand that is being looked at

    @property
    def waiting(self) -> bool:
        """Whether nobody won with the hand that is being looked at, so that it has 13 tiles."""
        return self.tenpai.under_way or self.draft.at_other

    @property
    def hand_goal(self) -> str:
        """Where the way goes on once the hand is known."""
        if self.tenpai.under_way:
            return "waits"
        return "settle" if self.draft.every_hand else "score"

    def problems(self, hand: HandDraft) -> tuple[Problem, ...]:
        """Why the way cannot go on with this hand yet."""
        return waiting_problems(hand) if self.waiting else hand.problems()

    def complete(self, hand: HandDraft) -> bool:
        """Whether the way can go on with this hand."""
        return not self.problems(hand) and (self.waiting or hand.or_none() is not None)

    def paid(self, discarder: Seat | None) -> None:
        """It is known who pays: on to the hand."""
        self.change(self.draft.with_payer(discarder))
        self._app.show("camera" if self.book is not None else "settle")

    def saw(self, seen: "SeenHand") -> None:
        """A photo was read: to the score where nothing is in doubt, else to the tiles."""
        from kiosk_app.session.hand_from_photo import draft_from_reading

        hand = draft_from_reading(seen.hand_reading)
        if self.waiting:
            hand = waiting_hand(hand)
        if self.draft.every_hand:
            hand = hand.with_indicators(())
        winner = replace(self.draft.winner, hand=hand, seen=seen, plain=None, remember=False)
        self.change(self.draft.with_winner(winner))
        if self.tenpai.under_way:
            self._app.show("reading" if hand.doubtful else "waits")
        elif seen.sure if not self.waiting else self.complete(hand) and not hand.doubtful:
            self.hand_done(hand)
        else:
            self._app.show("reading")

    def hand_done(self, hand: HandDraft) -> None:
        """The tiles are right: the next winner's hand, or the score."""
        self.change(self.draft.with_hand(hand.confirmed()))
        self._next_hand()

    def worth_said(self, worth: PlainWorth) -> None:
        """The worth alone is known."""
        self.change(self.draft.with_winner(replace(self.draft.winner, plain=worth)))
        self._next_hand()

    def _next_hand(self) -> None:
        draft = self.draft
        if self.hand_goal != "score":
            self._app.show(self.hand_goal)
            return
        waiting = [
            at
            for at, winner in enumerate(draft.winners)
            if winner.plain is None and winner.hand.or_none() is None
        ]
        if waiting and waiting[0] != draft.at:
            self.change(draft.looking_at(waiting[0]))
            self._app.show("camera")
        else:
            self._app.show("score")

    def accept(self) -> None:
        """Into the ledger, the photos kept with it; then the table shows what moved."""
        app, scored = self._app, self.scored()
        winners = self.draft.winners
        if self.draft.free is not None:
            self.forget()
            app.show("home" if app.state is None else "table")
            remember_corrections(app, winners)
            return
        seen = [one.draft.seen for one in scored.winners if one.draft.seen is not None]

        def evidence() -> Evidence:
            from kiosk_app.session.seen_hand import one_record

            return one_record(seen)

        accept(app, scored.event, winners, evidence if seen else None, self.forget)

    def forget(self) -> None:
        """The win is told, and nobody looks through the camera any more."""
        self._app.workers.eyes(self._app.eyes.close)
        self._draft = None
        self._scored = None

    # Within

    @property
    def _state(self) -> State:
        state = self._app.state
        if not isinstance(state, State):
            raise RuntimeError("No game is being played.")
        return state
