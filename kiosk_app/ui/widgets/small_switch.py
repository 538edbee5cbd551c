"""A switch where room is scarce: its word has the whole width, and a bar under it says “on”."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.kivy_repairs import Toggle


class SmallSwitch(Toggle, BoxLayout):
    text = StringProperty("")
    wanted = NumericProperty(20)
    dots = BooleanProperty(False)
    """A name that is too long ends in dots."""

    @property
    def chosen(self) -> bool:
        return bool(self.state == "down")

    def choose(self, chosen: bool) -> None:
        """Set it without a tap."""
        self.state = "down" if chosen else "normal"
