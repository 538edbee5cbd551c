import json

import pytest

from kiosk_app.languages import in_english
from scorer import Wind
from scorer.result import YakuItem
from scorer.table import (
    EVENTS,
    AbortedHand,
    Bonus,
    Cancelled,
    Chombo,
    Correction,
    DeadHand,
    Event,
    ExhaustiveDraw,
    GameEnded,
    GameStarted,
    LateArrival,
    Mended,
    MendedHand,
    NagashiMangan,
    Penalty,
    PlayersChanged,
    Redeal,
    Redone,
    Refused,
    RiichiDeclared,
    Substitute,
    TimeCalled,
    Undone,
    Win,
    Winner,
    event_from_json,
    event_to_json,
)
from tests.scorer.table.playing import PLAYERS, E, N, S, W

ONE_OF_EACH: tuple[Event, ...] = (
    GameStarted("a", 1, "ema-2016", 1, PLAYERS, 25000, (-1, 1, 0, 0), True, True),
    RiichiDeclared("a", 1, S),
    Win(
        "a",
        1,
        (
            Winner(S, 3, 30, 0, 3900, (YakuItem("riichi", 1, "4.2.1"),), None, "123m"),
            Winner(W, yakuman=1, liable=N),
        ),
        E,
        True,
        (-1, 1, 0, 0),
    ),
    ExhaustiveDraw("a", 1, (E, S, W, N)),
    NagashiMangan("a", 1, (S,), (W,)),
    AbortedHand("a", 1, "three-ron", W),
    Chombo("a", 1, S, "wrong ron"),
    Redeal("a", 1, "wall"),
    DeadHand("a", 1, S, "too few tiles", True),
    Penalty("a", 1, S, 8000, "phone", "now", True),
    Bonus("a", 1, S, 8000, "hat"),
    Cancelled("a", 1, "b", "no"),
    Correction("a", 1, "why", (1, -1, 0, 0), 2, 3, S, Wind.SOUTH),
    PlayersChanged("a", 1, PLAYERS, True, "swap"),
    LateArrival("a", 1, S, 3),
    Substitute("a", 1, S, "Reserve", False),
    TimeCalled("a", 1, True),
    Undone("a", 1, "b"),
    Redone("a", 1),
    Mended("m", 9, (MendedHand("w", (RiichiDeclared("a", 0, S), ExhaustiveDraw("b", 0, (S,)))),)),
    GameEnded("a", 1, "agreed"),
)


def test_there_is_one_of_each_kind_here() -> None:
    assert [type(event) for event in ONE_OF_EACH] == list(EVENTS)
    assert len({event.kind for event in ONE_OF_EACH}) == len(EVENTS)


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: event.kind)
def test_every_event_comes_back_from_json_as_it_was(event: Event) -> None:
    assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event


def test_an_event_is_written_with_all_its_fields_so_that_no_default_can_change_it() -> None:
    assert event_to_json(Win("x", 4, (Winner(S, han=1, fu=30),))) == {
        "kind": "win",
        "id": "x",
        "sequence": 4,
        "winners": [
            {
                "seat": "S",
                "han": 1,
                "fu": 30,
                "yakuman": 0,
                "points": None,
                "yaku": [],
                "liable": None,
                "hand": "",
                "tiles": "",
            }
        ],
        "discarder": None,
        "annuls_riichi": False,
        "payments": None,
        "hands": None,
        "totals": None,
    }


def test_fields_with_a_default_may_be_left_out() -> None:
    data = {"kind": "win", "id": "x", "sequence": 4, "winners": [{"seat": "S", "points": 1000}]}
    assert event_from_json(data) == Win("x", 4, (Winner(S, points=1000),))
    data = {"kind": "correction", "id": "x", "sequence": 4, "reason": "y", "points": {"S": 5}}
    assert event_from_json(data) == Correction("x", 4, "y", (0, 5, 0, 0))
    yaku = [{"id": "riichi", "han": 1}]
    winner = {"seat": "S", "han": 1, "fu": 30, "yaku": yaku}
    event = event_from_json({"kind": "win", "id": "x", "sequence": 4, "winners": [winner]})
    assert isinstance(event, Win)
    assert event.winners[0].yaku == (YakuItem("riichi", 1, ""),)


GOOD = {"kind": "riichi-declared", "id": "x", "sequence": 2, "seat": "S"}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "JSON object"),
        ([], "JSON object"),
        ({}, "Unknown entry. Known: game-started, riichi-declared, win,"),
        (GOOD | {"kind": "kan"}, "Unknown entry. Known: game-started, riichi-declared, win,"),
        (GOOD | {"kind": ["win"]}, "Unknown entry. Known: game-started, riichi-declared, win,"),
        (GOOD | {"seat": "X"}, "“seat” must be E, S, W, N or D."),
        (GOOD | {"seat": 1}, "“seat” must be E, S, W, N or D."),
        (GOOD | {"seat": None}, "“seat” must be E, S, W, N or D."),
        ({key: GOOD[key] for key in ("kind", "id", "sequence")}, "“seat” is missing"),
        (GOOD | {"tile": "5m"}, "no field “tile”"),
        (GOOD | {"id": ""}, "“id” must be a unique id."),
        (GOOD | {"id": 5}, "“id” must be one line of up to 500 letters."),
        (GOOD | {"id": "a\nb"}, "“id” must be one line of up to 500 letters."),
        (GOOD | {"id": "\ud800"}, "“id” must be one line of up to 500 letters."),
        (GOOD | {"sequence": "2"}, "“sequence” must be a whole number from −10 000 000 to 10"),
        (GOOD | {"sequence": True}, "“sequence” must be a whole number from −10 000 000 to 10"),
        (GOOD | {"sequence": 2.0}, "“sequence” must be a whole number from −10 000 000 to 10"),
        (GOOD | {"sequence": 10**30}, "“sequence” must be a whole number from −10 000 000 to 10"),
        ({"kind": "win", "id": "x", "sequence": 2, "winners": {}}, "“winners” must be a list."),
        (
            {"kind": "win", "id": "x", "sequence": 2, "winners": [1]},
            "“winners 1” must be an object.",
        ),
        (
            {"kind": "win", "id": "x", "sequence": 2, "winners": [{"seat": "Q"}]},
            "“winners 1: seat” must be E, S, W, N or D.",
        ),
        (
            {"kind": "correction", "id": "x", "sequence": 2, "reason": "", "points": {"A": 1}},
            "“points” must be given by seat: E, S, W, N, and D where five play.",
        ),
        (
            {"kind": "correction", "id": "x", "sequence": 2, "reason": "", "points": [1, 2, 3, 4]},
            "“points” must be given by seat: E, S, W, N, and D where five play.",
        ),
        (
            {"kind": "time-called", "id": "x", "sequence": 2, "hand_running": 1},
            "“hand_running” must be true or false.",
        ),
        (
            {"kind": "abortive-draw", "id": "x", "sequence": 2, "reason": "rain"},
            "“reason” must be nine-orphans, four-winds, four-discards, four-kongs,",
        ),
    ],
)
def test_a_bad_event_is_refused_with_its_field_and_what_is_allowed(
    data: object, words: str
) -> None:
    with pytest.raises(Refused) as refused:
        event_from_json(data)
    assert words in in_english(refused.value)
