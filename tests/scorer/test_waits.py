"""What a hand waits for, and when it is waiting at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer import parse_tiles, waits
from scorer.tiles import TILES
from tests.scorer.test_splits import brute_force


def waited(tiles: str, melded: str = "") -> str:
    return " ".join(str(tile) for tile in waits(parse_tiles(tiles), parse_tiles(melded)))


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ("23m", "1m 4m"),  # two-sided
        ("12m", "3m"),  # edge
        ("89m", "7m"),
        ("24m", "3m"),  # closed
        ("2233m", "2m 3m"),  # two pairs
        ("2345m", "2m 5m"),  # nobetan
        ("2223m", "1m 3m 4m"),  # a pung and its neighbour
        ("2224m", "3m 4m"),
        ("2344m", "1m 4m"),
        ("5678m", "5m 8m"),
        ("5m", "5m"),  # pair
        ("23456m", "1m 4m 7m"),  # three-sided
        ("3334555m", "2m 3m 4m 5m 6m"),
        ("3335777m", "4m 5m 6m"),
        ("2345678m", "2m 5m 8m"),
        ("2223456777m", "1m 2m 3m 4m 5m 6m 7m 8m"),
        ("2344445678m", "2m 3m 5m 6m 8m 9m"),
    ],
)
def test_waits_of_famous_shapes(shape: str, expected: str) -> None:
    """Each shape with pungs, and a pair where it needs one, to make thirteen tiles."""
    size = sum(char.isdigit() for char in shape)
    beside = "" if size % 3 == 1 else "77z"
    missing = (13 - size - len(beside[:2])) // 3
    pungs = ("111p", "999p", "111s", "999s")[:missing]
    assert waited(shape + "".join(pungs) + beside) == expected


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("45678p111m999m55s", "3p 6p 9p"),
        ("23p111m999m567s55s", "1p 4p"),
        ("44456p77z111m999m", "4p 7p 7z"),
    ],
)
def test_waits_of_the_furiten_examples(tiles: str, expected: str) -> None:
    """EMA 2016 §3.4.5 and EMA 2008 §3.4.5, examples 1 to 3, built from what they wait on."""
    assert waited(tiles) == expected


def test_nine_gates_wait_on_nine_tiles() -> None:
    assert waited("1112345678999s") == " ".join(f"{n}s" for n in range(1, 10))


def test_thirteen_different_orphans_wait_on_thirteen_tiles() -> None:
    assert waited("19m19p19s1234567z") == "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"


def test_orphans_with_a_pair_wait_on_the_missing_one() -> None:
    assert waited("199m19p19s123456z") == "7z"


def test_2223334445556_waits_on_chows_pungs_and_pairs_alike() -> None:
    assert waited("2223334445556m") == "1m 3m 4m 5m 6m 7m"
    assert brute_waits(["2m", "3m", "4m", "5m"] * 3 + ["6m"]) == {
        f"{n}m" for n in (1, 3, 4, 5, 6, 7)
    }


def test_seven_pairs_wait_on_the_odd_tile() -> None:
    assert waited("1133m5577p1199s7z") == "7z"


def test_seven_pairs_do_not_wait_on_a_third_and_fourth_copy() -> None:
    """EMA 2016 §4.2.2: two identical pairs are not allowed."""
    assert waited("1133m5577p11199s") == ""


def test_a_hand_far_from_complete_waits_on_nothing() -> None:
    assert waited("147m147p147s1234z") == ""


@pytest.mark.parametrize(
    ("tiles", "melded", "expected"),
    [
        ("1z", "123m456m789m555p", "1z"),
        ("23p77z", "123m456m789m", "1p 4p"),
        ("4567p", "1111m2222m3333m", "4p 7p"),
    ],
)
def test_melds_are_left_out_of_the_shape(tiles: str, melded: str, expected: str) -> None:
    assert waited(tiles, melded) == expected


@pytest.mark.parametrize(
    ("tiles", "melded"),
    [
        ("1111m", "234m567p789s"),  # a pair wait on the fourth and fifth of a tile
        ("1111m234p567p789s", ""),
        ("13p77z", "2222p111m999s"),  # the closed wait's four lie in an open kong
        ("12m55z", "3333m444p777p"),  # the edge wait's
    ],
)
def test_a_hand_that_waits_only_on_its_own_four_tiles_is_not_tenpai(
    tiles: str, melded: str
) -> None:
    """EMA 2016 §3.3.13, EMA 2008 §3.4.2."""
    assert waited(tiles, melded) == ""


def test_one_side_of_a_wait_may_be_held_four_times() -> None:
    """Only the other side is waited for, and that is tenpai."""
    assert waited("23p77z", "1111p555m999s") == "4p"


def test_red_fives_count_as_fives_in_a_wait() -> None:
    assert waited("40m11z", "123p456p789p") == "3m 6m"
    assert waited("055m5p", "123p456s789p") == "5p"


def brute_waits(tiles: list[str]) -> set[str]:
    pairs = len({tile for tile in tiles if tiles.count(tile) == 2})
    found = set()
    for tile in map(str, TILES[:34]):
        if tiles.count(tile) == 4:
            continue
        seven = pairs == 6 and tiles.count(tile) == 1 and len(set(tiles)) == 7
        if seven or brute_force([*tiles, tile]):
            found.add(tile)
    return found


@settings(max_examples=60, deadline=None)
@given(st.permutations([f"{n}m" for n in range(1, 10)] * 4))
def test_waits_in_one_suit_are_those_of_brute_force(wall: list[str]) -> None:
    tiles = wall[:13]
    expected = brute_waits(tiles)
    assert {str(tile) for tile in waits(parse_tiles("".join(tiles)))} == expected
