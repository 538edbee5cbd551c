"""Lucky tiles, three players, five players with a dreamer, chips: the options of NTS."""

from copy import deepcopy
from typing import Any

import pytest

from kiosk_app.languages import load_language
from scorer.nts.json_form import answer
from scorer.nts.ruleset import RuleSet
from tests.scorer.nts.table import RULES, club, doublings, held, points, refused, won
from tests.scorer.nts.test_worked_example import EXAMPLE

ENGLISH = load_language("en")

THREE: dict[str, Any] = {
    "players": {
        "E": {"concealed": "666z222p555s13s89p"},
        "S": {
            "concealed": "111z67p44p",
            "melds": [{"kind": "pon", "tiles": "999p"}, {"kind": "pon", "tiles": "333p"}],
        },
        "W": {"concealed": "12s46s78s1s4s1p3p5p77z"},
    },
    "winner": "S",
    "win": "8p",
    "by": "ron",
    "discarder": "W",
}


def changed(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**deepcopy(record), **fields}


def three(**fields: Any) -> dict[str, Any]:
    return changed(THREE, **fields)


def ask(record: dict[str, Any], rules: RuleSet = RULES) -> Any:
    return answer(record, rules, ENGLISH)


def test_a_lucky_tile_is_four_points() -> None:
    assert points(held("555p12m46s79s24m9p1z", lucky="13")) == {
        "pung-simple-concealed": 4,
        "lucky-tile": 8,
    }


@pytest.mark.parametrize(("seat", "own"), [("E", "15"), ("S", "26"), ("W", "37"), ("N", "48")])
def test_each_own_lucky_tile_doubles(seat: str, own: str) -> None:
    score = held("555p12m46s79s24m9p6z", seat=seat, lucky=own)
    assert doublings(score) == {"own-lucky-tile": 2}
    for other in set("12345678") - set(own):
        one = held("555p12m46s79s24m9p6z", seat=seat, lucky=other)
        assert doublings(one) == {}


@pytest.mark.parametrize("row", ["1234", "5678"])
def test_a_row_of_four_lucky_tiles_doubles(row: str) -> None:
    score = held("555p12m46s79s24m9p6z", lucky=row)
    assert doublings(score) == {"own-lucky-tile": 1, "row-of-lucky-tiles": 1}


def test_four_lucky_tiles_of_two_kinds_are_no_row() -> None:
    assert doublings(held("555p12m46s79s24m9p6z", lucky="1378")) == {}


def test_lucky_tiles_help_to_go_out_unless_the_club_says_no() -> None:
    hand = ("234m567p45s88p", "6s", "pon 222z")
    assert won(*hand, lucky="2").doublings == 2
    strict = club("[going_out]\nlucky_tiles_help = false")
    assert refused(*hand, lucky="2", rules=strict).count == 1


def test_a_club_without_lucky_tiles_refuses_them() -> None:
    record = changed(EXAMPLE)
    record["players"]["E"]["lucky"] = "1"
    assert ask(record)["players"]["E"]["points"] == 20
    assert "without lucky tiles" in ask(record, club("[lucky]\nallowed = false"))["error"]


def test_each_lucky_tile_exists_once() -> None:
    record = changed(EXAMPLE)
    record["players"]["E"]["lucky"] = "1"
    record["players"]["N"]["lucky"] = "1"
    assert "only once" in ask(record)["error"]


def test_lucky_tiles_may_be_written_as_unicode() -> None:
    figures, signs = changed(EXAMPLE), changed(EXAMPLE)
    figures["players"]["E"]["lucky"] = "12345678"
    signs["players"]["E"]["lucky"] = "🀦🀧🀨🀩🀢🀣🀥🀤"
    assert ask(figures) == ask(signs)
    signs["players"]["E"]["lucky"] = "🀤"
    assert ask(signs)["players"]["E"]["items"][-1]["why"] == "lucky tile: bamboo"


def test_three_players_settle_between_three() -> None:
    result = ask(three())
    assert result["valid"] is True
    totals = {seat: hand["total"] for seat, hand in result["players"].items()}
    assert totals == {"E": 128, "S": 272, "W": 2}
    assert result["payments"] == {"E": -272 + 126, "S": 816, "W": -544 - 126}


def test_three_players_have_no_characters_and_no_north() -> None:
    for tile in ("1m", "4z"):
        record = three()
        record["players"]["W"]["concealed"] = f"12s46s78s1s4s1p3p77z{tile}"
        assert ask(record)["error"].startswith("Three players play without the ")
    assert "no round of North" in ask(three(round="N"))["error"]


def test_three_players_lay_no_chows_on_the_table() -> None:
    record = three()
    record["players"]["W"] = {
        "concealed": "12s46s1s1p3p5p77z",
        "melds": [{"kind": "chi", "tiles": "567s"}],
    }
    assert "With three players, open chows are not allowed." in ask(record)["error"]
    assert ask(record, club("[three_players]\nopen_chows = true"))["valid"] is True


def test_the_green_dragon_rules_a_last_round_of_three() -> None:
    east = ask(three(round="G", ruling="S"))["players"]["E"]
    assert {item["id"] for item in east["doubling_items"]} == {
        "pung-dragons",
        "pung-round-dragon",
        "three-concealed-pungs",
    }
    assert east["total"] == 256


def test_in_the_round_of_the_green_dragon_no_wind_rules() -> None:
    for wind in "1234":
        score = held(f"{wind * 2}z555p12m46s79s24m", seat="S", round_="G")
        assert "pair-round-wind" not in points(score)
        score = held("555p12m46s79s2m", f"pon {wind * 3}z", seat="S", round_="G")
        assert "pung-round-wind" not in doublings(score)


def test_the_ruling_player_doubles_in_the_green_round_of_three() -> None:
    record = three(round="G", ruling="E")
    plain = ask(record, club("[three_players]\nruling_player_factor = 1"))
    ruled = ask(record)
    assert ruled["payments"]["E"] == 2 * plain["payments"]["E"]
    assert sum(ruled["payments"].values()) == 0
    assert "ruling" in ask(three(ruling="E"))["error"]


def test_a_dreamer_neither_pays_nor_receives() -> None:
    result = ask(changed(EXAMPLE, dreamer=True))
    assert result["payments"] == {"E": -56, "S": 1088, "W": -712, "N": -320, "dreamer": 0}


def test_the_green_dragon_rules_a_last_round_of_five_but_not_of_four() -> None:
    assert "three or five" in ask(changed(EXAMPLE, round="G"))["error"]
    record = changed(EXAMPLE, round="G", dreamer=True)
    record["players"]["E"]["concealed"] = "222m555p666z1s3s8m9p"
    assert ask(record)["players"]["E"]["doublings"] == 4


def test_a_club_can_forbid_three_or_five_players() -> None:
    assert "three players" in ask(three(), club("[three_players]\nallowed = false"))["error"]
    no_five = club("[five_players]\nallowed = false")
    assert "dreamer" in ask(changed(EXAMPLE, dreamer=True), no_five)["error"]


def test_chips_round_every_hand_before_it_is_settled() -> None:
    result = ask(changed(EXAMPLE, chips=True))
    assert {seat: hand["settled"] for seat, hand in result["players"].items()} == {
        "E": 130,
        "S": 270,
        "W": 0,
        "N": 40,
    }
    assert result["players"]["S"]["total"] == 272
    assert result["payments"] == {"E": -50, "S": 1080, "W": -710, "N": -320}
    assert result == ask(EXAMPLE, club("[chips]\nin_use = true")) | {"rules": "nts-2009"}


def test_a_draw_scores_nobody() -> None:
    result = ask({"winner": None})
    assert result["payments"] == {"E": 0, "S": 0, "W": 0, "N": 0}
    assert result["settlement"] == []
    with_hands = ask(changed(EXAMPLE, winner=None))
    assert {hand["total"] for hand in with_hands["players"].values()} == {0}


def test_the_ledger_finds_the_rules_of_the_table_in_the_rule_set() -> None:
    table = RULES.table
    assert table.rounds.value == 4
    assert not table.winds_turn_when_east_wins.value
    assert not table.winds_turn_on_draw.value
    assert RULES.five_players.winds_turn_on_draw.value
    assert table.claim_order.value == ("irregular", "pair", "pung", "chow")
