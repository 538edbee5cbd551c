"""What a book does about an offence: a dead hand, a chombo, a fine, or nothing."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from scorer.rule_text import find_rules

Ruling = Literal[
    "nothing",
    "corrected",
    "reminder",
    "warning",
    "redeal",
    "dead-hand",
    "dead-hand-or-fine",
    "chombo",
    "fine",
    "referee",
    "disqualified",
]


class Offence(NamedTuple):
    id: str
    ruling: Ruling
    section: str
    least: int = 0
    """Of a fine that the book gives bounds for, in points after uma; 0: the referee's to say."""
    most: int = 0
    either: bool = False
    """Whether it is the least or the most, and nothing between."""
    returns_stick: bool = False
    """Whether a riichi declared by it is void and its stick goes back (EMA 2016 §5.3)."""


def offences_of(book: str, extends: str = "") -> tuple[Offence, ...]:
    """The list of a rule set by its id, or of the one that it extends; empty where we have none."""
    while book not in _all():
        if not extends:
            return ()
        book, extends = extends, find_rules(extends).document.get("extends", "")
    return _all()[book]


@cache
def _all() -> dict[str, tuple[Offence, ...]]:
    text = Path(__file__).with_suffix(".toml").read_text("utf-8")
    return {
        book: tuple(Offence(id, **entry) for id, entry in listed.items())
        for book, listed in tomllib.loads(text).items()
    }
