"""What the layout network believes of a table: each tile's role, and which tiles are one meld."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.layout.expectation import Expectation
from vision.layout.features import node_features, pair_features
from vision.layout.network import ROLES, Weights, forward, load_weights, log_shares
from vision.layout.plane import Array
from vision.layout.table import Table
from vision.scene import SeenTile


@dataclass(frozen=True, eq=False)
class Beliefs:
    roles: Array
    """(n, 7): logarithms of how likely each tile has each of ``ROLES``."""
    one_meld: Array
    """(n, n): log odds that two tiles are of one meld."""

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
    return Beliefs(log_shares(np.asarray(roles, np.float64)), np.asarray(same, np.float64))
