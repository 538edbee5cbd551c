"""NTS, Bijzondere combinaties (winnaar) and Winnende steen: one hand for every line."""

from tests.scorer.nts.table import club, doublings, refused, won


def test_hidden_treasure_is_every_tile_self_drawn() -> None:
    score = won("123m456p78s99s777z", "9s", by="tsumo")
    assert doublings(score) == {"pung-dragons": 1, "hidden-treasure": 1}


def test_a_concealed_kong_keeps_the_treasure_hidden() -> None:
    score = won("123m456p78s99s", "9s", "ankan 7777z", by="tsumo")
    assert doublings(score) == {"pung-dragons": 1, "hidden-treasure": 1}


def test_a_discard_or_an_open_set_is_no_hidden_treasure() -> None:
    assert refused("123m456p78s99s777z", "9s").count == 1
    assert refused("123m456p78s99s", "9s", "pon 777z", by="tsumo").count == 1


def test_little_four_winds_is_three_pungs_and_a_pair_of_winds() -> None:
    score = won("44z45m", "6m", "pon 111z", "pon 222z", "kakan 3333z", round_="E")
    assert doublings(score) == {
        "pung-own-wind": 1,
        "pung-round-wind": 1,
        "clean": 2,
        "little-four-winds": 1,
    }


def test_little_three_dragons_is_two_pungs_and_a_pair_of_dragons() -> None:
    score = won("77z45m", "6m", "pon 555z", "minkan 6666z", "chi 123s")
    assert doublings(score) == {"pung-dragons": 2, "little-three-dragons": 1}


def test_four_chows_with_any_pair() -> None:
    score = won("123m456p78s22z", "9s", "chi 234s", last_discard=True)
    assert doublings(score) == {"four-chows": 1, "last-discard": 1}


def test_four_pungs_and_kongs_with_any_pair() -> None:
    score = won("22m99p", "9p", "pon 222z", "minkan 3333s", "pon 444p")
    assert doublings(score) == {"pung-own-wind": 1, "four-pungs": 1}


def test_pure_simples_are_only_twos_to_eights() -> None:
    score = won("234m55p66s", "6s", "pon 444p", "chi 678m", last_discard=True)
    assert doublings(score) == {"pure-simples": 1, "last-discard": 1}


def test_four_chows_and_pure_simples_go_together_when_concealed_but_for_the_winning_tile() -> None:
    tiles = "234m567m345p67s88s"
    assert doublings(won(tiles, "8s")) == {"four-chows": 1, "pure-simples": 1}
    drawn = won(tiles, "8s", by="tsumo")
    assert drawn.doublings == 3
    assert doublings(drawn)["hidden-treasure"] == 1


def test_open_four_chows_of_simples_count_once() -> None:
    assert refused("234m345p67s88s", "8s", "chi 567m").count == 1
    score = won("234m345m67m88m", "8m", "chi 567m")
    assert doublings(score) == {"pure": 4, "four-chows": 1}
    free = club("[going_out]\nopen_simple_chows_count_once = false")
    assert won("234m345p67s88s", "8s", "chi 567m", rules=free).doublings == 2


def test_of_open_four_chows_and_pure_simples_the_higher_counts() -> None:
    rules = club("[doublings]\npure_simples = 2")
    assert doublings(won("234m345p67s88s", "8s", "chi 567m", rules=rules)) == {"pure-simples": 2}


def test_the_last_tile_of_the_wall_doubles_twice() -> None:
    score = won("123m456p78s99s", "9s", "pon 333z", by="tsumo", last_wall_tile=True)
    assert doublings(score) == {"last-wall-tile": 2}


def test_the_last_tile_of_the_wall_as_circles_one_doubles_three_times() -> None:
    score = won("123m23p789s99s", "1p", "pon 333z", by="tsumo", last_wall_tile=True)
    assert doublings(score) == {"last-wall-tile-one-circles": 3}


def test_circles_one_as_last_tile_may_be_the_cake_as_well() -> None:
    score = won("123m456p789s1s", "1p", "pon 333z", by="tsumo", last_wall_tile=True)
    assert doublings(score) == {"last-wall-tile-one-circles": 3}
    assert (score.points, score.total) == (20 + 2 + 2 + 15 + 10 + 4, 53 * 8)


def test_the_last_discard_doubles_once() -> None:
    score = won("123m456p78s99s", "9s", "pon 222z", last_discard=True)
    assert doublings(score) == {"pung-own-wind": 1, "last-discard": 1}


def test_a_loose_tile_after_a_kong_doubles_once() -> None:
    score = won("123m456p78s99s", "9s", "minkan 2222z", by="tsumo", kong_bloom=True)
    assert doublings(score) == {"pung-own-wind": 1, "kong-bloom": 1}


def test_circles_five_after_a_kong_doubles_three_times() -> None:
    for five in ("5p", "0p"):
        score = won("123m46p789s99s", five, "minkan 3333z", by="tsumo", kong_bloom=True)
        assert doublings(score) == {"kong-bloom-five-circles": 3}


def test_kong_on_kong_doubles_three_times() -> None:
    melds = ("minkan 3333z", "kakan 1111z")
    score = won("123m78s99s", "9s", *melds, by="tsumo", kong_on_kong=True)
    assert doublings(score) == {"kong-on-kong": 3}
    both = won("123m78s99s", "9s", *melds, by="tsumo", kong_on_kong=True, kong_bloom=True)
    assert doublings(both) == {"kong-on-kong": 3}


def test_a_club_can_add_kong_on_kong_to_the_loose_tile() -> None:
    rules = club('[exclusive]\nkong_tiles = ["kong_bloom", "kong_bloom_five_circles"]')
    melds = ("minkan 3333z", "kakan 1111z")
    score = won("123m78s99s", "9s", *melds, by="tsumo", kong_on_kong=True, rules=rules)
    assert doublings(score) == {"kong-bloom": 1, "kong-on-kong": 3}


def test_a_robbed_kong_doubles_once() -> None:
    score = won("123m456p78s99s", "9s", "pon 222z", robbed_kong=True)
    assert doublings(score) == {"pung-own-wind": 1, "robbed-kong": 1}
