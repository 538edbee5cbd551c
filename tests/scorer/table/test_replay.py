import json

import pytest

from kiosk_app.languages import load_language
from scorer.table import (
    Penalty,
    Refused,
    RiichiDeclared,
    Undone,
    event_to_json,
    hands,
    pinned_rules,
    replay,
)
from tests.scorer.table.playing import E, Game, N, S, W, table_rules

ENGLISH = load_language("en")


def _log(game: Game) -> list[object]:
    return [json.loads(json.dumps(event_to_json(event))) for event in game.state.record]


def test_a_replay_tells_the_state_after_each_event() -> None:
    game = Game()
    game.riichi(S)
    game.draw(S, N)
    states = list(replay(_log(game), game.rules, ENGLISH))
    assert states[1]["changes"] == {"S": [30000, 29000]}
    assert states[2]["points"] == {"E": 28500, "S": 30500, "W": 28500, "N": 31500}
    wanted = {
        "sequence": 3,
        "kind": "exhaustive-draw",
        "dealer": "S",
        "round": "E",
        "deal": 2,
        "hand": 2,
        "counters": 1,
        "sticks": 1,
        "sticks_of": ["S"],
        "riichi": [],
        "winds": {"E": "N", "S": "E", "W": "S", "N": "W"},
        "may_riichi": ["E", "S", "W", "N"],
        "over": None,
        "final": None,
    }
    assert {key: states[2][key] for key in wanted} == wanted
    json.dumps(states)


def test_at_the_end_the_replay_has_the_final_scores_with_uma_and_penalties() -> None:
    game = Game()
    game.ron(S, E, 5)
    game.do(Penalty, seat=E, points=3000, reason="phone")
    game.do_rest()
    game.end()
    states = list(replay(_log(game), game.rules, ENGLISH))
    assert states[-2]["over"] == "rounds"
    assert states[-2]["final"] == states[-1]["final"]
    final = states[-1]["final"]
    assert final["unit"] == "points"
    first, last = final["scores"][0], final["scores"][-1]
    assert (first["seat"], first["points"], first["uma"], first["score"]) == (
        "S",
        38000,
        15000,
        23000,
    )
    assert (last["seat"], last["penalties"], last["score"]) == ("E", -3000, -26000)
    assert states[-1]["penalties"][0]["reason"] == "phone"


def test_scores_are_told_in_thousands_where_the_rule_set_counts_so() -> None:
    game = Game("tenhou")
    game.set_points(41_700, 26_900, 17_900, 13_500)
    game.do_rest()
    game.end()
    final = list(replay(_log(game), game.rules, ENGLISH))[-1]["final"]
    assert final["unit"] == "thousands"
    assert [score["score"] for score in final["scores"]] == [51.7, 6.9, -22.1, -36.5]


def test_a_refused_line_says_why_and_the_state_stays() -> None:
    game = Game()
    game.riichi(S)
    log = _log(game)
    again = event_to_json(RiichiDeclared("again", 3, S))
    states = list(replay([*log, again, "nonsense"], game.rules, ENGLISH))
    assert states[2]["refused"] == "Jan is already in riichi."
    assert states[2]["code"] == "riichi-twice"
    assert states[2]["points"] == states[1]["points"] == states[3]["points"]
    assert "JSON object" in states[3]["refused"]


def test_a_replay_of_nothing_is_a_table_without_a_game() -> None:
    rules = table_rules("ema-2016")
    assert list(replay([], rules, ENGLISH)) == []
    assert next(replay([5], rules, ENGLISH))["started"] is False


def test_the_first_event_says_which_rules_to_load() -> None:
    log = _log(Game("norway-2018"))
    assert pinned_rules(log[0]) == ("norway-2018", 2)
    with pytest.raises(Refused):
        pinned_rules({"kind": "redeal", "id": "x", "sequence": 1})


def test_the_history_has_every_hand_with_what_changed_from_what_to_what() -> None:
    game = Game()
    game.riichi(S)
    game.draw(S)
    game.riichi(W)
    game.ron(W, E, 2, 30)
    game.riichi(N)
    first, second, running = hands(game.state)
    assert (first.number, first.before, first.after) == (
        1,
        (30000,) * 4,
        (29000, 32000, 29000, 29000),
    )
    assert (second.number, second.dealer, second.counters, second.sticks) == (2, S, 1, 1)
    assert second.before == first.after
    assert second.after == (29000 - 2300, 32000, 29000 + 2300 + 1000, 29000)
    assert [event.kind for event in second.events] == ["riichi-declared", "win"]
    assert running.end is None
    assert (running.number, running.dealer) == (3, W)


def test_a_hand_that_was_undone_is_not_in_the_history() -> None:
    game = Game()
    game.draw(E)
    game.draw(E)
    assert len(hands(game.state)) == 2
    game.do(Undone)
    assert len(hands(game.state)) == 1
    assert hands(Game().state) == ()
