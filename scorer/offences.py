"""What a book does about an offence: a dead hand, a chombo, a fine, or nothing."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

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
    "late",
    "substitute",
    "referee",
    "disqualified",
]
Topic = Literal["win", "riichi", "calls", "tiles", "conduct", "event"]
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)


class Offence(NamedTuple):
    id: str
    about: Topic
    """What it has to do with."""
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
    """The list of a rule set by its id, or of the one that it extends; empty where we have none.

    By topic, and within one as the book has them.
    """
    while book not in _all():
        if not extends:
            return ()
        book, extends = extends, find_rules(extends).document.get("extends", "")
    return _all()[book]


@cache
def _all() -> dict[str, tuple[Offence, ...]]:
    books = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    about = {id: topic for topic, ids in books.pop("about").items() for id in ids}
    return {
        book: tuple(
            sorted(
                (Offence(id, about[id], **entry) for id, entry in listed.items()),
                key=lambda each: TOPICS.index(each.about),
            )
        )
        for book, listed in books.items()
    }
