"""The concealed tiles as people leave them: straight, in groups, uneven, curved, with a step."""

from collections.abc import Sequence

import numpy as np

from scorer.tiles import Tile
from vision.training.arrange.plan import RowStyle
from vision.training.render.arrange_hand import TileShape, nudged
from vision.training.render.bodies import Spot, TileBody, lying

_UNEVEN = 0.33
"""Tile heights that a tile of an uneven row may lie up or down."""


def lay_row(
    groups: Sequence[Sequence[Tile]], style: RowStyle, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """The tiles from left to right; only ``groups`` style leaves gaps between the groups."""
    if style == "groups":
        return _in_groups(groups, shape, random)
    tiles = [tile for group in groups for tile in group]
    gap = float(random.choice([0.0, 0.02, 0.06, 0.15], p=[0.4, 0.35, 0.15, 0.1]))
    spots = [Spot(number * (1.005 + gap), 0.0) for number in range(len(tiles))]
    if style == "uneven":
        reach = _UNEVEN * shape.height * float(random.uniform(0.3, 1))
        spots = [
            Spot(spot.x, float(random.uniform(-reach, reach)), float(random.normal(0, 2.5)))
            for spot in spots
        ]
    elif style == "curved":
        spots = _curved(spots, random)
    elif style == "step" and len(spots) > 2:
        at = int(random.integers(1, len(spots)))
        by = float(random.choice([-1, 1]) * random.uniform(0.15, 0.6)) * shape.height
        spots = [Spot(s.x, s.y + (by if n >= at else 0.0)) for n, s in enumerate(spots)]
    return [
        lying(tile, nudged(spot, random), shape.depth, "concealed")
        for tile, spot in zip(tiles, spots, strict=True)
    ]


def _in_groups(
    groups: Sequence[Sequence[Tile]], shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    slanted = random.random() < 0.6
    widest = float(random.uniform(0.3, 1.2))
    bodies = []
    left = 0.0
    for group in groups:
        angle = float(random.normal(0, 6)) if slanted else float(random.normal(0, 1))
        cos, sin = np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))
        middle = left + len(group) / 2
        lift = float(random.normal(0, 0.12 if slanted else 0.04))
        for number, tile in enumerate(group):
            along = (number + 0.5 - len(group) / 2) * 1.01
            spot = Spot(middle + along * cos, lift + along * sin, angle)
            bodies.append(lying(tile, nudged(spot, random), shape.depth, "concealed"))
        overhang = shape.height / 2 * abs(float(sin))
        left += len(group) * 1.01 + float(random.uniform(0.2, max(0.25, widest))) + overhang
    return bodies


def _curved(spots: Sequence[Spot], random: np.random.Generator) -> list[Spot]:
    radius = float(random.uniform(9, 35)) * (1 if random.random() < 0.6 else -1)
    middle = (spots[0].x + spots[-1].x) / 2
    curved = []
    for spot in spots:
        angle = (spot.x - middle) / radius
        x, y = middle + radius * np.sin(angle), radius * (np.cos(angle) - 1)
        curved.append(Spot(float(x), float(y), float(-np.rad2deg(angle))))
    return curved
