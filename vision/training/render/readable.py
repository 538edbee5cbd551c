"""Whether a camera could see what the truth says: hidden, steep, tiny or cut-off faces are none's.

The renderer lays a winning tile over others, looks at standing tiles from above, and lets tiles run
out of the picture, as people do. Such photos train well; nobody can read the hand from them.
"""

from typing import Final, Literal

import numpy as np

from scorer.tiles import parse_tiles
from vision.geometry import Quad
from vision.training.render.photo import RenderedPhoto, TrueTile

Hindrance = Literal["cut-off", "hidden", "steep", "small"]

LEAST_VISIBLE: Final = 0.7
"""Of a face that nothing covers: with less, a two of bamboo may be a three."""
LEAST_FACING: Final = 0.42
"""Cosine of the angle between the line of sight and straight onto the face: 65° from it."""
LEAST_SIDE: Final = 20.0
"""Pixels to the shorter side, as the reader's own limit in ``vision.photo.quality``."""


def hindrances(photo: RenderedPhoto) -> tuple[Hindrance, ...]:
    """What keeps anyone from reading the hand; nothing where all of it can be seen."""
    if photo.hand is None:
        return ()
    shown = [tile for tile in photo.tiles if tile.role != "other"]
    found = {hindrance for tile in shown if (hindrance := _hindrance(tile, photo)) is not None}
    if len(shown) < _count(photo):
        found.add("cut-off")
    return tuple(sorted(found))


def _count(photo: RenderedPhoto) -> int:
    """Tiles of the hand, its melds and the indicators."""
    hand = photo.hand or {}
    texts = [hand[key] for key in ("concealed", "win", "dora_indicators", "ura_indicators")]
    texts += [meld["tiles"] for meld in hand["melds"]]
    hidden = sum(4 for meld in hand["melds"] if not meld["tiles"])  # a kong that shows no face
    return hidden + sum(len(parse_tiles(text)) for text in texts if text)


def _hindrance(tile: TrueTile, photo: RenderedPhoto) -> Hindrance | None:
    height, width = photo.image.shape[:2]
    if bool((tile.quad < 0).any() or (tile.quad > [width, height]).any()):
        return "cut-off"
    if tile.visible < LEAST_VISIBLE:
        return "hidden"
    if tile.facing < LEAST_FACING:
        return "steep"
    return "small" if shorter_side(tile.quad) < LEAST_SIDE else None


def shorter_side(quad: Quad) -> float:
    return float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).min())
