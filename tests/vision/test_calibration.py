"""The judgement of a camera's place, on tiles projected by a camera whose place is known."""

import cv2
import numpy as np
import pytest

from vision.calibration import Grade, Subject, judge_placement, tilt_of
from vision.geometry import Image, Quad
from vision.layout.table import TALL

SIZE = (1920, 1080)
FOCAL = 1500.0


def tiles_seen(tilt: float, width: float = 45.0, turns: tuple[int, ...] = (0, 90)) -> list[Quad]:
    """Twelve tiles on a table, as a camera sees them that far from straight down."""
    distance = FOCAL / width  # in tile widths
    angle = np.radians(tilt)
    found = []
    for number in range(12):
        turn = np.radians(turns[number % len(turns)])
        middle = np.array([(number % 4 - 1.5) * 5.0, (number // 4 - 1) * 4.0])
        corners = np.array([[-0.5, -TALL / 2], [0.5, -TALL / 2], [0.5, TALL / 2], [-0.5, TALL / 2]])
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        x, y = (corners @ spin.T + middle).T
        depth = distance - y * np.sin(angle)
        shown = np.stack([FOCAL * x / depth, FOCAL * y * np.cos(angle) / depth], axis=1)
        found.append((shown + np.array(SIZE) / 2).astype(np.float32))
    return found


def picture(tiles: list[Quad], ivory: int = 220, blur: float = 0.0) -> Image:
    image = np.full((SIZE[1], SIZE[0], 3), 60, np.uint8)
    for quad in tiles:
        cv2.fillConvexPoly(image, np.round(quad).astype(np.int32), (ivory, ivory, ivory))
        inner = quad.mean(axis=0) + (quad - quad.mean(axis=0)) * 0.5
        cv2.polylines(image, [np.round(inner).astype(np.int32)], True, (ivory // 6,) * 3, 3)
    return cv2.GaussianBlur(image, (0, 0), blur).astype(np.uint8) if blur else image


@pytest.mark.parametrize("turns", [(0,), (0, 90), (30, 120, 200)])
@pytest.mark.parametrize("tilt", [0.0, 20.0, 40.0, 55.0])
def test_the_tilt_follows_from_the_tiles(tilt: float, turns: tuple[int, ...]) -> None:
    # Near straight down a little noise in the corners looks like some degrees.
    assert tilt_of(tiles_seen(tilt, turns=turns), SIZE) == pytest.approx(tilt, abs=8.0)


def test_a_well_placed_camera_can_stay() -> None:
    tiles = tiles_seen(15.0)
    calibration = judge_placement(picture(tiles), tiles)
    assert calibration.is_good
    assert [each.subject for each in calibration.judgements] == list(Subject)
    assert {each.grade for each in calibration.judgements} == {Grade.GOOD}
    assert calibration.first_to_change is None


@pytest.mark.parametrize(
    ("subject", "tiles", "ivory", "blur"),
    [
        (Subject.SIZE, tiles_seen(10.0, width=14.0), 220, 0.0),
        (Subject.SHARPNESS, tiles_seen(10.0), 220, 9.0),
        (Subject.LIGHT, tiles_seen(10.0), 40, 0.0),
        (Subject.TILT, tiles_seen(72.0), 220, 0.0),
        (Subject.TILES, tiles_seen(10.0)[:3], 220, 0.0),
    ],
)
def test_what_is_wrong_is_what_the_advice_is_about(
    subject: Subject, tiles: list[Quad], ivory: int, blur: float
) -> None:
    calibration = judge_placement(picture(tiles, ivory, blur), tiles)
    found = calibration.of(subject)
    assert found is not None and found.grade is Grade.POOR
    assert not calibration.is_good
    assert calibration.first_to_change is subject


def test_a_lamp_in_a_tile_is_glare() -> None:
    tiles = tiles_seen(10.0)
    image = picture(tiles)
    cv2.fillConvexPoly(image, np.round(tiles[5]).astype(np.int32), (255, 255, 255))
    found = judge_placement(image, tiles).of(Subject.GLARE)
    assert found is not None and found.grade is Grade.POOR


def test_a_preview_is_judged_by_the_still_it_stands_for() -> None:
    tiles = tiles_seen(10.0, width=14.0)
    small = judge_placement(picture(tiles), tiles).of(Subject.SIZE)
    same = judge_placement(picture(tiles), tiles, still_scale=5.0).of(Subject.SIZE)
    assert small is not None and same is not None
    assert (small.grade, same.grade) == (Grade.POOR, Grade.GOOD)


def test_an_empty_table_is_asked_for_tiles() -> None:
    assert judge_placement(picture([]), []).first_to_change is Subject.TILES
