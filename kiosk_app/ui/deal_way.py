"""A hand in which everybody scores: from the four hands, however each is told, to the ledger."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.session.win_draft import PlainWorth
from kiosk_app.ui.accepting import accept
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import ToldDeal
    from kiosk_app.ui.app import TenbouApp


class DealWay:
    """What the screens of such a hand share; the draft is that of the win."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._told: tuple[object, ToldDeal] | None = None
        self._kept: object = None

    def told(self) -> "ToldDeal | None":
        """The hands as far as they are told; None where only the winner's scores."""
        from kiosk_app.session.deal_scoring import deal_rules, told_deal

        win = self._app.win
        if not win.draft.winners or not win.draft.every_hand:
            return None
        rules = deal_rules(win.rules)
        if rules is None:
            return None
        key = (win.draft, win.table, rules)
        if self._told is None or self._told[0] != key:
            self._told = key, told_deal(win.draft, win.table, rules)
        return self._told[1]

    # One hand

    def look_at(self, seat: Seat) -> None:
        win = self._app.win
        win.change(win.draft.looking_at_seat(seat))

    def ask(self, seat: Seat, screen: str) -> None:
        """The tiles of a hand: by the camera, or on the keyboard."""
        self.look_at(seat)
        self._app.show(screen)

    def correct(self, seat: Seat) -> None:
        """To the photo's tiles where there is a photo, to the keyboard where there is none."""
        one = next(one for one in self._app.win_draft.hands if one.seat is seat)
        self.ask(seat, "tiles" if one.seen is None else "reading")

    def say_points(self, seat: Seat, points: int | None) -> None:
        """What the players counted; None: its tiles count again, if they were told."""
        self.look_at(seat)
        self.change(plain=None if points is None else PlainWorth(points=points))

    def change(self, **values: Any) -> None:
        """Of the hand that is being looked at."""
        win = self._app.win
        win.change(win.draft.with_winner(replace(win.draft.winner, **values)))

    # All of them

    def keep(self) -> None:
        """What is told so far is on disk in a moment; only what changed is written."""
        app, draft = self._app, self._app.win_draft
        hands = (draft.hands, draft.discarder, draft.self_drawn)
        if hands != self._kept and any(one.told for one in draft.hands):
            self._kept = hands
            app.workers.storage(lambda: app.desk.keep_deal(draft))

    def accept(self) -> None:
        """Into the ledger, the photos and the hands kept with it."""
        app, told = self._app, self.told()
        if told is None or told.payments is None or app.busy:
            return
        from kiosk_app.session.deal_record import deal_event, deal_evidence

        hands = told.draft.hands
        only_points = all(one.hand.empty or one.plain is not None for one in hands)
        accept(
            app,
            partial(deal_event, told=told),
            hands,
            None if only_points else partial(deal_evidence, told),
            self._forget,
        )

    def _forget(self) -> None:
        app = self._app
        self._told = self._kept = None
        app.workers.storage(lambda: app.desk.keep_deal(None))
        app.win.forget()
