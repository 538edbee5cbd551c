"""Lay a winning hand out as players do: EMA 2016 §3.3.8 (melds), §3.3.12 (the winning tile)."""

from dataclasses import dataclass

import numpy as np

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
        spot = _nudged(Spot(x, 0.0), random)
        bodies.append(
            standing(tile, spot, shape.height, "concealed", tilt=float(random.uniform(0, 12)))
            if upright
            else lying(tile, spot, shape.depth, "concealed")
        )
        x += 1 + gap
    x -= 0.5 + gap  # the right edge of the last tile
    bodies.append(_winning_tile(hand, x, upright, shape, random))
    x = max(x, float(bodies[-1].centre[0]) + shape.height / 2)
    if hand.melds:
        bodies += _arrange_melds(hand, x, shape, random)
    return bodies


def _winning_tile(
    hand: DealtHand, edge: float, upright: bool, shape: TileShape, random: np.random.Generator
) -> TileBody:
    way = random.choice(["apart", "across", "above", "left"], p=[0.6, 0.2, 0.15, 0.05])
    if way == "across":
        # On its side at the end of the row, or on top of the tiles.
        on_top = random.random() < 0.3 and not upright
        x = edge - 0.6 if on_top else edge + shape.height / 2 + random.uniform(0.05, 0.4)
        spot = Spot(x, float(random.uniform(-0.1, 0.1)), 0.0, shape.depth if on_top else 0.0)
        return lying(hand.win, _nudged(spot, random), shape.depth, "win", sideways=True)
    if way == "above":
        x = float(random.uniform(edge * 0.4, edge))
        y = shape.height + float(random.uniform(0.3, 0.8)) + (0.6 if upright else 0)
        return lying(hand.win, _nudged(Spot(x, y), random), shape.depth, "win")
    distance = 0.5 + float(random.uniform(0.35, 1.2))
    x = edge + distance if way == "apart" else -0.5 - distance
    spot = _nudged(Spot(x, float(random.normal(0, 0.08))), random)
    if upright and random.random() < 0.5:
        return standing(hand.win, spot, shape.height, "win")
    return lying(hand.win, spot, shape.depth, "win")


def _arrange_melds(
    hand: DealtHand, edge: float, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    below = random.random() < 0.2
    x, y = edge + float(random.uniform(0.6, 2.0)), 0.0
    if below:
        room = sum(_meld_width(meld, shape) + 0.3 for meld in hand.melds)
        x, y = max(0.0, edge - room), -shape.height - float(random.uniform(0.6, 1.4))
    bodies = []
    for meld in hand.melds:
        bodies += arrange_meld(meld, x, y, shape, random)
        x += _meld_width(meld, shape) + float(random.uniform(0.15, 0.7))
    return bodies


def _meld_width(meld: DealtMeld, shape: TileShape) -> float:
    upright = 4 if meld.kind == "ankan" else (3 if meld.kind == "minkan" else 2)
    return upright + (0 if meld.kind == "ankan" else shape.height)


def arrange_meld(
    meld: DealtMeld, left: float, y: float, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """One meld from its left edge: the claimed tile on its side, its long edge on the base line."""
    role: Role = "meld"
    bodies = []
    outer_down = random.random() < 0.6
    x = left
    row = meld.tiles[:3] if meld.kind == "kakan" else meld.tiles
    for index, tile in enumerate(row):
        if index != meld.claimed:
            hidden = meld.kind == "ankan" and (index in (0, 3)) == outer_down
            spot = _nudged(Spot(x + 0.5, y), random)
            bodies.append(lying(tile, spot, shape.depth, role, face_up=not hidden))
            x += 1.01
            continue
        turn = 0.0 if random.random() < 0.7 else 180.0
        base = y - shape.height / 2 + 0.5
        middle = x + shape.height / 2
        spot = _nudged(Spot(middle, base, turn), random)
        bodies.append(lying(tile, spot, shape.depth, role, sideways=True))
        if meld.kind == "kakan":
            above = _nudged(Spot(middle, base + 1.02, turn), random)
            bodies.append(lying(meld.tiles[3], above, shape.depth, role, sideways=True))
        x += shape.height + 0.01
    return bodies


def _nudged(spot: Spot, random: np.random.Generator) -> Spot:
    """Hands are never laid quite straight."""
    dx, dy = random.normal(0, [0.006, 0.03])
    return Spot(spot.x + dx, spot.y + dy, spot.degrees + random.normal(0, 1.2), spot.lift)
