from collections import Counter
from itertools import combinations, permutations
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.club.construction import SIZES, Field
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.rounds import Round, meetings, seats_taken
from kiosk_app.club.seating import draw_round, plan_rounds
from tests.refusing import refuses

COUNTS = st.integers(4, 60)
SEEDS = st.integers(0, 2**32)


def players(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def check(each: Round, there: list[str]) -> None:
    """Everybody sits once or waits, and fewer than four wait."""
    assert sorted(each.players) == sorted(there)
    assert len(each.waiting) == len(there) % 4


@given(COUNTS, SEEDS, st.integers(1, 6))
@settings(max_examples=40, deadline=None)
def test_everybody_sits_once_a_round_or_waits_in_turn_by_draw(
    count: int, seed: int, rounds: int
) -> None:
    history: list[Round] = []
    for number in range(rounds):
        history.append(draw_round(players(count), history, seed + number))
        check(history[-1], players(count))
    waited = Counter(player for each in history for player in each.waiting)
    times = [waited[player] for player in players(count)]
    assert max(times) - min(times) <= 1


@given(COUNTS, SEEDS, st.integers(1, 5))
@settings(max_examples=10, deadline=None)
def test_everybody_sits_once_a_round_or_waits_in_turn_by_plan(
    count: int, seed: int, rounds: int
) -> None:
    plan = plan_rounds(players(count), [], rounds, seed)
    assert len(plan) == rounds
    for each in plan:
        check(each, players(count))
    waited = Counter(player for each in plan for player in each.waiting)
    times = [waited[player] for player in players(count)]
    assert max(times) - min(times) <= 1


@pytest.mark.parametrize("count", [4, 5, 7, 11, 23, 31, 42, 53, 59, 60])
def test_a_plan_for_any_number_of_players_is_there_within_seconds(count: int) -> None:
    begin = process_time()
    plan_rounds(players(count), [], 8, 1)
    assert process_time() - begin < 5


@pytest.mark.parametrize(("count", "rounds"), [(16, 5), (20, 5), (28, 7), (32, 8), (36, 9)])
def test_nobody_meets_anybody_twice_where_a_construction_is_known(count: int, rounds: int) -> None:
    assert set(meetings(plan_rounds(players(count), [], rounds, 3)).values()) == {1}


def test_eight_players_meet_equally_often_in_seven_rounds() -> None:
    """A design of that size exists (the affine space of eight points), and is found."""
    assert set(meetings(plan_rounds(players(8), [], 7, 3)).values()) == {3}


@pytest.mark.parametrize(("count", "rounds", "repeats"), [(24, 5, 0), (40, 6, 0), (12, 3, 9)])
def test_repeats_are_near_the_least_for_other_numbers(
    count: int, rounds: int, repeats: int
) -> None:
    """With three tables somebody of a table meets again each round, by counting: 3 a round."""
    met = meetings(plan_rounds(players(count), [], rounds, 3))
    assert sum(times - 1 for times in met.values()) <= repeats


@pytest.mark.parametrize(("count", "rounds"), [(8, 4), (9, 4), (16, 4), (20, 4), (40, 8), (13, 6)])
def test_winds_are_balanced_within_two(count: int, rounds: int) -> None:
    taken = seats_taken(plan_rounds(players(count), [], rounds, 3))
    for player in players(count):
        times = [taken[player, seat] for seat in range(4)]
        assert max(times) - min(times) <= 2


def test_the_same_seed_seats_the_same_way() -> None:
    assert plan_rounds(players(13), [], 3, 7) == plan_rounds(players(13), [], 3, 7)
    assert draw_round(players(13), [], 7) == draw_round(players(13), [], 7)
    assert draw_round(players(13), [], 7) != draw_round(players(13), [], 8)


def test_a_plan_after_rounds_avoids_those_who_have_met() -> None:
    there = players(16)
    first = plan_rounds(there, [], 3, 1)
    rest = plan_rounds(there, first, 1, 2)
    met = meetings([*first, *rest])
    assert sum(times - 1 for times in met.values()) <= 2


def test_players_who_come_and_go_between_rounds_are_seated_and_wait_fairly() -> None:
    history: list[Round] = []
    there = players(9)
    for number, count in enumerate((9, 10, 10, 11, 9, 9, 10, 10)):
        there = players(count)
        history += plan_rounds(there, history, 1, number)
        check(history[-1], there)
    waited = Counter(player for each in history for player in each.waiting)
    times = [waited[player] for player in players(9)]
    assert max(times) - min(times) <= 1


def test_a_newcomer_does_not_wait_first() -> None:
    history = [draw_round(players(8), [], number) for number in range(3)]
    assert "p08" not in draw_round(players(9), history, 1).waiting


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, r"0 players are here\. A table needs four\."),
        (1, r"1 player is here\. A table needs four\."),
        (3, r"3 players are here\. A table needs four\."),
    ],
)
def test_fewer_than_four_are_told_to_wait(count: int, words: str) -> None:
    with refuses(NightRefused, match=words):
        draw_round(players(count), [], 1)
    with refuses(NightRefused, match=words):
        plan_rounds(players(count), [], 1, 1)


def test_a_list_with_somebody_twice_or_without_rounds_is_refused() -> None:
    with refuses(NightRefused, match="twice"):
        draw_round([*players(4), "p00"], [], 1)
    with refuses(NightRefused, match="1 to 30 rounds"):
        plan_rounds(players(8), [], 31, 1)


@pytest.mark.parametrize("size", SIZES)
def test_the_fields_are_fields(size: int) -> None:
    field = Field(size)
    elements = range(size)
    for one in elements:
        assert sorted(field.plus(one, other) for other in elements) == list(elements)
        if one:
            assert sorted(field.times(one, other) for other in elements) == list(elements)
    for one, other in combinations(elements, 2):
        assert field.times(one, other) == field.times(other, one)
    for a, b, c in permutations(range(min(size, 7)), 3):
        whole = field.times(a, field.plus(b, c))
        assert whole == field.plus(field.times(a, b), field.times(a, c))
