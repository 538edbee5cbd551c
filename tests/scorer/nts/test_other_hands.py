"""NTS, Dood spel and Het berekenen van de punten: the hands of those who did not go out."""

import pytest

from tests.scorer.nts.table import club, doublings, held, points


def test_a_dead_hand_scores_nothing() -> None:
    score = held("222555888m777z1p", dead=True)
    assert (score.total, score.items, score.doubling_items) == (0, (), ())
    assert score.dead is not None
    assert (score.dead.id, score.dead.section) == ("declared", "Dood spel")


@pytest.mark.parametrize("concealed", ["222555888m777z", "222555888m777z12p", ""])
def test_too_many_or_too_few_tiles_make_a_dead_hand(concealed: str) -> None:
    score = held(concealed)
    assert score.total == 0
    assert score.dead is not None
    assert score.dead.id == "tile-count"


def test_a_kong_fills_the_place_of_three_tiles() -> None:
    assert held("12m46p78s124m9p", "ankan 5555s").dead is None
    assert held("12m46p78s12m", "ankan 5555s", "pon 222z").dead is not None


def test_points_and_doublings_for_the_winner_are_not_for_the_others() -> None:
    # Four chows waiting, all simples: not a point.
    assert held("234m567m345p67s88s").total == 0


def test_little_dragons_and_four_pungs_are_not_for_the_others() -> None:
    dragons = held("77z8m34p88s", "pon 555z", "pon 666z")
    assert doublings(dragons) == {"pung-dragons": 2}
    assert doublings(held("8m", "pon 222p", "pon 444p", "pon 666s", "pon 333z")) == {}


def test_a_counted_hand_of_another_player_stops_at_the_limit_of_a_discard() -> None:
    score = held("222555666777z1p")
    assert (score.points, score.doublings) == (32, 3 + 1 + 3 + 3)
    assert (score.limit, score.total) == ("limit", 1500)


def test_a_club_can_stop_a_waiting_hand_at_half_the_limit() -> None:
    rules = club("[limits]\nwaiting_regular = 750")
    assert held("222555666777z1p", rules=rules).total == 750
    # Two tiles short it does not wait, and the limit of the others holds.
    assert held("22255566677z1p3s", rules=rules).total <= 1500


def test_a_waiting_irregular_hand_beats_its_own_few_points() -> None:
    assert points(held("1122334455667z")) == {"twins-of-honours": 750}


def test_an_irregular_hand_that_does_not_wait_is_counted_like_any_other() -> None:
    assert held("19m19p19s123456z8m", seat="S").total == 0
