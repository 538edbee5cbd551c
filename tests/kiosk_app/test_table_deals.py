"""``tenbou table add deal``: a hand in which everybody scores, by its four hands."""

import json
from pathlib import Path

import pytest

from tests.kiosk_app.test_table_command import Call, added, new, table
from tests.scorer.nts.test_worked_example import EXAMPLE

__all__ = ["table"]


def test_the_four_hands_are_scored_and_settled(table: Call) -> None:
    before = new(table, "--rules", "nts-2009")["points"]
    state = added(table, "deal", json.dumps(EXAMPLE))
    moved = {seat: points - before[seat] for seat, points in state["points"].items()}
    assert moved == {"E": -56, "S": 1088, "W": -712, "N": -320}
    assert state["dealer"] == "S"
    log = json.loads(table("export")[1].splitlines()[-1])
    assert log["winners"][0]["hand"].startswith("111z678m4m+4m pon:555m")
    assert log["discarder"] == "W"


def test_the_seats_of_a_deal_are_the_winds_of_this_hand(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    first = added(table, "deal", json.dumps(EXAMPLE))["points"]
    second = added(table, "deal", json.dumps(EXAMPLE | {"round": "N"}))["points"]
    # The dealer is South now: the same hands a seat further on, in the table's round.
    assert {seat: second[seat] - first[seat] for seat in "ESWN"} == {
        "S": -56,
        "W": 1088,
        "N": -712,
        "E": -320,
    }


def test_a_deal_nobody_won_is_a_draw(table: Call, tmp_path: Path) -> None:
    before = new(table, "--rules", "nts-2009")
    file = tmp_path / "deal.json"
    file.write_text('{"winner": null}', "utf-8")
    state = added(table, "deal", str(file))
    assert state["points"] == before["points"]
    assert state["hand"] == 2


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ("{", "not valid JSON"),
        ("[]", "one JSON object"),
        ("{}", "“winner” is missing"),
        ("nowhere.json", "cannot be read"),
        (json.dumps(EXAMPLE | {"win": "9m"}), "(“"),
        (json.dumps(EXAMPLE | {"discarder": None}), "discarder"),
    ],
)
def test_what_is_no_deal_is_refused_and_changes_nothing(
    table: Call, deal: str, sentence: str
) -> None:
    new(table, "--rules", "nts-2009")
    code, out, err = table("add", "deal", deal)
    assert (code, out) == (2, "")
    assert sentence in err
    assert json.loads(table("show", "--json")[1])["sequence"] == 1


def test_riichi_has_no_deals(table: Call) -> None:
    new(table)
    assert "say ron or tsumo" in table("add", "deal", json.dumps(EXAMPLE))[2]
