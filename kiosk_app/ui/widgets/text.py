"""Text that fits where it stands."""

from math import ceil
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.label import Label

from kiosk_app.ui.theme import SMALL
from kiosk_app.ui.widgets.line_breaks import JAPANESE, broken, pieces

_A_WORD: Final = 8
"""Signs of a Japanese word that stays in one line; a sentence, which has no spaces, may break."""

_FREE_EDGES: Final = {"left": 2, "right": 0}
"""Which padding grows where the lines of a broken name are made of one length."""


class FitLabel(Label):
    """A label that takes a smaller size, down to the least that can be read, rather than be cut.

    It wraps at its width. ``fits`` tells whether all of it can be seen.
    """

    wanted = NumericProperty(22)
    """Size of the text in units."""
    least = NumericProperty(SMALL)
    unit = NumericProperty(1)
    ends_with_dots = BooleanProperty(False)
    """A name that is too long even in the least size ends in dots; no sentence may."""

    def __init__(self, **values: Any) -> None:
        self._fitting = Clock.create_trigger(self.fit, -1)
        super().__init__(**values)
        for name in ("text", "size", "wanted", "least", "unit", "bold", "font_name", "padding"):
            self.fbind(name, self._fitting)
        self._fitting()

    @property
    def fits(self) -> bool:
        width, height = self.texture_size
        return bool(not self.text or (width <= self.width + 1 and height <= self.height + 1))

    def width_of(self, text: str, size: float) -> float:
        """What a text takes in one line, in a size in units."""
        label = CoreLabel(font_size=round(size * self.unit), font_name=self.font_name)
        return float(label.get_extents(text)[0])

    def would_fit(self, text: str) -> bool:
        """Whether all of a text could be seen here in the least size."""
        label = CoreLabel(
            font_size=round(min(self.least, self.wanted) * self.unit),  # as it is fitted
            font_name=self.font_name,
            line_height=self.line_height,
            text_size=(self.width, None),
        )
        label.text = _with_line_ends(text, self.width, label)
        label.refresh()
        return bool(label.content_height <= self.height + 1)

    def texture_update(self, *arguments: Any) -> None:
        """As Kivy does, with Japanese lines broken where they may be."""
        if arguments and self._fitting.is_triggered:
            return  # the clock asks, and it is about to be fitted, which draws it
        text, wide = self.text, self.text_size[0]
        if not text.isascii():
            if wide is not None and not self.shorten:
                left, _, right, _ = self._label.options["padding"]
                room = wide - left - right
                text = _with_line_ends(text, room, self._label)
            self._label.text = text
        super().texture_update(*arguments)

    def fit(self, *_: Any) -> None:
        """Take the largest size that fits, found by halving the sizes that may."""
        least = round(min(self.least, self.wanted) * self.unit)
        largest = round(self.wanted * self.unit)
        self.shorten = False
        self._label.options["padding"] = list(self.padding)
        # Before it is laid out it has no room at all, and nothing has to be tried.
        self._take(largest if self._has_room else least)
        if not self.fits and self._has_room and least < largest:
            self._take(least)
            if self.fits:
                self._take_largest(least, largest)
        if self.ends_with_dots and not self.fits:
            # A long name is broken into lines before any of it is left out.
            even, at = self._even_width(), _FREE_EDGES.get(self.halign)
            if at is not None:
                self._label.options["padding"][at] += self.width - even
            self.text_size = (even if at is None else self.width, None)
            self.texture_update()
        if self.ends_with_dots and not self.fits:
            self._label.options["padding"] = list(self.padding)
            self.shorten, self.shorten_from = True, "right"
            self.text_size = (self.width, None)
            self.texture_update()
        self._drawn()

    @property
    def _has_room(self) -> bool:
        return bool(not self.text or (self.width >= 1 and self.height >= 1))

    def _take_largest(self, fitting: int, too_large: int) -> None:
        """Of the sizes from one that fits to one that does not."""
        taken = fitting
        while too_large - fitting > 1:
            taken = (fitting + too_large) // 2
            self._take(taken)
            fitting, too_large = (taken, too_large) if self.fits else (fitting, taken)
        if taken != fitting:
            self._take(fitting)

    def _drawn(self) -> None:
        """It is laid out: what Kivy would do for every change made here once more is left out."""
        self._trigger_texture.cancel()

    def _take(self, size: float) -> None:
        self.font_size = size
        # A word that is longer than the line would be broken within: then it is too large.
        self.text_size = (self.width, None)
        self.texture_update()
        if len(self.text) < 60 and not self._in_one_line and self._breaks_a_word():
            self.text_size = (None, None)
            self.texture_update()

    @property
    def _in_one_line(self) -> bool:
        """Whether no word can have been broken: to measure each takes longer."""
        lines = self._label._cached_lines
        return len(lines) == 1 and bool(lines[0].w <= self.width)

    def _even_width(self) -> float:
        """For lines of about one length where a word has to be broken: no letter stands alone."""
        longest = max(self.text.split(" "), key=lambda word: float(self._wide(word)))
        lines = ceil(self._wide(longest) / max(1.0, self.width))
        even = self._wide(longest) / lines
        while lines > 1 and even < self.width and self._lines(longest, even) > lines:
            even += 1
        return float(min(self.width, even)) if lines > 1 else float(self.width)

    def _wide(self, text: str) -> float:
        return float(self._label.get_extents(text)[0])

    def _lines(self, word: str, width: float) -> int:
        """How many it is broken into where a line is so wide."""
        count, line = 1, ""
        for part in pieces(word) if JAPANESE.search(word) else word:
            if line and self._wide(line + part) > width:
                count, line = count + 1, ""
            line += part
        return count

    def _breaks_a_word(self) -> bool:
        # Not split(): a no-break space holds a number together.
        words = self.text.replace("\n", " ").split(" ")
        return any(
            self._wide(word) > self.width
            for word in words
            if len(word) <= _A_WORD or not JAPANESE.search(word)
        )


def _with_line_ends(text: str, width: float, label: CoreLabel) -> str:
    """A text as it is written to a label of Kivy's core, which breaks no Japanese line itself."""
    if not JAPANESE.search(text):
        return text
    label.resolve_font_name()  # as before it is drawn: it may be bold since
    return broken(text, int(width), lambda part: float(label.get_extents(part)[0]))


class FlowLabel(FitLabel):
    """Text in a list: as wide as the list, and as high as the text then gets."""

    def fit(self, *_: Any) -> None:
        self.font_size = self.wanted * self.unit
        self.text_size = (self.width, None)
        self.texture_update()
        self.height = self.texture_size[1] if self.text else 0
        self._drawn()
