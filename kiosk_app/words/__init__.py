"""The words of the screen: a folder for each part of the kiosk, a catalogue for each language.

A key is the folder's name, a dot, and the key in the catalogue: ``table.undo``. The words of the
rules (yaku, fu, seats, tiles) are the scorer's own and are there under their own keys.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from scorer.explain.words import LANGUAGES, Words, words_of, words_with

FOLDER: Final = Path(__file__).parent
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class ScreenWords:
    """One language: ``words("table.undo", what="…")``."""

    def __init__(self, catalogue: Words) -> None:
        self.catalogue: Final = catalogue

    @property
    def language(self) -> str:
        return self.catalogue.language

    def __call__(self, key: str, **values: str | int) -> str:
        return self.catalogue.text(key, **values)

    def has(self, key: str) -> bool:
        return self.catalogue.has(key)

    def number(self, number: int) -> str:
        return self.catalogue.number(number)

    def signed(self, number: int) -> str:
        """With its sign: what was gained or lost."""
        return f"+{self.number(number)}" if number > 0 else self.number(number)


def areas() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/en.toml")))


@cache
def screen_words(language: str) -> ScreenWords:
    words = words_of(language)
    for area in areas():
        words = words_with(words, FOLDER / area, f"{area}.")
    # On a screen a number is never broken between two lines.
    # Japanese players write their points without any sign between the thousands.
    group = "" if language == "ja" else _NO_BREAK
    return ScreenWords(Words(language, {**words.texts, "numbers.group": {"other": group}}))


def unbroken(text: str) -> str:
    """A text of the scorer's for the screen: its numbers as the screen writes them.

    No line ends within one, and a Japanese one has no comma.
    """
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"(?<=\d) (?=\d{3})", _NO_BREAK, text)


__all__ = ["LANGUAGES", "ScreenWords", "areas", "screen_words", "unbroken"]
