"""The one thing that is said about a picture."""

from dataclasses import replace

import pytest

from tests.kiosk_app.laid_hands import SIZE, laid, nothing_there
from vision.advice import advice
from vision.geometry import box_quad
from vision.hand_reading import ReadTile, note
from vision.photo.quality import FLAWS, FlawId
from vision.reading import PhotoReading

NO_HAND = nothing_there(note("no-hand"))


def tiles_at(*lefts: float, name: str = "3p") -> tuple[ReadTile, ...]:
    return tuple(
        ReadTile(name, box_quad(left, 300, left + 40, 356), 0.99, "other", False, ())
        for left in lefts
    )


def without_hand(tiles: tuple[ReadTile, ...], *flaws: FlawId) -> PhotoReading:
    hand = replace(NO_HAND.hand_reading, tiles=tiles)
    return replace(NO_HAND, hand_reading=hand, flaws=tuple(FLAWS[flaw] for flaw in flaws))


def said(reading: PhotoReading) -> str | None:
    found = advice(reading)
    return None if found is None else found.code


def test_a_good_picture_gets_no_advice() -> None:
    assert said(laid("234m456p67s11z555z", "8s")) is None


def test_half_a_hand_is_cut_off_and_not_missing() -> None:
    assert said(without_hand(tiles_at(0, 44, 88, 132))) == "hand-cut-off"
    assert (
        said(without_hand(tiles_at(*(SIZE[0] - 40 * at for at in range(1, 6))))) == "hand-cut-off"
    )


def test_a_discard_or_two_at_the_edge_are_no_hand() -> None:
    assert said(without_hand(tiles_at(0, 44))) == "no-hand"


def test_tiles_in_the_middle_are_no_hand_either() -> None:
    assert said(without_hand(tiles_at(300, 344, 388, 432))) == "no-hand"


def test_backs_at_the_edge_are_the_wall() -> None:
    assert said(without_hand(tiles_at(0, 44, 88, 132, name="back"))) == "no-hand"


@pytest.mark.parametrize("hidden", ["standing", "covered"])
def test_a_standing_hand_is_not_called_blurred(hidden: str) -> None:
    reading = laid("234m456p67s11z555z", "8s", notes=(note(hidden),), flaws=(FLAWS["blurred"],))
    assert said(reading) == hidden


def test_where_tiles_are_seen_but_no_hand_nothing_is_said_of_sharpness() -> None:
    assert said(without_hand(tiles_at(300, 344, 388), "blurred")) == "no-hand"
    assert said(without_hand((), "blurred")) == "blurred"


@pytest.mark.parametrize("flaw", ["dark", "bright", "glare", "small", "cut-off", "blurred"])
def test_light_and_size_come_before_what_they_cause(flaw: FlawId) -> None:
    reading = laid("234m456p67s11z555z", "8s", notes=(note("no-win"),), flaws=(FLAWS[flaw],))
    assert said(reading) == flaw


def test_in_the_dark_even_a_standing_hand_needs_light_first() -> None:
    flaws = (FLAWS["dark"], FLAWS["blurred"])
    reading = laid("234m456p67s11z555z", "8s", notes=(note("standing"),), flaws=flaws)
    assert said(reading) == "dark"
