"""Point sticks and counters, drawn as the sticks they are."""

from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from kiosk_app.ui import assets

_LEAST: Final = ((10_000, "10000"), (5_000, "5000"), (1_000, "1000"))


def stick_for(points: int) -> str:
    """The largest stick that a payment takes."""
    return next((kind for least, kind in _LEAST if points >= least), "100")


class StickView(Image):
    """One stick; ``kind`` is its worth: 100 (a counter), 1000, 5000, 10000."""

    kind = StringProperty("1000")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.fbind("kind", self._look)
        self._look()

    def _look(self, *_: Any) -> None:
        self.source = assets.stick(int(self.kind))


class StickRow(BoxLayout):
    """As many sticks as lie there, up to ``most``; beyond that the number says it."""

    kind = StringProperty("1000")
    count = NumericProperty(0)
    most = NumericProperty(3)
    unit = NumericProperty(1)
