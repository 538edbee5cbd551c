"""The layout network: what each tile is there for, from how all tiles lie.

A transformer over the tiles of a table. Attention between two tiles is led by how the second lies
as seen from the first (`pair_features`), so that the picture's own directions hardly matter. It is
small enough for numpy; training (`vision.training.layout`) runs the same code on torch's arrays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from vision.layout.expectation import Expectation
from vision.layout.table import TALL, Array, Flags, Table, is_boxed, rivals
from vision.read.faces import FLOWER, NOT_A_FACE
from vision.scene import SeenTile
from vision.weights import MODELS, checked_weights

NODE_FEATURES: Final = 26
PAIR_FEATURES: Final = 17
_EDGE: Final = 4.0  # tile widths from the picture's edge that still matter
_MANY: Final = 40.0  # tiles
ROLES: Final = ("concealed", "win", "meld", "dora", "ura", "lucky", "other")
LAYOUT_WEIGHTS: Final = MODELS / "layout.npz"
WIDTH: Final = 64
PAIR_WIDTH: Final = 32
HEADS: Final = 4
LAYERS: Final = 4
_A_SECOND_FRAME: Final = 1.5
"""What it costs, as a logarithm, that one of two rivals is a second frame of the other's tile."""
_EMPTY: Final = -1e4
"""Attention to a place that holds no tile."""

Weights = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Beliefs:
    roles: Array
    """(n, 7): logarithms of how likely each tile has each of ``ROLES``."""
    one_meld: Array
    """(n, n): log odds that two tiles are of one meld."""

    rivals: Flags
    """(n, n): pairs of which one may be a second frame of the other's tile."""

    def of(self, role: str) -> Array:
        return np.asarray(self.roles[:, ROLES.index(role)])


def form_beliefs(
    tiles: Sequence[SeenTile],
    table: Table,
    size: tuple[int, int],
    expected: Expectation,
    weights: Weights | None = None,
) -> Beliefs:
    nodes = node_features(tiles, table, size, expected).astype(np.float32)
    places = [array.astype(np.float32) for array in (table.centres, table.up, table.kinds)]
    pairs = pair_features(np, *places)
    there = np.ones(len(tiles), np.float32)
    roles, same = forward(np, weights or load_weights(), nodes, pairs, there)
    shares = log_shares(np.asarray(roles, np.float64))
    over = rivals(tiles)
    # The network takes every frame for a tile; of two rivals one may be left out for little.
    other = ROLES.index("other")
    least = shares.max(axis=1) - _A_SECOND_FRAME
    shares[:, other] = np.where(
        over.any(axis=1), np.maximum(shares[:, other], least), shares[:, other]
    )
    return Beliefs(shares, np.asarray(same, np.float64), over)


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


def shapes() -> dict[str, tuple[int, ...]]:
    """Every array of weights with its shape."""
    found: dict[str, tuple[int, ...]] = {
        "node_in": (NODE_FEATURES, WIDTH), "node_in_b": (WIDTH,),
        "pair_in": (PAIR_FEATURES, PAIR_WIDTH), "pair_in_b": (PAIR_WIDTH,),
        "pair_mid": (PAIR_WIDTH, PAIR_WIDTH), "pair_mid_b": (PAIR_WIDTH,),
        "role": (WIDTH, len(ROLES)), "role_b": (len(ROLES),),
        "same_left": (WIDTH, PAIR_WIDTH), "same_pair": (PAIR_WIDTH, PAIR_WIDTH),
        "same_out": (PAIR_WIDTH, 1), "same_b": (1,),
    }  # fmt: skip
    for layer in range(LAYERS):
        found |= {
            f"{layer}.norm": (WIDTH,), f"{layer}.norm_b": (WIDTH,),
            f"{layer}.query": (WIDTH, WIDTH), f"{layer}.key": (WIDTH, WIDTH),
            f"{layer}.value": (WIDTH, WIDTH), f"{layer}.bias": (PAIR_WIDTH, HEADS),
            f"{layer}.seen": (HEADS * PAIR_WIDTH, WIDTH), f"{layer}.out": (WIDTH, WIDTH),
            f"{layer}.out_b": (WIDTH,),
            f"{layer}.norm2": (WIDTH,), f"{layer}.norm2_b": (WIDTH,),
            f"{layer}.up": (WIDTH, 2 * WIDTH), f"{layer}.up_b": (2 * WIDTH,),
            f"{layer}.down": (2 * WIDTH, WIDTH), f"{layer}.down_b": (WIDTH,),
        }  # fmt: skip
    return found


def forward(xp: Any, weights: Weights, nodes: Any, pairs: Any, there: Any) -> tuple[Any, Any]:
    """Logits of the roles (…, n, 7), and of two tiles being of one meld (…, n, n).

    ``there`` (…, n) is 1 for a tile and 0 for a place left empty.
    """
    seen = _relu(xp, pairs @ weights["pair_in"] + weights["pair_in_b"])
    seen = _relu(xp, seen @ weights["pair_mid"] + weights["pair_mid_b"])
    x = nodes @ weights["node_in"] + weights["node_in_b"]
    empty = (1 - there)[..., None, None, :] * _EMPTY
    for layer in range(LAYERS):
        x = x + _attention(xp, weights, layer, x, seen, empty)
        hidden = _norm(x, weights[f"{layer}.norm2"], weights[f"{layer}.norm2_b"])
        hidden = _relu(xp, hidden @ weights[f"{layer}.up"] + weights[f"{layer}.up_b"])
        x = x + hidden @ weights[f"{layer}.down"] + weights[f"{layer}.down_b"]
    roles = x @ weights["role"] + weights["role_b"]
    own = x @ weights["same_left"]
    both = own[..., :, None, :] + own[..., None, :, :] + seen @ weights["same_pair"]
    same = (_relu(xp, both) @ weights["same_out"] + weights["same_b"])[..., 0]
    return roles, (same + xp.swapaxes(same, -1, -2)) / 2


def _attention(xp: Any, weights: Weights, layer: int, x: Any, seen: Any, empty: Any) -> Any:
    normed = _norm(x, weights[f"{layer}.norm"], weights[f"{layer}.norm_b"])
    size = WIDTH // HEADS

    def by_head(name: str) -> Any:
        projected = normed @ weights[f"{layer}.{name}"]
        return xp.swapaxes(projected.reshape(*projected.shape[:-1], HEADS, size), -2, -3)

    scores = by_head("query") @ xp.swapaxes(by_head("key"), -1, -2) / size**0.5
    bias = seen @ weights[f"{layer}.bias"]
    scores = scores + xp.moveaxis(bias, -1, -3) + empty
    shares = xp.exp(scores - xp.amax(scores, -1)[..., None])
    shares = shares / shares.sum(-1)[..., None]
    mixed = xp.swapaxes(shares @ by_head("value"), -2, -3)
    mixed = mixed.reshape(*mixed.shape[:-2], WIDTH) @ weights[f"{layer}.out"]
    beheld = xp.swapaxes(shares, -2, -3) @ seen
    beheld = beheld.reshape(*beheld.shape[:-2], HEADS * PAIR_WIDTH) @ weights[f"{layer}.seen"]
    return mixed + beheld + weights[f"{layer}.out_b"]


def _norm(x: Any, scale: Any, shift: Any) -> Any:
    centred = x - x.mean(-1)[..., None]
    return centred / ((centred**2).mean(-1)[..., None] + 1e-5) ** 0.5 * scale + shift


def _relu(xp: Any, x: Any) -> Any:
    return xp.clip(x, 0, None)


@lru_cache(maxsize=1)
def load_weights(path: Path = LAYOUT_WEIGHTS) -> Weights:
    with np.load(checked_weights(path)) as stored:
        return {name: stored[name].astype(np.float32) for name in shapes()}


def log_shares(logits: Array) -> Array:
    """Logarithms of the shares of the last axis."""
    top = logits.max(axis=-1, keepdims=True)
    return np.asarray(logits - top - np.log(np.exp(logits - top).sum(axis=-1, keepdims=True)))


@lru_cache(maxsize=1)
def load_confidence(path: Path = LAYOUT_WEIGHTS) -> Array:
    """Weights of the evidence for a hand, a constant last (`vision.resolve.read_table`)."""
    with np.load(path) as stored:
        return np.asarray(stored["confidence"], np.float64)
