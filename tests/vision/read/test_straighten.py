import numpy as np
import pytest

from vision.geometry import Image, Quad, box_quad
from vision.read.reader import straighten


def picture(side: int) -> Image:
    """Red top left, green top right, blue bottom right, white bottom left, in the middle half."""
    image = np.zeros((side * 2, side * 2, 3), np.uint8)
    half = side // 2
    image[half:side, half:side] = (0, 0, 255)
    image[half:side, side : side + half] = (0, 255, 0)
    image[side : side + half, side : side + half] = (255, 0, 0)
    image[side : side + half, half:side] = (255, 255, 255)
    return image


def corner_colours(crop: Image) -> list[list[int]]:
    near, far = crop.shape[0] // 4, crop.shape[0] * 3 // 4
    places = [(near, near), (near, far), (far, far), (far, near)]
    return [(crop[place] > 127).astype(int).tolist() for place in places]


RED, GREEN, BLUE, WHITE = [0, 0, 1], [0, 1, 0], [1, 0, 0], [1, 1, 1]


@pytest.mark.parametrize("side", [30, 100, 800])
def test_a_face_of_any_size_fills_the_crop(side: int) -> None:
    quad = box_quad(side / 2, side / 2, side * 1.5, side * 1.5)
    crop = straighten(picture(side), quad, side=96)
    assert crop.shape == (96, 96, 3)
    assert corner_colours(crop) == [RED, GREEN, BLUE, WHITE]


def test_a_quad_that_starts_at_another_corner_turns_the_crop() -> None:
    quad: Quad = np.roll(box_quad(50, 50, 150, 150), -1, axis=0)
    assert corner_colours(straighten(picture(100), quad)) == [GREEN, BLUE, WHITE, RED]


def test_a_slanted_face_comes_out_straight() -> None:
    image = np.zeros((200, 200, 3), np.uint8)
    quad = np.array([[100, 20], [180, 100], [100, 180], [20, 100]], np.float32)
    for row in range(200):
        for column in range(200):
            if abs(row - 100) + abs(column - 100) < 80:
                image[row, column] = 255
    assert straighten(image, quad, margin=0.0).mean() > 245


@pytest.mark.parametrize("shift", [-400.0, 0.0, 400.0])
def test_a_quad_beyond_the_edge_gives_a_crop_all_the_same(shift: float) -> None:
    quad = box_quad(50, 50, 150, 150) + np.float32(shift)
    assert straighten(picture(100), quad).shape == (96, 96, 3)
