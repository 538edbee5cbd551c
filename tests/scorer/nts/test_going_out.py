"""NTS, Mahjong: what a whole hand is, and the two doublings it needs."""

from scorer.nts.hand_score import Completes, HandScore
from tests.scorer.nts.table import claim, club, doublings, held, points, refused, won


def test_a_hand_with_one_doubling_may_not_go_out() -> None:
    verdict = refused("234m567p45s88p", "6s", "pon 222z")
    assert (verdict.reason, verdict.count, verdict.section) == ("too-few-doublings", 1, "Mahjong")
    assert verdict.best is not None
    assert doublings(verdict.best) == {"pung-own-wind": 1}


def test_a_hand_with_two_doublings_may_go_out() -> None:
    assert won("234m567p45s88p", "6s", "pon 222z", round_="S").doublings == 2


def test_doublings_of_the_winning_tile_help_to_go_out() -> None:
    assert won("234m567p45s88p", "6s", "pon 222z", robbed_kong=True).doublings == 2


def test_a_clean_hand_alone_may_go_out() -> None:
    assert won("234m567m45m11z", "6m", "pon 888m").doublings == 2


def test_irregular_hands_need_no_doublings() -> None:
    assert won("2244m6688p11335s", "5s").total == 150


def test_regular_limit_hands_all_have_their_two_doublings() -> None:
    # Kongs nobody else counts for: three kongs and four pungs are three doublings.
    melds = ("minkan 1111p", "minkan 3333m", "kakan 9999s", "minkan 5555m")
    assert won("6m", "6m", *melds).limit == "four-kongs"


def test_a_club_can_ask_for_another_number_of_doublings() -> None:
    rules = club("[going_out]\nminimum_doublings = 1")
    assert won("234m567p45s88p", "6s", "pon 222z", rules=rules).total == 48


def test_tiles_that_make_no_whole_hand_are_refused() -> None:
    assert refused("234m567p45s88p", "9s", "pon 222z").reason == "not-complete"
    assert refused("1357m1357p1357s1z", "2z").reason == "not-complete"


def test_a_winner_with_a_wrong_number_of_tiles_is_refused() -> None:
    for concealed in ("234m567p45s8p", "234m567p45s888p"):
        verdict = refused(concealed, "6s", "pon 222z")
        assert (verdict.reason, verdict.section) == ("tile-count", "Dood spel")


def test_the_reading_with_the_highest_total_is_taken() -> None:
    # 111222333 is three concealed pungs rather than three chows.
    score = won("111222333m45p77z", "6p", by="tsumo")
    assert score.reading == "111m 222m 333m 456p 77z"
    assert doublings(score) == {"three-concealed-pungs": 2, "hidden-treasure": 1}


def test_a_discard_is_read_into_the_chow_when_that_keeps_a_pung_concealed() -> None:
    # 3m completes either 333m, then open, or 345m beside a concealed 333m.
    score = won("333m45m222p888p77p", "3m")
    assert score.completes is Completes.CHOW
    assert doublings(score)["three-concealed-pungs"] == 2


def test_the_reading_that_has_the_two_doublings_is_taken() -> None:
    # As chows the hand has one doubling, as pungs it has three.
    score = claim("222333444m56s88s", "7s", by="tsumo")
    assert isinstance(score, HandScore)
    assert doublings(score)["three-concealed-pungs"] == 2


def test_what_the_winning_tile_completed_is_kept_for_who_goes_first() -> None:
    assert won("234m567p789s5s", "5s", "pon 222z", round_="S").completes is Completes.PAIR
    assert won("234m567p88p22z", "2z", "pon 777z").completes is Completes.PUNG
    assert won("234m567p45s88p", "6s", "pon 222z", round_="S").completes is Completes.CHOW


def test_a_hand_of_another_player_needs_no_doublings() -> None:
    assert held("555p123m46s79s12m9p").total == 4


def test_four_equal_tiles_never_declared_are_a_pung_and_a_tile() -> None:
    score = held("5555p12m46s79s24m9p")
    assert points(score) == {"pung-simple-concealed": 4}


def test_chows_take_no_tile_from_a_pung_of_another_player() -> None:
    assert points(held("222345m46s79s1s9p1z", round_="N")) == {"pung-simple-concealed": 4}
