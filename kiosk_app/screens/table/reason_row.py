"""Why: a few usual reasons to tap, or one in own words."""

from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.keyboard import WritingSheet


class ReasonRow(GridLayout):
    """``reason`` is the text that was chosen or written; empty: none yet."""

    reasons: Any = ListProperty([])
    """Usual ones, as text."""
    reason = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("reasons", "reason"):
            self.fbind(name, self._lay_out)

    def _lay_out(self, *_: Any) -> None:
        app: Any = App.get_running_app()
        self.clear_widgets()
        for reason in self.reasons:
            self._offer(reason, reason == self.reason, lambda reason=reason: self._take(reason))
        own = bool(self.reason) and self.reason not in self.reasons
        self._offer(self.reason if own else app.words("referee-own-reason"), own, self._write)

    def _offer(self, text: str, chosen: bool, tapped: Any) -> None:
        choice = ReasonChoice(text=text)
        choice.choose(chosen)
        choice.bind(on_release=lambda _: tapped())
        self.add_widget(choice)

    def _take(self, reason: str) -> None:
        self.reason = "" if reason == self.reason else reason

    def _write(self) -> None:
        app: Any = App.get_running_app()
        own = self.reason if self.reason not in self.reasons else ""
        self._lay_out()  # the tap alone chooses nothing
        WritingSheet(title=app.words("referee-why"), text=own, then=self._wrote).open()

    def _wrote(self, text: str) -> None:
        self.reason = text.strip()


class ReasonChoice(Choice):
    """One reason; a long one ends in dots."""


load_kv(__file__)
