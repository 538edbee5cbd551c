"""The text of an event is that of its JSON, and only what can be read back has one."""

from dataclasses import replace
from json import JSONEncoder, loads
from random import Random
from typing import Any

import pytest

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.records import event_text
from scorer.result import YakuItem
from scorer.table import (
    Chombo,
    Correction,
    Event,
    GameStarted,
    Penalty,
    PlayersChanged,
    Refused,
    Seat,
    Win,
    Winner,
    event_from_json,
    event_to_json,
)
from tests.refusing import refuses
from tests.scorer.table.random_games import random_game
from tests.scorer.table.test_properties import RULE_SETS

encode = JSONEncoder(separators=(",", ":")).encode
YAKU = (YakuItem("dora", 2, "2.7"), YakuItem("daisangen", 13, "§", 1))
WINNER = Winner(Seat.WEST, han=3, fu=40, yaku=YAKU, liable=Seat.EAST, hand="1z “山田”")
WIN = Win("ä", 2, (WINNER, Winner(Seat.NORTH, points=1000)), Seat.SOUTH, payments=(1, -1, 0, 0))


def bent(**values: Any) -> Winner:
    return replace(WINNER, **values)


@pytest.mark.parametrize(
    "event",
    [
        WIN,
        GameStarted("a", 1, "ema-2016", 1, ("Kim", 'J"n', "\\", "東"), handicap=(5, -5, 0, 0)),
        Penalty("p", 9, Seat.EAST, 500, "late", "now", True),
        Correction("c", 3, "why", points=(1, 2, 3, -6), dealer=Seat.WEST),
        PlayersChanged("s", 4, ("A", "B", "C", "D")),
        Chombo("x", 5, Seat.NORTH),
    ],
)
def test_the_text_is_that_of_the_events_json(event: Event) -> None:
    assert event_text(event) == encode(event_to_json(event))
    assert event_from_json(loads(event_text(event))) == event


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_event_of_random_games_has_the_text_of_its_json(name: str, seed: int) -> None:
    states, _ = random_game(Random(seed), table_rules(name), 150)
    for event in states[-1].record:
        assert event_text(event) == encode(event_to_json(event))


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": ""},
        {"id": "  "},
        {"id": None},
        {"id": "x" * 501},
        {"id": "two\nlines"},
        {"sequence": True},
        {"sequence": 1.0},
        {"sequence": 10_000_001},
        {"discarder": 1},
        {"winners": [WINNER]},
        {"winners": ("W",)},
        {"winners": (bent(seat=2),)},
        {"winners": (bent(yaku=[YAKU[0]]),)},
        {"winners": (bent(hand="\x00"),)},
        {"annuls_riichi": 1},
        {"payments": (1, 2, 3)},
        {"payments": [1, 2, 3, 4]},
        {"payments": (1, 2, 3, True)},
    ],
)
def test_what_could_not_be_read_back_is_refused(wrong: dict[str, Any]) -> None:
    with refuses(Refused, match=r"can.t be read|must be"):
        event_text(replace(WIN, **wrong))
