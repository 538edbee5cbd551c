"""The truth of a rendered photo says whether anyone could read it."""

from dataclasses import replace

import numpy as np
import pytest

from vision.training.artist import training_style
from vision.training.render import RenderedPhoto, TrueTile, render_photo
from vision.training.render.readable import LEAST_FACING, LEAST_VISIBLE, hindrances


@pytest.fixture(scope="module")
def photos() -> list[RenderedPhoto]:
    return [
        render_photo(seed, (960, 540), training_style(seed), hand_only=True, tidy=True)
        for seed in (0, 23, 26)
    ]


@pytest.fixture(scope="module")
def clear(photos: list[RenderedPhoto]) -> RenderedPhoto:
    return next(photo for photo in photos if not hindrances(photo))


def with_first(photo: RenderedPhoto, **changes: object) -> RenderedPhoto:
    number = next(n for n, tile in enumerate(photo.tiles) if tile.role == "concealed")
    tiles = list(photo.tiles)
    changed: TrueTile = replace(tiles[number], **changes)  # type: ignore[arg-type]
    tiles[number] = changed
    return replace(photo, tiles=tuple(tiles))


def test_a_covered_steep_tiny_or_cut_off_face_is_told_apart(clear: RenderedPhoto) -> None:
    quad = next(tile.quad for tile in clear.tiles if tile.role == "concealed")
    middle = quad.mean(axis=0)
    assert hindrances(with_first(clear, visible=LEAST_VISIBLE - 0.01)) == ("hidden",)
    assert hindrances(with_first(clear, facing=LEAST_FACING - 0.01)) == ("steep",)
    assert hindrances(with_first(clear, quad=middle + (quad - middle) * 0.1)) == ("small",)
    assert hindrances(with_first(clear, quad=quad - np.float32(2000))) == ("cut-off",)


def test_a_tile_missing_from_the_picture_is_cut_off(clear: RenderedPhoto) -> None:
    tiles = [tile for tile in clear.tiles if tile.role != "win"]
    assert hindrances(replace(clear, tiles=tuple(tiles))) == ("cut-off",)


def test_what_lies_elsewhere_on_the_table_hinders_nobody(clear: RenderedPhoto) -> None:
    stray = replace(clear.tiles[0], role="other", visible=0.1, facing=0.1)
    assert hindrances(replace(clear, tiles=(*clear.tiles, stray))) == ()


def test_the_renderer_lays_tiles_over_others_and_stands_them_up_before_a_high_camera(
    photos: list[RenderedPhoto],
) -> None:
    assert [hindrances(photo) for photo in photos] == [(), ("hidden",), ("steep",)]
