"""Labelled real photos: groups of pictures with one upright box for each face."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, Quad, box_quad

GROUPS: Final = ("hk-tables", "hk-felt", "trays", "riichi-tables")
HELD_OUT_GROUPS: Final = ("trays", "riichi-tables")
"""The Japanese sets: kept aside whole when recipes are compared."""

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
                photos.append(LabelledPhoto(path, group, _boxes(label)))
    return photos


def _boxes(label: Path) -> tuple[LabelledBox, ...]:
    boxes = []
    for line in filter(str.strip, label.read_text().splitlines()):
        face, x, y, width, height = (float(word) for word in line.split()[:5])
        boxes.append(
            LabelledBox(int(face), x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        )
    return tuple(boxes)
