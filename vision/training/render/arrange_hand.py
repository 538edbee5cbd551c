"""Lay a winning hand out as players do: EMA 2016 §3.3.8 (melds), §3.3.12 (the winning tile)."""

from dataclasses import dataclass, replace

import numpy as np

from scorer.tiles import Tile
from vision.training.render.bodies import Role, Spot, TileBody, lying, standing
from vision.training.render.hands import DealtHand, DealtMeld


@dataclass(frozen=True)
class TileShape:
    """Height and depth of a tile, its width being one."""

    height: float
    depth: float


def arrange_hand(hand: DealtHand, shape: TileShape, random: np.random.Generator) -> list[TileBody]:
    """Hand, winning tile and melds in the player's own directions."""
    upright = random.random() < 0.25
    gap = float(random.choice([0.0, 0.02, 0.06, 0.2], p=[0.4, 0.35, 0.2, 0.05]))
    bodies = []
    x = 0.0
    for tile in hand.concealed:
        spot = nudged(Spot(x, 0.0), random)
        bodies.append(
            standing(tile, spot, shape.height, "concealed", tilt=float(random.uniform(0, 12)))
            if upright
            else lying(tile, spot, shape.depth, "concealed")
        )
        x += 1 + gap
    x -= 0.5 + gap  # the right edge of the last tile
    if hand.win is not None:
        bodies.append(_winning_tile(hand.win, x, upright, shape, random))
    x = max(x, float(bodies[-1].centre[0]) + shape.height / 2)
    if hand.melds:
        bodies += _arrange_melds(hand, x, shape, random)
    return bodies


def _winning_tile(
    win: Tile, edge: float, upright: bool, shape: TileShape, random: np.random.Generator
) -> TileBody:
    way = random.choice(["apart", "across", "above", "left"], p=[0.6, 0.2, 0.15, 0.05])
    if way == "across":
        # On its side at the end of the row, or on top of the tiles.
        on_top = random.random() < 0.3 and not upright
        x = edge - 0.6 if on_top else edge + shape.height / 2 + random.uniform(0.05, 0.4)
        spot = Spot(x, float(random.uniform(-0.1, 0.1)), 0.0, shape.depth if on_top else 0.0)
        return lying(win, nudged(spot, random), shape.depth, "win", sideways=True)
    if way == "above":
        x = float(random.uniform(edge * 0.4, edge))
        y = shape.height + float(random.uniform(0.3, 0.8)) + (0.6 if upright else 0)
        return lying(win, nudged(Spot(x, y), random), shape.depth, "win")
    distance = 0.5 + float(random.uniform(0.35, 1.2))
    x = edge + distance if way == "apart" else -0.5 - distance
    spot = nudged(Spot(x, float(random.normal(0, 0.08))), random)
    if upright and random.random() < 0.5:
        return standing(win, spot, shape.height, "win")
    return lying(win, spot, shape.depth, "win")


def _arrange_melds(
    hand: DealtHand, edge: float, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    below = random.random() < 0.2
    x, y = edge + float(random.uniform(0.6, 2.0)), 0.0
    if below:
        room = sum(meld_width(meld, shape) + 0.3 for meld in hand.melds)
        x, y = max(0.0, edge - room), -shape.height - float(random.uniform(0.6, 1.4))
    bodies = []
    for number, meld in enumerate(hand.melds):
        bodies += arrange_meld(meld, x, y, shape, random, number)
        x += meld_width(meld, shape) + float(random.uniform(0.15, 0.7))
    return bodies


def meld_width(meld: DealtMeld, shape: TileShape) -> float:
    in_row = 3 if meld.kind == "kakan" else len(meld.tiles)
    return in_row if meld.claimed < 0 else in_row - 1 + shape.height


def arrange_meld(
    meld: DealtMeld, left: float, y: float, shape: TileShape, random: np.random.Generator,
    number: int = 0,
) -> list[TileBody]:  # fmt: skip
    """One meld from its left edge: the claimed tile on its side, its long edge on the base line."""
    role: Role = "meld"
    bodies = []
    down = range(4) if meld.all_down else (0, 3) if random.random() < 0.6 else (1, 2)
    x = left
    row = meld.tiles[:3] if meld.kind == "kakan" else meld.tiles
    for index, tile in enumerate(row):
        if index != meld.claimed:
            hidden = meld.kind == "ankan" and index in down
            spot = nudged(Spot(x + 0.5, y), random)
            bodies.append(lying(tile, spot, shape.depth, role, face_up=not hidden))
            x += 1.01
            continue
        turn = 0.0 if random.random() < 0.7 else 180.0
        base = y - shape.height / 2 + 0.5
        middle = x + shape.height / 2
        spot = nudged(Spot(middle, base, turn), random)
        bodies.append(lying(tile, spot, shape.depth, role, sideways=True))
        if meld.kind == "kakan":
            above = nudged(Spot(middle, base + 1.02, turn), random)
            bodies.append(lying(meld.tiles[3], above, shape.depth, role, sideways=True))
        x += shape.height + 0.01
    return [replace(body, meld=number) for body in bodies]


def nudged(spot: Spot, random: np.random.Generator) -> Spot:
    """Hands are never laid quite straight."""
    dx, dy = random.normal(0, [0.006, 0.03])
    return Spot(spot.x + dx, spot.y + dy, spot.degrees + random.normal(0, 1.2), spot.lift)
