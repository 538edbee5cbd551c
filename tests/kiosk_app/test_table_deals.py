"""``tenbou table add deal``: a hand in which everybody scores, by its four hands."""

import json
from pathlib import Path
from typing import Any

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
    assert log["winners"][0]["hand"].startswith("4678m111z+4m pon:555m")
    assert log["discarder"] == "W"


def test_all_four_hands_and_what_they_count_stay_in_the_log(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    added(table, "deal", json.dumps(EXAMPLE))
    log = json.loads(table("export")[1].splitlines()[-1])
    assert log["totals"] == {"E": 128, "S": 272, "W": 0, "N": 40}
    assert set(log["hands"]) == set("ESWN") and all(log["hands"].values())
    assert log["hands"]["W"].endswith("dead")


def seated(table: Call, *names: str) -> dict[str, Any]:
    code, out, _ = table("new", *names, "--rules", "nts-2009", "--json")
    assert code == 0, out
    return dict(json.loads(out))


def test_three_players_count_their_hands_and_the_ruling_player_pays_double(table: Call) -> None:
    assert set(seated(table, "Kim", "Jan", "Maja")["points"]) == set("ESW")
    for _ in range(3):
        state = added(table, "deal", "Jan", "from", "Kim", "E=10", "S=100", "W=0")
        if state["dealer"] == "S":
            state = added(table, "deal", "Kim", "from", "Jan", "E=100", "S=10", "W=0")
        if state["round"] == "G":
            break
    assert state["round"] == "G"
    refused = table("add", "deal", "Jan", "from", "Kim", "E=10", "S=100", "W=0")
    assert refused[0] == 2
    before = state["points"]
    after = added(table, "deal", "Jan", "from", "Kim", "E=10", "S=100", "W=0", "ruling", "Jan")
    moved = {seat: after["points"][seat] - before[seat] for seat in "ESW"}
    # The discarder pays 200 twice, Maja 100 twice; Maja pays Kim the difference of 10 once.
    assert moved == {"E": -390, "S": 600, "W": -210}
    assert after["over"] == "rounds"


def test_five_players_take_turns_in_sitting_out(table: Call) -> None:
    state = seated(table, "Kim", "Jan", "Maja", "Ola", "Piet")
    assert state["winds"]["D"] is None
    state = added(table, "deal", "Jan", "E=0", "S=100", "W=0", "N=0")
    assert state["points"] == {"E": 2900, "S": 3300, "W": 2900, "N": 2900, "D": 3000}
    assert state["dealer"] == "S" and state["winds"]["E"] is None
    code, *_ = table("add", "deal", "Piet", "from", "Kim", "S=0", "W=0", "N=0", "D=100")
    assert code == 2
    state = added(table, "deal", "Piet", "from", "Jan", "S=0", "W=0", "N=0", "D=100")
    assert state["points"] == {"E": 2900, "S": 3100, "W": 2800, "N": 2800, "D": 3400}


def test_the_places_of_a_game_bring_ranking_points(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    added(table, "deal", "Jan", "E=0", "S=100", "W=50", "N=0")
    final = added(table, "end", "agreed")["final"]["scores"]
    assert [line["ranking"] for line in final] == [4.0, 2.0, 0.5, 0.5]


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
        ("[]", "A deal must be a JSON object with “players”, “winner” and"),
        ("{}", "“winner” is missing"),
        ("nowhere.json", "nowhere.json is not UTF-8 text.\n"),
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
    assert (
        "Only the winner's hand scores under EMA Riichi 2016. Type"
        in table("add", "deal", json.dumps(EXAMPLE))[2]
    )


def moved(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {seat: points - before[seat] for seat, points in after.items()}


def test_four_counted_totals_are_settled_as_the_hands_would_be(table: Call) -> None:
    before = new(table, "--rules", "nts-2009")["points"]
    state = added(table, "deal", "S", "from", "W", "E=128", "S=272", "W=dead", "N=40")
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
        ("S from W E=128 S=272 W=0", "Missing: what Ola counted. Type 0 for nothing.\n"),
        ("S from W E=128 S=272 W=0 N=x", "a number of points"),
        ("S from S E=128 S=272 W=0 N=0", "own discard"),
        ("S from W E=128 S=1501 W=0 N=0", "South counted 1 501. A hand counts 0 to 1 500.\n"),
        ("S E=128 S=2001 W=0 N=0", "South counted 2 001. A hand counts 0 to 2 000.\n"),
        ("S West E=128 S=2 W=0 N=0", "Type who won, and from whom unless self-drawn: deal S from"),
        ("Z from W E=128 S=2 W=0 N=0", "No player “Z” here: E Kim, S Jan, W Maja and N Ola.\n"),
    ],
)
def test_counted_totals_that_cannot_be_are_refused(table: Call, words: str, sentence: str) -> None:
    new(table, "--rules", "nts-2009")
    code, _out, err = table("add", "deal", *words.split())
    assert code == 2
    assert sentence in err
    assert json.loads(table("show", "--json")[1])["sequence"] == 1


def test_lucky_tiles_count_with_a_word_about_them(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    players = EXAMPLE["players"] | {"N": EXAMPLE["players"]["N"] | {"lucky": "1"}}
    code, _, err = table("add", "deal", json.dumps(EXAMPLE | {"players": players}))
    assert code == 0 and "played without lucky tiles" in err


def test_nobody_waits_at_a_draw_where_nothing_is_paid(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    code, _out, err = table("add", "draw", "Kim")
    assert code == 2 and "nobody pays at a draw. Type draw alone." in err
    assert added(table, "draw")["hand"] == 2


@pytest.mark.parametrize("words", ["draw Kim, Jan", "draw tenpai Kim Jan", "draw E S"])
def test_a_draw_is_understood_with_a_word_or_a_comma_more(table: Call, words: str) -> None:
    new(table)
    points = added(table, *words.split())["points"]
    assert points == {"E": 31_500, "S": 31_500, "W": 28_500, "N": 28_500}
    assert added(table, "draw", "nobody")["points"] == points
