"""NTS over JSON: what a record may say, and one clear sentence for what it may not."""

import json
from copy import deepcopy
from typing import Any

import pytest

from kiosk_app.languages import load_language
from scorer.nts.json_form import answer
from tests.scorer.nts.table import RULES, club
from tests.scorer.nts.test_worked_example import EXAMPLE

ENGLISH = load_language("en")


def ask(record: object) -> Any:
    return answer(record, RULES, ENGLISH)


def example(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(EXAMPLE), **fields}


def drawn(**fields: Any) -> dict[str, Any]:
    """The example, self-drawn."""
    return example(by="tsumo", discarder=None, **fields)


def doubling_ids(result: Any, seat: str = "S") -> set[str]:
    return {item["id"] for item in result["players"][seat]["doubling_items"]}


def test_an_answer_has_its_documented_form() -> None:
    result = ask(EXAMPLE)
    assert (result["id"], result["rules"], result["valid"]) == ("example", "nts-2009", True)
    south = result["players"]["S"]
    assert (south["points"], south["doublings"], south["total"]) == (34, 3, 272)
    assert south["limit"] is None
    assert south["reading"] == "678m 111z 44m +123m +555m"
    assert south["items"][0] == {
        "id": "mahjong",
        "why": "mahjong",
        "points": 20,
        "section": "Combinaties van stenen",
        "tiles": "",
    }
    assert south["doubling_items"][0] == {
        "id": "pung-round-wind",
        "why": "pung or kong of the round wind",
        "doublings": 1,
        "section": "Bijzondere combinaties (alle spelers)",
        "tiles": "111z",
    }
    assert result["settlement"][1] == {
        "from": "W",
        "to": "S",
        "points": 544,
        "id": "discarder",
        "why": "gave the winning tile",
        "section": "Het verrekenen van de punten",
    }


def test_an_answer_is_json() -> None:
    for record in (EXAMPLE, {"winner": None}, example(win="9p"), example(win="x")):
        assert json.loads(json.dumps(ask(record))) == ask(record)


def test_a_hand_that_may_not_go_out_says_why_and_where_it_is_written() -> None:
    result = ask(example(win="9s"))
    assert result == {
        "id": "example",
        "rules": "nts-2009",
        "valid": False,
        "reason": "not-complete",
        "why": "The tiles are neither four sets and a pair nor an irregular limit hand.",
        "section": "Combinaties van stenen",
    }


def test_a_hand_with_too_few_doublings_shows_the_ones_it_has() -> None:
    record = example()
    record["players"]["S"]["concealed"] = "111z678p4p"
    result = ask(example(players=record["players"], win="4p"))
    assert result["valid"] is False
    assert result["why"] == "The hand has 1 of the 2 doublings it needs to go out."
    assert doubling_ids(result) == {"pung-round-wind"}


def test_a_dead_hand_may_not_go_out() -> None:
    record = example()
    record["players"]["S"]["dead"] = True
    result = ask(record)
    assert (result["valid"], result["reason"], result["section"]) == (False, "dead", "Dood spel")


def test_a_wrong_number_of_tiles_is_a_dead_hand_or_an_error_as_the_club_likes() -> None:
    record = example()
    record["players"]["E"]["concealed"] = "222m555p777z1s3s8m"
    assert ask(record)["players"]["E"]["dead"]["id"] == "tile-count"
    strict = club("[dead_hand]\nwrong_number_of_tiles = false")
    assert answer(record, strict, ENGLISH)["error"] == "Player E has 12 tiles; it should be 13."


@pytest.mark.parametrize("name", ["last_tile", "last_wall_tile", "haitei"])
def test_the_last_tile_of_the_wall_goes_by_several_names(name: str) -> None:
    assert "last-wall-tile" in doubling_ids(ask(drawn(**{name: True})))


@pytest.mark.parametrize("name", ["last_discard", "houtei"])
def test_the_last_discard_goes_by_several_names(name: str) -> None:
    assert "last-discard" in doubling_ids(ask(example(**{name: True})))


@pytest.mark.parametrize("name", ["robbed_kong", "chankan"])
def test_a_robbed_kong_goes_by_several_names(name: str) -> None:
    assert "robbed-kong" in doubling_ids(ask(example(**{name: True})))


@pytest.mark.parametrize(
    ("flags", "doubling"),
    [
        ({"kong_bloom": True}, "kong-bloom"),
        ({"rinshan": True}, "kong-bloom"),
        ({"rinshan": True, "kong_on_kong": True}, "kong-on-kong"),
    ],
)
def test_a_tile_after_a_kong_goes_by_several_names(flags: dict[str, bool], doubling: str) -> None:
    record = drawn(**flags)
    record["players"]["S"]["melds"] = [
        {"kind": "ankan", "tiles": "5555m"},
        {"kind": "kakan", "tiles": "9999m"},
    ]
    assert doubling in doubling_ids(ask(record))


def test_the_first_turn_is_heaven_for_east_and_earth_for_the_others() -> None:
    concealed = "234m567m345p67s88s"
    heaven = example(winner="E", win="8s", by="tsumo", discarder=None, first_turn=True)
    heaven["players"]["E"] = {"concealed": concealed}
    heaven["players"]["S"] = {"concealed": "19p123m1258p1457z"}
    assert ask(heaven)["players"]["E"]["limit"] == "heaven"
    earth = example(win="8s", discarder="E", first_turn=True)
    earth["players"]["S"] = {"concealed": concealed}
    earth["players"]["E"] = {"concealed": "19p123m1258p1457z"}
    assert ask(earth)["players"]["S"]["limit"] == "earth"
    other = {**earth, "discarder": "W"}
    assert ask(other)["players"]["S"]["limit"] is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"winner": "X"}, "“winner” is E, S, W or N."),
        ({"winner": 3}, "“winner” is E, S, W or N."),
        ({"by": "chance"}, "“by” is ron or tsumo."),
        ({"discarder": None}, "“discarder” should be one of E, W, N."),
        ({"discarder": "S"}, "“discarder” should be one of E, W, N."),
        ({"by": "tsumo"}, "“discarder” has no place when the tile was self-drawn."),
        ({"win": None}, "“win” is the winning tile, like 8s."),
        ({"win": "8z"}, "“win”: “8z”: there is no tile 8z; honours are 1z to 7z."),
        ({"round": "Q"}, "“round” should be one of E, S, W, N, G."),
        ({"players": []}, "“players” should be an object with a hand for each of E, S, W and N."),
        ({"haitei": 1}, "“haitei” is true or false."),
        ({"last_tile": True}, "The last wall tile, a tile after a kong and heaven"),
        ({"hatei": True}, "The record: there is no flag “hatei”; known are last_tile"),
        ({"riichi": True}, "The record: there is no flag “riichi”"),
        ({"earth": True}, "Earth is a win on East's first discard, without melds."),
        ({"heaven": True}, "are self-drawn wins."),
        ({"win": "x"}, "“win”: “x”"),
        ({"ruling": "E"}, "“ruling” is for three players"),
    ],
)
def test_a_record_that_cannot_be_gets_one_clear_sentence(change: dict[str, Any], said: str) -> None:
    result = ask(example(**change))
    assert set(result) == {"id", "error"}
    assert said in result["error"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"last_discard": True},
            "The last discard, a robbed kong and earth are wins on a discard.",
        ),
        ({"rinshan": True}, "The winner has too few kongs"),
        ({"heaven": True}, "Only East can go out with the first fourteen tiles, without melds."),
    ],
)
def test_a_self_drawn_win_that_cannot_be_gets_one_clear_sentence(
    change: dict[str, Any], said: str
) -> None:
    assert said in ask(drawn(**change))["error"]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ([], "Player E should be an object with “concealed” and “melds”."),
        ({}, "Player E: “concealed” is a text of tiles, like 123m406p99s1z."),
        ({"concealed": "12"}, "Player E: “concealed”: “12”: after 12 comes m, p, s or z."),
        ({"concealed": "5555m5m"}, "There are 8 tiles 5m on the table; a set has four."),
        ({"concealed": "", "melds": {"a": 1}}, "Player E: “melds” is a list of melds."),
        ({"concealed": "", "melds": [1]}, "Player E: A meld is an object"),
        ({"concealed": "", "melds": [{"kind": "pung"}]}, "A meld's “kind” is one of chi, pon,"),
        (
            {"concealed": "", "melds": [{"kind": "pon", "tiles": "12m"}]},
            "A pon has 3 tiles; 12m has 2.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "89m1p"}]},
            "is no chi: three in a row",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "567z"}]},
            "is no chi: three in a row",
        ),
        (
            {"concealed": "", "melds": [{"kind": "ankan", "tiles": "111p"}]},
            "has 4 tiles; 111p has 3.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "567s", "from": "right"}]},
            "A chi is claimed from the player on the left only.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "ankan", "tiles": "5555s", "from": "left"}]},
            "A concealed kong was claimed from nobody.",
        ),
        ({"concealed": "", "melds": [{"kind": "pon", "tiles": "112m"}]}, "are not all the same."),
        (
            {"concealed": "", "melds": [{"kind": "pon", "tiles": "555s", "from": "me"}]},
            "A meld's “from” is left, across, right or null.",
        ),
        ({"concealed": "", "lucky": 3}, "“lucky” should be a text with figures from 1 to 8."),
        ({"concealed": "", "lucky": "9"}, "“lucky” has figures from 1 to 8"),
        ({"concealed": "", "dead": "yes"}, "Player E: “dead” is true or false."),
        ({"concealed": "", "deed": True}, "Player E: there is no flag “deed”; known are dead."),
    ],
)
def test_a_hand_that_cannot_be_gets_one_clear_sentence(player: Any, said: str) -> None:
    record = example()
    record["players"]["E"] = player
    assert said in ask(record)["error"]


@pytest.mark.parametrize("seats", ["", "E", "ES", "SWN", "ESWNX"])
def test_the_seats_of_a_table_are_four_or_three(seats: str) -> None:
    players = {seat: {"concealed": ""} for seat in seats}
    assert "E, S and W for three players" in ask(example(players=players))["error"]


@pytest.mark.parametrize("record", [None, 3, "x", [], [EXAMPLE], True, {}, {"id": 1}])
def test_anything_else_is_an_error_too(record: object) -> None:
    assert "error" in ask(record)


def test_a_record_without_a_round_is_in_the_round_of_east() -> None:
    record = example()
    del record["round"]
    assert ask(record) == ask(EXAMPLE)


@pytest.mark.parametrize("win", ["4m", "9s"])
def test_unknown_keys_that_are_no_flags_are_left_alone_with_a_warning(win: str) -> None:
    result = ask(example(note="first of the evening", counters=0, win=win))
    assert result.pop("warnings") == [
        "“counters” is no field and was not looked at.",
        "“note” is no field and was not looked at.",
    ]
    assert result == ask(example(win=win))


def test_unknown_keys_of_a_player_and_of_a_meld_get_a_warning_too() -> None:
    record = example()
    record["players"]["E"]["name"] = "Anna"
    record["players"]["S"]["melds"][0]["form"] = "left"
    result = ask(record)
    assert result.pop("warnings") == [
        "“form” is no field and was not looked at.",
        "“name” is no field and was not looked at.",
    ]
    assert result == ask(EXAMPLE)


def test_a_record_of_known_keys_gets_no_warning() -> None:
    assert "warnings" not in ask(EXAMPLE)
    assert "warnings" not in ask({"winner": None})


def test_null_is_the_same_as_left_out() -> None:
    assert ask(example(round=None, ruling=None, haitei=None)) == ask(EXAMPLE)
