"""Is a photo good enough to read, and if not, what would make it so?

Measured on the tiles where they are known, else on the whole picture. Blur is taken in widths of a
tile, since what ruins a small tile does nothing to a large one. The thresholds were chosen on
rendered photos, with blur and light added in steps, and looked over on real ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sharpness import edge_width
from vision.straighten import Image, Quad

FlawId = Literal["dark", "bright", "cut-off", "small", "glare", "blurred"]

DARKEST_IVORY: Final = 60.0
"""Of 255. Below this, ink and ivory are a few grey levels apart, and the grain as many."""
MOST_CLIPPED: Final = 0.5
PALEST_INK: Final = 180.0
"""White ivory alone does no harm; it is too bright when the ink, too, is lighter than this."""
MOST_GLARE: Final = 0.5
"""Of one face: half a drawing under a mirrored lamp can be any of several tiles."""
WIDEST_EDGE: Final = 0.16
"""Tile widths. A blur of 0.06 of a tile (standard deviation) can just be read, 0.08 cannot."""
SMALLEST_TILE: Final = 20.0
"""Pixels to the width of a tile."""
NARROWEST_MARGIN: Final = 0.02
"""Tile widths between a whole tile and the picture's edge."""

_TILE: Final = 48  # pixels to the width of a tile where light and sharpness are measured
_LONGEST: Final = 1600  # a bound for pictures of a few tiny tiles
_TILES_ACROSS: Final = 18  # a hand fills the picture, where its tiles are not known
_INNER: Final = 0.85  # of the face: its rim shows the bevel and the neighbour
_CLIPPED: Final = 250
_INK: Final = 0.05  # of a face, even where it shows a single stroke
_MOST_TILES: Final = 250


@dataclass(frozen=True)
class Flaw:
    id: FlawId
    sentence: str
    """What is wrong, and one thing to do."""


FLAWS: Final[dict[FlawId, Flaw]] = {
    flaw.id: flaw
    for flaw in (
        Flaw("dark", "It is too dark to read the tiles. Turn a lamp towards them."),
        Flaw("bright", "The light washes the tiles out. Turn the lamp away a little."),
        Flaw("cut-off", "A tile is cut off at the edge. Move the camera back a little."),
        Flaw("small", "The tiles are very small in the picture. Move the camera closer."),
        Flaw("glare", "A lamp mirrors itself in a tile. Tilt the camera a little."),
        Flaw("blurred", "The picture is blurred. Hold the camera still for a moment."),
    )
}
"""The gravest first: light before sharpness, since a camera in the dark blurs as well."""


@dataclass(frozen=True)
class Quality:
    """What was measured; each figure has one threshold."""

    ivory: float
    """How bright the light part of the typical tile is, of 255."""
    clipped: float
    """How much of the typical tile is as white as can be."""
    ink: float
    """How bright the drawing of the typical tile is, of 255."""
    glare: float
    """How much of the worst tile is, where the typical one is not."""
    edge: float
    """How wide the edges of the drawing are, in tile widths; 0 is sharp."""
    tile: float | None
    """Width of the typical tile in pixels, where tiles are known."""
    margin: float | None
    """Tile widths from the outermost tile to the picture's edge; below 0 it is cut off."""


def find_flaws(
    image: Image, tiles: Sequence[Quad] | None = None, *, still_scale: float = 1.0
) -> tuple[Flaw, ...]:
    """What makes this picture hard to read, the gravest first; nothing for a good one.

    ``tiles`` are those that matter, such as the hand and the indicators: one at the edge that
    belongs to a discard row would be said to be cut off. ``still_scale`` is how many pixels of the
    still one pixel of this picture stands for, where it is the small preview.
    """
    quality = measure_quality(image, tiles)
    tile, margin = quality.tile, quality.margin
    found: dict[FlawId, bool] = {
        "dark": quality.ivory < DARKEST_IVORY,
        "bright": quality.clipped > MOST_CLIPPED and quality.ink > PALEST_INK,
        "cut-off": margin is not None and margin < NARROWEST_MARGIN,
        "small": tile is not None and tile * still_scale < SMALLEST_TILE,
        "glare": quality.glare > MOST_GLARE,
        "blurred": quality.edge > WIDEST_EDGE,
    }
    return tuple(flaw for flaw in FLAWS.values() if found[flaw.id])


def measure_quality(image: Image, tiles: Sequence[Quad] | None = None) -> Quality:
    """The figures behind ``find_flaws``; no tiles, or none given: the whole picture's."""
    height, width = image.shape[:2]
    if not tiles:
        scale = min(1.0, _TILES_ACROSS * _TILE / max(height, width))
        return _measure_whole(_shrunk(image, scale), max(height, width) * scale / _TILES_ACROSS)
    quads = np.array(tiles[:_MOST_TILES], np.float32)
    sides = np.linalg.norm(quads - np.roll(quads, 1, axis=1), axis=2)
    tile = max(float(np.median(sides.min(axis=1))), 1.0)
    beyond = min(float(quads.min()), float((np.array([width, height]) - quads).min()))
    region, quads = _around(image, quads, tile)
    scale = min(1.0, _TILE / tile, _LONGEST / max(region.shape))
    small = _shrunk(region, scale)
    found = _measure_tiles(small, _labels(small, quads * scale), tile * scale)
    return replace(found, tile=tile, margin=beyond / tile)


def _around(
    image: Image, quads: NDArray[np.float32], tile: float
) -> tuple[Image, NDArray[np.float32]]:
    """The part of the picture with the tiles in it, and their places there."""
    height, width = image.shape[:2]
    low = np.clip(quads.min(axis=(0, 1)) - tile / 2, 0, [width - 1, height - 1]).astype(int)
    high = np.clip(quads.max(axis=(0, 1)) + tile / 2, low + 1, [width, height]).astype(int)
    return image[low[1] : high[1], low[0] : high[0]], quads - low.astype(np.float32)


def _shrunk(image: Image, scale: float) -> Image:
    if scale >= 1:
        return image
    size = (max(1, round(image.shape[1] * scale)), max(1, round(image.shape[0] * scale)))
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def _labels(image: Image, quads: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Which tile each pixel belongs to, from 1 on."""
    labels = np.zeros(image.shape[:2], np.uint8)
    middles = quads.mean(axis=1, keepdims=True)
    inner = np.round(middles + (quads - middles) * _INNER).astype(np.int32)
    for number, corners in enumerate(inner, start=1):
        cv2.fillConvexPoly(labels, corners, number)
    return labels


def _measure_whole(image: Image, tile: float) -> Quality:
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    edge = edge_width(grey.astype(np.float32), np.ones(grey.shape, np.bool_)) / tile
    clipped = float((image.min(axis=2) >= _CLIPPED).mean())
    ink, ivory = np.quantile(grey, [_INK, 0.98])
    return Quality(float(ivory), clipped, float(ink), 0.0, edge, None, None)


def _measure_tiles(image: Image, labels: NDArray[np.uint8], tile: float) -> Quality:
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    mask = labels > 0
    if not mask.any():  # all tiles lie outside the picture
        return _measure_whole(image, tile)
    edge = edge_width(grey.astype(np.float32), mask) / tile
    order = np.argsort(labels[mask], kind="stable")
    starts = np.flatnonzero(np.diff(labels[mask][order])) + 1
    levels = [np.quantile(part, [_INK, 0.9]) for part in np.split(grey[mask][order], starts)]
    ink, ivory = np.median(levels, axis=0)
    white = image[mask].min(axis=1)[order] >= _CLIPPED
    whites = [float(part.mean()) for part in np.split(white, starts)]
    clipped = float(np.median(whites))
    # Where the typical tile is white too, the worst one is no mirror but a blank one.
    glare = max(whites) if clipped < MOST_GLARE / 2 else 0.0
    return Quality(float(ivory), clipped, float(ink), glare, edge, None, None)
