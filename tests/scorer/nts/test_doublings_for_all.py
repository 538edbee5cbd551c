"""NTS, Bijzondere combinaties of spelen (voor alle spelers): one hand for every line."""

import pytest

from tests.scorer.nts.table import club, doublings, held, won


@pytest.mark.parametrize(
    ("meld", "expected"),
    [
        ("pon 555z", {"pung-dragons": 1}),
        ("minkan 6666z", {"pung-dragons": 1}),
        ("ankan 7777z", {"pung-dragons": 1}),
        ("pon 222z", {"pung-own-wind": 1}),
        ("kakan 2222z", {"pung-own-wind": 1}),
        ("pon 444z", {"pung-round-wind": 1}),
        ("ankan 4444z", {"pung-round-wind": 1}),
        ("pon 333z", {}),
        ("pon 111z", {}),
    ],
)
def test_pungs_and_kongs_of_honours_double(meld: str, expected: dict[str, int]) -> None:
    assert doublings(held("12m46p78s124m9p", meld)) == expected


def test_a_pung_of_own_and_round_wind_at_once_doubles_twice() -> None:
    score = held("12m46p78s124m9p", "pon 222z", seat="S", round_="S")
    assert doublings(score) == {"pung-own-wind": 1, "pung-round-wind": 1}


def test_every_pung_of_dragons_doubles() -> None:
    assert doublings(held("12m46p78s1s", "pon 555z", "pon 666z")) == {"pung-dragons": 2}


def test_three_concealed_pungs_double_twice() -> None:
    assert doublings(held("222m555p888s1s3s9p1m")) == {"three-concealed-pungs": 2}


def test_a_concealed_kong_is_a_concealed_pung() -> None:
    score = held("222m555p1s3s9p1m", "ankan 8888s")
    assert doublings(score) == {"three-concealed-pungs": 2}


def test_an_open_kong_is_no_concealed_pung() -> None:
    assert doublings(held("222m555p1s3s9p1m", "minkan 8888s")) == {}
    assert doublings(held("222m555p1s3s9p1m", "kakan 8888s")) == {}


def test_four_concealed_pungs_double_three_times() -> None:
    assert doublings(held("222m555p888s444s1m")) == {"four-concealed-pungs": 3}


def test_three_open_kongs_double_twice() -> None:
    score = held("12m9p1s", "minkan 2222m", "kakan 5555p", "minkan 8888s")
    assert doublings(score) == {"three-open-kongs": 2}


def test_three_concealed_kongs_double_three_times() -> None:
    score = held("12m9p1s", "ankan 2222m", "ankan 5555p", "ankan 8888s")
    assert doublings(score) == {"three-concealed-kongs": 3}


def test_a_concealed_kong_may_stand_among_three_open_kongs() -> None:
    melds = ("ankan 3333m", "minkan 5555p", "minkan 8888s")
    assert doublings(held("12m9p1s", *melds)) == {"three-open-kongs": 2}
    strict = club("[going_out]\nconcealed_kong_counts_as_open = false")
    assert doublings(held("12m9p1s", *melds, rules=strict)) == {}


def test_only_one_of_the_four_groups_of_pungs_and_kongs_counts() -> None:
    score = held("444m1s", "ankan 2222m", "ankan 5555p", "ankan 8888s")
    assert sum(doublings(score).values()) == 3
    score = held("2223m", "ankan 5555p", "ankan 8888s", "minkan 4444s")
    assert sum(doublings(score).values()) == 2


@pytest.mark.parametrize("concealed", ["1122334557m113z", "119m19p19s113356z"])
def test_one_suit_with_honours_or_terminals_with_honours_is_clean(concealed: str) -> None:
    assert doublings(held(concealed)) == {"clean": 2}


def test_terminals_of_several_suits_without_honours_are_clean() -> None:
    assert doublings(held("1199m11p11s99s", "pon 999p")) == {"clean": 2}


def test_terminals_of_one_suit_with_honours_are_very_clean() -> None:
    assert doublings(held("119m1335z", "pon 777z", "pon 222z")) == {
        "pung-dragons": 1,
        "pung-own-wind": 1,
        "very-clean": 3,
    }


def test_one_suit_alone_is_pure() -> None:
    assert doublings(held("1123345677899p")) == {"pure": 4}


def test_only_honours_are_pure() -> None:
    assert doublings(held("1133z2z5z6z", "pon 777z", "pon 444z", seat="S", round_="E")) == {
        "pung-dragons": 1,
        "pure": 4,
    }


def test_all_tiles_of_the_hand_decide_whether_it_is_clean() -> None:
    assert "clean" not in doublings(held("1122334557m11z3p"))
    assert "pure" not in doublings(held("1123345677p", "chi 123s"))
    assert doublings(held("1123345677p", "chi 123p")) == {"pure": 4}


def test_only_the_highest_of_clean_very_clean_and_pure_counts() -> None:
    # Terminals of one suit with honours are one suit with honours too, and only "very clean".
    assert doublings(held("1119m133567z", "pon 999m")) == {"very-clean": 3}
    assert doublings(held("1245m133567z", "pon 999m", seat="S")) == {"clean": 2}
    assert doublings(held("1245667889m", "pon 999m")) == {"pure": 4}


def test_the_winner_earns_the_doublings_for_all_too() -> None:
    score = won("777z45m99m", "6m", "pon 222z", "chi 123m")
    assert doublings(score) == {"pung-dragons": 1, "pung-own-wind": 1, "clean": 2}


def test_a_pung_completed_by_a_discard_is_not_one_of_three_concealed_pungs() -> None:
    tiles = "222m555p88s66s"
    assert "three-concealed-pungs" not in doublings(won(tiles, "8s", "pon 777z"))
    assert doublings(won(tiles, "8s", "pon 777z", by="tsumo"))["three-concealed-pungs"] == 2


def test_doublings_multiply_the_points() -> None:
    score = held("222m555p777z1s3s8m9p")
    assert (score.points, score.doublings, score.total) == (16, 3, 128)
