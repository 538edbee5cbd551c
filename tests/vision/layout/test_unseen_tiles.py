"""What lies on the table and is no part of the hand that was read makes that hand doubtful."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.layout.tables import loose, photo, row
from tests.vision.repair.made_scenes import scene_of, tile
from vision.geometry import box_quad
from vision.hand_reading import DOUBTFUL, hand_from_tiles
from vision.layout.melds import LaidHand
from vision.pipeline import hand_in
from vision.repair.no_tiles import drop_what_is_no_tile
from vision.resolve.read_table import another_stands_apart
from vision.scene import Scene
from vision.training.layout.scenes import SIZE

HAND = [*row("123m456p77s22333z"), loose("7s", 14.2, 0)]
FRAME = [*row("258p", -3, 12, "other"), *row("369s", 15, 12, "other")]


def test_a_face_alone_at_the_edge_may_be_the_indicator_where_there_is_none() -> None:
    """It may be part of a river beyond the edge, too, and so is not taken for one."""
    seen = photo([*HAND, *row("4m", 6, 8, "other")])
    top = min(float(tile.quad[:, 1].min()) for tile in seen)
    raised = [replace(tile, quad=tile.quad - (0, top)) for tile in seen]
    others = [tile for tile in raised if tile.name != "4m"]
    found, without = (hand_from_tiles(tiles, SIZE) for tiles in (raised, others))
    assert found.hand is not None and not found.hand.dora_indicators
    assert found.confidence < DOUBTFUL <= without.confidence


@pytest.mark.parametrize(
    ("first", "win", "is_apart"),
    [
        (-0.4, (4.0, 0.1), True),
        (-0.1, (4.0, 0.1), False),  # all of them in one row
        (-0.4, (5.5, 0.0), False),  # the winning tile stands apart, too
        (-0.4, (2.0, 1.5), False),
    ],
)
def test_a_tile_that_stands_apart_may_be_the_winning_one(
    first: float, win: tuple[float, float], is_apart: bool
) -> None:
    centres = np.array([(first, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), win])
    laid = LaidHand((0, 1, 2, 3), 4, (), frozenset(), 1.0)
    assert another_stands_apart(centres, laid) is is_apart
    assert not another_stands_apart(centres, replace(laid, win=None))


def test_a_frame_that_is_surely_there_and_shows_no_face_is_kept_in_mind() -> None:
    box = box_quad(20, 20, 80, 100)
    for score, is_unread in ((0.9, True), (0.4, False)):
        scene = drop_what_is_no_tile(scene_of([tile(box, "none", score), tile(box + 200)]))
        assert [each.score for each in scene.unread] == ([score] if is_unread else [])
        assert len(scene.tiles) == 1


def test_a_hand_beside_which_more_lies_than_was_read_is_doubted_once() -> None:
    picture = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    scene = Scene(picture).with_added(photo([*HAND, *FRAME]), "test", "laid there")
    plain = hand_in(scene)
    found = hand_in(replace(scene, unread=scene.tiles[:1]))
    assert plain.confidence >= DOUBTFUL > found.confidence
    assert found.hand is not None and plain.hand is not None
    assert found.hand.as_json() == plain.hand.as_json()
    assert found.may_lack_one and found.lacking_one() is found
