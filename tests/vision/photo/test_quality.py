"""Flaws of a photo, on rendered hands whose blur and light are known."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
import pytest

from kiosk_app.languages import in_english
from vision.geometry import Image, Quad, box_quad
from vision.photo.light import hidden_by_light, lamp_hides_tiles
from vision.photo.quality import FLAWS, find_flaws, measure_quality
from vision.training.artist.style import held_out_style
from vision.training.render import photo as renderer
from vision.training.render.photo import render_photo

PHOTOS = 10
SIZE = (960, 540)


@dataclass(frozen=True)
class Scene:
    image: Image
    """As rendered, before any camera has worn it."""
    tiles: list[Quad]
    """The hand and the indicators."""
    tile: float
    number: int

    def flaws(self, image: Image, *, whole: bool = False) -> list[str]:
        return [flaw.code for flaw in find_flaws(image, None if whole else self.tiles)]


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    def as_it_is(image: Image, random: np.random.Generator) -> Image:
        return image

    made = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(renderer, "worn_photo", as_it_is)
        for number in range(PHOTOS):
            style = held_out_style(number)
            photo = render_photo(2 * number + 1, SIZE, style, hand_only=True, tidy=True)
            tiles = [t.quad for t in photo.tiles if t.role != "other" and not t.is_back]
            tile = measure_quality(photo.image, tiles).tile
            assert tile is not None
            made.append(Scene(photo.image, tiles, tile, number))
    return made


def share(scenes: list[Scene], flaw: str, spoil: Callable[[Scene], Image], **how: bool) -> float:
    return float(np.mean([flaw in scene.flaws(spoil(scene), **how) for scene in scenes]))


def lit(image: Image, gain: float) -> Image:
    return np.asarray(np.clip(image.astype(np.float32) * gain, 0, 255), np.uint8)


def out_of_focus(scene: Scene, tiles: float) -> Image:
    return cv2.GaussianBlur(scene.image, (0, 0), tiles * scene.tile).astype(np.uint8)


def moved(scene: Scene, tiles: float) -> Image:
    length = int(tiles * scene.tile)
    kernel = np.zeros((length, length), np.float32)
    angle = scene.number * np.pi / PHOTOS
    reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    start, end = (length / 2 - reach).astype(int), (length / 2 + reach).astype(int)
    cv2.line(kernel, start.tolist(), end.tolist(), 1.0)
    return cv2.filter2D(scene.image, -1, kernel / kernel.sum()).astype(np.uint8)


def fair(scene: Scene) -> Image:
    """What a decent camera makes of it: a little soft, grainy, packed, in some light."""
    random = np.random.default_rng(scene.number)
    soft = out_of_focus(scene, float(random.uniform(0.005, 0.025)))
    grain = random.normal(0, random.uniform(1, 6), soft.shape)
    picture = lit(soft, float(random.uniform(0.55, 1.05))) + grain
    packed = cv2.imencode(".jpg", np.clip(picture, 0, 255), [cv2.IMWRITE_JPEG_QUALITY, 75])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)


@pytest.mark.parametrize("whole", [False, True])
def test_good_photos_get_no_complaint(scenes: list[Scene], whole: bool) -> None:
    assert [scene.flaws(scene.image, whole=whole) for scene in scenes] == [[]] * PHOTOS
    fine = [scene.flaws(fair(scene), whole=whole) == [] for scene in scenes]
    assert np.mean(fine) >= 0.9


def test_darkness_is_told_and_a_dim_lamp_is_not(scenes: list[Scene]) -> None:
    assert share(scenes, "dark", lambda scene: lit(scene.image, 0.15)) == 1
    assert share(scenes, "dark", lambda scene: lit(scene.image, 0.15), whole=True) == 1
    assert share(scenes, "dark", lambda scene: lit(scene.image, 0.5)) <= 0.1


def test_light_that_takes_the_drawing_with_it_is_told(scenes: list[Scene]) -> None:
    assert share(scenes, "bright", lambda scene: lit(scene.image, 8)) >= 0.9
    assert share(scenes, "bright", lambda scene: lit(scene.image, 1.3)) <= 0.1


def test_a_lamp_mirrored_in_one_tile_is_told(scenes: list[Scene]) -> None:
    def mirrored(scene: Scene) -> Image:
        light = np.zeros(scene.image.shape[:2], np.float32)
        x, y = scene.tiles[3].mean(axis=0)
        cv2.circle(light, (int(x), int(y)), int(scene.tile * 0.6), 400.0, -1)
        soft = cv2.GaussianBlur(light, (0, 0), scene.tile / 8)
        return np.asarray(np.clip(scene.image + soft[..., None], 0, 255), np.uint8)

    assert share(scenes, "glare", mirrored) >= 0.9
    assert share(scenes, "bright", mirrored) == 0


def test_a_picture_out_of_focus_is_told(scenes: list[Scene]) -> None:
    assert share(scenes, "blurred", lambda scene: out_of_focus(scene, 0.09)) >= 0.9
    assert share(scenes, "blurred", lambda scene: out_of_focus(scene, 0.15), whole=True) >= 0.75
    assert share(scenes, "blurred", lambda scene: out_of_focus(scene, 0.03)) <= 0.1


def test_a_moving_camera_is_told_whatever_its_direction(scenes: list[Scene]) -> None:
    assert share(scenes, "blurred", lambda scene: moved(scene, 0.4)) >= 0.9
    assert share(scenes, "blurred", lambda scene: moved(scene, 0.1)) <= 0.1


def test_blur_is_told_in_the_dark_too(scenes: list[Scene]) -> None:
    assert share(scenes, "blurred", lambda scene: lit(out_of_focus(scene, 0.1), 0.4)) >= 0.9


@pytest.mark.parametrize("side", ["left", "top", "right", "bottom"])
def test_a_tile_cut_off_at_any_edge_is_told(scenes: list[Scene], side: str) -> None:
    for scene in scenes[:4]:
        corners = np.array(scene.tiles).reshape(-1, 2)
        left, top = (corners.min(axis=0) + scene.tile / 4).astype(int)
        right, bottom = (corners.max(axis=0) - scene.tile / 4).astype(int)
        image, shift = scene.image, np.zeros(2, np.float32)
        if side == "left":
            image, shift = image[:, left:], np.array([left, 0], np.float32)
        elif side == "top":
            image, shift = image[top:], np.array([0, top], np.float32)
        else:
            image = image[:, :right] if side == "right" else image[:bottom]
        # A detector places what it sees: the corners of a cut tile end at the edge.
        height, width = image.shape[:2]
        tiles = [
            np.clip(quad - shift, 0, [width, height]).astype(np.float32) for quad in scene.tiles
        ]
        assert "cut-off" in [flaw.code for flaw in find_flaws(image, tiles)]


def test_tiny_tiles_are_told_unless_the_still_has_them_larger(scenes: list[Scene]) -> None:
    scene = scenes[0]
    scale = 12 / scene.tile
    small = cv2.resize(scene.image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    preview = small.astype(np.uint8)
    tiles = [quad * np.float32(scale) for quad in scene.tiles]
    assert "small" in [flaw.code for flaw in find_flaws(preview, tiles)]
    assert "small" not in [flaw.code for flaw in find_flaws(preview, tiles, still_scale=2)]


def test_the_gravest_flaw_comes_first(scenes: list[Scene]) -> None:
    flaws = scenes[0].flaws(lit(out_of_focus(scenes[0], 0.15), 0.15))
    assert flaws[0] == "dark"
    assert flaws == [name for name in FLAWS if name in flaws]


def test_every_flaw_is_one_sentence_and_one_thing_to_do() -> None:
    for flaw in FLAWS.values():
        assert in_english(flaw).count(".") == 2


@pytest.mark.parametrize("size", [(32, 32), (1, 1), (3000, 40)])
def test_odd_pictures_and_tiles_outside_them_are_no_crash(size: tuple[int, int]) -> None:
    width, height = size
    image = np.full((height, width, 3), 128, np.uint8)
    outside = np.array([[-90, -90], [-50, -90], [-50, -40], [-90, -40]], np.float32)
    point = np.zeros((4, 2), np.float32)
    assert find_flaws(image) == ()
    assert "cut-off" in [flaw.code for flaw in find_flaws(image, [outside])]
    assert find_flaws(image, [point, outside, -outside])
    assert find_flaws(image, []) == ()


def _row(gap: int, cloth: int = 90) -> tuple[Image, list[Quad]]:
    """Ten ivory tiles in a row, of which some in the middle are not found."""
    image = np.full((300, 700, 3), cloth, np.uint8)
    quads = [box_quad(100 + 40 * at, 120, 136 + 40 * at, 170) for at in range(12)]
    for quad in quads:
        cv2.fillConvexPoly(image, quad.astype(np.int32), (215, 225, 230))
    return image, [*quads[: 6 - gap], *quads[6:]]


def test_a_lamp_over_tiles_that_are_missing_is_seen() -> None:
    image, found = _row(gap=2)
    assert not lamp_hides_tiles(image, found)
    cv2.ellipse(image, (300, 145), (50, 40), 0, 0, 360, (255, 255, 255), -1)
    assert lamp_hides_tiles(image, found)


def test_a_white_table_and_a_speck_are_no_lamp() -> None:
    image, found = _row(gap=2, cloth=255)
    assert not lamp_hides_tiles(image, found)
    image, found = _row(gap=2)
    cv2.circle(image, (300, 145), 8, (255, 255, 255), -1)
    assert not lamp_hides_tiles(image, found)


def test_where_tiles_are_missing_and_all_is_white_it_is_too_bright() -> None:
    image, found = _row(gap=2)
    assert hidden_by_light(image, found) == ()
    image[:, 250:] = 255
    assert hidden_by_light(image, found[:4]) == (FLAWS["bright"],)


@pytest.mark.parametrize(("room", "cut"), [(3, True), (12, False)])
def test_a_row_that_ends_a_hair_before_the_edge_is_cut_off(room: int, cut: bool) -> None:
    image, found = _row(gap=0)
    assert (FLAWS["cut-off"] in find_flaws(image[: 170 + room], found)) is cut


def test_an_edge_that_cuts_through_a_row_of_other_faces_cuts_the_hands_tile_too() -> None:
    """A tile of the hand a hair before the edge says little alone, and nothing where it is far."""
    image, row = _row(gap=0)
    cut = image[:173]
    assert FLAWS["cut-off"] not in find_flaws(cut, row[:1])
    assert FLAWS["cut-off"] in find_flaws(cut, row[:1], others=row[1:])
    assert FLAWS["cut-off"] not in find_flaws(cut, [row[0] - 60], others=row[1:])
