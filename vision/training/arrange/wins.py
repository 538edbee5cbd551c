"""The winning tile, everywhere that players put it; EMA 2016 §3.3.12 wants it apart."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from scorer.tiles import Tile
from vision.training.arrange.plan import WinPlace
from vision.training.render.arrange_hand import TileShape, nudged
from vision.training.render.bodies import Spot, TileBody, lying

_MOST_ABOVE = 2.0
"""Tiles between the row and a winning tile above or below it."""


def lay_winning_tile(
    row: Sequence[TileBody], win: Tile, place: WinPlace, shape: TileShape,
    random: np.random.Generator,
) -> list[TileBody]:  # fmt: skip
    """The row and the winning tile; in the river it is laid with the discards instead."""
    left, right = row[0], row[-1]
    if place == "raised":
        return _raised(row, win, shape, random)
    if place in ("above", "below"):
        first, last = float(left.centre[0]), float(right.centre[0])
        sideways = random.random() < 0.35
        x = float(random.uniform(first - 0.5, last + 1.0))
        near = min(row, key=lambda body: abs(float(body.centre[0]) - x))
        half = shape.height / 2 + (0.5 if sideways else shape.height / 2)
        away = half + 0.08 + float(random.uniform(0.05, _MOST_ABOVE))
        y = float(near.centre[1]) + (away if place == "above" else -away)
        spot = Spot(x, y, float(random.normal(0, 4)))
        return [*row, _lay(win, spot, shape, random, sideways)]
    at_left = place == "left" or (place == "touching" and random.random() < 0.25)
    end = left if at_left else right
    sideways = place in ("across", "touching") or (place == "left" and random.random() < 0.25)
    half = 0.5 + (shape.height / 2 if sideways else 0.5)
    gap = {
        "touching": float(random.uniform(0.01, 0.06)),
        "across": float(random.uniform(0.05, 0.5)),
    }.get(place, float(random.uniform(0.35, 1.3)))
    away = half + gap
    turn = np.rad2deg(np.arctan2(end.right[1], end.right[0]))
    lean = float(turn) if place == "touching" else float(turn) * 0.5
    # Its lower edge or its middle in line with the row's.
    drop = (shape.height / 2 - 0.5) if sideways and random.random() < 0.4 else 0.0
    spot = Spot(
        float(end.centre[0]) + (-away if at_left else away),
        float(end.centre[1]) - drop + float(random.normal(0, 0.08)),
        lean + float(random.normal(0, 1 if place == "touching" else 3)),
    )
    return [*row, _lay(win, spot, shape, random, sideways)]


def _lay(
    win: Tile, spot: Spot, shape: TileShape, random: np.random.Generator, sideways: bool
) -> TileBody:
    if sideways and random.random() < 0.3:
        spot = replace(spot, degrees=spot.degrees + 180)
    return lying(win, nudged(spot, random), shape.depth, "win", sideways=sideways)


def _raised(
    row: Sequence[TileBody], win: Tile, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """Pushed up, or pulled down, in its place in the row."""
    place = sum(int(body.face) % 34 <= int(win.kind) for body in row)
    if random.random() < 0.3:
        place = int(random.integers(len(row) + 1))
    after = row[place:]
    x = float(after[0].centre[0]) if after else float(row[-1].centre[0]) + 1.01
    moved = [replace(body, centre=body.centre + np.array([1.01, 0.0, 0.0])) for body in after]
    by = float(random.uniform(0.5, 0.95)) * shape.height * (1 if random.random() < 0.8 else -1)
    y = float((after[0] if after else row[-1]).centre[1]) + by
    raised = lying(win, nudged(Spot(x, y), random), shape.depth, "win")
    return [*row[:place], raised, *moved]
