"""What happened at the table, in words."""

import pytest

from kiosk_app.desk.event_text import event_text
from kiosk_app.words import LANGUAGES, screen_words
from scorer.table import (
    EVENTS,
    AbortedHand,
    Correction,
    ExhaustiveDraw,
    Penalty,
    RiichiDeclared,
    Seat,
    Substitute,
    Win,
    Winner,
)

NAMES = ("Kim", "Jan", "Maja", "Ola")
SAID = {
    "Kim's riichi": RiichiDeclared("a", 2, Seat.EAST),
    "Jan 3/40 by ron from Ola": Win("a", 2, (Winner(Seat.SOUTH, han=3, fu=40),), Seat.NORTH),
    "Kim 12 000, Maja yakuman by ron from Jan": Win(
        "a", 2, (Winner(Seat.EAST, points=12_000), Winner(Seat.WEST, yakuman=1)), Seat.SOUTH
    ),
    "Jan 2 yakuman by self-draw": Win("a", 2, (Winner(Seat.SOUTH, yakuman=2),)),
    "draw, nobody tenpai": ExhaustiveDraw("a", 2),
    "draw, tenpai: Kim, Ola": ExhaustiveDraw("a", 2, (Seat.EAST, Seat.NORTH)),
    "aborted: four equal winds": AbortedHand("a", 2, "four-winds"),
    "penalty for Maja: 5 000": Penalty("a", 2, Seat.WEST, 5000, "late"),
    "correction: miscounted": Correction("a", 2, "miscounted"),
    "Eva plays for Ola": Substitute("a", 2, Seat.NORTH, "Eva", False),
}


@pytest.mark.parametrize("text", SAID)
def test_an_event_is_said_in_a_few_words(text: str) -> None:
    said = event_text(SAID[text], NAMES, screen_words("en"))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", SAID)
def test_every_language_has_words_for_it(language: str, text: str) -> None:
    assert event_text(SAID[text], NAMES, screen_words(language))


def test_every_kind_of_event_has_words() -> None:
    words = screen_words("en")
    without = {"win", "undone", "redone"}  # a win has two forms; an undo is never undone itself
    assert {e.kind for e in EVENTS if not words.has(f"events.{e.kind}")} == without
