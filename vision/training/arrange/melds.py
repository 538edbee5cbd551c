"""Melds beside the hand, in a block below or above it, far off, or round the corner."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.training.arrange.plan import Plan
from vision.training.render.arrange_hand import TileShape, arrange_meld, meld_width
from vision.training.render.arrange_table import moved
from vision.training.render.bodies import TileBody
from vision.training.render.hands import DealtMeld


def lay_melds(
    melds: Sequence[DealtMeld], beside: Sequence[TileBody], plan: Plan, shape: TileShape,
    random: np.random.Generator,
) -> list[TileBody]:  # fmt: skip
    if not melds:
        return []
    block = _block(melds, plan, shape, random)
    low, high = _bounds(beside, shape)
    start, end = _bounds(block, shape)
    width = end[0] - start[0]
    if plan.melds == "corner":
        turn = 90.0 if random.random() < 0.75 else -90.0
        block = moved(block, 0, 0, turn + float(random.normal(0, 3)))
        start, end = _bounds(block, shape)
        x = high[0] + float(random.uniform(0.6, 2.5)) - start[0]
        y = low[1] + float(random.uniform(-2.5, 1.0)) - start[1]
    elif plan.melds in ("below", "above"):
        gap = float(random.uniform(0.25, 1.8))
        x = float(random.uniform(low[0], max(low[0] + 0.1, high[0] + 1 - width))) - start[0]
        y = low[1] - gap - end[1] if plan.melds == "below" else high[1] + gap - start[1]
    else:
        # Without a turned tile nothing but the distance shows that these are no part of the hand.
        nearest = 0.6 if plan.turned else 1.6
        near, far = (2.5, 4.0) if plan.melds == "far" else (nearest, max(2.0, nearest + 1))
        x = high[0] + float(random.uniform(near, far)) - start[0]
        y = float(random.normal(0, 0.25 if plan.melds == "far" else 0.08))
        if plan.melds == "far" and random.random() < 0.25:
            x = low[0] - float(random.uniform(near, far)) - end[0]
    return moved(block, x, y, float(random.normal(0, 1.5)) if plan.melds != "corner" else 0.0)


def _block(
    melds: Sequence[DealtMeld], plan: Plan, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """The melds in one row, or two of them on top of each other, about the origin."""
    stacked = plan.melds != "right" and len(melds) > 1 and random.random() < 0.25
    rows = (melds[: (len(melds) + 1) // 2], melds[(len(melds) + 1) // 2 :]) if stacked else (melds,)
    bodies: list[TileBody] = []
    y, number = 0.0, 0
    for row in rows:
        x = 0.0
        for meld in row:
            bodies += arrange_meld(meld, x, y, shape, random, number)
            gap = float(random.uniform(0.0, 0.05) if plan.in_a_block else random.uniform(0.1, 0.8))
            x += meld_width(meld, shape) + gap
            number += 1
        added = any(meld.kind == "kakan" for meld in row)
        y -= shape.height + float(random.uniform(0.05, 0.6)) + (0.8 if added else 0.0)
    middle = np.mean([body.centre for body in bodies], axis=0) * [1, 1, 0]
    return [replace(body, centre=body.centre - middle) for body in bodies]


def _bounds(bodies: Sequence[TileBody], shape: TileShape) -> tuple[list[float], list[float]]:
    corners = np.vstack([body.corners(shape.height) for body in bodies])[:, :2]
    return corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
