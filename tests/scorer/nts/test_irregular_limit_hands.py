"""NTS, Onregelmatige limietspelen and Tweelingen: every row, in all three ways."""

import pytest

from scorer.nts.hand_score import Completes, How
from tests.scorer.nts.table import club, held, points, refused, won

ROWS = [
    ("nine-gates", "1112345678999p", "6p", (2000, 1500, 750)),
    ("thirteen-orphans", "19m19p19s1234567z", "5z", (2000, 1500, 750)),
    ("twins-of-honours", "1122334455667z", "7z", (2000, 1500, 750)),
    ("twins-of-terminals", "1199m1199p11999s", "9s", (2000, 1500, 750)),
    ("wind-snake", "123456789s1234z", "5s", (1000, 750, 500)),
    ("dragon-snake", "123456789m5673z", "3z", (1000, 750, 500)),
    ("court-of-peking", "1234567p123456z", "7z", (1000, 750, 500)),
    ("pure-twins", "1122334466779s", "9s", (1000, 750, 500)),
    ("very-clean-twins", "1199m112233445z", "5z", (1000, 750, 500)),
    ("clean-twins", "22446688p11335z", "5z", (500, 375, 250)),
    ("seven-twins", "2244m6688p11335s", "5s", (200, 150, 100)),
]


@pytest.mark.parametrize(("name", "tiles", "last", "values"), ROWS)
def test_an_irregular_limit_hand_has_its_three_values(
    name: str, tiles: str, last: str, values: tuple[int, int, int]
) -> None:
    drawn = won(tiles, last, by="tsumo")
    thrown = won(tiles, last)
    waiting = held(tiles)
    assert [score.limit for score in (drawn, thrown, waiting)] == [name] * 3
    assert (drawn.total, thrown.total, waiting.total) == values
    assert (drawn.how, thrown.how, waiting.how) == (How.SELF_DRAWN, How.DISCARD, How.WAITING)
    assert drawn.completes is Completes.IRREGULAR


@pytest.mark.parametrize(("name", "tiles", "last", "values"), ROWS)
def test_a_limit_hand_earns_nothing_beside_its_value(
    name: str, tiles: str, last: str, values: tuple[int, int, int]
) -> None:
    score = won(tiles, last, by="tsumo", last_wall_tile=True, lucky="26")
    assert points(score) == {name: values[0]}
    assert score.doubling_items == ()


@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("1112345678999p", "1p"),
        ("1123456789999p", "1p"),
        ("1112345678999p", "9p"),
        ("1112345567999p", "8p"),
    ],
)
def test_nine_gates_takes_any_extra_tile_of_its_suit(tiles: str, last: str) -> None:
    assert won(tiles, last).limit == "nine-gates"


def test_orphans_may_wait_for_any_of_thirteen_or_for_the_missing_one() -> None:
    assert won("19m19p19s1234567z", "1m").limit == "thirteen-orphans"
    assert won("119m19p19s123456z", "7z").limit == "thirteen-orphans"
    assert held("119m19p19s123456z").limit == "thirteen-orphans"
    assert held("1119m19p19s12345z").limit is None


@pytest.mark.parametrize("last", ["1s", "9s", "4z"])
def test_a_wind_snake_doubles_one_of_its_tiles(last: str) -> None:
    assert won("123456789s1234z", last).limit == "wind-snake"


def test_a_wind_snake_does_not_double_a_tile_outside_it() -> None:
    assert refused("123456789s1234z", "5z").reason == "not-complete"


def test_a_dragon_snake_may_also_wait_for_its_suit() -> None:
    assert won("12345678m56733z", "9m").limit == "dragon-snake"
    assert refused("12345678m55567z", "9m").reason == "not-complete"


def test_the_court_of_peking_needs_one_to_seven() -> None:
    assert refused("2345678p123456z", "7z").reason == "not-complete"


def test_four_equal_tiles_are_two_pairs_of_twins() -> None:
    assert won("22224466p11335s", "5s").limit == "seven-twins"


def test_an_irregular_hand_must_be_concealed_until_it_waits() -> None:
    assert refused("1199m1199p57s", "5s", "ankan 7777z").reason == "not-complete"
    assert held("1199m1199p57s", "ankan 7777z").limit is None


def test_a_hand_two_tiles_from_an_irregular_one_is_counted() -> None:
    assert held("2244m6688p13579s").total == 0


def test_a_hand_that_waits_for_twins_earns_the_higher_of_both_counts() -> None:
    # Three concealed pungs in one suit: 12 points and six doublings are more than pure twins.
    score = held("2224446668877p")
    assert (score.limit, score.total) == (None, 12 * 2**6)


def test_the_winner_earns_the_higher_of_twins_and_sets() -> None:
    # As four chows the first is 22 points and five doublings, 704: less than pure twins.
    score = won("2233446677889p", "9p")
    assert (score.limit, score.total) == ("pure-twins", 750)
    # All simples and self-drawn, the second has seven doublings: more than pure twins.
    drawn = won("2233446677885p", "5p", by="tsumo")
    assert (drawn.limit, drawn.total) == ("limit", 2000)


def test_the_bird_may_eat_the_cake_in_twins() -> None:
    assert won("2244m6688p13355s", "1p").limit == "seven-twins"
    strict = club("[going_out]\nbird_eats_cake_in_twins = false")
    assert refused("2244m6688p13355s", "1p", rules=strict).reason == "not-complete"


def test_a_waiting_irregular_hand_is_worth_no_more_than_half_the_limit() -> None:
    rules = club("[limits]\nwaiting_irregular = 400")
    assert held("123456789s1234z", rules=rules).total == 400


def test_a_club_that_does_not_play_a_limit_hand_sets_it_to_nothing() -> None:
    rules = club("[irregular]\nseven_twins = { self_drawn = 0, discard = 0, waiting = 0 }")
    assert refused("2244m6688p11335s", "5s", rules=rules).reason == "not-complete"
    assert held("2244m6688p11335s", rules=rules).total == 0
