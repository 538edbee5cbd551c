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


def moved(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {seat: points - before[seat] for seat, points in after.items()}


def test_four_counted_totals_are_settled_as_the_hands_would_be(table: Call) -> None:
    before = new(table, "--rules", "nts-2009")["points"]
    state = added(table, "deal", "S", "from", "W", "E=128", "S=272", "W=0", "N=40")
    assert moved(before, state["points"]) == {"E": -56, "S": 1088, "W": -712, "N": -320}


def test_a_hand_that_was_noted_dead_counts_nothing(table: Call) -> None:
    """NTS, Dood spel: no points, and it pays."""
    before = new(table, "--rules", "nts-2009")["points"]
    added(table, "dead", "N")
    state = added(table, "deal", json.dumps(EXAMPLE))
    assert moved(before, state["points"]) == {"E": 256 - 272, "S": 1088, "W": -544 - 128, "N": -400}
    again = added(table, "deal", "W", "E=0", "S=0", "W=100", "N=0")["points"]
    assert moved(state["points"], again) == {"E": -100, "S": -100, "W": 300, "N": -100}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("S from W E=128 S=272 W=0", "What did Ola count"),
        ("S from W E=128 S=272 W=0 N=x", "a number of points"),
        ("S from S E=128 S=272 W=0 N=0", "own discard"),
        ("S from W E=128 S=1501 W=0 N=0", "from 0 to 1500"),
        ("S E=128 S=2001 W=0 N=0", "from 0 to 2000"),
        ("S West E=128 S=2 W=0 N=0", "Say who won"),
        ("Z from W E=128 S=2 W=0 N=0", "sits at no seat"),
    ],
)
def test_counted_totals_that_cannot_be_are_refused(table: Call, words: str, sentence: str) -> None:
    new(table, "--rules", "nts-2009")
    code, _out, err = table("add", "deal", *words.split())
    assert code == 2
    assert sentence in err
    assert json.loads(table("show", "--json")[1])["sequence"] == 1
