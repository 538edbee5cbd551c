"""Every way to see fourteen tiles as sets and a pair, against a splitter written another way."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer import parse_tile, parse_tiles
from scorer.hand import COUNT_OF
from scorer.shapes import is_seven_pairs, is_thirteen_orphans, splits
from scorer.tiles import TILES

Sets = tuple[tuple[str, ...], tuple[str, ...], str]
"""The first tiles of the chows, the tiles of the pungs, the tile of the pair."""

SUITS = ("m", "p", "s")
CHOWS = [tuple(f"{n + i}{suit}" for i in range(3)) for suit in SUITS for n in range(1, 8)]
PUNGS = [(str(tile),) * 3 for tile in TILES[:34]]
ALL_SETS = [*CHOWS, *PUNGS]


def faces(text: str) -> list[str]:
    return [str(tile.kind) for tile in parse_tiles(text)]


def counted(tiles: list[str]) -> int:
    return sum(COUNT_OF[parse_tiles(tile)[0]] for tile in tiles)


def scorers_splits(tiles: list[str]) -> list[Sets]:
    def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(sorted(str(TILES[kind]) for kind in kinds))

    return [
        (names(split.chows), names(split.pungs), str(TILES[split.pair]))
        for split in splits(counted(tiles))
    ]


@cache
def _number(tiles: tuple[str, ...]) -> int:
    """Tiles as one number, whatever their order: quicker to compare than they are."""
    return sum(1 << 4 * parse_tile(tile) for tile in tiles)


def brute_force(tiles: list[str]) -> set[Sets]:
    """Take a pair away; then try every choice of as many sets as fit in what is left."""
    found: set[Sets] = set()
    held = Counter(tiles)
    for pair in {tile for tile in held if held[tile] >= 2}:
        rest = held - Counter({pair: 2})
        wanted = _number(tuple(rest.elements()))
        fitting = [one for one in ALL_SETS if not Counter(one) - rest]
        for chosen in combinations_with_replacement(fitting, (len(tiles) - 2) // 3):
            if sum(map(_number, chosen)) == wanted:
                chows = tuple(sorted(one[0] for one in chosen if one[0] != one[1]))
                pungs = tuple(sorted(one[0] for one in chosen if one[0] == one[1]))
                found.add((chows, pungs, pair))
    return found


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("123m456p789s222z11z", {(("1m", "4p", "7s"), ("2z",), "1z")}),
        (
            "111222333m456p99s",
            {
                (("1m", "1m", "1m", "4p"), (), "9s"),
                (("4p",), ("1m", "2m", "3m"), "9s"),
            },
        ),
        (
            "22233344455m" + "789p",
            {
                (("7p",), ("2m", "3m", "4m"), "5m"),
                (("2m", "2m", "2m", "7p"), (), "5m"),
                (("2m", "3m", "3m", "7p"), (), "2m"),
            },
        ),
        ("112233m112233p77z", {(("1m", "1m", "1p", "1p"), (), "7z")}),
        (
            "22334455667788s",
            {
                (("3s", "3s", "6s", "6s"), (), "2s"),
                (("2s", "2s", "6s", "6s"), (), "5s"),
                (("2s", "2s", "5s", "5s"), (), "8s"),
            },
        ),
        ("19m19p19s1234567z1z", set()),
        ("1122m3344p5566s77z", set()),
        ("11m", {((), (), "1m")}),
        ("11122m", {((), ("1m",), "2m")}),
        ("891m456p456s111z22z", set()),
    ],
)
def test_every_split_of_a_known_hand_is_found_and_no_other(tiles: str, expected: set[Sets]) -> None:
    assert brute_force(faces(tiles)) == expected
    assert set(scorers_splits(faces(tiles))) == expected


@pytest.mark.parametrize(
    "tiles", ["111123m456p456s11z", "222234m456p789s11z", "111123m99s777z888p"]
)
def test_each_split_comes_once(tiles: str) -> None:
    found = scorers_splits(faces(tiles))
    assert len(found) == len(set(found)) > 0


@st.composite
def built_hands(draw: st.DrawFn) -> list[str]:
    """One to four sets and a pair, close together so that they can be seen in several ways."""
    number = draw(st.integers(0, 4))
    near = [one for one in ALL_SETS if one[0][1] == "m"] + PUNGS[27:30]
    sets = draw(st.lists(st.sampled_from(near), min_size=number, max_size=number))
    pair = draw(st.sampled_from([one[0] for one in PUNGS if one[0][1] in "mz"]))
    tiles = [tile for one in sets for tile in one] + [pair, pair]
    return tiles if max(Counter(tiles).values()) <= 4 else draw(built_hands())


@st.composite
def any_tiles(draw: st.DrawFn) -> list[str]:
    """Fourteen tiles of one and a half suits from a real set: mostly no hand at all."""
    wall = [f"{n}{suit}" for suit in "ms" for n in range(1, 10) if suit == "m" or n < 5] * 4
    order = draw(st.permutations(range(len(wall))))
    return [wall[i] for i in order[:14]]


@settings(max_examples=150, deadline=None)
@given(built_hands())
def test_splits_of_a_built_hand_are_those_of_brute_force(tiles: list[str]) -> None:
    expected = brute_force(tiles)
    assert expected
    assert set(scorers_splits(tiles)) == expected


@settings(max_examples=60, deadline=None)
@given(any_tiles())
def test_splits_of_any_fourteen_tiles_are_those_of_brute_force(tiles: list[str]) -> None:
    assert set(scorers_splits(tiles)) == brute_force(tiles)


@pytest.mark.parametrize(
    ("tiles", "seven"),
    [
        ("1122m3344p5566s77z", True),
        ("22334455667788s", True),
        ("1111m3344p5566s77z", False),  # EMA 2016 §4.2.2: two identical pairs are not allowed
        ("1111m3333p5555s77z", False),
        ("1122m3344p5566s7z6z", False),
        ("11122m344p5566s77z", False),
        ("1122m3344p5566s", False),
    ],
)
def test_seven_pairs_are_seven_different_pairs(tiles: str, seven: bool) -> None:
    assert is_seven_pairs(counted(faces(tiles))) is seven


@pytest.mark.parametrize(
    ("tiles", "orphans"),
    [
        *[("19m19p19s1234567z" + tile, True) for tile in ("1m", "9p", "9s", "1z", "7z")],
        ("19m19p19s1234567z5m", False),
        ("19m19p19s123456z66z", False),
        ("119m19p199s123456z", False),
        ("19m19p19s1234567z", False),
    ],
)
def test_thirteen_orphans_are_one_of_each_and_one_more(tiles: str, orphans: bool) -> None:
    held = faces(tiles)
    mask = sum(1 << parse_tiles(tile)[0] for tile in set(held))
    assert is_thirteen_orphans(counted(held), mask) is orphans
