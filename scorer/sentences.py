"""Turns codes and values into sentences; the scorer itself has none."""

from typing import Protocol

from scorer.messages import Coded


class Sentences(Protocol):
    """The sentences of one language, by their ids."""

    def __call__(self, id: str, /, **values: str | int) -> str: ...

    def has(self, id: str) -> bool: ...

    def sentence_for(self, message: Coded, /) -> str: ...
