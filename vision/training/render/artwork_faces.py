"""Faces from other artwork, inked in a style's own colours."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import cv2
import numpy as np

from vision.geometry import Image
from vision.read.faces import CLASS_NAMES
from vision.training.artist.faces import carved
from vision.training.artist.style import Style


@dataclass(frozen=True)
class Artwork:
    name: str
    faces: dict[int, Image] = field(repr=False)
    """Class of the reader → blue, green, red, opacity."""


@cache
def artwork_sets(folder: Path) -> tuple[Artwork, ...]:
    """The sets in the folder, cut to the ink they have in common."""
    return tuple(_load(path) for path in sorted(folder.glob("*/")) if list(path.glob("1m.png")))


def _load(folder: Path) -> Artwork:
    pictures = {}
    for face, name in enumerate(CLASS_NAMES):
        path = folder / f"{name}.png"
        picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED) if path.exists() else None
        if picture is not None and picture.ndim == 3 and picture.shape[2] == 4:
            pictures[face] = picture.astype(np.uint8)
    sizes = {picture.shape for picture in pictures.values()}
    if len(sizes) == 1:
        ink = np.max([picture[..., 3] for picture in pictures.values()], axis=0) > 40
        rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
        window = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        pictures = {face: picture[window] for face, picture in pictures.items()}
    return Artwork(folder.name, pictures)


def artwork_face(style: Style, artwork: Artwork, face: int, height: int) -> Image:
    """The face on the style's ivory; two styles in three get their own dark ink for the rest."""
    width = max(8, round(height * style.aspect))
    source = artwork.faces[face]
    inner = (round(width * style.ink_size * 0.95), round(height * style.ink_size * 0.95))
    ink = cv2.resize(source, inner, interpolation=cv2.INTER_AREA).astype(np.float32)
    colour, opacity = ink[..., :3], ink[..., 3:] / 255
    if style.seed % 3:
        blue, green, red = colour[..., 0], colour[..., 1], colour[..., 2]
        reddish = (red > green * 1.5) & (red > blue * 1.5)
        light = colour.min(axis=2) > 170
        colour = np.where((reddish | light)[..., None], colour, np.array(style.dark, np.float32))
    picture = np.empty((height, width, 3), np.float32)
    picture[:] = style.ivory
    top, left = (height - inner[1]) // 2, (width - inner[0]) // 2
    region = picture[top : top + inner[1], left : left + inner[0]]
    region[:] = region * (1 - opacity) + colour * opacity
    return carved(picture.astype(np.uint8), style, face)
