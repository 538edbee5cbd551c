"""Real faces on drawn tables. The photos here are drawn: no real one is in the project."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.read.faces import CLASS_NAMES, WHITE_DRAGON
from vision.reading import PhotoReader
from vision.training.arrange import compose_arrangement, plan_arrangement
from vision.training.artist.style import held_out_style
from vision.training.laid import draw_laid_photo, with_white_dragons
from vision.training.render import render_photo
from vision.training.render.arrange_hand import TileShape
from vision.training.render.real_faces import (
    RealFaces,
    cut_faces,
    keep_faces,
    kept_faces,
    real_tile_set,
)


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> RealFaces:
    """Cut from one labelled photo, as `cut_faces` finds them in a folder."""
    folder = tmp_path_factory.mktemp("photos")
    for name in ("images", "labels"):
        (folder / "trays" / name).mkdir(parents=True)
    photo = render_photo(7, (1280, 720), held_out_style(3, None), hand_only=True, tidy=True)
    height, width = photo.image.shape[:2]
    lines = []
    for tile in photo.tiles:
        low, high = tile.quad.min(axis=0), tile.quad.max(axis=0)
        x, y = (low + high) / 2 / (width, height)
        wide, high_ = (high - low) / (width, height)
        if not tile.is_back and tile.visible > 0.9:
            lines.append(f"{tile.face} {x} {y} {wide} {high_}")
    cv2.imwrite(str(folder / "trays" / "images" / "a.png"), photo.image)
    (folder / "trays" / "labels" / "a.txt").write_text("\n".join(lines))
    return cut_faces(folder, "trays", PhotoReader())


def test_faces_are_cut_upright_and_known_by_their_label(faces: RealFaces) -> None:
    assert len(faces.faces) >= 6
    assert all(CLASS_NAMES[face] != "back" for face in faces.faces)
    assert all(copy.shape[2] == 3 for copies in faces.faces.values() for copy in copies)


def test_they_are_kept_in_a_file(faces: RealFaces, tmp_path: Path) -> None:
    keep_faces(tmp_path / "faces.npz", [faces])
    (again,) = kept_faces(tmp_path / "faces.npz")
    assert again.name == faces.name
    assert {face: len(copies) for face, copies in again.faces.items()} == {
        face: len(copies) for face, copies in faces.faces.items()
    }
    assert np.allclose(again.ivory, faces.ivory)


def test_a_real_face_takes_the_place_of_a_drawn_one(faces: RealFaces) -> None:
    style = held_out_style(11, None)
    tiles, drawn = real_tile_set(style, faces), real_tile_set(style, RealFaces("", {}, faces.ivory))
    face = next(iter(faces.faces))
    assert np.abs(tiles.texture(face, 0, 80).astype(int) - drawn.texture(face, 0, 80)).mean() > 3
    missing = next(number for number in range(34) if number not in faces.faces)
    assert (tiles.texture(missing, 0, 80)[..., 3] == drawn.texture(missing, 0, 80)[..., 3]).all()


def test_a_laid_photo_is_the_same_for_the_same_number(faces: RealFaces) -> None:
    one, other = (draw_laid_photo(4, None, [faces]) for _ in range(2))
    assert (one.image == other.image).all()
    assert one.tiles


def test_some_laid_tables_have_white_dragons_where_most_are_missed() -> None:
    random = np.random.default_rng(8)
    plan = plan_arrangement("groups", random)
    dealt = compose_arrangement(plan, TileShape(1.34, 0.7), random)
    many = [with_white_dragons(dealt, random) for _ in range(40)]
    whitened = [scene for scene in many if scene.hand is None]
    assert 5 < len(whitened) < 30
    for scene in many:
        assert [b.role for b in scene.bodies] == [b.role for b in dealt.bodies]
        if scene.hand is not None:
            assert scene is dealt
    indicators = [b.face for scene in whitened for b in scene.bodies if b.role == "dora"]
    assert 0.3 < np.mean([face == WHITE_DRAGON for face in indicators]) < 0.9
