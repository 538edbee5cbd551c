"""The window's content: the screen on show, what is being said, and a sign while disk is busy."""

from typing import Any

from kivy.core.window import Window
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.modalview import ModalView

# The widgets that kv files name must be known before the files are read.
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets import (
    bar,
    buttons,
    hand_view,
    notice,
    paged,
    plot,
    qr,
    sheet,
    sticks,
    text,
    tiles,
)

__all__ = ["Root"]

WIDGETS = (
    bar,
    buttons,
    sheet,
    hand_view,
    notice,
    paged,
    plot,
    qr,
    sticks,
    text,
    tiles,
)

for _module in WIDGETS:
    load_kv(str(_module.__file__))
load_kv(__file__)


class Root(FloatLayout):
    screens: Any = ObjectProperty(None)
    notice: Any = ObjectProperty(None)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        # What a kv file names is only known weakly, and the notice changes its place.
        self._notice = self.notice.__self__

    def say(self, sentence: str, kind: str) -> None:
        """Where the screen has room for it, and above a sheet that is open."""
        notice = self._notice
        sheet = any(isinstance(child, ModalView) for child in Window.children)
        above = Window if sheet else self
        if notice.parent is not None:
            notice.parent.remove_widget(notice)
        above.add_widget(notice)
        notice.high = bool(getattr(self.screens.current_screen, "notices_high", False))
        notice.say(sentence, kind)
