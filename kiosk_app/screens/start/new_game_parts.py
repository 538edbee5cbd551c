"""A chair at the table that is about to be taken."""

from typing import Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.table import table_parts
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

PLAQUE: Final = table_parts.WindPlaque
"""Named in the kv file."""

load_kv(__file__)


class Chair(TapArea):
    """Tapped to say who sits there."""

    wind = StringProperty("east")
    name = StringProperty("")
    taken = BooleanProperty(False)
    """Somebody was named; else the name is only for a quick game."""
