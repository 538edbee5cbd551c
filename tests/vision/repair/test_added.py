"""A kong made of a pung: the added tile is found with the claimed one as one, or not at all."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.repair.made_scenes import FELT, ids, scene_of, tile
from vision.geometry import Quad, box_quad
from vision.repair.added import propose_added_tiles, take_added_tiles
from vision.scene import Scene, SeenTile

_IVORY = (215, 235, 240)
_CLAIMED, _ADDED = box_quad(222, 80, 302, 140), box_quad(222, 20, 302, 80)
_BOTH_IN_ONE = box_quad(222, 20, 302, 140)
_MOST_OF_BOTH = box_quad(222, 20, 302, 120)


def _upright(left: float, top: float) -> Quad:
    return box_quad(left, top, left + 60, top + 80)


def _table(turned: Sequence[Quad], *, on_table: Sequence[Quad], far: str = "2m") -> Scene:
    """Two 6s, turned frames at their right, and a row of others as a ruler."""
    row = [_upright(100 + 62 * number, 200) for number in range(6)]
    pair = [_upright(100, 60), _upright(161, 60)]
    picture = np.vstack([FELT, FELT])
    for quad in (*row, *pair, *on_table):
        (left, top), (right, bottom) = quad[0].astype(int), quad[2].astype(int)
        picture[top:bottom, left:right] = _IVORY
    tiles: list[SeenTile] = [tile(quad, "6s") for quad in pair]
    tiles += [tile(quad, "6s") for quad in turned]
    tiles += [tile(row[0], far), *(tile(quad, "3p") for quad in row[1:])]
    return scene_of(tiles, picture)


def _with_reading(scene: Scene, name: str = "6s", sure: float = 0.99) -> Scene:
    """The proposals as the reader would name them."""
    proposals = tuple(
        replace(each, tile=tile(each.tile.quad, name, each.tile.score, sure))
        for each in scene.proposals
    )
    return take_added_tiles(replace(scene, proposals=proposals))


@pytest.mark.parametrize("found", [[_BOTH_IN_ONE], [_CLAIMED], [_CLAIMED, _MOST_OF_BOTH]])
def test_the_added_tile_is_found_with_the_claimed_one_or_missed(found: list[Quad]) -> None:
    scene = _table(found, on_table=[_CLAIMED, _ADDED])
    read = _with_reading(propose_added_tiles(scene))
    kong = [each for each in read.tiles if each.name == "6s"]
    assert len(kong) == 4
    places = sorted(float(each.centre[1]) for each in kong[2:])
    assert places == pytest.approx([50, 110], abs=6)


def test_a_plain_pung_and_a_whole_kong_stay_as_they_are() -> None:
    pung = _table([_CLAIMED], on_table=[_CLAIMED])
    assert not propose_added_tiles(pung).proposals
    kong = _table([_CLAIMED, _ADDED], on_table=[_CLAIMED, _ADDED])
    assert ids(_with_reading(propose_added_tiles(kong))) == ids(kong)


@pytest.mark.parametrize("degrees", [-16, 16])
def test_an_upright_tile_that_lies_askew_is_not_a_turned_one(degrees: float) -> None:
    """It reaches as far along the row; cut in two, a white dragon would be a white dragon twice."""
    turn = np.radians(degrees)
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    askew = ((_upright(-30, -40) @ rotation.T) + [258, 98]).astype(np.float32)
    around = box_quad(*askew.min(axis=0), *askew.max(axis=0))
    assert not propose_added_tiles(_table([askew], on_table=[around])).proposals


@pytest.mark.parametrize(
    ("far", "name", "sure"), [("6s", "6s", 0.99), ("2m", "8s", 0.99), ("2m", "6s", 0.8)]
)
def test_only_four_of_a_kind_that_are_surely_read_are_a_kong(
    far: str, name: str, sure: float
) -> None:
    """A fifth, another face, and a face in doubt."""
    scene = propose_added_tiles(_table([_CLAIMED], on_table=[_CLAIMED, _ADDED], far=far))
    assert scene.proposals
    assert ids(_with_reading(scene, name, sure)) == ids(scene)


def test_a_tile_without_another_of_its_kind_has_no_pung() -> None:
    scene = _table([_CLAIMED], on_table=[_CLAIMED, _ADDED])
    others = {scene.tiles[0].id: tile(scene.tiles[0].quad, "7s")}
    others |= {each.id: tile(each.quad, "8s") for each in scene.tiles[1:2]}
    assert not propose_added_tiles(scene.with_changed(others, "test", "")).proposals
