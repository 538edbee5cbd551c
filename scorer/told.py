"""Errors that are answers to a person: one English sentence, and the same for a catalogue.

``code`` and ``values`` let a screen say it in its own language; a terminal says the sentence.
"""

from typing import Self


class Told(ValueError):  # noqa: N818  # an answer, no fault
    def __init__(self, sentence: str, code: str = "", /, **values: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.values = values


class Phrase(str):
    """A text in English that has a code too; part of a sentence, or one that is only said."""

    __slots__ = ("code", "values")

    code: str
    values: dict[str, object]

    def __new__(cls, text: str, code: str, /, **values: object) -> Self:
        phrase = super().__new__(cls, text)
        phrase.code = code
        phrase.values = values
        return phrase
