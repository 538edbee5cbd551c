"""Is a photo good enough to read, and if not, what would make it so?

Measured on the tiles where they are known, else on the whole picture. Blur is taken in widths of a
tile, since what ruins a small tile does nothing to a large one. The thresholds were chosen on
rendered photos, with blur and light added in steps, and looked over on real ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import cv2
import numpy as np
from numpy.typing import NDArray

from scorer.messages import Message
from vision.geometry import Image, Quad, smaller

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
_ROW_MARGIN: Final = 0.1
_ROW: Final = 3
"""So many tiles within this many widths of one edge are a row that goes on beyond it: faces that
are cut in half look like whole ones, and end a hair before the edge."""
_TILE: Final = 48  # pixels to the width of a tile where light and sharpness are measured
_TILES_ACROSS: Final = 18  # a hand fills the picture, where its tiles are not known
_INNER: Final = 0.85  # of the face: its rim shows the bevel and the neighbour
CLIPPED: Final = 250
"""Of 255: as white as can be."""
_INK: Final = 0.05  # of a face, even where it shows a single stroke
MOST_TILES: Final = 250


FLAWS: Final = {id: Message("reading-note", id) for id in get_args(FlawId)}
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
    at_edge: int = 0
    """How many tiles reach almost to one edge of the picture, where one of the hand's does."""


def find_flaws(
    image: Image,
    tiles: Sequence[Quad] | None = None,
    *,
    still_scale: float = 1.0,
    others: Sequence[Quad] = (),
) -> tuple[Message, ...]:
    """What makes this picture hard to read, the gravest first; nothing for a good one.

    ``tiles`` are those that matter, such as the hand and the indicators: one at the edge that
    belongs to a discard row would be said to be cut off. ``still_scale`` is how many pixels of the
    still one pixel of this picture stands for, where it is the small preview. ``others`` are the
    other faces in view: they say nothing by themselves, but beside a tile of the hand that reaches
    the edge they tell that the edge cuts through a row.
    """
    quality = measure_quality(image, tiles, others)
    tile, margin = quality.tile, quality.margin
    found: dict[str, bool] = {
        "dark": quality.ivory < DARKEST_IVORY,
        "bright": quality.clipped > MOST_CLIPPED and quality.ink > PALEST_INK,
        "cut-off": (margin is not None and margin < NARROWEST_MARGIN) or quality.at_edge >= _ROW,
        "small": tile is not None and tile * still_scale < SMALLEST_TILE,
        "glare": quality.glare > MOST_GLARE,
        "blurred": quality.edge > WIDEST_EDGE,
    }
    return tuple(flaw for id, flaw in FLAWS.items() if found[id])


def measure_quality(
    image: Image, tiles: Sequence[Quad] | None = None, others: Sequence[Quad] = ()
) -> Quality:
    """The figures behind ``find_flaws``; no tiles, or none given: the whole picture's."""
    height, width = image.shape[:2]
    if not tiles:
        scale = min(1.0, _TILES_ACROSS * _TILE / max(height, width))
        return _measure_whole(_shrunk(image, scale), max(height, width) * scale / _TILES_ACROSS)
    quads = np.array(tiles[:MOST_TILES], np.float32)
    sides = np.linalg.norm(quads - np.roll(quads, 1, axis=1), axis=2)
    tile = max(float(np.median(sides.min(axis=1))), 1.0)
    away = _to_the_edges(quads, width, height)
    near = (away < _ROW_MARGIN * tile).sum(axis=0)
    if others and near.any():
        beside = _to_the_edges(np.array(others[:MOST_TILES], np.float32), width, height)
        near = np.where(near > 0, near + (beside < _ROW_MARGIN * tile).sum(axis=0), 0)
    at_edge = int(near.max())
    found = _measure_tiles(*_side_by_side(image, quads, max(1, round(tile / _TILE))), tile)
    return replace(found, tile=tile, margin=float(away.min()) / tile, at_edge=at_edge)


def _to_the_edges(quads: NDArray[np.float32], width: int, height: int) -> NDArray[np.float32]:
    """From each tile to the left and upper edge, and to the right and lower one."""
    beyond = np.array([width, height], np.float32) - quads.max(axis=1)
    return np.concatenate([quads.min(axis=1), beyond], 1)


def _shrunk(image: Image, scale: float) -> Image:
    if scale >= 1:
        return image
    size = (max(1, round(image.shape[1] * scale)), max(1, round(image.shape[0] * scale)))
    return smaller(image, size)


def _side_by_side(
    image: Image, quads: NDArray[np.float32], shrink: int
) -> tuple[Image, NDArray[np.uint8], float]:
    """The tiles in a strip, which of them each pixel belongs to (from 1 on), and the scale.

    Most of a photo is table: looking at the tiles alone is quicker, and so is shrinking them by a
    whole number.
    """
    scale = 1 / shrink
    height, width = image.shape[:2]
    pad = REACH * shrink
    lows = np.clip(np.floor(quads.min(axis=1) - pad), 0, [width - 1, height - 1]).astype(int)
    highs = np.clip(np.ceil(quads.max(axis=1) + pad), lows + 1, [width, height]).astype(int)
    # A huge quad among small ones is no tile; it must not make the strip huge.
    cell = np.minimum((np.median(highs - lows, axis=0) * 2).astype(int), highs - lows)
    parts, labels = [], []
    for number, (low, size, quad) in enumerate(zip(lows, cell, quads, strict=True), start=1):
        x, y = np.maximum(size // shrink, 1)
        part = image[low[1] : low[1] + y * shrink, low[0] : low[0] + x * shrink]
        if shrink > 1:
            part = smaller(part, (int(x), int(y)))
        middle = quad.mean(axis=0)
        inner = (middle + (quad - middle) * _INNER - low) * scale
        label = np.zeros(part.shape[:2], np.uint8)
        cv2.fillConvexPoly(label, np.round(inner).astype(np.int32), number)
        parts.append(part)
        labels.append(label)
    tall = max(len(part) for part in parts)
    strip = [_lengthened(part, tall, cv2.BORDER_REPLICATE) for part in parts]
    marks = [_lengthened(label, tall, cv2.BORDER_CONSTANT) for label in labels]
    return np.concatenate(strip, axis=1), np.concatenate(marks, axis=1), scale


def _lengthened(picture: Image, rows: int, border: int) -> Image:
    """As many rows, below its own the last one again or black."""
    longer = cv2.copyMakeBorder(picture, 0, rows - len(picture), 0, 0, border)
    return longer.astype(np.uint8, copy=False)


def _measure_whole(image: Image, tile: float) -> Quality:
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)
    edge = edge_width(grey, np.ones(grey.shape, np.bool_)) / tile
    clipped = float((image.min(axis=2) >= CLIPPED).mean())
    ink, ivory = np.quantile(grey, [_INK, 0.98])
    return Quality(float(ivory), clipped, float(ink), 0.0, edge, None, None)


def _measure_tiles(image: Image, labels: NDArray[np.uint8], scale: float, tile: float) -> Quality:
    tile *= scale
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)
    mask = labels > 0
    if not mask.any():  # all tiles lie outside the picture
        return _measure_whole(image, tile)
    edge = edge_width(grey, mask) / tile
    numbers = labels[mask].astype(np.int64)
    counts = np.bincount(numbers * 256 + grey[mask]).astype(np.float64)
    counts = np.resize(np.pad(counts, (0, -len(counts) % 256)), (-(-len(counts) // 256), 256))
    shown = np.flatnonzero(counts.sum(axis=1))
    parts = np.cumsum(counts[shown], axis=1) / counts[shown].sum(axis=1, keepdims=True)
    ink, ivory = np.median([[(p >= _INK).argmax(), (p >= 0.9).argmax()] for p in parts], axis=0)
    white = np.bincount(numbers, np.minimum.reduce(cv2.split(image))[mask] >= CLIPPED)[shown]
    whites = white / counts[shown].sum(axis=1)
    clipped = float(np.median(whites))
    # Where the typical tile is white too, the worst one is no mirror but a blank one.
    glare = float(whites.max()) if clipped < MOST_GLARE / 2 else 0.0
    return Quality(float(ivory), clipped, float(ink), glare, edge, None, None)


Grey = NDArray[np.uint8]
REACH: Final = 9
"""Pixels to each side in which one edge of a drawing is looked for."""
_WINDOW: Final = 2 * REACH - 1
_SHARP: Final = 3.0  # pixels that even a perfect edge takes, through smoothing and slopes
_SMOOTHING: Final = 0.6  # keeps the grain of a dim photo from passing for sharp edges
_EVERY: Final = 3  # pixel is looked at: neighbours say the same
_STRONGEST: Final = 0.1  # of all places, those with the strongest edges are measured
_LEAST_SPAN: Final = 8  # grey levels: below that there is nothing but grain
_SOBEL: Final = 8.0  # times the slope, in grey levels to a pixel


def edge_width(grey: Grey, mask: NDArray[np.bool_]) -> float:
    """Pixels from the light side of a typical strong edge to its dark side; 0 where it is sharp.

    A step spread over so many pixels is its height through its steepest slope, whatever the light
    and the contrast. A moving camera widens edges in one direction only, so each of four
    directions is measured alone, and the widest counts.
    """
    where = np.flatnonzero(mask)[::_EVERY]
    smooth = np.asarray(cv2.GaussianBlur(grey, (0, 0), _SMOOTHING), np.uint8)
    across, down = (
        np.asarray(cv2.Sobel(smooth, cv2.CV_16S, *way), np.int16) for way in ((1, 0), (0, 1))
    )
    row = np.ones((1, _WINDOW), np.uint8)
    diagonal = np.eye(_WINDOW, dtype=np.uint8)
    half = float(np.sqrt(0.5))
    widths = [
        _width_along(smooth, across, row, where),
        _width_along(smooth, down, row.T.copy(), where),
        _width_along(smooth, across + down, diagonal, where) / half,
        _width_along(smooth, across - down, diagonal[::-1].copy(), where) / half,
    ]
    return float(np.sqrt(max(0.0, max(widths) ** 2 - _SHARP**2)))


def _width_along(
    grey: Grey, slope: NDArray[np.int16], line: NDArray[np.uint8], where: NDArray[np.int64]
) -> float:
    spans = np.asarray(cv2.morphologyEx(grey, cv2.MORPH_GRADIENT, line), np.uint8).ravel()[where]
    place = int((1 - _STRONGEST) * (len(spans) - 1))
    strong = spans >= max(int(np.partition(spans, place)[place]), _LEAST_SPAN)
    if not strong.any():
        return 0.0
    steepest = np.asarray(cv2.dilate(np.abs(slope), line), np.int16).ravel()[where[strong]]
    return float(np.median(spans[strong] * _SOBEL / np.maximum(steepest, 1)))
