"""What NTS 2009 says of hands, sentence by sentence: each row of ``book_hands.txt``."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scorer.nts.hand_score import HandScore
from scorer.nts.winning_hand import NotOut
from tests.scorer.nts.table import claim, held

MELDS = ("chi", "pon", "minkan", "kakan", "ankan")


class Case(NamedTuple):
    heading: str
    says: str
    out: bool
    tiles: str
    melds: tuple[str, ...]
    last: str
    must_be: str
    how: dict[str, Any]


def _case(line: str) -> Case:
    heading, says, who, hand, must_be, *how = (part.strip() for part in line.split("|"))
    laid, _, last = hand.partition(" on ")
    tiles, *words = laid.split()
    melds = tuple(" ".join(pair) for pair in zip(words[::2], words[1::2], strict=True))
    found: dict[str, Any] = {}
    for word in " ".join(how).split():
        name, is_value, value = word.partition("=")
        found |= {"by": word} if word == "tsumo" else {name: value if is_value else True}
    return Case(heading, says, who == "out", tiles, melds, last, must_be, found)


def _cases() -> list[Case]:
    text = Path(__file__).with_name("book_hands.txt").read_text("utf-8")
    return [_case(line) for line in text.splitlines() if line and not line.startswith("#")]


def _shown(score: HandScore | NotOut) -> str:
    """In the words of the expectation."""
    if isinstance(score, NotOut):
        return score.reason
    if score.limit is not None:
        return f"{score.limit} {score.total}"
    return f"{score.points} points {score.doublings} doublings {score.total}"


@pytest.mark.parametrize("case", _cases(), ids=lambda case: f"{case.heading}: {case.says}")
def test_a_hand_counts_what_the_book_says(case: Case) -> None:
    if case.out:
        score = claim(case.tiles, case.last, *case.melds, **case.how)
    else:
        score = held(case.tiles, *case.melds, **case.how)
    assert _shown(score) == case.must_be
