"""Parts of the screen that learns a tile set."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

load_kv(__file__)


class EnrolTile(TapArea):
    """A tile as it was seen, and under it the one it is taken for."""

    tile = StringProperty("unknown")
    texture: Any = ObjectProperty(None, allownone=True)
    doubtful = BooleanProperty(False)


class EnrolRow(BoxLayout):
    """A row of the photo."""
