"""A panel over the screen that asks one thing; a tap beside it sends it away."""

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

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
