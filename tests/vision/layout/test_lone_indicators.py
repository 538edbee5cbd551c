"""Indicators of a wall that cannot be seen: faces that lie alone."""

from dataclasses import replace

import pytest

from tests.vision.layout.tables import loose, meld, photo, read, row
from vision.hand_reading import DOUBTFUL, HandReading, hand_from_tiles
from vision.read.faces import CLASS_COUNT
from vision.training.layout.scenes import SIZE

HAND = [*row("123m456p77s22333z"), loose("7s", 14.2, 0)]
FRAME = [*row("258p", -3, 12, "other"), *row("369s", 15, 12, "other")]
"""Melds in the far corners, so that nothing else lies at the picture's edge."""
ROWS = [*row("159m26p", 5, 9, "other"), *row("147s33z", 5, 7.6, "other")]


def indicators(reading: HandReading) -> tuple[str, str]:
    assert reading.hand is not None
    found = reading.hand.as_json()
    return found["dora_indicators"], found["ura_indicators"]


@pytest.mark.parametrize("roll", [0, 90, 250])
@pytest.mark.parametrize("faces", ["4m", "47m"])
def test_a_face_alone_or_two_are_indicators(faces: str, roll: float) -> None:
    reading = read([*HAND, *FRAME, *row(faces, 6, 5, "dora")], roll=roll)
    assert indicators(reading) == (faces, "")


def test_rows_of_discards_hold_none() -> None:
    assert indicators(read([*HAND, *FRAME, *ROWS])) == ("", "")
    assert indicators(read([*HAND, *FRAME, *ROWS, *row("4m", 0, 5, "dora")])) == ("4m", "")


def test_what_lies_at_the_edge_may_be_part_of_more() -> None:
    seen = photo([*HAND, *row("4m", 6, 8, "other")])
    assert indicators(hand_from_tiles(seen, SIZE)) == ("4m", "")
    top = min(float(tile.quad[:, 1].min()) for tile in seen)
    raised = [replace(tile, quad=tile.quad - (0, top)) for tile in seen]
    assert indicators(hand_from_tiles(raised, SIZE)) == ("", "")


def test_another_players_meld_is_none() -> None:
    there = meld("pon", "888p", "left", 4, 6)
    assert indicators(read([*HAND, *FRAME, *there])) == ("", "")


def test_what_is_hardly_a_tile_is_none() -> None:
    seen = photo([*HAND, *FRAME, *row("4m", 6, 5, "other")])
    faint = [replace(tile, score=0.45) if tile.name == "4m" else tile for tile in seen]
    assert indicators(hand_from_tiles(faint, SIZE)) == ("", "")


def test_what_can_hardly_be_read_either_is_no_reason_to_doubt_the_hand() -> None:
    """A page of a book or a piece of the wall, found faintly where an indicator may lie."""
    seen = photo([*HAND, *FRAME, *row("4m", 6, 5, "other")])
    sure = hand_from_tiles(photo([*HAND, *FRAME]), SIZE).confidence
    assert sure >= DOUBTFUL
    number = next(n for n, tile in enumerate(seen) if tile.name == "4m")
    faint = replace(seen[number], score=0.45)
    unread = replace(faint, probabilities=faint.probabilities * 0.4 + 0.6 / CLASS_COUNT)
    seen[number] = faint
    assert hand_from_tiles(seen, SIZE).confidence < DOUBTFUL
    seen[number] = unread
    assert hand_from_tiles(seen, SIZE).confidence >= DOUBTFUL
    as_two = seen[number].quad.mean(axis=0) + 2 * (faint.quad - faint.quad.mean(axis=0))
    seen[number] = replace(faint, score=0.9, quad=as_two.astype(faint.quad.dtype))
    found = hand_from_tiles(seen, SIZE)
    assert indicators(found) == ("", "") and found.confidence >= DOUBTFUL


@pytest.mark.parametrize("roll", [0, 90])
def test_where_an_indicator_may_have_been_missed_in_a_wall_the_hand_is_doubtful(
    roll: float,
) -> None:
    wall = row("__48__m", 4, 5, "dora")
    seen = photo([*HAND, *FRAME, *wall], roll=roll)
    assert hand_from_tiles(seen, SIZE).confidence >= DOUBTFUL
    without = [tile for tile in seen if tile.name != "8m"]
    missed = hand_from_tiles(without, SIZE)
    assert indicators(missed) == ("4m", "") and missed.confidence < DOUBTFUL
    beyond = [tile for tile in without if tile.name != "4m"]
    assert indicators(hand_from_tiles(beyond, SIZE)) == ("", "")


def test_a_back_alone_is_no_reason_to_doubt_the_hand() -> None:
    """A box or a cup that is taken for one, where a closed kong might lie."""
    plain = read([*HAND, *FRAME]).confidence
    beside = [row("_", x, y, "other")[0] for x, y in ((17.0, 0.0), (16.5, 2.0), (-2.5, 0.5))]
    for back in beside:
        assert read([*HAND, *FRAME, back]).confidence > plain - 0.01


def test_tiles_of_a_kong_that_are_left_out_are_one() -> None:
    kong = row("_88_p", 16.5, 0.0, "meld")
    seen = photo([*HAND, *FRAME, *kong])
    assert hand_from_tiles(seen, SIZE).confidence < DOUBTFUL
