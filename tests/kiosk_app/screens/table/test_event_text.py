"""What happened at the table, in words."""

import pytest

from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.screens.table.event_text import event_text
from kiosk_app.store.game_rules import table_rules
from scorer.table import (
    EVENTS,
    AbortedHand,
    Correction,
    Event,
    ExhaustiveDraw,
    Penalty,
    RiichiDeclared,
    Seat,
    Substitute,
    TableRules,
    Win,
    Winner,
)

NAMES = ("Kim", "Jan", "Maja", "Ola")
SAID = {
    "Kim's riichi": RiichiDeclared("a", 2, Seat.EAST),
    "Jan 3 han 40 fu, ron from Ola": Win("a", 2, (Winner(Seat.SOUTH, han=3, fu=40),), Seat.NORTH),
    "Kim 12 000, Maja yakuman, ron from Jan": Win(
        "a", 2, (Winner(Seat.EAST, points=12_000), Winner(Seat.WEST, yakuman=1)), Seat.SOUTH
    ),
    "Jan 6 han, tsumo": Win("a", 2, (Winner(Seat.SOUTH, han=6),)),
    "Jan 2 yakuman, tsumo": Win("a", 2, (Winner(Seat.SOUTH, yakuman=2),)),
    "draw, all noten": ExhaustiveDraw("a", 2),
    "draw, tenpai: Kim, Ola": ExhaustiveDraw("a", 2, (Seat.EAST, Seat.NORTH)),
    "abortive draw: four identical winds": AbortedHand("a", 2, "four-winds"),
    "penalty for Maja: 5 000": Penalty("a", 2, Seat.WEST, 5000, "late"),
    "correction: miscounted": Correction("a", 2, "miscounted"),
    "Eva plays for Ola": Substitute("a", 2, Seat.NORTH, "Eva", False),
}


RIICHI, NTS = table_rules("ema-2016"), table_rules("nts-2009")
SAID_WHERE_EVERY_HAND_SCORES = {
    "Jan goes out on Ola's tile: 1 088": Win(
        "a", 2, (Winner(Seat.SOUTH, points=1088),), Seat.NORTH, payments=(-56, 1088, -712, -320)
    ),
    "Jan goes out by self-draw: 272": Win("a", 2, (Winner(Seat.SOUTH, points=272),)),
    "Kim goes out by self-draw: +96": Win(
        "a", 2, (Winner(Seat.EAST),), payments=(96, -32, -32, -32)
    ),
    "draw, nobody goes out": ExhaustiveDraw("a", 2),
    "penalty for Maja: 100": Penalty("a", 2, Seat.WEST, 100, "late"),
}
IN_THEIR_GAMES = [
    *((text, event, RIICHI) for text, event in SAID.items()),
    *((text, event, NTS) for text, event in SAID_WHERE_EVERY_HAND_SCORES.items()),
]


@pytest.mark.parametrize(("text", "event", "rules"), IN_THEIR_GAMES)
def test_an_event_is_said_in_a_few_words(text: str, event: Event, rules: TableRules) -> None:
    said = event_text(event, NAMES, load_screen_language("en"), rules)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "event", "rules"), IN_THEIR_GAMES)
def test_every_language_has_words_for_it(
    language: str, text: str, event: Event, rules: TableRules
) -> None:
    said = event_text(event, NAMES, load_screen_language(language), rules)
    assert said and (language == "en" or said != text)


def test_every_kind_of_event_has_words() -> None:
    words = load_screen_language("en")
    without = {"win", "undone", "redone"}  # a win has two forms; an undo is never undone itself
    assert {e.kind for e in EVENTS if not words.has(f"events-{e.kind}")} == without
