"""Faces of which a part cannot be seen: behind another tile, cut by the frame, or found as halves.

Two rows of a nine of circles are an eight or a six to whoever sees nothing else. The less of a face
is in view, the less sure an answer may be.
"""

from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, Quad
from vision.read.reader import MARGIN, straighten

NOTHING_KNOWN: Final = 0.52
ALL_KNOWN: Final = 0.82
"""Shares of a face in view between which certainty grows from none to full."""


def certainty(visible: float) -> float:
    """How sure anyone can be of a face of which this share is in view."""
    return float(np.clip((visible - NOTHING_KNOWN) / (ALL_KNOWN - NOTHING_KNOWN), 0.0, 1.0))


def part_of(quad: Quad, visible: float, side: int) -> tuple[Quad, Quad]:
    """The part of the tile that is in view, and the rest, which lies towards ``side``."""
    turned = np.roll(quad, -side, axis=0)  # the hidden part is now the upper one
    left = turned[3] + (turned[0] - turned[3]) * np.float32(visible)
    right = turned[2] + (turned[1] - turned[2]) * np.float32(visible)
    seen = np.roll(np.array([left, right, turned[2], turned[3]], np.float32), side, axis=0)
    rest = np.roll(np.array([turned[0], turned[1], right, left], np.float32), side, axis=0)
    return seen, rest


def cut_face(
    image: Image, quad: Quad, cover: Image | None, random: np.random.Generator
) -> tuple[Image, float]:
    """A crop of a part of the tile, and how sure one can be of it.

    With ``cover``, a square picture of another tile, that tile may lie over the hidden part.
    """
    # Halves are what a detector finds; anything up to a sliver less than all lies behind tiles.
    visible = float(
        random.uniform(0.42, 0.58) if random.random() < 0.55 else random.uniform(0.35, 0.85)
    )
    side = int(random.integers(4))
    seen, rest = part_of(quad, visible, side)
    if cover is None or random.random() < 0.45:
        return straighten(image, seen, margin=MARGIN), certainty(visible)
    whole = random.random() < 0.4
    crop = _covered(image, quad, rest, cover, random)
    if whole:
        return straighten(crop[0], crop[1], margin=MARGIN), certainty(visible)
    seen, _ = part_of(crop[1], visible, side)
    return straighten(crop[0], seen, margin=MARGIN), certainty(visible)


def _covered(
    image: Image, quad: Quad, rest: Quad, cover: Image, random: np.random.Generator
) -> tuple[Image, Quad]:
    """The photo around the tile with the rest of it covered, and the tile's place there."""
    low = np.floor(quad.min(axis=0) - 0.3 * np.ptp(quad, axis=0)).astype(int)
    high = np.ceil(quad.max(axis=0) + 0.3 * np.ptp(quad, axis=0)).astype(int)
    low, high = np.maximum(low, 0), np.minimum(high, [image.shape[1], image.shape[0]])
    region = image[low[1] : high[1], low[0] : high[0]].copy()
    middle = rest.mean(axis=0)
    spread = (rest - middle) * np.float32(1.0) + middle - low.astype(np.float32)
    # What covers is wider than the tile and reaches out of it on the hidden side.
    outward = (middle - quad.mean(axis=0)) * np.float32(random.uniform(0.3, 1.2))
    hull = np.concatenate([spread, spread + outward]).astype(np.float32)
    shape = cv2.convexHull(hull)[:, 0]
    box = cv2.boxPoints(cv2.minAreaRect(shape)).astype(np.float32)
    tall, wide = region.shape[:2]
    source = np.array([[0, 0], [64, 0], [64, 64], [0, 64]], np.float32)
    laid = cv2.warpPerspective(cover, cv2.getPerspectiveTransform(source, box), (wide, tall))
    if random.random() < 0.5:  # its plain side or back, or something else that is in the way
        laid[:] = random.uniform(20, 250, 3)
    mask = np.zeros((tall, wide), np.uint8)
    cv2.fillConvexPoly(mask, np.round(shape).astype(np.int32), 255)
    region[mask > 0] = laid[mask > 0]
    return region, (quad - low.astype(np.float32)).astype(np.float32)
