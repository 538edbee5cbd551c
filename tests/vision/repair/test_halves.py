"""Pieces of a tile are found by their size, and are one tile where the reader says so."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.repair.made_scenes import back, ids, scene_of, tile
from vision.geometry import Quad, box_quad
from vision.repair import REPAIRS
from vision.repair.whole_tiles import join_pieces, possible_wholes, propose_whole_tiles
from vision.scene import Scene, SeenTile

ROW = [box_quad(x, 0, x + 60, 80) for x in range(0, 600, 62)]
UPPER, LOWER = box_quad(620, 0, 680, 42), box_quad(620, 38, 680, 80)
WHOLE = box_quad(620, 0, 680, 80)
LARGER_LOWER = box_quad(620, 20, 680, 80)


Whole = tuple[tuple[int, ...], Quad]


def pairs(tiles: list[Quad]) -> list[Whole]:
    return [whole for whole in possible_wholes(tiles) if len(whole[0]) == 2]


def test_two_halves_make_a_tile_as_large_as_the_others() -> None:
    ((pieces, quad),) = pairs([*ROW, UPPER, LOWER])
    assert pieces == (len(ROW), len(ROW) + 1)
    assert np.allclose(quad, WHOLE, atol=1)


def test_a_half_alone_is_grown_to_either_side() -> None:
    (first, up), (second, down) = possible_wholes([*ROW, UPPER])
    assert first == second == (len(ROW),)
    assert np.allclose(down, WHOLE, atol=1)
    assert up[:, 1].min() < -30


@pytest.mark.parametrize(
    "tiles",
    [
        [*ROW],
        [*ROW, box_quad(620, 0, 700, 60)],
        [*ROW, box_quad(620, 0, 700, 60), box_quad(620, -62, 700, -2)],
        [*ROW, box_quad(620, 4, 680, 84)],
        [UPPER, LOWER, *ROW[:3]],
        [],
    ],
    ids=["a row", "a sideways tile", "an added kong", "a tile set apart", "too few", "none"],
)
def test_whole_tiles_are_left_alone(tiles: list[Quad]) -> None:
    assert list(possible_wholes(tiles)) == []


def test_far_tiles_are_measured_by_their_own_neighbours() -> None:
    near = [box_quad(x, 400, x + 120, 560) for x in range(0, 1200, 125)]
    far = [box_quad(x, y, x + 50, y + 40) for x in range(0, 600, 52) for y in (0, 42)]
    assert pairs([*near, *far]) == []


def test_halves_lying_on_their_side_are_joined_too() -> None:
    left, right = box_quad(620, 20, 662, 80), box_quad(658, 20, 700, 80)
    ((_, whole),) = pairs([*ROW, left, right])
    assert np.allclose(whole, box_quad(620, 20, 700, 80), atol=1)


def read_as(scene: Scene, name: str, sure: float) -> Scene:
    """The scene once the reader has read what is proposed: both pieces together as this."""
    read = [
        replace(one, tile=tile(one.tile.quad, name if len(one.pieces) > 1 else "none", sure=sure))
        for one in scene.proposals
    ]
    return replace(scene, proposals=tuple(read))


def pieces(name: str, sure: float) -> list[SeenTile]:
    return [*map(tile, ROW), tile(UPPER, name, sure=sure), tile(LOWER, name, sure=sure)]


def test_pieces_become_one_tile_where_the_reader_is_surer_of_the_whole() -> None:
    scene = propose_whole_tiles(scene_of(pieces("2p", 0.7)))
    joined = join_pieces(read_as(scene, "4p", 0.97))
    assert ids(joined) == [*range(len(ROW)), len(ROW) + 2]
    assert joined.tiles[-1].name == "4p" and not joined.proposals


@pytest.mark.parametrize(("name", "sure"), [("none", 0.99), ("4p", 0.6)])
def test_pieces_of_nothing_stay_as_they_are(name: str, sure: float) -> None:
    scene = read_as(propose_whole_tiles(scene_of(pieces("2p", 0.99))), name, sure)
    assert ids(join_pieces(scene)) == list(range(len(ROW) + 2))


def test_pieces_that_are_no_tiles_by_their_size_are_one_however_surely_they_are_read() -> None:
    scene = read_as(propose_whole_tiles(scene_of(pieces("2p", 0.999))), "4p", 0.97)
    assert join_pieces(scene).tiles[-1].name == "4p"


def test_two_small_tiles_that_are_read_surely_stay_two() -> None:
    both = [tile(quad, "2p", sure=0.99) for quad in (box_quad(620, 0, 680, 60), LARGER_LOWER)]
    scene = read_as(propose_whole_tiles(scene_of([*map(tile, ROW), *both])), "4p", 0.97)
    assert len(scene.proposals) == 1
    assert ids(join_pieces(scene)) == list(range(len(ROW) + 2))


def test_pieces_that_show_no_face_are_pieces_all_the_same() -> None:
    scene = read_as(propose_whole_tiles(scene_of(pieces("none", 0.6))), "3s", 0.99)
    for repair in REPAIRS:
        scene = repair.do(scene) if repair.when != "found" else scene
    assert scene.tiles[-1].name == "3s" and len(scene.tiles) == len(ROW) + 1


def test_a_back_is_no_piece_of_a_face() -> None:
    tiles = [*map(tile, ROW), tile(UPPER, sure=0.5), back(LOWER)]
    assert all(len(one.pieces) == 1 for one in propose_whole_tiles(scene_of(tiles)).proposals)
