"""The layout network: what each tile is there for, from how all tiles lie.

A transformer over the tiles of a table. Attention between two tiles is led by how the second lies
as seen from the first (`features.pair_features`), so that the picture's own directions hardly
matter. It is small enough for numpy; training (`vision.training.layout`) runs the same code on
torch's arrays.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from vision.layout.features import NODE_FEATURES, PAIR_FEATURES
from vision.layout.plane import Array
from vision.weights import MODELS, checked_weights

ROLES: Final = ("concealed", "win", "meld", "dora", "ura", "lucky", "other")
LAYOUT_WEIGHTS: Final = MODELS / "layout.npz"
WIDTH: Final = 64
PAIR_WIDTH: Final = 32
HEADS: Final = 4
LAYERS: Final = 4
_EMPTY: Final = -1e4
"""Attention to a place that holds no tile."""

Weights = dict[str, Any]


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
    """Weights of the evidence for a hand, a constant last (`vision.resolve.confidence`)."""
    with np.load(path) as stored:
        return np.asarray(stored["confidence"], np.float64)
