from collections import Counter
from functools import cache

import numpy as np
import pytest

from scorer.tiles import parse_tiles
from vision.read.reader import straighten
from vision.training.artist import draw_face, training_style
from vision.training.render import RenderedPhoto, render_photo


def tidy(seed: int, size: tuple[int, int] = (1280, 720)) -> RenderedPhoto:
    return render_photo(seed, size, training_style(seed), hand_only=True, tidy=True)


kept = cache(tidy)


def test_the_same_seed_gives_the_same_photo_and_truth() -> None:
    assert np.array_equal(kept(3).image, tidy(3).image)
    assert kept(3).as_json() == tidy(3).as_json()


@pytest.mark.parametrize("seed", range(10))
def test_the_truth_of_a_hand_lists_the_tiles_in_the_picture(seed: int) -> None:
    photo = kept(seed)
    assert photo.hand is not None
    for role, text in [("concealed", "concealed"), ("win", "win"), ("dora", "dora_indicators")]:
        shown = Counter(tile.face for tile in photo.tiles if tile.role == role)
        assert shown == Counter(int(tile) for tile in parse_tiles(photo.hand[text])), role
    melded = [tile for tile in photo.tiles if tile.role == "meld"]
    melds = photo.hand["melds"]
    assert len(melded) == sum(len(parse_tiles(meld["tiles"])) for meld in melds)
    closed = sum(meld["kind"] == "ankan" for meld in melds)
    assert sum(tile.is_back for tile in melded) == 2 * closed
    claimed = sum(2 if m["kind"] == "kakan" else m["kind"] != "ankan" for m in melds)
    assert sum(tile.sideways for tile in melded) == claimed


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_within_the_corners_is_the_face_upright(seed: int) -> None:
    """The crop is more like the drawn face than like that face upside down."""
    style, photo = training_style(seed), kept(seed)
    better = []
    for tile in photo.tiles:
        if tile.is_back or tile.visible < 0.95:
            continue
        crop = straighten(photo.image, tile.quad, 48, margin=0.0).astype(float).mean(axis=2)
        frame = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
        face = draw_face(style, tile.face, height=96)
        quad = frame * np.array([face.shape[1], face.shape[0]], np.float32)
        drawn = straighten(face, quad, 48, margin=0.0).astype(float).mean(axis=2)
        if abs(drawn - drawn[::-1, ::-1]).mean() > 12:  # faces that show which way up they are
            upright, upside_down = (
                np.corrcoef(crop.ravel(), d.ravel())[0, 1] for d in (drawn, drawn[::-1, ::-1])
            )
            better.append(upright > upside_down)
    assert len(better) >= 5
    assert np.mean(better) > 0.9


def test_pictures_without_a_hand_have_no_hand_in_their_truth() -> None:
    photos = [render_photo(seed, (320, 240), training_style(0)) for seed in range(12)]
    kinds = {photo.hand is None for photo in photos}
    assert kinds == {True, False}
    assert all(
        {tile.role for tile in photo.tiles} <= {"other"} for photo in photos if not photo.hand
    )


@pytest.mark.parametrize("size", [(200, 700), (700, 200)])
def test_tall_and_wide_photos_have_the_size_asked_for(size: tuple[int, int]) -> None:
    photo = tidy(1, size)
    assert photo.image.shape == (size[1], size[0], 3)
    assert photo.tiles
