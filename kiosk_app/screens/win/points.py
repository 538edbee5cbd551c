"""Just the points: han and fu, or a limit, where nobody shows the tiles."""

from typing import Any

from kivy.properties import StringProperty

from kiosk_app.explain.naming import as_sentence
from kiosk_app.screens.win.hand_text import hand_heading
from kiosk_app.session.plain_worth import FU, LIMIT_HAN, SMALL_HAN, PlainWorth
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice, PlainButton

load_kv(__file__)


class PointsScreen(KioskScreen):
    """The fu lead on at once, each with the points it makes; a limit does so without them."""

    heading = StringProperty("")
    question = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._han: int | None = None

    def on_pre_enter(self, *arguments: Any) -> None:
        plain = self.app.session.draft.winner.plain if self.app.session.draft.winners else None
        self._han = plain.han if plain is not None and plain.han in SMALL_HAN else None
        super().on_pre_enter(*arguments)

    def refresh(self) -> None:
        if not self.app.session.draft.winners or self.app.session.book is None:
            return
        self.heading = hand_heading(self.app)
        self._show_han()
        self._show_fu()

    def choose_han(self, han: int) -> None:
        self._han = han
        self.refresh()

    def say(self, worth: PlainWorth) -> None:
        self.app.session.say_worth(worth)

    def _show_han(self) -> None:
        box, words = self.ids.han, self.app.words
        box.clear_widgets()
        for han in SMALL_HAN:
            choice = Choice(
                text=words("han", count=han), group="points-han", allow_no_selection=False
            )
            choice.choose(han == self._han)
            choice.bind(on_release=lambda _, han=han: self.choose_han(han))
            box.add_widget(choice)
        for han, limit in LIMIT_HAN:
            self._add_limit(as_sentence(words(f"limits-{limit}")), PlainWorth(han=han))
        self._add_limit(as_sentence(words("limits-yakuman")), PlainWorth(yakuman=1))
        double = PlainWorth(yakuman=2)
        if self._points(double):
            self._add_limit(words("yaku-worth-yakuman", count=2), double)

    def _add_limit(self, name: str, worth: PlainWorth) -> None:
        button = PlainButton(text=f"{name}\n{self._points(worth)}", wanted=20)
        button.bind(on_release=lambda _: self.say(worth))
        self.ids.han.add_widget(button)

    def _show_fu(self) -> None:
        box, words = self.ids.fu, self.app.words
        box.clear_widgets()
        self.question = words("points-fu") if self._han else words("points-first-han")
        for fu in FU if self._han else ():
            worth = PlainWorth(han=self._han, fu=fu)
            points = self._points(worth)
            if points:
                button = PlainButton(text=f"{words.number(fu)}\n{points}", wanted=20)
                button.bind(on_release=lambda _, worth=worth: self.say(worth))
                box.add_widget(button)

    def _points(self, worth: PlainWorth) -> str:
        """What it brings, as players say it; empty where no hand is worth that."""
        draft, table, book = self.app.session.draft, self.app.session.table, self.app.session.book
        if book is None:
            return ""
        dealer = draft.winner.seat is table.dealer
        tsumo = draft.discarder is None
        found = worth.worth(book, dealer, tsumo)
        if found is None:
            return ""
        number = self.app.words.number
        if not tsumo:
            return number(found.points)
        if dealer:
            return self.app.words("points-from-all", each=found.from_other)
        return f"{number(found.from_other)} / {number(found.from_dealer)}"
