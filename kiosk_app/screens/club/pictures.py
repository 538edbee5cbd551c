"""Pictures for people to keep: a game's result and a night's poster, drawn as the screens are.

They have a size and a unit of their own, so that they look the same from every kiosk.
"""

from collections.abc import Callable
from typing import Any, Final

import cv2
import numpy as np
from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import NightStory
from kiosk_app.screens.club import result_parts
from kiosk_app.screens.club.result_parts import standing_steps
from kiosk_app.screens.club.result_view import fill_best_hand, fill_plot, fill_podium
from kiosk_app.screens.club.shared_game import SharedGame, title_of
from kiosk_app.screens.table.short_names import ROUNDS, round_text
from kiosk_app.ui.screen import load_kv

PARTS = (result_parts,)
"""Their widgets are named in the kv file."""

load_kv(__file__)

SIZE: Final = (1080, 1350)
"""Pixels: upright, as phones and chats show pictures best."""
_UNIT: Final = 1.8
"""Pixels to a unit: small text can be read on a phone that shows the picture 6 cm wide."""


class Picture(BoxLayout):
    """What is drawn; ``title`` and ``subtitle`` stand above it."""

    title = StringProperty("")
    subtitle = StringProperty("")
    unit = NumericProperty(_UNIT)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.size_hint, self.size = (None, None), SIZE

    @property
    def app(self) -> Any:
        return App.get_running_app()

    def finish(self, then: Callable[[Any], None]) -> None:
        """Laid out within the next frames; then a texture of it."""
        Clock.schedule_once(lambda _: Clock.schedule_once(lambda _: then(self._drawn()), 0), 0)

    def _drawn(self) -> Any:
        texture = self.export_as_image().texture
        texture.flip_vertical()  # its rows are those of a file, from the top
        return texture


class ResultPicture(Picture):
    def __init__(self, game: SharedGame, photo: Any = None, **values: Any) -> None:
        super().__init__(**values)
        words = self.app.words
        self.title = title_of(game, words)
        self.subtitle = game.sheet.rules_name
        fill_podium(self.ids.podium, game.sheet, game.unit, words)
        self.ids.plot.unit = self.unit
        fill_plot(self.ids.plot, game.sheet, words)
        fill_best_hand(self.ids.best, game.best, words)
        self.ids.best.show_photo(photo)


class NightPoster(Picture):
    swing = StringProperty("")
    counts = StringProperty("")

    def __init__(self, story: NightStory, photo: Any = None, **values: Any) -> None:
        super().__init__(**values)
        words = self.app.words
        self.title, self.subtitle = story.night.name, f"{story.night.day:%Y-%m-%d}"
        self.ids.podium.show(standing_steps(story.lines, words))
        fill_best_hand(self.ids.best, story.best, words, "poster-best-hand")
        self.ids.best.show_photo(photo)
        if story.swing is not None:
            self.swing = swing_of(story, words)
        self.counts = words(
            "poster-counts", games=story.games, hands=story.hands, players=len(story.lines)
        )


def swing_of(story: NightStory, words: Any) -> str:
    swing = story.swing
    if swing is None:
        return ""
    wind, number = swing.label[:1], swing.label[1:2]
    if wind not in ROUNDS or not number.isdigit():
        return str(words("poster-swing", name=swing.player, points=swing.points))
    deal = round_text(words, wind, int(number))
    return str(words("poster-swing-in", name=swing.player, points=swing.points, hand=deal))


def png_of(pixels: bytes, size: tuple[int, int]) -> bytes:
    """A texture's pixels as a file; it takes a moment, so not on the thread of the screens."""
    width, height = size
    rows = np.frombuffer(pixels, np.uint8).reshape(height, width, 4)
    _, encoded = cv2.imencode(".png", cv2.cvtColor(rows, cv2.COLOR_RGBA2BGR))
    return encoded.tobytes()
