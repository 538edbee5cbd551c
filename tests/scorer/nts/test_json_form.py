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
    assert answer(record, strict, ENGLISH)["error"] == "East has 12 tiles; it should be 13."


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
        ({"winner": "X"}, "“winner” must be E, S, W or N."),
        ({"winner": 3}, "“winner” must be E, S, W or N."),
        ({"by": "chance"}, "“by” must be ron or tsumo."),
        ({"discarder": None}, "“discarder” must be E, W or N."),
        ({"discarder": "S"}, "“discarder” must be E, W or N."),
        ({"by": "tsumo"}, "“discarder” must be left out when the tile was self-drawn."),
        ({"win": None}, "“win” must be the winning tile, like 8s."),
        ({"win": "8z"}, "“win”: “8z”: there is no tile 8z. Honours are 1z to 7z."),
        ({"round": "Q"}, "“round” must be E, S, W, N or G."),
        ({"players": []}, "“players” must be an object with a hand for each of E, S, W"),
        ({"haitei": 1}, "“haitei” must be true or false."),
        ({"last_tile": True}, "The last wall tile, a tile after a kong and heaven"),
        ({"hatei": True}, "There is no flag “hatei”. Use last_tile, last_wall_tile,"),
        ({"riichi": True}, "There is no flag “riichi”. Use last_tile, last_wall_tile,"),
        ({"earth": True}, "Earth is a win on East's first discard, without melds."),
        ({"heaven": True}, "are self-drawn wins."),
        ({"win": "x"}, "“win”: “x”"),
        ({"ruling": "E"}, "There is a ruling player only with three players, in the"),
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
        ([], "Player E: A hand must be an object with “concealed” and “melds”."),
        ({}, "Player E: “concealed” must be a text of tiles, like"),
        ({"concealed": "12"}, "Player E: “concealed”: “12”: 12 must be followed by m, p, s or z."),
        (
            {"concealed": "5555m5m"},
            "5 of characters appears 8 times on the table, and there are only four.",
        ),
        ({"concealed": "", "melds": {"a": 1}}, "Player E: “melds” must be a list of melds."),
        (
            {"concealed": "", "melds": [1]},
            "Player E: A meld must be an object with “kind”, “tiles” and",
        ),
        (
            {"concealed": "", "melds": [{"kind": "pung"}]},
            "Player E: A meld's “kind” must be chi, pon, minkan, kakan",
        ),
        (
            {"concealed": "", "melds": [{"kind": "pon", "tiles": "12m"}]},
            "Player E: This set needs 3 tiles, not 2.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "89m1p"}]},
            "is not a chow: it needs three in a row",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "567z"}]},
            "is not a chow: it needs three in a row",
        ),
        (
            {"concealed": "", "melds": [{"kind": "ankan", "tiles": "111p"}]},
            "Player E: This set needs 4 tiles, not 3.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "chi", "tiles": "567s", "from": "right"}]},
            "Player E: A chow can only be called from the player on the left.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "ankan", "tiles": "5555s", "from": "left"}]},
            "Player E: A concealed kong isn't called from anyone.",
        ),
        (
            {"concealed": "", "melds": [{"kind": "pon", "tiles": "112m"}]},
            "Player E: 1-1-2 of characters: the tiles of this set must",
        ),
        (
            {"concealed": "", "melds": [{"kind": "pon", "tiles": "555s", "from": "me"}]},
            "Player E: A meld's “from” must be left, across, right or null.",
        ),
        (
            {"concealed": "", "lucky": 3},
            "Player E: “lucky” must be digits from 1 to 8: 1–4 are the",
        ),
        (
            {"concealed": "", "lucky": "9"},
            "Player E: “lucky” must be digits from 1 to 8: 1–4 are the",
        ),
        ({"concealed": "", "dead": "yes"}, "Player E: “dead” must be true or false."),
        ({"concealed": "", "deed": True}, "Player E: There is no flag “deed”. Use dead."),
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
        "“counters” is not a field and was ignored.",
        "“note” is not a field and was ignored.",
    ]
    assert result == ask(example(win=win))


def test_unknown_keys_of_a_player_and_of_a_meld_get_a_warning_too() -> None:
    record = example()
    record["players"]["E"]["name"] = "Anna"
    record["players"]["S"]["melds"][0]["form"] = "left"
    result = ask(record)
    assert result.pop("warnings") == [
        "“form” is not a field and was ignored.",
        "“name” is not a field and was ignored.",
    ]
    assert result == ask(EXAMPLE)


def test_a_record_of_known_keys_gets_no_warning() -> None:
    assert "warnings" not in ask(EXAMPLE)
    assert "warnings" not in ask({"winner": None})


def test_null_is_the_same_as_left_out() -> None:
    assert ask(example(round=None, ruling=None, haitei=None)) == ask(EXAMPLE)
