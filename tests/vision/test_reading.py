"""The whole pipeline with the weights in use, on pictures drawn by this project."""

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.languages import load_language
from tests.refusing import refuses
from tests.vision.photo.test_load import with_orientation
from vision.geometry import Image, box_quad
from vision.hand_reading import DOUBTFUL, note
from vision.indicators import indicators_in
from vision.photo import Photo, decode_photo, load_photo
from vision.photo.annotate import annotated, save_annotated
from vision.photo.quality import find_flaws
from vision.reading import MissingWeightsError, PhotoReader, PhotoReading, _as_taken, lacks_tiles

SAMPLES = Path(__file__).parents[2] / "kiosk_app" / "samples" / "photos"
HALF_FLUSH = {
    "concealed": "23p66z",
    "win": "4p",
    "melds": [
        {"kind": "pon", "tiles": "222z", "from": "across"},
        {"kind": "chi", "tiles": "435p", "from": "left"},
        {"kind": "chi", "tiles": "406p", "from": "left"},
    ],
    "dora_indicators": "1p",
    "ura_indicators": "",
}


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    return PhotoReader()


@pytest.fixture(scope="module")
def photo() -> Photo:
    return load_photo(SAMPLES / "half-flush.jpg")


@pytest.fixture(scope="module")
def reading(reader: PhotoReader, photo: Photo) -> PhotoReading:
    return reader.read(photo)


def test_a_photographed_hand_is_read_with_melds_winning_tile_and_indicator(
    reading: PhotoReading,
) -> None:
    record = reading.as_json(load_language("en"))
    assert record["hand"] == HALF_FLUSH
    assert record["confidence"] > 0.9
    assert record["warnings"] == []


def test_a_stray_tile_cut_off_at_the_edge_is_no_flaw_of_the_hand(
    reader: PhotoReader, photo: Photo, reading: PhotoReading
) -> None:
    tile = next(t for t in reading.hand_reading.tiles if t.role == "concealed")
    (left, top), (right, bottom) = tile.quad.min(axis=0), tile.quad.max(axis=0)
    patch = photo.image[int(top) : int(bottom) + 1, int(left) : int(right) + 1]
    image = photo.image.copy()
    cut = int(len(patch) * 0.8)  # the foot of the tile is beyond the picture
    image[-cut:, 40 : 40 + patch.shape[1]] = patch[:cut]
    found = reader.read(Photo("stray", image))
    strays = [t.quad for t in found.hand_reading.tiles if t.quad[:, 1].max() > 1075]
    assert strays
    assert any(flaw.code == "cut-off" for flaw in find_flaws(image, strays))
    assert found.flaws == ()
    assert found.hand_reading.hand == reading.hand_reading.hand


@pytest.mark.parametrize(
    ("code", "lacking"),
    [("win-not-in-view", True), ("not-all-seen", True), ("win-is-a-guess", False)],
)
def test_where_a_tile_may_be_hidden_a_lamp_is_looked_for(
    reading: PhotoReading, code: str, lacking: bool
) -> None:
    """Thirteen tiles beside a mirrored lamp: the fourteenth lies under it, and in no river."""
    hand = replace(reading.hand_reading, notes=(note(code),))
    assert lacks_tiles(hand) is lacking


def test_a_blurred_photo_is_sure_of_a_whole_hand_that_leaves_no_doubt_and_a_dark_one_of_none(
    reader: PhotoReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = load_photo(SAMPLES / "three-kongs.jpg")
    sharp = reader.read(photo)
    image = cv2.GaussianBlur(photo.image, (0, 0), 5).astype(np.uint8)
    blurred = reader.read(Photo("blurred", image))
    assert [flaw.code for flaw in blurred.flaws] == ["blurred"]
    assert blurred.hand_reading.hand == sharp.hand_reading.hand
    assert blurred.hand_reading.confidence == blurred.hand_reading.certainty >= 0.99
    dark = reader.read(replace(photo, image=(photo.image * 0.2).astype(np.uint8)))
    assert dark.flaws and dark.hand_reading.hand == sharp.hand_reading.hand
    assert dark.hand_reading.certainty >= 0.99 > DOUBTFUL > dark.hand_reading.confidence
    monkeypatch.setattr("vision.reading._SURE_ALL_THE_SAME", 1.0)
    doubted = reader.read(Photo("blurred", image)).hand_reading
    assert doubted.confidence < DOUBTFUL < doubted.certainty


def test_the_answer_has_the_form_of_the_interface(reading: PhotoReading) -> None:
    record = reading.as_json(load_language("en"))
    assert record["photo"] == "half-flush.jpg"
    assert record["size"] == [1920, 1080]
    assert set(record["ms"]) == {"detect", "read", "all"}
    assert record["ms"]["all"] >= record["ms"]["detect"] + record["ms"]["read"] > 0
    for tile in record["tiles"]:
        assert {"tile", "quad", "confidence", "role", "sideways"} <= set(tile)
        assert np.shape(tile["quad"]) == (4, 2)
        assert tile["role"] in ("concealed", "win", "meld", "dora", "ura", "other")
    roles = [tile["role"] for tile in record["tiles"]]
    assert [roles.count(role) for role in ("concealed", "win", "meld", "dora")] == [4, 1, 9, 1]
    assert sum(tile["sideways"] for tile in record["tiles"]) == 3


def test_a_photo_lying_on_its_side_reads_the_same_by_its_exif(reader: PhotoReader) -> None:
    image = cv2.imread(str(SAMPLES / "half-flush.jpg"))
    assert image is not None
    lying = cv2.rotate(image, cv2.ROTATE_90_COUNTERCLOCKWISE)
    data = with_orientation(cv2.imencode(".jpg", lying)[1].tobytes(), 6)
    record = reader.read(decode_photo(data)).as_json(load_language("en"))
    assert record["size"] == [1920, 1080]
    assert record["hand"] == HALF_FLUSH


def test_places_are_those_of_the_photo_as_given_when_it_was_read_reduced(
    reader: PhotoReader, photo: Photo, reading: PhotoReading
) -> None:
    half = cv2.resize(photo.image, (960, 540), interpolation=cv2.INTER_AREA).astype(np.uint8)
    reduced = reader.read(Photo("big.jpg", half, reduction=2, stored_size=(1919, 1080)))
    assert reduced.size == (1919, 1080)
    win, same = (
        next(tile for tile in r.hand_reading.tiles if tile.role == "win")
        for r in (reading, reduced)
    )
    assert np.abs(win.quad.mean(axis=0) - same.quad.mean(axis=0)).max() < 12


def test_the_size_of_a_reduced_photo_is_turned_as_its_exif_says() -> None:
    upright = Photo("x", np.zeros((200, 100, 3), np.uint8), 4, stored_size=(799, 398))
    assert upright.full_size == (398, 799)
    assert Photo("x", np.zeros((200, 100, 3), np.uint8)).full_size == (100, 200)


def test_several_photos_of_one_scene_are_read_together(reader: PhotoReader, photo: Photo) -> None:
    shifted = np.roll(photo.image, (3, -5), axis=(0, 1))
    dim = replace(photo, name="dim", image=(shifted * 0.8).astype(np.uint8))
    together = reader.read_frames([photo, dim, photo])
    assert together.as_json(load_language("en"))["hand"] == HALF_FLUSH


def test_an_empty_table_has_no_hand_and_says_what_to_do(reader: PhotoReader) -> None:
    table = np.full((480, 640, 3), (45, 105, 40), np.uint8)
    record = reader.read(Photo("table.jpg", table)).as_json(load_language("en"))
    assert record["hand"] is None
    assert record["tiles"] == []
    assert record["warnings"][0] == "No tiles are in view. Point the camera at the hand."


def test_a_dark_photo_says_so(reader: PhotoReader, photo: Photo) -> None:
    dark = replace(photo, image=(photo.image * 0.12).astype(np.uint8))
    assert "dark" in [warning.code for warning in reader.read(dark).warnings]


def test_without_weights_one_sentence_names_the_file(tmp_path: Path, photo: Photo) -> None:
    with refuses(MissingWeightsError, match=r"detector\.onnx is missing\. Install"):
        PhotoReader(tmp_path).read(photo)


def test_annotating_frames_tiles_and_leaves_the_photo_alone(
    photo: Photo, reading: PhotoReading, tmp_path: Path
) -> None:
    before = photo.image.copy()
    drawn = annotated(photo, reading)
    assert np.array_equal(photo.image, before)
    assert drawn.shape == photo.image.shape
    win = next(tile for tile in reading.hand_reading.tiles if tile.role == "win")
    x, y = win.quad[0].astype(int)
    patch = (slice(max(y - 4, 0), y + 5), slice(max(x - 4, 0), x + 5))
    assert np.abs(drawn[patch].astype(int) - photo.image[patch]).max() > 60
    path = save_annotated(photo, reading, tmp_path / "new")
    assert path.name == "half-flush-read.jpg"
    assert cv2.imread(str(path)) is not None


def test_name_and_role_are_as_readable_at_the_lower_edge(reading: PhotoReading) -> None:
    felt = Photo("felt", np.full((400, 400, 3), 60, np.uint8))
    meld = next(tile for tile in reading.hand_reading.tiles if tile.role == "meld")

    def ink(top: float) -> int:
        tile = replace(meld, quad=box_quad(150, top, 210, top + 80))
        alone = replace(reading.hand_reading, tiles=(tile,))
        drawn = annotated(felt, replace(reading, size=(400, 400), hand_reading=alone))
        return int((drawn.max(axis=2) > 90).sum())

    assert abs(ink(316) - ink(150)) < 0.15 * ink(150)


def test_a_doubtful_tile_is_framed_in_amber(photo: Photo, reading: PhotoReading) -> None:
    tiles = tuple(replace(tile, confidence=0.5) for tile in reading.hand_reading.tiles)
    doubtful = replace(reading, hand_reading=replace(reading.hand_reading, tiles=tiles))

    def amber(picture: Image) -> int:
        return int((np.abs(picture.astype(int) - (0, 176, 255)).max(axis=2) < 8).sum())

    assert amber(annotated(photo, doubtful)) > amber(annotated(photo, reading)) + 1000


def test_the_indicators_of_a_photo_are_found_beside_a_hand_and_in_a_wall_alone(
    reader: PhotoReader, reading: PhotoReading, photo: Photo
) -> None:
    (indicator,) = indicators_in(reading.hand_reading)
    assert indicator.name == "1p"
    x, y = indicator.quad.mean(axis=0).astype(int)
    side = int(np.ptp(indicator.quad[:, 0]))
    wall = photo.image[max(0, y - 2 * side) : y + 2 * side, max(0, x - 4 * side) : x + 4 * side]
    found = indicators_in(reader.read(Photo("wall", np.ascontiguousarray(wall))).hand_reading)
    assert [tile.name for tile in found] == ["1p"]


def test_a_squeezed_photo_is_judged_by_its_own_light_and_pixels() -> None:
    taken, share = _as_taken(np.full((640, 640, 3), 20, np.uint8), (1138, 640))
    assert taken.shape == (640, 1138, 3) and taken.max() == 20
    assert share == pytest.approx(0.75, abs=0.01)
