"""Hands and scores as JSON: what goes in comes out, by the quick way as by the plain one."""

import json
from random import Random
from typing import Any

import pytest

from kiosk_app.languages import load_language
from scorer import RIICHI_RULE_SETS, load_rules, parse_tiles, score
from scorer.json_form import context_from, encode, hand_from, record_from
from scorer.json_lines import answer_text
from scorer.tiles import sort_tiles
from tests.random_hands import random_case
from tests.records import record

ENGLISH = load_language("en")
PINFU: dict[str, Any] = {"concealed": "123m789p23s77s567m", "win": "1s", "by": "ron"}


def answer(changes: dict[str, Any], rules: str = "ema-2016") -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer_text(PINFU | changes, load_rules(rules), ENGLISH))
    return reply


def test_a_hand_and_its_situation_come_back_from_json_as_they_were(seed: int) -> None:
    rng = Random(seed)
    for _ in range(300):
        case = random_case(rng)
        written = json.loads(json.dumps(record(case)))
        assert hand_from(written) == case.hand
        assert context_from(written) == case.context


@pytest.mark.parametrize("name", RIICHI_RULE_SETS)
def test_the_quick_text_of_a_score_is_the_plain_record_encoded(name: str, seed: int) -> None:
    rng, rules = Random(seed), load_rules(name)
    for _ in range(200):
        case = random_case(rng, reds=bool(rules.play.red_fives))
        plain = encode(record_from(score(case.hand, case.context, rules), ENGLISH))
        assert answer_text(record(case), rules, ENGLISH) == plain


def test_the_sets_of_a_reading_hold_every_tile_of_the_hand(seed: int) -> None:
    rng, rules = Random(seed), load_rules("tenhou")
    for _ in range(200):
        case = random_case(rng)
        reply = json.loads(answer_text(record(case), rules, ENGLISH))
        if reply.get("valid"):
            reading = parse_tiles(reply["reading"].replace("+", ""))
            assert sort_tiles(reading) == case.hand.tiles


def test_whatever_the_id_is_it_comes_back() -> None:
    for given in ("a1", 7, None, {"table": 3}, ["x"], "”\u2028\n"):
        assert answer({"id": given})["id"] == given
    assert answer({"id": "bad", "win": "9"})["id"] == "bad"
    assert "id" not in answer({})


def test_a_field_that_nobody_knows_is_said_and_the_hand_is_scored() -> None:
    reply = answer({"ricchi": True})
    assert reply["points"] == answer({})["points"]
    assert reply["warnings"] == ["“ricchi” is not a field and was ignored."]


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"concealed": None}, "“concealed”"),
        ({"concealed": 5}, "“concealed”"),
        ({"concealed": "123m789p23s77s567"}, "“concealed”"),
        ({"win": "1s2s"}, "“win”"),
        ({"win": ["1s"]}, "“win”"),
        ({"by": "Ron"}, "“by”"),
        ({"by": None}, "“by”"),
        ({"melds": {}}, "“melds”"),
        ({"melds": ["555z"]}, "meld"),
        ({"melds": [{"kind": "pung", "tiles": "555z"}]}, "“kind”"),
        ({"melds": [{"kind": "pon", "tiles": "555z", "from": "me"}]}, "“from”"),
        ({"melds": [{"kind": "pon", "tiles": 555}]}, "“tiles”"),
        ({"seat": "East"}, "“seat”"),
        ({"discarder": "E"}, "own discard"),
        ({"liable": "E"}, "liable"),
        ({"riichi": "yes"}, "“riichi”"),
        ({"counters": -1}, "“counters”"),
        ({"counters": 1.0}, "“counters”"),
        ({"sticks": True}, "“sticks”"),
        ({"sticks": 10**30}, "“sticks”"),
        ({"dora_indicators": "111111s"}, "five dora indicators"),
        ({"dora_indicators": ["1s"]}, "“dora_indicators”"),
        ({"concealed": "123m789p23s77s5678m"}, "has 15"),
    ],
)
def test_a_bad_field_is_refused_by_its_name(changes: dict[str, Any], part: str) -> None:
    reply = answer(changes)
    assert set(reply) == {"error"}
    assert part in reply["error"]


def test_null_is_the_same_as_leaving_a_field_out() -> None:
    optional = ("melds", "seat", "round", "discarder", "dora_indicators", "riichi", "counters")
    assert answer(dict.fromkeys(optional)) == answer({})


def test_east_in_the_east_round_is_taken_where_nothing_is_said() -> None:
    assert answer({})["payments"] == {"S": -1500, "E": 1500}
    assert answer({}) == answer({"seat": "E", "round": "E", "discarder": "S"})


def test_a_hand_that_cannot_win_says_why_and_where_it_is_written() -> None:
    reply = answer({"concealed": "123m789p24s77s567m", "win": "3s"})
    assert reply == {
        "rules": "ema-2016",
        "valid": False,
        "why": "The hand is complete, but it has no yaku; a win needs at least one (§3.2).",
        "section": "3.2",
    }


def test_counters_and_sticks_are_in_the_payments_and_not_in_the_points() -> None:
    reply = answer({"counters": 2, "sticks": 3, "by": "tsumo"})
    assert reply["points"] == 2100
    assert reply["payments"] == {"E": 5700, "S": -900, "W": -900, "N": -900}
