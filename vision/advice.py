"""The one thing to say about a picture: what is wrong with it, and what to do."""

from typing import Final

import numpy as np

from scorer.messages import Message
from vision.hand_reading import ReadTile, note
from vision.reading import PhotoReading

_SEEN_FROM_ABOVE: Final = frozenset(("standing", "covered"))
_FEWEST: Final = 3
"""Faces that are part of a hand, and not just a discard or two."""


def advice(reading: PhotoReading) -> Message | None:
    """The gravest thing first; nothing for a good picture.

    Light comes first, since all else may be its fault. Sharpness is measured on the faces: where
    none lies open, as in a hand that stands, nothing is said of it.
    """
    hand = reading.hand_reading
    notes = list(hand.notes)
    flaws = list(reading.flaws)
    from_above = any(each.code in _SEEN_FROM_ABOVE for each in notes)
    if from_above or (hand.hand is None and hand.tiles):
        flaws = [flaw for flaw in flaws if flaw.code != "blurred"]
    if hand.hand is None and _is_cut_off(hand.tiles, reading.size):
        notes = [note("hand-cut-off")]
    hints = [*flaws, *notes]
    return hints[0] if hints else None


def _is_cut_off(tiles: tuple[ReadTile, ...], size: tuple[int, int]) -> bool:
    """Whether faces reach the picture's edge, so that the rest of the hand lies beyond it."""
    quads = np.array([tile.quad for tile in tiles if tile.is_face])
    if len(quads) < _FEWEST:
        return False
    width = float(np.median(np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)))
    return bool((quads < width / 2).any() or (quads > np.array(size) - width / 2).any())
