"""The words of an explanation: one catalogue a language, loaded once and checked."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

LANGUAGES: Final = ("en", "nl", "da", "no", "ja")
"""English, Dutch, Danish, Norwegian, Japanese."""

_FOLDER: Final = Path(__file__).parent / "words"
_FORMS: Final = {"one", "other"}


class WordsError(ValueError):
    """A language that is not there, or a catalogue that lacks a word."""


class Words:
    """The catalogue of one language: sentences by their dotted key.

    A sentence that changes with a number has two forms, ``one`` and ``other``, chosen by its
    ``count``. A language without plurals has ``other`` alone.
    """

    def __init__(self, language: str, texts: Mapping[str, Mapping[str, str]]) -> None:
        self.language = language
        self.texts = texts
        self._group = texts["numbers.group"]["other"]

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self.texts)

    def has(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str, **values: str | int) -> str:
        """The sentence with its values filled in; whole numbers are grouped by thousands."""
        forms = self.texts.get(key)
        if forms is None:
            raise WordsError(f"{self.language}.toml has no “{key}”.")
        form = "one" if values.get("count") == 1 and "one" in forms else "other"
        return forms[form].format_map(
            {name: self.number(v) if isinstance(v, int) else v for name, v in values.items()}
        )

    def number(self, number: int) -> str:
        grouped = f"{abs(number):,}".replace(",", self._group)
        return f"−{grouped}" if number < 0 else grouped

    def placeholders(self, key: str) -> frozenset[str]:
        """The names that a sentence asks for, over all its forms."""
        return frozenset(
            name
            for form in self.texts[key].values()
            for _, name, _, _ in Formatter().parse(form)
            if name is not None
        )


@cache
def words_of(language: str) -> Words:
    if language not in LANGUAGES:
        raise WordsError(f"There is no language “{language}”; there are {', '.join(LANGUAGES)}.")
    return Words(language, _load(_FOLDER / f"{language}.toml"))


def words_with(words: Words, folder: Path, prefix: str) -> Words:
    """The same language with a second catalogue, whose keys get a prefix."""
    return Words(
        words.language, {**words.texts, **_load(folder / f"{words.language}.toml", prefix)}
    )


@cache
def romaji_of(yaku: str) -> str:
    """The Japanese name of a yaku in Latin letters, the same in every language."""
    return _load(_FOLDER / "romaji.toml")[yaku]["other"]


def _load(file: Path, prefix: str = "") -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    _flatten(tomllib.loads(file.read_text("utf-8")), prefix, found, file.name)
    return found


def _flatten(
    table: Mapping[str, Any], prefix: str, found: dict[str, dict[str, str]], file: str
) -> None:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, str):
            found[key] = {"other": value}
        elif not isinstance(value, dict):
            raise WordsError(f"{file}: “{key}” should be a text.")
        elif "other" in value and set(value) <= _FORMS:
            found[key] = value
        else:
            _flatten(value, f"{key}.", found, file)
