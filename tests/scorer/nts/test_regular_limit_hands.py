"""NTS, Regelmatige limietspelen: every row, self-drawn and on a discard, open and concealed."""

import pytest

from tests.scorer.nts.table import club, doublings, held, points, refused, won

ROWS = [
    ("four-winds", "444z6p", "6p", ("pon 111z", "pon 222z", "kakan 3333z")),
    ("three-dragons", "66z45677p", "6z", ("pon 555z", "minkan 7777z")),
    ("three-dragons", "666777z7p", "7p", ("pon 555z", "pon 333s")),
    ("jade", "2346668s", "8s", ("pon 222s", "pon 666z")),
    ("jade", "2223334446688s", "8s", ()),
    ("four-kongs", "6m", "6m", ("ankan 1111p", "minkan 3333z", "kakan 9999s", "minkan 5555m")),
    ("heads-and-tails", "111m11p99s", "9s", ("pon 999p", "minkan 1111s")),
    ("winds-and-dragons", "111z5z", "5z", ("pon 222z", "pon 666z", "pon 777z")),
    ("wriggling-snake", "3456782m", "2m", ("pon 111m", "pon 999m")),
    ("wriggling-snake", "2346755s", "8s", ("pon 111s", "kakan 9999s")),
    ("wriggling-snake", "2345678p", "8p", ("pon 999p", "minkan 1111p")),
]


@pytest.mark.parametrize(("name", "tiles", "last", "melds"), ROWS)
def test_a_regular_limit_hand_has_its_two_values(
    name: str, tiles: str, last: str, melds: tuple[str, ...]
) -> None:
    drawn = won(tiles, last, *melds, by="tsumo")
    thrown = won(tiles, last, *melds)
    assert (drawn.limit, drawn.total) == (name, 2000)
    assert (thrown.limit, thrown.total) == (name, 1500)
    assert points(thrown) == {name: 1500}
    assert thrown.doubling_items == ()


@pytest.mark.parametrize(("name", "tiles", "last", "melds"), ROWS)
def test_a_waiting_regular_limit_hand_is_only_counted(
    name: str, tiles: str, last: str, melds: tuple[str, ...]
) -> None:
    score = held(tiles, *melds)
    assert score.limit in (None, "limit")
    assert score.total == min(score.points * 2**score.doublings, 1500)


def test_a_waiting_three_dragons_counts_its_sets() -> None:
    score = held("66z45677p", "pon 555z", "pon 777z")
    assert points(score) == {"pung-honour-open": 8, "pair-dragons": 2}
    assert doublings(score) == {"pung-dragons": 2, "clean": 2}
    assert score.total == 10 * 2**4


def test_jade_is_bamboo_2_3_4_6_8_and_green_dragons() -> None:
    # The document's example with bamboo 1 is a slip; so is every other bamboo or dragon.
    assert won("2346668s", "8s", "pon 222s", "pon 666z").limit == "jade"
    assert won("1236668s", "8s", "pon 222s", "pon 666z").limit is None
    assert won("2346668s", "8s", "pon 222s", "pon 777z").limit is None
    assert won("2346668s", "8s", "pon 555s", "pon 666z").limit is None


def test_a_club_can_call_other_tiles_green() -> None:
    rules = club('[green]\ntiles = "123468s6z"')
    assert won("1236668s", "8s", "pon 222s", "pon 666z", rules=rules).limit == "jade"


def test_a_wriggling_snake_is_of_one_suit_with_both_ends() -> None:
    assert refused("3456782m", "2m", "pon 111p", "pon 999m").count == 0
    assert won("2345678m", "8m", "pon 111m", "pon 222m").limit is None


def test_heaven_is_east_going_out_with_the_first_fourteen_tiles() -> None:
    score = won("123m456p78s99s777z", "9s", by="tsumo", seat="E", heaven=True)
    assert (score.limit, score.total) == ("heaven", 2000)


def test_heaven_still_needs_two_doublings() -> None:
    tiles = "123m456p78s99s333z"
    assert refused(tiles, "9s", by="tsumo", seat="E", heaven=True).count == 1
    free = club("[going_out]\nregular_limit_hands_exempt = true")
    score = won(tiles, "9s", by="tsumo", seat="E", heaven=True, rules=free)
    assert score.limit == "heaven"


def test_heaven_lifts_an_irregular_hand_too() -> None:
    score = won("2244m6688p11335s", "5s", by="tsumo", seat="E", heaven=True)
    assert (score.limit, score.total) == ("heaven", 2000)


def test_earth_is_going_out_on_the_first_discard_of_east() -> None:
    score = won("234m567m345p67s88s", "8s", earth=True)
    assert (score.limit, score.total) == ("earth", 1000)


def test_earth_never_lowers_a_better_hand() -> None:
    assert won("19m19p19s1234567z", "1m", earth=True).total == 1500


def test_a_count_above_the_limit_is_cut_off() -> None:
    thrown = won("222555888m44m66m", "4m")
    drawn = won("222555888m44m66m", "4m", by="tsumo")
    assert (thrown.limit, thrown.total) == ("limit", 1500)
    assert (drawn.limit, drawn.total) == ("limit", 2000)
    assert thrown.points * 2**thrown.doublings > 1500
