"""A blank face that the reader takes for nothing is one where it continues a row in its colour."""

import numpy as np
import pytest

from tests.vision.repair.made_scenes import back, scene_of, tile
from tests.vision.repair.test_gaps import FELT, INK, IVORY
from vision.geometry import Image, Quad, box_quad
from vision.repair.blank import name_blank_faces

BESIDE, NEXT = box_quad(350, 60, 400, 130), box_quad(400, 60, 450, 130)


def row(blank: int, colour: tuple[int, int, int] = IVORY) -> tuple[Image, list[Quad]]:
    """Five faces, then so many blank ones of a colour."""
    image = np.full((200, 600, 3), FELT, np.uint8)
    image[60:130, 100:350] = IVORY
    image[60:130, 350 : 350 + 50 * blank] = colour
    for place in range(5):
        image[90:100, 110 + 50 * place : 140 + 50 * place] = INK
    return image, [box_quad(100 + 50 * n, 60, 150 + 50 * n, 130) for n in range(5)]


def blank_faces(
    image: Image, faces: list[Quad], backs: list[Quad], doubtful: list[Quad]
) -> list[int]:
    """Which of the doubtful ones are white dragons after the repair."""
    tiles = [tile(quad, "none") for quad in doubtful]
    tiles += [*map(tile, faces), *map(back, backs)]
    scene = name_blank_faces(scene_of(tiles, image))
    return [each.id for each in scene.tiles if each.name == "5z"]


def test_ivory_that_continues_the_row_is_a_face_one_after_another() -> None:
    image, faces = row(2)
    assert blank_faces(image, faces, [], [NEXT, BESIDE]) == [0, 1]


def test_which_way_up_the_others_were_read_does_not_matter() -> None:
    image, faces = row(1)
    turned = [np.roll(face, turn, axis=0) for turn, face in enumerate(faces)]
    assert blank_faces(image, turned, [], [np.roll(BESIDE, 2, axis=0)]) == [0]


@pytest.mark.parametrize(
    ("blank", "colour", "place"),
    [
        (0, IVORY, BESIDE),
        (1, (60, 60, 160), BESIDE),
        (2, IVORY, box_quad(350, 60, 375, 130)),
        (3, IVORY, box_quad(440, 60, 490, 130)),
    ],
    ids=["the table", "a back", "half a tile", "a tile's width away"],
)
def test_other_things_are_no_face(blank: int, colour: tuple[int, int, int], place: Quad) -> None:
    image, faces = row(blank, colour)
    assert blank_faces(image, faces, [], [place]) == []


def test_two_faces_do_not_say_what_ivory_is() -> None:
    image, faces = row(1)
    assert blank_faces(image, faces[-2:], [], [BESIDE]) == []


def test_ivory_beside_a_back_is_a_face_and_more_beside_it() -> None:
    image, faces = row(0)
    image[150:190, 300:328] = (60, 60, 160)
    image[150:190, 328:384] = IVORY
    back, first, second = (box_quad(x, 150, x + 28, 190) for x in (300, 328, 356))
    assert blank_faces(image, faces, [back], [second, first]) == [0, 1]
    assert blank_faces(image, faces, [], [second, first]) == []
    assert blank_faces(image, faces, [first], [box_quad(272, 150, 300, 190)]) == []  # the table
