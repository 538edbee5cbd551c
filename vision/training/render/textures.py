"""Faces as the painter needs them: rounded, bevelled, in three sizes, drawn once for each style."""

from collections import OrderedDict
from dataclasses import dataclass, field

import cv2
import numpy as np

from vision.geometry import Image
from vision.training.artist.faces import draw_back, draw_face
from vision.training.artist.style import Style
from vision.training.render.artwork_faces import Artwork, artwork_face

BACK = -1
HEIGHT = 176
_HEIGHTS = (HEIGHT, 88, 44)


@dataclass
class TileSet:
    """A style with the pictures made of it so far; other artwork may take its faces' place."""

    style: Style
    artwork: Artwork | None = None
    pictures: dict[tuple[int, int], tuple[Image, ...]] = field(default_factory=dict)

    def texture(self, face: int, variant: int, pixels: float) -> Image:
        """Blue, green, red and opacity; not much larger than ``pixels`` high."""
        key = (face, variant)
        if key not in self.pictures:
            self.pictures[key] = _sizes(self._picture(face, variant))
        for texture in reversed(self.pictures[key]):
            if texture.shape[0] >= pixels:
                return texture
        return self.pictures[key][0]

    def _picture(self, face: int, variant: int) -> Image:
        if face == BACK:
            return draw_back(self.style, HEIGHT)
        if self.artwork is not None and face in self.artwork.faces:
            return artwork_face(self.style, self.artwork, face, HEIGHT)
        return draw_face(self.style, face, HEIGHT, variant)


class TileSets:
    """The sets used lately: drawing a whole set takes a tenth of a second."""

    def __init__(self, limit: int = 64) -> None:
        self._limit = limit
        self._sets: OrderedDict[tuple[object, ...], TileSet] = OrderedDict()

    def of(self, style: Style, artwork: Artwork | None = None) -> TileSet:
        # A style may have been changed since its seed made it: black tiles, worn print.
        flowers = None if style.flowers is None else style.flowers.seed
        changed = (style.ivory, style.dark, style.fading, style.western, flowers)
        key = (style.seed, style.glyphs.font if artwork is None else artwork.name, *changed)
        if key not in self._sets:
            self._sets[key] = TileSet(style, artwork)
            if len(self._sets) > self._limit:
                self._sets.popitem(last=False)
        return self._sets[key]


def _sizes(picture: Image) -> tuple[Image, ...]:
    height = picture.shape[0]
    whole = _bevelled(picture)
    return tuple(
        cv2.resize(
            whole,
            (round(whole.shape[1] * size / height), size),
            interpolation=cv2.INTER_AREA,
        ).astype(np.uint8)
        for size in _HEIGHTS
    )


def _bevelled(picture: Image) -> Image:
    """Rounded corners, and edges that fall away from the light."""
    height, width = picture.shape[:2]
    solid = np.zeros((height, width), np.uint8)
    radius = round(width * 0.11)
    cv2.rectangle(solid, (radius, 0), (width - radius - 1, height - 1), 255, -1)
    cv2.rectangle(solid, (0, radius), (width - 1, height - radius - 1), 255, -1)
    for x in (radius, width - radius - 1):
        for y in (radius, height - radius - 1):
            cv2.circle(solid, (x, y), radius, 255, -1, cv2.LINE_AA)
    inner = cv2.erode(solid, np.ones((7, 7), np.uint8), borderValue=0)
    slope = cv2.GaussianBlur(inner, (0, 0), 2.5).astype(np.float32)[..., None] / 255
    shaded = picture * (0.86 + 0.14 * slope)
    return np.dstack([shaded.astype(np.uint8), solid])
