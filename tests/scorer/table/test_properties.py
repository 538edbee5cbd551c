"""What holds in every game, whatever happens in it."""

import json
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.languages import in_english, load_language
from scorer import RIICHI_RULE_SETS
from scorer.table import (
    GameEnded,
    Redone,
    Refused,
    State,
    Table,
    Undone,
    apply,
    event_from_json,
    event_to_json,
    final_scores,
    fold,
    hands,
    replay,
    state_to_json,
)
from tests.scorer.table.playing import E, Game, S, table_rules
from tests.scorer.table.random_games import printed_seed, random_game
from tests.scorer.table.test_json_events import ONE_OF_EACH

RULE_SETS = [*RIICHI_RULE_SETS, "nts-2009"]
GAMES = 20
LENGTH = 150


def _table(state: State) -> Table:
    assert state.table is not None
    return state.table


def _check_legal(state: State) -> None:
    table, rules = _table(state), state.rules
    assert sum(table.points) + table.sticks * rules.riichi_stake == table.total
    outside = sum(sum(each.changes) for each in table.adjustments if each.when == "now")
    assert table.total == 4 * table.start_points + outside
    assert table.counters >= 0
    assert table.hand >= 1
    assert 0 <= table.round_number <= rules.rounds
    assert len(set(table.riichi)) == len(table.riichi)
    assert len(set(table.players)) == 4
    assert table.ended is None or table.riichi == ()
    assert table.hands_left is None or table.hands_left >= 0
    if not rules.riichi_stake:
        assert table.counters == 0 or any(step.event.kind == "correction" for step in state.steps)
        assert table.sticks == 0


def _check_final(state: State) -> None:
    """Scores sum to what was taken or given outside the sum, and to nothing else."""
    table, rules = _table(state), state.rules
    final = final_scores(table, rules)
    assert sorted(score.seat for score in final.scores) == list(table.seats)
    assert sum(score.points for score in final.scores) + final.sticks_left == table.total
    if table.absences:
        return
    outside = table.total - table.seat_count * table.start_points
    after = sum(sum(each.changes) for each in table.adjustments if each.when == "after-uma")
    left = 0 if rules.end.final_score == "thousands-rounded-down" else final.sticks_left
    assert sum(score.score for score in final.scores) == outside + after - left
    places = [score.place for score in final.scores]
    assert places == sorted(places)
    best = [score.points - score.leftover for score in final.scores]
    assert best == sorted(best, reverse=True)


@pytest.mark.parametrize("name", RULE_SETS)
def test_in_a_random_game_no_point_is_lost_and_every_state_is_legal(name: str) -> None:
    random = Random(f"{printed_seed()} {name}")
    taken = tried = 0
    for _ in range(GAMES):
        states, refused = random_game(random, table_rules(name), LENGTH)
        taken += len(states)
        tried += len(states) + refused
        for state in states[1:]:
            _check_legal(state)
            _check_final(state)
    assert taken > tried / 10  # a good part of a game is play, not refusals


@pytest.mark.parametrize("name", RULE_SETS)
def test_replaying_a_log_gives_the_same_state_after_every_prefix(name: str) -> None:
    random = Random(f"{printed_seed()} {name}")
    rules = table_rules(name)
    for _ in range(3):
        states, _ = random_game(random, rules, LENGTH)
        events = list(states[-1].record)
        assert fold(events, rules) == states[-1]
        for count in random.sample(range(len(states)), min(10, len(states))):
            assert fold(events[:count], rules) == states[count]
        through_json = [event_from_json(_round_trip(event_to_json(event))) for event in events]
        assert through_json == events
        replayed = list(
            replay([event_to_json(event) for event in events], rules, load_language("en"))
        )
        assert not any("refused" in line for line in replayed)
        assert replayed[-1].items() >= state_to_json(states[-1]).items()
        json.dumps(replayed)


@pytest.mark.parametrize("name", RULE_SETS)
def test_undo_then_redo_is_the_identity_and_undo_is_the_state_before(name: str) -> None:
    random = Random(f"{printed_seed()} {name}")
    for _ in range(3):
        states, _ = random_game(random, table_rules(name), LENGTH)
        for before, state in pairwise(states[1:]):
            event = state.record[-1]
            if isinstance(event, Undone | Redone):
                continue
            undone = apply(state, Undone("undo", state.sequence + 1))
            assert undone.table == before.table
            redone = apply(undone, Redone("redo", undone.sequence + 1))
            assert redone.table == state.table
            assert redone.steps == state.steps


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_history_of_a_random_game_is_without_gaps(name: str) -> None:
    random = Random(f"{printed_seed()} {name}")
    for _ in range(3):
        states, _ = random_game(random, table_rules(name), LENGTH)
        played = hands(states[-1])
        for earlier, later in pairwise(played):
            assert earlier.after == later.before
        assert sum(len(hand.events) for hand in played) == len(states[-1].steps) - 1


def _round_trip(data: object) -> object:
    return json.loads(json.dumps(data))


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@st.composite
def _bent_event(draw: st.DrawFn) -> object:
    """A real event with some of its values replaced by anything."""
    data: dict[str, Any] = event_to_json(draw(st.sampled_from(ONE_OF_EACH)))
    data["id"], data["sequence"] = "new", 2
    for key in draw(st.lists(st.sampled_from(sorted(data)), max_size=3)):
        data[key] = draw(_json | st.sampled_from(["E", "S", "now", [], {}, 0, -1, 3000, None]))
    return data


@settings(max_examples=200, deadline=None)
@given(st.one_of(_json, _bent_event()), st.sampled_from(RULE_SETS))
def test_any_json_as_an_event_gives_a_state_or_a_refusal(data: object, name: str) -> None:
    game = Game(name)
    try:
        state = apply(game.state, event_from_json(data))
    except Refused as refused:
        assert in_english(refused).endswith(".")
    else:
        _check_legal(state)
        _check_final(state)
        json.dumps(state_to_json(state))


def test_a_game_of_200_events_folds_in_a_few_milliseconds_and_longer_ones_in_proportion() -> None:
    def log(length: int) -> list[Any]:
        game = Game()
        while len(game.state.record) < length:
            game.riichi(S)
            game.tsumo(E)
        return list(game.state.record)

    def seconds(events: list[Any]) -> float:
        times = []
        for _ in range(5):
            start = process_time()
            fold(events, table_rules("ema-2016"))
            times.append(process_time() - start)
        return min(times)

    short, long = seconds(log(200)), seconds(log(2000))
    # Ten times the events in about ten times the time; generous, for a busy machine.
    assert short < 0.05
    assert long < 20 * short


def test_a_game_that_ended_takes_nothing_more() -> None:
    game = Game()
    game.do_rest()
    game.do(GameEnded)
    for event in ONE_OF_EACH:
        if not isinstance(event, Undone | Redone):
            data = event_to_json(event) | {"id": "new", "sequence": game.state.sequence + 1}
            with pytest.raises(Refused):
                apply(game.state, event_from_json(data))
