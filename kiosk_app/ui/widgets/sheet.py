"""A panel over the screen that asks or shows one thing; a tap beside it sends it away."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from kiosk_app.languages import unbroken
from kiosk_app.ui.widgets.text import FlowLabel

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


class Sheet(ModalView):
    """``body`` holds what is asked; it is opened and closed at once, without a wait."""

    title = StringProperty("")
    wide = NumericProperty(0.86)
    """Share of the screen's width."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.auto_dismiss = True

    @property
    def app(self) -> "TenbouApp":
        app: Any = App.get_running_app()
        found: TenbouApp = app
        return found

    def add_widget(self, widget: Widget, *arguments: Any, **values: Any) -> None:
        """Once the sheet itself stands, what is added goes into its body."""
        body = self.ids.get("body")
        if body is None:
            super().add_widget(widget, *arguments, **values)
        else:
            body.add_widget(widget, *arguments, **values)

    def open(self, *_: Any, **values: Any) -> None:
        super().open(animation=False, **values)

    def dismiss(self, *_: Any, **values: Any) -> None:
        super().dismiss(animation=False, **values)


_LOOK_AGAIN: Final = 2.0
"""Seconds after which sticks are looked for again."""


class LookingSheet(Sheet):
    """A sheet that looks again while it is open: sticks appear as they are plugged in."""

    def __init__(self, **values: Any) -> None:
        self._looking: Any = None
        super().__init__(**values)

    def on_open(self) -> None:
        self.look()
        self._looking = Clock.schedule_interval(self.look, _LOOK_AGAIN)

    def on_dismiss(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def look(self, *_: Any) -> None:
        """Subclasses say at what."""
        raise NotImplementedError


_FOLLOWED: Final = ("words", "theme", "state", "portrait", "indicators", "u")


class LiveSheet(Sheet):
    """A sheet that follows the table and the language while it is open.

    Subclasses put together in ``refresh`` what a kv rule cannot.
    """

    def open(self, *arguments: Any, **values: Any) -> None:
        for name in _FOLLOWED:
            self.app.fbind(name, self._changed)
        self.refresh()
        super().open(*arguments, **values)

    def dismiss(self, *arguments: Any, **values: Any) -> None:
        for name in _FOLLOWED:
            self.app.funbind(name, self._changed)
        super().dismiss(*arguments, **values)

    def refresh(self) -> None:
        """Show what is so now."""

    def _changed(self, *_: Any) -> None:
        self.refresh()


class ConfirmSheet(Sheet):
    """A question before something that cannot be taken back:
    ``ConfirmSheet(title=…, question=…, answer=…, then=do_it).open()``."""

    question = StringProperty("")
    answer = StringProperty("")
    """What the button says that does it."""

    def __init__(self, *, then: Callable[[], object], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def accept(self) -> None:
        self.dismiss()
        self._then()


class LinesSheet(Sheet):
    """With lines to read."""

    def __init__(self, lines: Iterable[str], **values: Any) -> None:
        super().__init__(**values)
        self.show(lines)

    def show(self, lines: Iterable[str]) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for line in lines:
            if line:
                box.add_widget(FlowLabel(text=unbroken(line.strip()), wanted=20))
