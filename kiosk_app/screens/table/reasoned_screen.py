"""Screens on which something is decided that needs a reason, and the pieces that they share."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from kivy.app import App
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from kiosk_app.screens.table import preview_panel
from kiosk_app.session.game_session import MakeEvent
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice, PlainButton
from kiosk_app.ui.widgets.keyboard import WritingSheet
from scorer.table import State

PARTS: Final = (preview_panel,)
"""Their widgets are named in the kv files."""

Value = TypeVar("Value")


class RulingChoice(Choice):
    """One of several, in words that may be long."""


class OfferedChoice(RulingChoice):
    """One of those that ``offer`` has made: what it says and does can change."""

    def __init__(self, **values: Any) -> None:
        self.tapped: Callable[[], None] = lambda: None
        super().__init__(**values)

    def on_release(self) -> None:
        self.tapped()


def offer(
    row: Any, choices: Iterable[tuple[Value, str, bool]], tapped: Callable[[Value], None]
) -> None:
    """Fill a row with choices: the value, how it is called, and whether it is chosen.

    As many as there are already say something else: making them anew is what a tap waits for.
    """
    wanted = list(choices)
    if len(row.children) != len(wanted):
        row.clear_widgets()
        for _ in wanted:
            row.add_widget(OfferedChoice())
    for choice, (value, text, chosen) in zip(reversed(row.children), wanted, strict=True):
        choice.text = text
        choice.choose(chosen)
        choice.tapped = partial(tapped, value)


class Stepper(BoxLayout):
    """A number with smaller and larger steps at its sides; ``on_step`` tells each tap."""

    __events__ = ("on_step",)

    text = StringProperty("")

    def on_step(self, step: int) -> None:
        """A kv rule says what happens."""


class PointStepper(BoxLayout):
    """Points by hundreds and thousands."""

    __events__ = ("on_step",)

    text = StringProperty("")

    def on_step(self, points: int) -> None:
        """A kv rule says what happens."""


class ReasonRow(GridLayout):
    """``reason`` is the text that was chosen or written; empty: none yet.

    One that is not among the usual ones may be a sentence: it has the row for itself.
    """

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
        if self.reason and self.reason not in self.reasons:
            self._offer(self.reason, True, self._write)
            others = OtherReasons()
            others.bind(on_release=lambda _: self._take(""))
            self.add_widget(others)
            return
        for reason in self.reasons:
            self._offer(reason, reason == self.reason, lambda reason=reason: self._take(reason))
        self._offer(app.words("referee-own-reason"), False, self._write)

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
    """One reason; one longer than a sentence ends in dots."""


class OtherReasons(PlainButton):
    """Takes an own reason away, for the usual ones to be there again."""


class Reasoned(Protocol):
    reason: str


Draft = TypeVar("Draft", bound=Reasoned)


class ReasonedScreen(KioskScreen, Generic[Draft]):
    """Its kv rule has a ``ReasonRow`` with the id ``why``."""

    def __init__(self, new_draft: Callable[[], Draft], **values: Any) -> None:
        super().__init__(**values)
        self._new_draft = new_draft
        self.draft = new_draft()
        self.ids.why.fbind("reason", lambda _, reason: self._reasoned(reason))

    def change(self, **values: Any) -> None:
        """Take over what was tapped."""
        for name, value in values.items():
            setattr(self.draft, name, value)
        self.refresh()

    def record(self, make: MakeEvent | None) -> None:
        """Write it down, and begin anew; None: something is missing yet."""
        if make is not None and not self.app.busy:
            self.app.session.record(make, self._recorded)

    def _reasoned(self, reason: str) -> None:
        if reason != self.draft.reason:
            self.change(reason=reason)

    def _recorded(self, _: State) -> None:
        self.draft = self._new_draft()
        self.app.show("table")


load_kv(__file__)
