"""Enrolment: from a photo of a set in rows to a named tile set that the reader looks at, too."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.cli import main
from scorer.tiles import TILES
from tests.refusing import refuses
from vision.enrol.corrections import Correction, add_corrections
from vision.enrol.enrol import EnrolError, Enrolled, enrol
from vision.enrol.features import NoFeaturesError, SetReader
from vision.enrol.rows import PLAIN_ROWS, ROWS_WITH_REDS
from vision.enrol.store import TileSetError, load_tile_set, names_of_tile_sets, save_tile_set
from vision.photo import Photo
from vision.read import READER_WEIGHTS, Reader
from vision.reading import PhotoReader
from vision.training.artist.style import held_out_style
from vision.training.render import RenderedPhoto
from vision.training.render.enrolment import render_enrolment

HALF_FLUSH = str(Path(__file__).parents[3] / "kiosk_app/samples/photos/half-flush.jpg")


@pytest.fixture(scope="module")
def shown() -> RenderedPhoto:
    return render_enrolment(3, held_out_style(1), ROWS_WITH_REDS[1])


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    return PhotoReader()


@pytest.fixture(scope="module")
def enrolled(shown: RenderedPhoto, reader: PhotoReader) -> Enrolled:
    return enrol("club", [Photo("rows.jpg", shown.image)], reader)


def test_all_tiles_in_rows_are_enrolled_with_the_red_fives(enrolled: Enrolled) -> None:
    assert enrolled.tiles == 37
    assert enrolled.missing == ()
    assert enrolled.tile_set.known == set(range(37))


def test_an_enrolled_set_reads_its_own_tiles_in_any_rotation(
    enrolled: Enrolled, shown: RenderedPhoto
) -> None:
    reader = PhotoReader(tile_set=enrolled.tile_set).set_reader()
    quads = [np.roll(tile.quad, number, axis=0) for number, tile in enumerate(shown.tiles)]
    readings = reader.read(shown.image, quads)
    right = [r.face == tile.face for r, tile in zip(readings, shown.tiles, strict=True)]
    assert np.mean(right) > 0.97
    assert all(abs(float(r.probabilities.sum()) - 1) < 1e-3 for r in readings)


def test_without_a_set_the_features_change_nothing(
    shown: RenderedPhoto, reader: PhotoReader
) -> None:
    quads = [tile.quad for tile in shown.tiles[:5]]
    plain, beside = Reader().read(shown.image, quads), reader.set_reader().read(shown.image, quads)
    for one, other in zip(plain, beside, strict=True):
        assert np.allclose(one.probabilities, other.probabilities, atol=1e-5)


def test_a_photo_upside_down_or_on_its_side_enrols_the_same(
    shown: RenderedPhoto, reader: PhotoReader
) -> None:
    turned = cv2.rotate(shown.image, cv2.ROTATE_180).astype(np.uint8)
    found = enrol("club", [Photo("turned", turned)], reader, rows=ROWS_WITH_REDS[1])
    assert found.read_before > 30


def test_other_things_than_rows_are_refused_with_what_to_do(reader: PhotoReader) -> None:
    table = np.full((300, 400, 3), 90, np.uint8)
    with refuses(EnrolError, match=r"table: .* Lay the tiles face up in rows of 9, 9, 9 and 7"):
        enrol("club", [Photo("table", table)], reader, rows=PLAIN_ROWS)


def test_a_set_is_the_same_after_it_was_saved(enrolled: Enrolled, tmp_path: Path) -> None:
    path = save_tile_set(enrolled.tile_set, tmp_path)
    assert path.stat().st_size < 200_000
    assert names_of_tile_sets(tmp_path) == ("club",)
    loaded = load_tile_set("club", tmp_path)
    assert np.array_equal(loaded.faces, enrolled.tile_set.faces)
    assert np.allclose(loaded.features, enrolled.tile_set.features, atol=0.02)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 cut"])
def test_a_damaged_set_says_so(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "old.npz").write_bytes(content)
    with refuses(TileSetError, match="damaged"):
        load_tile_set("old", tmp_path)


def test_a_name_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    for name in ("../x", "", "a/b", ".hidden"):
        with refuses(TileSetError, match="letters"):
            load_tile_set(name, tmp_path)
    with refuses(TileSetError, match="no tile set “club” yet"):
        load_tile_set("club", tmp_path)


def test_a_correction_wins_over_what_was_read(reader: PhotoReader, shown: RenderedPhoto) -> None:
    """A tile that a person named otherwise is read so the next time."""
    tile, other = shown.tiles[0], shown.tiles[12]
    taught = add_corrections(
        "club",
        reader,
        Photo("table", shown.image),
        [Correction(tile.quad, TILES[30]), Correction(other.quad, TILES[other.face])],
    )
    assert taught.name == "club"
    set_reader = reader.set_reader()
    likeness = taught.likeness(set_reader.features([_crop(shown, tile.quad)]))
    assert int(likeness[0].argmax()) == 30


def test_a_few_corrections_do_not_pull_other_faces_towards_them(
    reader: PhotoReader, shown: RenderedPhoto
) -> None:
    """A set of two faces says nothing of the other thirty-two."""
    taught = add_corrections(
        "club",
        reader,
        Photo("table", shown.image),
        [Correction(tile.quad, TILES[tile.face]) for tile in shown.tiles[:2]],
    )
    quads = [tile.quad for tile in shown.tiles[9:30]]
    before = reader.set_reader().read(shown.image, quads)
    after = PhotoReader(tile_set=taught).set_reader().read(shown.image, quads)
    assert [one.face for one in after] == [one.face for one in before]


def test_corrections_are_places_in_the_photo_as_given(
    reader: PhotoReader, shown: RenderedPhoto, enrolled: Enrolled
) -> None:
    half = Photo("half", np.ascontiguousarray(shown.image[::2, ::2]), reduction=2)
    tile = shown.tiles[4]
    here = add_corrections(
        enrolled.tile_set, reader, half, [Correction(tile.quad, TILES[tile.face])]
    )
    added = here.likeness(here.features[-4:])
    assert (added.argmax(axis=1) == tile.face).all()
    assert len(enrolled.tile_set.faces) + 4 == len(here.faces)


def test_weights_that_show_no_features_are_refused_with_a_sentence(tmp_path: Path) -> None:
    weights = tmp_path / "reader.onnx"
    weights.write_bytes(READER_WEIGHTS.read_bytes().replace(b"/network/ReduceMean", b"_" * 19))
    with refuses(NoFeaturesError, match="can't compare tile sets"):
        SetReader(None, weights)


def _crop(shown: RenderedPhoto, quad: np.ndarray) -> np.ndarray:
    from vision.read.reader import straighten

    return straighten(shown.image, quad)


def test_enrol_and_read_through_the_command(
    shown: RenderedPhoto, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "rows.jpg"
    photo.write_bytes(cv2.imencode(".jpg", shown.image)[1].tobytes())
    sets = str(tmp_path / "sets")
    assert main(["enrol", "our club", str(photo), "--tile-sets", sets]) == 0
    assert "37 tiles learned as our club" in capsys.readouterr().out
    assert main(["enrol", "our club", str(photo), "--add", "--tile-sets", sets]) == 0
    capsys.readouterr()
    words = ["read", str(photo), "--tile-set", "our club", "--tile-sets", sets, "--json"]
    assert main(words) == 0
    assert '"tile": "9p"' in capsys.readouterr().out
    assert main(["read", str(photo), "--tile-set", "other", "--tile-sets", sets]) == 2
    assert "only our club" in capsys.readouterr().err
    assert main(["enrol", "x", str(photo), "--rows", "8z", "--tile-sets", sets]) == 2
    assert main(["enrol", "x", "missing.jpg", "--tile-sets", sets]) == 2


def test_corrections_are_added_through_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only what was named is taught: a set may begin with nothing but corrections."""
    sets = ["--tile-sets", str(tmp_path)]
    assert main(["enrol", "club", HALF_FLUSH, *sets, "--correct", "6z=5z", "3p#1=2p"]) == 0
    assert "3 tiles added to club" in capsys.readouterr().out
    assert load_tile_set("club", tmp_path).known == {31, 10}
    assert main(["enrol", "club", HALF_FLUSH, *sets, "--correct", "2z=2z"]) == 0
    assert load_tile_set("club", tmp_path).known == {31, 10, 28}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["9s=8s"], "The photo does not show 9s"),
        (["6z#3=5z"], "The photo does not show 6z#3"),
        (["6z"], "“6z” is not a correction"),
        (["6z=8z"], "8z"),
    ],
)
def test_a_correction_of_nothing_is_refused_and_saves_nothing(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["enrol", "club", HALF_FLUSH, "--tile-sets", str(tmp_path), "--correct", *words]
    assert main(command) == 2
    assert sentence in capsys.readouterr().err
    assert names_of_tile_sets(tmp_path) == ()
