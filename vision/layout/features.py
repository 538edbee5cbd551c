"""What the layout network is shown: each tile, and each pair of tiles from the first one's view."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from vision.layout.expectation import Expectation
from vision.layout.plane import TALL, Array
from vision.layout.table import Table, is_boxed
from vision.read.faces import FLOWER, NOT_A_FACE
from vision.scene import SeenTile

NODE_FEATURES: Final = 26
PAIR_FEATURES: Final = 17
_EDGE: Final = 4.0  # tile widths from the picture's edge that still matter
_MANY: Final = 40.0  # tiles


def node_features(
    tiles: Sequence[SeenTile], table: Table, size: tuple[int, int], expected: Expectation
) -> Array:
    """(n, 26)"""
    count = len(tiles)
    faces = np.array([tile.probabilities for tile in tiles], np.float64).reshape(count, -1)
    backs = np.array([tile.is_back for tile in tiles], np.float64)
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(count, 4, 2)
    middle = np.array(size, np.float64) / 2
    place = (quads.mean(axis=1) - middle) / max(float(np.hypot(*middle)), 1.0)
    side = np.sqrt(np.abs(_areas(quads)) / TALL) + 1e-6
    edge = np.minimum(quads.min(axis=(1, 2)), (np.array(size) - quads).min(axis=(1, 2))) / side
    shared = [
        (count - backs.sum()) / _MANY,
        backs.sum() / _MANY,
        table.plane.foreshortening,
        table.plane.residual,
        1.0 if expected.won else 0.0,
        1.0 if expected.game == "nts" else 0.0,
    ]
    columns = [
        backs,
        np.array([tile.score for tile in tiles]),
        (1 - backs) * faces[:, :NOT_A_FACE].max(axis=1, initial=0.0),
        (1 - backs) * faces[:, FLOWER],
        (1 - backs) * faces[:, NOT_A_FACE],
        *table.top_side.T,
        np.clip(np.log(np.maximum(table.wide, 1e-3)), -2, 2),
        np.clip(np.log(np.maximum(table.tall, 1e-3) / TALL), -2, 2),
        *place.T,
        np.hypot(*place.T),
        *table.seen_up.T,
        np.clip(edge, 0, _EDGE) / _EDGE,
        is_boxed(quads),
        (1 - backs) * table.kinds[:, 27:].sum(axis=1),
        (1 - backs) * (faces[:, :FLOWER].max(axis=1, initial=0.0) > 0.9),
        *(np.full(count, value) for value in shared),
    ]
    return np.column_stack(columns).reshape(count, NODE_FEATURES)


def pair_features(xp: Any, centres: Any, up: Any, kinds: Any) -> Any:
    """(…, n, n, 17) in the view of the first tile of each pair; ``xp`` is numpy or torch."""
    away = centres[..., None, :, :] - centres[..., :, None, :]
    up_x, up_y = up[..., :, None, 0], up[..., :, None, 1]
    # The picture's y runs down: to the right of up is (-up_y, up_x).
    x = away[..., 1] * up_x - away[..., 0] * up_y
    y = away[..., 0] * up_x + away[..., 1] * up_y
    other_x, other_y = up[..., None, :, 0], up[..., None, :, 1]
    cosine = up_x * other_x + up_y * other_y
    sine = up_x * other_y - up_y * other_x
    far = (away[..., 0] ** 2 + away[..., 1] ** 2 + 1e-6) ** 0.5
    swapped = xp.swapaxes(kinds, -1, -2)
    same = kinds @ swapped
    next_one, next_two = _in_sequence(xp, kinds, 1), _in_sequence(xp, kinds, 2)
    parts = [
        xp.clip(x, -10, 10) / 5,
        xp.clip(y, -10, 10) / 5,
        xp.clip(x, -3, 3) / 1.5,
        xp.clip(y, -3, 3) / 1.5,
        xp.clip(abs(x) - 1, -1, 1),
        xp.clip(abs(y) - TALL, -1, 1),
        xp.log1p(far),
        xp.exp(-far / 1.5),
        xp.exp(-((abs(x) - 1) ** 2 + y**2) * 8),
        xp.exp(-(x**2 + (abs(y) - TALL) ** 2) * 8),
        xp.exp(-(y**2) * 6),
        cosine,
        sine,
        2 * cosine**2 - 1,
        same,
        next_one,
        next_two,
    ]
    return xp.stack(parts, -1)


def _in_sequence(xp: Any, kinds: Any, step: int) -> Any:
    """How likely two tiles are of one suit and so many numbers apart."""
    suits = kinds[..., :27].reshape(*kinds.shape[:-1], 3, 9)
    shape = (*kinds.shape[:-1], 3 * (9 - step))
    lower, upper = suits[..., : 9 - step].reshape(shape), suits[..., step:].reshape(shape)
    rising = lower @ xp.swapaxes(upper, -1, -2)
    return rising + xp.swapaxes(rising, -1, -2)


def _areas(quads: Array) -> Array:
    across, down = quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1]
    return np.asarray((across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0]) / 2)
