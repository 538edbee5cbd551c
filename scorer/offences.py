"""What a book does about an offence: a dead hand, a chombo, a fine, or nothing."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

Ruling = Literal[
    "nothing", "corrected", "warning", "redeal", "dead-hand", "chombo", "fine", "disqualified"
]
_LIKE: Final = {
    "ema-2025": "ema-2016",
    "norway-2018-6": "norway-2018",
    "norway-2018-7": "norway-2018",
    "norway-2018-8": "norway-2018",
}
"""Rule sets that take the list of another."""


class Offence(NamedTuple):
    id: str
    ruling: Ruling
    section: str
    least: int = 0
    """Of a fine that the book gives bounds for, in points after uma; 0: the referee's to say."""
    most: int = 0
    either: bool = False
    """Whether it is the least or the most, and nothing between."""


def offences_of(book: str) -> tuple[Offence, ...]:
    """The list of a bundled rule set, by its id; empty where its book is not here."""
    return _all().get(_LIKE.get(book, book), ())


@cache
def _all() -> dict[str, tuple[Offence, ...]]:
    text = Path(__file__).with_suffix(".toml").read_text("utf-8")
    return {
        book: tuple(Offence(id, **entry) for id, entry in listed.items())
        for book, listed in tomllib.loads(text).items()
    }
