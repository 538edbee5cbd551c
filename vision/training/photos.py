"""Labelled real photos: groups of pictures with one upright box for each face."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import CLASS_NAMES

GROUPS: Final = ("hk-tables", "hk-felt", "trays", "riichi-tables")
HELD_OUT_GROUPS: Final = ("trays", "riichi-tables")
"""The Japanese sets: kept aside whole when recipes are compared."""

MENDED: Final[dict[tuple[str, str], dict[int, str | None]]] = {
    ("hk-felt", "0062"): {7: "9m"},
    ("hk-felt", "0082"): {13: "9m"},
    ("hk-felt", "0232"): {13: None},
    ("hk-felt", "0576"): {10: "4p"},
    ("riichi-tables", "014"): {6: "6s", 7: "6s"},
}
"""By group and photo: boxes, by their number, whose label is another face than anyone can see, or
None where a tile has a second box. Each was looked at; there are more."""

DEFAULT_PHOTOS: Final = Path("../shared/photos")


@dataclass(frozen=True)
class LabelledBox:
    face: int
    left: float
    top: float
    right: float
    bottom: float

    @property
    def quad(self) -> Quad:
        return box_quad(self.left, self.top, self.right, self.bottom)


@dataclass(frozen=True)
class LabelledPhoto:
    path: Path
    group: str
    boxes: tuple[LabelledBox, ...]
    """In fractions of the photo, as the label files have them."""

    def load(self) -> Image:
        image = cv2.imread(str(self.path))
        if image is None:
            raise FileNotFoundError(f"{self.path} is no picture.")
        return image.astype(np.uint8, copy=False)


def labelled_photos(folder: Path, groups: tuple[str, ...]) -> list[LabelledPhoto]:
    """The photos of these groups, in the order of their names; none if the folder is missing."""
    photos = []
    for group in groups:
        for path in sorted((folder / group / "images").glob("*")):
            label = folder / group / "labels" / f"{path.stem}.txt"
            if label.exists():
                boxes = mended(_boxes(label), MENDED.get((group, path.stem), {}))
                photos.append(LabelledPhoto(path, group, boxes))
    return photos


def mended(
    boxes: Sequence[LabelledBox], wrong: Mapping[int, str | None]
) -> tuple[LabelledBox, ...]:
    """The boxes with the faces that can be seen, each tile once."""
    named = [(wrong.get(n, CLASS_NAMES[box.face]), box) for n, box in enumerate(boxes)]
    return tuple(replace(box, face=CLASS_NAMES.index(name)) for name, box in named if name)


def _boxes(label: Path) -> tuple[LabelledBox, ...]:
    boxes = []
    for line in filter(str.strip, label.read_text().splitlines()):
        face, x, y, width, height = (float(word) for word in line.split()[:5])
        boxes.append(
            LabelledBox(int(face), x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        )
    return tuple(boxes)
