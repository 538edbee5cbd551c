"""Tiles: notation in and out, Unicode, and what an indicator points to."""

import pytest

from kiosk_app.languages import in_english
from scorer import NotationError, dora_from, format_tiles, indicators_for, parse_tile, parse_tiles
from scorer.tiles import TILES, sort_tiles
from tests.refusing import refuses

KINDS = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)] + [
    f"{number}z" for number in range(1, 8)
]
FACES = [*KINDS, "0m", "0p", "0s"]

# EMA 2016 §2.7: in a suit the next tile, nine shows one; East-South-West-North-East;
# Red-White-Green-Red, which in notation is 7z 5z 6z.
DORA = {
    **{f"{n}{suit}": f"{n % 9 + 1}{suit}" for suit in "mps" for n in range(1, 10)},
    "1z": "2z",
    "2z": "3z",
    "3z": "4z",
    "4z": "1z",
    "7z": "5z",
    "5z": "6z",
    "6z": "7z",
}

UNICODE = {
    "m": "🀇🀈🀉🀊🀋🀌🀍🀎🀏",
    "p": "🀙🀚🀛🀜🀝🀞🀟🀠🀡",
    "s": "🀐🀑🀒🀓🀔🀕🀖🀗🀘",
    "z": "🀀🀁🀂🀃🀆🀅🀄",
}


def test_there_are_34_kinds_and_three_red_fives() -> None:
    assert sorted(str(tile) for tile in TILES) == sorted(FACES)


@pytest.mark.parametrize("face", FACES)
def test_a_tile_alone_comes_back_as_it_was_written(face: str) -> None:
    assert str(parse_tile(face)) == face


@pytest.mark.parametrize("suit", "mpsz")
def test_unicode_tiles_are_read_as_the_tiles_they_show(suit: str) -> None:
    drawn = UNICODE[suit]
    figures = "".join(str(n) for n in range(1, len(drawn) + 1))
    assert parse_tiles(drawn) == parse_tiles(figures + suit)
    assert "".join(tile.unicode for tile in parse_tiles(figures + suit)) == drawn


def test_unicode_dragons_are_white_green_red_in_the_order_of_notation() -> None:
    assert [str(parse_tile(char)) for char in "🀆🀅🀄"] == ["5z", "6z", "7z"]


def test_a_picture_selector_after_a_unicode_tile_changes_nothing() -> None:
    assert parse_tiles("🀄\ufe0f🀄\ufe0e") == parse_tiles("77z")


def test_a_red_five_is_drawn_as_a_five() -> None:
    assert parse_tile("0p").unicode == "🀝"


@pytest.mark.parametrize("text", ["123m406p99s1z", "1m1p1s1z", "05m50p05s", ""])
def test_notation_keeps_the_order_of_the_tiles(text: str) -> None:
    assert format_tiles(parse_tiles(text)) == text


def test_neighbours_of_a_suit_share_its_letter_when_written() -> None:
    assert format_tiles(parse_tiles("1m2m3m4p0p6p9s9s1z")) == "123m406p99s1z"


def test_spaces_between_groups_are_free() -> None:
    assert parse_tiles(" 123m 406p\t1z ") == parse_tiles("123m406p1z")


def test_tiles_sort_by_suit_then_honours_with_a_red_five_among_the_fives() -> None:
    assert format_tiles(sort_tiles(parse_tiles("7z5p1s0p4p9m6p"))) == "9m4056p1s7z"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("8z", "1z to 7z"),
        ("0z", "1z to 7z"),
        ("12", "m, p, s or z"),
        ("m", "no digit before"),
        ("1mp", "no digit before"),
        ("12x", "x"),
        ("1m?", "?"),
        ("1 2m", "is not a tile"),
        ("１m", "is not a tile"),
        ("1M", "is not a tile"),
    ],
)
def test_text_that_names_no_tile_is_refused_with_the_part_that_is_wrong(
    text: str, says: str
) -> None:
    with refuses(NotationError, match=r".") as refused:
        parse_tiles(text)
    assert says in in_english(refused.value)
    assert text in in_english(refused.value)


def test_a_very_long_wrong_text_is_not_repeated_whole() -> None:
    with pytest.raises(NotationError) as refused:
        parse_tiles("x" * 5000)
    assert len(in_english(refused.value)) < 300


@pytest.mark.parametrize("text", ["", "11m", "1m2p", "🀇🀇"])
def test_one_tile_is_asked_for_where_none_or_two_are_written(text: str) -> None:
    with refuses(NotationError, match="one tile"):
        parse_tile(text)


@pytest.mark.parametrize("indicator", KINDS)
def test_the_next_tile_after_the_indicator_is_dora(indicator: str) -> None:
    assert str(dora_from(parse_tile(indicator))) == DORA[indicator]


@pytest.mark.parametrize("suit", "mps")
def test_a_red_five_as_indicator_points_to_the_six(suit: str) -> None:
    assert str(dora_from(parse_tile(f"0{suit}"))) == f"6{suit}"


@pytest.mark.parametrize("dora", KINDS)
def test_the_indicator_of_a_dora_is_found_back(dora: str) -> None:
    expected = {indicator for indicator, points_to in DORA.items() if points_to == dora}
    if dora[0] == "6" and dora != "6z":
        expected.add(f"0{dora[1]}")
    assert {str(tile) for tile in indicators_for(parse_tile(dora))} == expected


@pytest.mark.parametrize("suit", "mps")
def test_a_red_five_is_made_dora_by_the_four_like_any_five(suit: str) -> None:
    assert [str(tile) for tile in indicators_for(parse_tile(f"0{suit}"))] == [f"4{suit}"]


@pytest.mark.parametrize("face", FACES)
def test_terminals_honours_and_simples_part_the_tiles(face: str) -> None:
    tile = parse_tile(face)
    honour = face[1] == "z"
    terminal = not honour and face[0] in "19"
    assert (tile.is_honour, tile.is_terminal) == (honour, terminal)
    assert tile.is_simple == (not honour and not terminal)
    assert tile.is_red == (face[0] == "0")
    assert str(tile.kind) == face.replace("0", "5")
    assert (tile.number, tile.suit) == (int(face[0]) or 5, face[1])
