"""Labels of real photos, and those of them that are known to be wrong."""

from pathlib import Path

import numpy as np

from vision.read.faces import CLASS_NAMES
from vision.training.photos import MENDED, labelled_photos


def labelled(folder: Path, group: str, stem: str, faces: list[str]) -> list[str]:
    """The faces of one photo's boxes, after its label file has these."""
    for part in ("images", "labels"):
        (folder / group / part).mkdir(parents=True, exist_ok=True)
    (folder / group / "images" / f"{stem}.jpg").touch()
    lines = [f"{CLASS_NAMES.index(name)} {0.1 * n} 0.5 0.1 0.2" for n, name in enumerate(faces)]
    (folder / group / "labels" / f"{stem}.txt").write_text("\n".join(lines))
    (photo,) = labelled_photos(folder, (group,))
    assert np.allclose([box.top for box in photo.boxes], 0.4)
    return [CLASS_NAMES[box.face] for box in photo.boxes]


def test_a_label_that_nobody_can_see_is_another_one_and_a_tile_has_one_box(tmp_path: Path) -> None:
    faces = ["5m"] * 14
    assert labelled(tmp_path, "hk-felt", "0062", faces) == [*faces[:7], "9m", *faces[8:]]
    assert labelled(tmp_path / "two", "hk-felt", "0232", faces) == faces[:13]


def test_all_other_labels_are_as_their_publishers_gave_them(tmp_path: Path) -> None:
    faces = [name for name in CLASS_NAMES if name != "none"]
    assert labelled(tmp_path, "hk-tables", "0062", faces) == faces
    assert all(name in faces for wrong in MENDED.values() for name in wrong.values() if name)
