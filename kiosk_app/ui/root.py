"""The window's content: the screen on show, what is being said, and a sign while disk is busy."""

from typing import Any

from kivy.core.window import Window
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

# The widgets that kv files name must be known before the files are read.
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets import (
    bar,
    buttons,
    confirm,
    keyboard,
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

WIDGETS = (bar, buttons, sheet, confirm, keyboard, notice, paged, plot, qr, sticks, text, tiles)

for _module in WIDGETS:
    load_kv(str(_module.__file__))
load_kv(__file__)


class Root(FloatLayout):
    screens: Any = ObjectProperty(None)
    notice: Any = ObjectProperty(None)

    def say(self, sentence: str, kind: str) -> None:
        # Over a sheet, too: what is refused there is said there.
        self.notice.parent.remove_widget(self.notice)
        Window.add_widget(self.notice)
        self.notice.say(sentence, kind)
