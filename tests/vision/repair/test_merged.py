"""A frame around two tiles is cut in two where the reader sees a face in both halves."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.repair.made_scenes import ids, scene_of, tile
from vision.geometry import Quad, box_quad
from vision.repair.whole_tiles import propose_halves, take_halves
from vision.scene import Scene

ROW = [box_quad(x, 0, x + 60, 80) for x in range(0, 600, 62)]
BESIDE, LEFT = box_quad(660, 0, 780, 80), box_quad(660, 0, 720, 80)
STACKED, UPPER = box_quad(660, 0, 720, 160), box_quad(660, 0, 720, 80)
TURNED, UPPER_TURNED = box_quad(660, 0, 740, 120), box_quad(660, 0, 740, 60)


def with_halves(double: Quad, sure: float, name: str = "6m", whole: float = 0.9) -> Scene:
    """The row beside a large frame, once the reader has read what is proposed."""
    scene = propose_halves(scene_of([*map(tile, ROW), tile(double, "8p", sure=whole)]))
    read = [replace(one, tile=tile(one.tile.quad, name, sure=sure)) for one in scene.proposals]
    return replace(scene, proposals=tuple(read))


@pytest.mark.parametrize(
    ("double", "half"), [(BESIDE, LEFT), (STACKED, UPPER), (TURNED, UPPER_TURNED)]
)
def test_a_frame_as_large_as_two_tiles_becomes_two(double: Quad, half: Quad) -> None:
    found = take_halves(with_halves(double, 0.99))
    assert [each.name for each in found.tiles[len(ROW) :]] == ["6m", "6m"]
    boxes = [[*each.quad.min(axis=0), *each.quad.max(axis=0)] for each in found.tiles]
    assert np.allclose(min(boxes[len(ROW) :]), [*half[0], *half[2]], atol=1)
    assert not found.proposals


@pytest.mark.parametrize(("sure", "name"), [(0.6, "6m"), (0.99, "none")])
def test_it_stays_one_where_the_reader_sees_no_two_faces(sure: float, name: str) -> None:
    assert ids(take_halves(with_halves(BESIDE, sure, name))) == list(range(len(ROW) + 1))


def test_half_of_an_eight_is_a_four_and_an_eight_all_the_same() -> None:
    assert take_halves(with_halves(STACKED, 0.95, "4p", whole=0.999)).tiles[-1].name == "8p"


def test_a_tile_among_halves_is_large_no_more_once_they_are_joined() -> None:
    scene = with_halves(BESIDE, 0.99)
    larger = {each.id: tile(2 * each.quad) for each in scene.tiles[: len(ROW)]}
    joined = scene.with_changed(larger, "test", "joined")
    assert ids(take_halves(joined)) == list(range(len(ROW) + 1))


def test_a_tile_of_the_usual_size_is_not_cut() -> None:
    assert not propose_halves(scene_of(list(map(tile, ROW)))).proposals
    assert not propose_halves(scene_of([*map(tile, ROW[:3]), tile(BESIDE)])).proposals
