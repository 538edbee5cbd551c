"""Writing with a finger: a field for a line of text, and keys for it as each country has them.

A keyboard that is plugged in writes into the same field.
"""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors.focus import FocusBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import Sheet

_QWERTY: Final[tuple[str, ...]] = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_OWN: Final[dict[str, tuple[str, str, str]]] = {
    # Where the keyboards of these countries have them.
    "da": ("å", "æø", ""),
    "no": ("å", "øæ", ""),
    "nl": ("", "", "ë"),
}
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
_ALPHABET_END: Final = {"da": "æøå", "no": "æøå", "nl": "ëï"}

_FIGURES: Final[tuple[str, ...]] = ("1234567890", "@:/.,;_?&=", "+-()'#\"!%*")
_ACCENTS: Final[tuple[str, ...]] = ("àáâãäåæçčć", "èéêëěìíîïł", "ñńòóôõöøœř", "ßšśùúûüýžź")

PAGES: Final = ("letters", "figures", "accents")
_NARROW: Final = 8
"""Keys to a row where the screen stands upright: more would be too narrow for a finger."""


def key_rows(page: str, language: str, *, narrow: bool = False) -> tuple[str, ...]:
    """The rows of a page, a letter for a key.

    A narrow screen has the letters in the order of the alphabet, as rows of eight have no
    place for the rows that typists know.
    """
    if page == "figures":
        rows = _FIGURES
    elif page == "accents":
        rows = _ACCENTS
    elif narrow:
        return _cut(_ALPHABET + _ALPHABET_END.get(language, ""))
    else:
        own = _OWN.get(language, ("", "", ""))
        rows = tuple(row + more for row, more in zip(_QWERTY, own, strict=True))
    return _cut("".join(rows)) if narrow else rows


def _cut(keys: str) -> tuple[str, ...]:
    return tuple(keys[at : at + _NARROW] for at in range(0, len(keys), _NARROW))


class TextField(TextInput):
    """One line; ``names`` begins each word with a capital."""

    names = BooleanProperty(False)
    page = OptionProperty("letters", options=PAGES)
    """What the keyboard shows first for this field."""
    longest = ObjectProperty(100)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = self.longest - len(self.text) + len(self.selection_text)
        super().insert_text(substring[: max(0, room)], from_undo=from_undo)


class Key(PlainButton):
    """One key; ``writes`` is what it puts into the field."""

    writes = StringProperty("")

    def on_touch_down(self, touch: Any) -> bool:
        # Else the field would lose the focus to its own keys.
        if self.collide_point(*touch.pos):
            FocusBehavior.ignored_touch.append(touch)
        return bool(super().on_touch_down(touch))


class ShiftKey(Key):
    """The next letter is a capital while it is on."""

    on = BooleanProperty(False)


class SpaceKey(Key):
    """A space."""


class Keyboard(BoxLayout):
    """Letters of the screen's language, figures and accents, for the ``field`` that is written in.

    ``on_done`` is the key with the check mark, or Enter on a real keyboard.
    """

    __events__ = ("on_done",)

    field: Any = ObjectProperty(None, allownone=True)
    page = OptionProperty("letters", options=PAGES)
    capital = BooleanProperty(False)
    """Whether the next letter is a capital."""
    language = StringProperty("en")
    narrow = BooleanProperty(False)
    lines = NumericProperty(0)
    """Of letters, above the line of the other keys."""

    def on_kv_post(self, _: Any) -> None:
        for name in ("page", "language", "narrow"):
            self.fbind(name, self._lay_out)
        self.fbind("capital", self._letters)
        self._lay_out()

    def on_done(self) -> None:
        """A kv rule says what happens."""

    def on_field(self, _: Any, field: TextField | None) -> None:
        if field is None:
            return
        self.page = field.page
        self._capitalise()
        for name in ("text", "cursor", "names"):
            field.fbind(name, self._capitalise)
        field.fbind("on_text_validate", self._entered)

    def write(self, letters: str) -> None:
        if self.field is not None:
            self.field.focus = True
            self.field.insert_text(letters)

    def erase(self) -> None:
        if self.field is not None:
            self.field.focus = True
            self.field.do_backspace()

    def turn_to(self, page: str) -> None:
        """To another page, or back to the letters."""
        self.page = "letters" if self.page == page else page

    def _entered(self, field: TextField) -> None:
        if self.field is not None and field.uid == self.field.uid:  # kv gives a proxy of it
            self.dispatch("on_done")

    def _capitalise(self, *_: Any) -> None:
        field = self.field
        if field is not None:
            before = field.text[: field.cursor_index()]
            self.capital = field.names and (not before or before[-1] in " -")

    def _lay_out(self, *_: Any) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        all_letters = key_rows(self.page, self.language, narrow=self.narrow)
        longest = max(map(len, all_letters))
        for letters in all_letters:
            row = KeyRow(size_hint_x=len(letters) / longest, pos_hint={"center_x": 0.5})
            for letter in letters:
                key = Key(writes=letter)
                key.bind(on_release=self._tapped)
                row.add_widget(key)
            rows.add_widget(row)
        self.lines = len(all_letters)
        self._letters()

    def _letters(self, *_: Any) -> None:
        for row in self.ids.rows.children:
            for key in row.children:
                letter = key.writes.lower()
                upper = letter.upper() if len(letter.upper()) == 1 else letter
                key.writes = upper if self.capital else letter
                key.text = key.writes

    def _tapped(self, key: Key) -> None:
        self.write(key.writes)


class KeyRow(BoxLayout):
    """Keys side by side."""


class WritingSheet(Sheet):
    """Asks for one line of text: ``WritingSheet(title=…, text=…, then=take).open()``.

    ``then`` gets the text once it is accepted; a sheet that is sent away changes nothing.
    """

    text = StringProperty("")
    names = BooleanProperty(False)
    page = OptionProperty("letters", options=PAGES)
    hint = StringProperty("")
    then: Any = ObjectProperty(None, allownone=True)

    def __init__(self, *, then: Callable[[str], None] | None = None, **values: Any) -> None:
        super().__init__(then=then, **values)

    def on_open(self) -> None:
        self.ids.field.focus = True

    def accept(self) -> None:
        text = " ".join(self.ids.field.text.split())
        self.dismiss()
        if self.then is not None:
            self.then(text)

    def on_dismiss(self) -> None:
        self.ids.field.focus = False


def field_focused(field: TextField, keyboard: Keyboard) -> None:
    """In a form of several fields: the keyboard follows to the one that was tapped."""
    if field.focus:
        keyboard.field = field


# Loaded with the first screen on which something is written: Kivy's own text field is large.
load_kv(__file__)
