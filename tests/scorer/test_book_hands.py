"""What the books say of hands, sentence by sentence: each row of ``book_hands.txt``."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scorer import Score
from tests.scorer.hands import declare, payments, yaku

BOOKS = {"2016": "ema-2016", "2008": "ema-2008", "norway": "norway-2018"}
NUMBERS = ("counters", "sticks")


class Case(NamedTuple):
    book: str
    section: str
    says: str
    tiles: str
    last: str
    must_be: str
    how: dict[str, Any]


def _how(words: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in words.split():
        name, is_value, value = word.partition("=")
        if word in ("tsumo", "ron"):
            found["by"] = word
        elif name in NUMBERS:
            found[name] = int(value)
        else:
            found[name] = value if is_value else True
    return found


def _cases() -> list[Case]:
    found = []
    for line in Path(__file__).with_name("book_hands.txt").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        books, section, says, hand, must_be, *how = (part.strip() for part in line.split("|"))
        tiles, last = hand.split(" on ")
        found += [
            Case(BOOKS[book], section, says, tiles, last, must_be, _how(" ".join(how)))
            for book in books.split()
        ]
    return found


def _shown(score: Score, must_be: str) -> str:
    """The score in the words of the expectation: points, han and fu, or the yaku."""
    if must_be.isdigit():
        return str(score.points)
    if must_be.endswith(" fu"):
        return f"{score.han} han {score.fu} fu"
    return " ".join(sorted(yaku(score)))


@pytest.mark.parametrize(
    "case", _cases(), ids=lambda case: f"{case.book} §{case.section} {case.says}"
)
def test_a_hand_is_worth_what_the_book_says(case: Case) -> None:
    score = declare(case.tiles, case.last, rules=case.book, **case.how)
    shown = _shown(score, case.must_be) if isinstance(score, Score) else "no win"
    assert shown == case.must_be
    if isinstance(score, Score):
        assert sum(payments(score).values()) == 0
