"""What can be wrong with a picture, found without a person looking at it."""

import re
from functools import cache
from typing import Final, NamedTuple

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from kiosk_app.languages import load_screen_language
from kiosk_app.ui.theme import SMALL
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.text import FitLabel
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.messages import whole_text

LEAST_TOUCH: Final = 48
_FEW: Final = 3
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


class Place(NamedTuple):
    kind: str
    x: float
    y: float
    width: float
    height: float

    def is_near(self, other: "Place") -> bool:
        """To a pixel, as some are rounded."""
        sizes = zip(self[1:], other[1:], strict=True)
        return self.kind == other.kind and all(abs(one - two) <= 1 for one, two in sizes)


def faults(kiosk: Kiosk) -> list[str]:
    """All of it in words."""
    return [
        *(f"cut off “{text}”" for text in cut_texts(kiosk)),
        *(f"ends in dots “{text}”" for text in dotted_texts(kiosk)),
        *(f"too small to read “{text}”" for text in small_texts(kiosk)),
        *(f"too small to tap: {target}" for target in small_targets(kiosk)),
        *(f"beyond the edge: {widget}" for widget in beyond_the_edge(kiosk)),
        *(f"red beside another action: {text}" for text in red_actions(kiosk)[1:]),
    ]


def red_actions(kiosk: Kiosk) -> list[str]:
    """What the screen, or the sheet over it, waits for: it can be one thing only."""
    return [button.text for button in kiosk.all_of(PlainButton) if button.kind == "accent"]


def cut_texts(kiosk: Kiosk) -> list[str]:
    """Texts that do not fit where they stand."""
    return [label.text for label in _labels(kiosk) if not label.fits]


def dotted_texts(kiosk: Kiosk) -> list[str]:
    """Texts whose end is left out: on no picture is a name so long that it has to be."""
    return [label.text for label in _labels(kiosk) if label.is_shortened]


def small_texts(kiosk: Kiosk) -> list[str]:
    """Texts under the least size that can be read across the table."""
    least = SMALL * kiosk.app.u - 0.51
    return [label.text for label in _labels(kiosk) if label.font_size < least]


def small_targets(kiosk: Kiosk) -> list[str]:
    """What is tapped and is smaller than a finger, unless it stands in something larger."""
    least = LEAST_TOUCH * kiosk.app.u - 0.5
    return [
        f"{type(widget).__name__} {widget.width:.0f} × {widget.height:.0f}"
        for widget in kiosk.widgets()
        if isinstance(widget, ButtonBehavior) and _reach(widget) < least and not widget.disabled
    ]


def beyond_the_edge(kiosk: Kiosk) -> list[str]:
    """What can be tapped and is not wholly on the screen, unless it scrolls."""
    return [
        f"{type(widget).__name__} “{getattr(widget, 'text', '')}”"
        for widget in kiosk.widgets()
        if isinstance(widget, ButtonBehavior) and not _inside(widget) and not _scrolls(widget)
    ]


def places(kiosk: Kiosk) -> list[Place]:
    """Where everything stands that can be tapped, unless it scrolls.

    Sentences come and go, as on the camera's picture; what is tapped may not move for that.
    """
    return [
        Place(type(widget).__name__, *widget.to_window(*widget.pos), *widget.size)
        for widget in kiosk.widgets()
        if isinstance(widget, ButtonBehavior) and not _scrolls(widget)
    ]


def moved(before: list[Place], after: list[Place]) -> list[str]:
    """What stands elsewhere than before, in words; the first few."""
    if len(before) != len(after):
        return [f"{len(before)} things to tap before and {len(after)} after"]
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if not old.is_near(new)]
    return [f"{old} has become {new}" for old, new in pairs[:_FEW]]


def texts_by_place(kiosk: Kiosk) -> list[str]:
    """All texts in the order of the widgets, to be compared with another language's."""
    return [label.text for label in kiosk.all_of(FitLabel)]


@cache
def english_texts(language: str) -> frozenset[str]:
    """Whole texts of the English catalogue that this language says otherwise."""
    english, other = load_screen_language("en"), load_screen_language(language)
    own = {whole_text(other, id) for id in other.ids}
    return frozenset(
        text
        for id in english.ids
        # A language is called by its own name everywhere.
        if id != "language-name"
        and (text := whole_text(english, id))
        and _WORD.search(text)
        and text not in own
    )


def untranslated(english: list[str], other: list[str], names: set[str]) -> list[str]:
    """Texts that are the same in both languages and have words that are no names."""
    same = set(english) & set(other)
    return [text for text in same if any(word not in names for word in _WORD.findall(text))]


def _labels(kiosk: Kiosk) -> list[FitLabel]:
    return [label for label in kiosk.all_of(FitLabel) if label.text.strip()]


def _inside(widget: Widget) -> bool:
    left, bottom = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    width, height = Window.size
    return bool(left > -1 and bottom > -1 and right < width + 1 and top < height + 1)


def _scrolls(widget: Widget) -> bool:
    at = widget.parent
    while at is not None and at is not Window:
        if isinstance(at, ScrollView):
            return True
        at = at.parent
    return False


def _reach(widget: Widget) -> float:
    return float(min(widget.width, widget.height))
