"""The bar at the top of a screen: back, what this is, and room for one or two buttons."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class TopBar(BoxLayout):
    """``on_back`` is the arrow; widgets that are added stand at the right."""

    __events__ = ("on_back",)

    title = StringProperty("")

    def on_back(self) -> None:
        """A kv rule says what happens."""
