"""Upright boxes around quads, and how far they cover the same ground."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.straighten import Quad

Boxes = NDArray[np.float32]
"""n × 4: left, top, right, bottom."""


def boxes_around(quads: Sequence[Quad] | NDArray[np.float32]) -> Boxes:
    corners = np.asarray(quads, np.float32).reshape(-1, 4, 2)
    return np.concatenate([corners.min(axis=1), corners.max(axis=1)], axis=1)


def overlaps(ones: Boxes, others: Boxes) -> NDArray[np.float32]:
    """For each of the ones and each of the others, what both cover as a share of what either does:
    1 where they are the same, 0 where they lie apart."""
    low = np.maximum(ones[:, None, :2], others[None, :, :2])
    high = np.minimum(ones[:, None, 2:], others[None, :, 2:])
    shared = np.clip(high - low, 0, None).prod(axis=2)
    areas = [(boxes[:, 2:] - boxes[:, :2]).prod(axis=1) for boxes in (ones, others)]
    either = areas[0][:, None] + areas[1] - shared
    return np.asarray(shared / np.maximum(either, 1e-6), np.float32)
