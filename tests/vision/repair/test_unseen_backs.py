"""Closed kongs whose backs cannot be told from the table."""

import pytest

from tests.vision.layout.tables import loose, meld, photo, row
from tests.vision.repair.made_scenes import read, scene_of
from vision.repair.unseen_backs import add_unseen_backs
from vision.scene import SeenTile
from vision.training.render.bodies import TileBody

HAND = [*row("123m456p77s22z"), loose("7s", 11.2, 0)]
KONG = [*row("6__6z", 13.5, 0, "meld")]


def without_backs(bodies: list[TileBody], roll: float = 0.0) -> list[SeenTile]:
    return [tile for tile in photo(bodies, roll=roll) if not tile.is_back]


def unseen_backs(tiles: list[SeenTile]) -> list[SeenTile]:
    return [tile for tile in add_unseen_backs(scene_of(tiles)).tiles if tile.id >= len(tiles)]


@pytest.mark.parametrize("roll", [0, 30, 180])
def test_two_equal_faces_with_room_for_two_between_them_are_a_kong(roll: float) -> None:
    reading = read(without_backs([*HAND, *KONG], roll))
    assert reading.hand is not None
    told = reading.hand.as_json()
    assert told["melds"] == [{"kind": "ankan", "tiles": "6666z"}]
    assert (told["concealed"], told["win"]) == ("123m456p77s22z", "7s")
    assert 0 < reading.confidence < 0.9  # nobody has seen the backs


@pytest.mark.parametrize(
    "others",
    [row("6-6z", 13.5), row("6___6z", 13.5), row("6__7z", 13.5), row("66z", 13.5)],
    ids=["room for less", "room for more", "other faces", "side by side"],
)
def test_any_other_two_faces_are_none(others: list[TileBody]) -> None:
    assert unseen_backs(without_backs([*HAND, *others])) == []


@pytest.mark.parametrize("seen", [0, 1], ids=["the left one is seen", "the right one is seen"])
def test_one_back_beside_two_equal_faces_is_not_alone(seen: int) -> None:
    tiles = photo([*HAND, *row("_66_z", 13.5, 0, "meld")])
    backs = sorted((tile for tile in tiles if tile.is_back), key=lambda tile: tile.centre[0])
    reading = read([tile for tile in tiles if tile is not backs[1 - seen]])
    assert reading.hand is not None
    assert reading.hand.as_json()["melds"] == [{"kind": "ankan", "tiles": "6666z"}]
    assert 0 < reading.confidence < 0.9


def test_where_something_lies_between_them_it_is_no_kong() -> None:
    assert unseen_backs(photo([*HAND, *KONG])) == []
    assert unseen_backs(photo([*HAND, *row("6336z", 13.5)])) == []


def test_a_whole_hand_has_none_added() -> None:
    kong = meld("ankan", "1111s", None, 13.5)
    discards = [*row("7z", 0, 6, "other"), *row("7z", 3.03, 6, "other")]
    tiles = photo([*HAND, *kong, *discards])
    assert len(unseen_backs(tiles)) == 2
    reading = read(tiles)
    assert reading.hand is not None and len(reading.tiles) == len(tiles)
    assert [each["tiles"] for each in reading.hand.as_json()["melds"]] == ["1111s"]
