"""Which faint answers of the detector are believed."""

import numpy as np
import pytest

from tests.vision.repair.made_scenes import FELT, ids, scene_of, tile
from vision.geometry import Quad, box_quad
from vision.repair.no_tiles import continue_rows, drop_faint_tiles_outside_rows
from vision.scene import SeenTile

SURE = [box_quad(0, 0, 40, 50), box_quad(40, 2, 80, 52)]


def turned(quads: list[Quad], degrees: float) -> list[Quad]:
    angle = np.deg2rad(degrees)
    matrix = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return [np.asarray(quad @ matrix.T, np.float32) for quad in quads]


@pytest.mark.parametrize("degrees", [0, 30, 45, 200])
def test_a_tile_at_the_end_of_a_row_continues_it(degrees: float) -> None:
    faint = [box_quad(82, 0, 122, 50)]
    assert continue_rows(turned(faint, degrees), turned(SURE, degrees)) == [0]


@pytest.mark.parametrize(
    "quad",
    [
        box_quad(82, 0, 122, 25),
        box_quad(200, 0, 240, 50),
        box_quad(60, 2, 100, 52),
        box_quad(80, 30, 120, 80),
    ],
    ids=["half as tall", "far off", "half on a tile", "out of line"],
)
def test_what_does_not_continue_the_row_is_not_believed(quad: Quad) -> None:
    assert continue_rows([quad], SURE) == []


def test_of_two_in_one_place_the_first_is_taken() -> None:
    assert continue_rows([box_quad(82, 0, 122, 50), box_quad(90, 0, 130, 50)], SURE) == [0]


def test_faint_tiles_continue_a_row_one_after_another_and_the_others_go() -> None:
    """Three blank tiles at its end: each has the one before it to speak for it."""

    def found(place: int, score: float) -> SeenTile:
        return tile(box_quad(50 * place, 0, 50 * place + 48, 70), score=score)

    tiles = [found(place, 0.8) for place in range(5)]
    tiles += [found(12, 0.25), *(found(place, 0.15) for place in (7, 5, 6))]
    scene = drop_faint_tiles_outside_rows(scene_of(tiles))
    assert ids(scene) == [0, 1, 2, 3, 4, 6, 7, 8]
    (_, step) = scene.steps
    assert (step.stage, step.did, step.tiles) == ("faint", "dropped", (5,))


def test_without_a_sure_tile_nothing_faint_is_one() -> None:
    assert ids(drop_faint_tiles_outside_rows(scene_of([tile(SURE[0], score=0.2)]))) == []


@pytest.mark.parametrize(
    ("size", "colour", "kept"),
    [
        ((60, 80), (215, 235, 240), True),
        ((60, 80), (120, 160, 170), False),
        ((30, 40), (215, 235, 240), False),
    ],
    ids=["a blank tile", "of another colour", "too small"],
)
def test_a_blank_tile_is_believed_by_itself(
    size: tuple[int, int], colour: tuple[int, int, int], kept: bool
) -> None:
    picture = np.vstack([FELT, FELT])
    row = [box_quad(20 + 62 * n, 20, 80 + 62 * n, 100) for n in range(6)]
    blank = box_quad(300, 250, 300 + size[0], 250 + size[1])
    for quad, paint in ((blank, colour), *((quad, (215, 235, 240)) for quad in row)):
        (left, top), (right, bottom) = quad[0].astype(int), quad[2].astype(int)
        picture[top:bottom, left:right] = paint
    scene = scene_of([*(tile(quad) for quad in row), tile(blank, score=0.2)], picture)
    assert (6 in ids(drop_faint_tiles_outside_rows(scene))) is kept
