"""A hand that nobody won with: 13 tiles, whatever else lies on the table."""

import pytest

from tests.vision.layout.tables import loose, meld, photo, row
from vision.hand_reading import hand_from_tiles
from vision.training.layout.scenes import SIZE
from vision.training.render.bodies import TileBody

CLOSED = row("46m159p1335s1237z")
WITH_A_MELD = [*row("3m3779p79s233z"), *meld("pon", "555z", "left", 11.5)]


@pytest.mark.parametrize("bodies", [CLOSED, WITH_A_MELD], ids=["closed", "with a meld"])
def test_a_thing_like_a_tile_beside_it_does_not_win_it(bodies: list[TileBody]) -> None:
    seen = photo([*bodies, loose("4p", 4.0, 2.6)])
    won = hand_from_tiles(seen, SIZE, red_fives=1)
    assert won.hand is not None and str(won.hand.win) == "4p"
    reading = hand_from_tiles(seen, SIZE, red_fives=1, won=False)
    assert reading.hand is not None and reading.hand.win is None
    assert len(reading.hand.concealed) + 3 * len(reading.hand.melds) == 13
    assert not reading.notes and reading.confidence > 0.9


def test_nothing_is_said_of_a_fourteenth_tile() -> None:
    assert not hand_from_tiles(photo(CLOSED), SIZE, red_fives=1, won=False).notes
    (few,) = hand_from_tiles(photo(CLOSED[1:]), SIZE, red_fives=1, won=False).notes
    assert few.values == {"count": 12, "wanted": 13}


def test_its_last_tile_is_not_set_apart() -> None:
    seen = photo([*row("46m159p1335s123z"), loose("7z", 12.9, 0)])
    reading = hand_from_tiles(seen, SIZE, red_fives=1, won=False)
    assert reading.hand is not None and reading.hand.win is None
    assert len(reading.hand.concealed) == 13
