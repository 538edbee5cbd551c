"""Names and places in one search, and what the table knows beside them."""

from dataclasses import replace

import numpy as np
import pytest

from scorer.tiles import parse_tile
from tests.vision.layout.tables import loose, meld, photo, row
from vision.hand_reading import DOUBTFUL, HandReading, hand_from_tiles
from vision.layout.expectation import Expectation
from vision.read.faces import CLASS_NAMES
from vision.training.layout.scenes import SIZE
from vision.training.render.arrange_table import moved
from vision.training.render.bodies import TileBody

HAND = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("pon", "555z", "left", 13.5)]


def read(bodies: list[TileBody], expected: Expectation) -> dict[str, object]:
    reading = hand_from_tiles(photo(bodies), SIZE, expected=expected)
    assert reading.hand is not None
    return reading.hand.as_json()


def test_thirteen_tiles_are_a_hand_without_its_winning_tile() -> None:
    hand = read(row("123m456p77789s22z"), Expectation(red_fives=1))
    assert (hand["concealed"], hand["win"]) == ("123m456p77789s22z", None)


def test_nobody_won_with_a_waiting_hand() -> None:
    hand = read(row("123m456p77789s22z"), Expectation(won=False, red_fives=1))
    assert (hand["concealed"], hand["win"], hand["melds"]) == ("123m456p77789s22z", None, [])


def test_a_closed_kong_of_which_no_face_is_shown_is_counted_and_not_named() -> None:
    bodies = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *row("____", 14.0, role="meld")]
    hand = read(bodies, Expectation(game="nts"))
    assert hand["melds"] == [{"kind": "ankan", "tiles": ""}]
    assert (hand["concealed"], hand["win"]) == ("123m456p78s22z", "9s")


def test_lucky_tiles_are_listed_in_their_game_alone() -> None:
    assert "lucky" in read(HAND, Expectation(game="nts"))
    assert "lucky" not in read(HAND, Expectation())


def test_a_snake_is_no_wrong_reading_in_its_game() -> None:
    snake = [*row("123456789m1234z"), loose("4z", 14.4, 0)]
    for game, complete in (("nts", True), ("riichi", False)):
        reading = hand_from_tiles(photo(snake), SIZE, expected=Expectation(game=game))  # type: ignore[arg-type]
        assert reading.complete is complete


def test_many_tiles_take_bounded_time_and_are_no_error() -> None:
    rows = [body for n in range(12) for body in moved(row("123456789m"), 0, 1.6 * n, 0)]
    reading = hand_from_tiles(photo(rows), SIZE)
    assert len(reading.tiles) == 108


def test_a_frame_as_large_as_two_tiles_makes_the_hand_doubtful() -> None:
    tiles = photo(HAND)
    sure = hand_from_tiles(tiles, SIZE).certainty
    large = [
        replace(tile, quad=tile.quad + 0.4 * (tile.quad - tile.quad.mean(axis=0)))
        if tile.name == "9s"
        else tile
        for tile in tiles
    ]
    assert hand_from_tiles(large, SIZE).certainty < 0.7 * sure


@pytest.mark.parametrize(("gap", "is_a_guess"), [(0.0, True), (0.2, False)])
def test_in_a_tight_row_a_fifth_of_a_tile_sets_the_winning_one_apart(
    gap: float, is_a_guess: bool
) -> None:
    *hand, last = row("123m456p78922s555z")
    reading = hand_from_tiles(photo([*hand, *moved([last], gap, 0, 0)]), SIZE)
    assert bool(reading.win_candidates) is is_a_guess


def test_a_tile_that_hardly_lies_apart_is_likelier_to_have_won_than_the_last_one() -> None:
    first, *hand = row("123m456p78922s555z")
    reading = hand_from_tiles(photo([*moved([first], -0.26, 0, 0), *hand]), SIZE)
    assert reading.hand is not None
    assert str(reading.hand.win) == "1m"


def test_a_known_discard_is_evidence_for_the_winning_tile() -> None:
    hand = read(HAND, Expectation(red_fives=1, win=parse_tile("9s")))
    assert hand["win"] == "9s"


def test_an_indicator_that_was_turned_since_is_no_evidence_against_a_known_one() -> None:
    wall = row("__47m___", 3, 6, "dora")
    known = Expectation(red_fives=1, dora_indicators=(parse_tile("4m"),))
    assert read([*HAND, *wall], known)["dora_indicators"] in ("47m", "74m")


def certainty(bodies: list[TileBody], **known: object) -> float:
    return hand_from_tiles(photo(bodies), SIZE, expected=Expectation(**known)).certainty  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("whole", "gapped"),
    [("_____", "__--__"), ("__", "_----_"), ("__4m___", "__4m--__")],
)
def test_room_for_an_unseen_indicator_in_a_wall_makes_the_hand_doubtful(
    whole: str, gapped: str
) -> None:
    sure = certainty([*HAND, *wall(whole)])
    assert certainty([*HAND, *wall(gapped)]) < DOUBTFUL <= sure
    # NTS has no indicators.
    assert certainty([*HAND, *wall("__--__")], game="nts") >= DOUBTFUL


def test_another_number_of_indicators_than_the_kongs_turn_makes_the_hand_doubtful() -> None:
    kong = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *row("_77_z", 14.0, role="meld")]
    assert certainty([*kong, *wall("__4m___")]) < DOUBTFUL <= certainty([*kong, *wall("__47m__")])
    assert certainty([*kong, *wall("__4m___")], kong_dora=False) >= DOUBTFUL
    # The added tile of a kong was overlooked, or another player has one.
    chow = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("chi", "678m", "left", 14.0)]
    assert certainty([*chow, *wall("__47m__")]) >= DOUBTFUL
    pung = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *row("777z", 14.0, role="meld")]
    assert certainty([*pung, *wall("__47m__")]) < DOUBTFUL <= certainty([*pung, *wall("__4m___")])
    closed = [*row("123m456p78s22555z"), loose("9s", 14.5, 0)]
    one, both = (row(ura, 5.02, 4.6, "ura") for ura in ("6p", "6p1s"))
    assert certainty([*closed, *wall("__47m__"), *one]) < DOUBTFUL
    assert certainty([*closed, *wall("__47m__"), *both]) >= DOUBTFUL


def wall(text: str) -> list[TileBody]:
    return row(text, 3, 6, "dora")


def test_an_indicator_beside_discards_and_no_wall_may_be_one_of_them() -> None:
    alone, beside = [*HAND, loose("4m", 3, 7)], row("28p", 3.3, 8.35, "other")
    assert certainty([*alone, *beside]) < DOUBTFUL <= certainty(alone)
    # In a wall it is none, whatever lies beside it.
    assert certainty([*HAND, *wall("__4m___"), *row("286p419s", 3, 7.4, "other")]) >= DOUBTFUL


def test_nobody_is_sure_of_a_win_that_was_found_by_looking_for_one() -> None:
    """The reader was 72% sure of a smeared 3m that was a 2m; a win with it outweighs the rest."""
    tiles = photo(HAND)
    number = next(n for n, tile in enumerate(tiles) if tile.name == "3m")

    def read_with(share: float) -> HandReading:
        faces = np.zeros_like(tiles[number].probabilities)
        faces[CLASS_NAMES.index("3m")], faces[CLASS_NAMES.index("7m")] = share, 1 - share
        smeared = replace(tiles[number], probabilities=faces)
        return hand_from_tiles([*tiles[:number], smeared, *tiles[number + 1 :]], SIZE)

    assert read_with(0.72).complete and read_with(0.72).certainty < DOUBTFUL
    assert read_with(0.9).certainty >= DOUBTFUL


def test_a_blank_tile_that_won_may_not_have_been_seen() -> None:
    waiting = row("123m456p78922s55z")
    assert certainty(waiting) < DOUBTFUL
    # It could not have won with this hand, or nobody did.
    assert certainty(row("123m456p78922s66z")) >= DOUBTFUL
    assert certainty(waiting, won=False) >= DOUBTFUL


def test_a_closed_kong_is_doubtful_unless_two_of_its_faces_are_shown() -> None:
    def kong(text: str) -> list[TileBody]:
        hand = [*row("123m456p2z"), loose("2z", 7.3, 0), *meld("pon", "555z", "left", 9.5)]
        return [*hand, *row(text, 14.0, role="meld")]

    assert certainty(kong("____")) < DOUBTFUL <= certainty(kong("_77_z"))
    # Beside a turned tile it is no open one of somebody who turns none.
    assert certainty(kong("7777z")) < DOUBTFUL
    assert certainty(kong("____"), game="nts") >= DOUBTFUL
