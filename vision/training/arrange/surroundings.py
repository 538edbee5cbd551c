"""The rest of the table: the wall and its indicators, rivers, other players' hands and melds."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from scorer.tiles import Tile
from vision.read.faces import FLOWER
from vision.training.arrange.plan import Plan
from vision.training.render.arrange_hand import TileShape, nudged
from vision.training.render.arrange_table import dead_wall, discards, moved, other_hand
from vision.training.render.bodies import Role, Spot, TileBody, lying
from vision.training.render.hands import DealtHand


def lay_indicators(
    hand: DealtHand, plan: Plan, width: float, top: float, shape: TileShape,
    random: np.random.Generator,
) -> list[TileBody]:  # fmt: skip
    """The dead wall, or the indicators alone where no wall is in view; ``top`` is the hand's."""
    if not hand.dora_indicators:
        return []
    far = top + float(random.uniform(1.4, 4.0))
    x = float(random.uniform(0.1, 0.9)) * width
    if plan.wall == "wall":
        wall = dead_wall(hand, shape, random)
        turn = float(random.normal(0, 4))
        if random.random() < 0.2:
            turn += float(random.choice([90, 180, 270]))
            far += 2.5
        return moved(wall, x, far + shape.height / 2, turn)
    bodies = [
        lying(tile, nudged(Spot(number * 1.02, 0.0), random), shape.depth, "dora")
        for number, tile in enumerate(hand.dora_indicators)
    ]
    before = -shape.height - float(random.uniform(0.02, 0.25))
    bodies += [
        lying(tile, nudged(Spot(number * 1.02, before), random), shape.depth, "ura")
        for number, tile in enumerate(hand.ura_indicators)
    ]
    far += shape.height if hand.ura_indicators else 0.0
    return moved(bodies, x, far + shape.height / 2, float(random.normal(0, 8)))


def lay_river(
    rest: list[Tile], win: Tile | None, y: float, width: float, shape: TileShape,
    random: np.random.Generator,
) -> list[TileBody]:  # fmt: skip
    """Rows of discards, ``y`` their lower edge; beside them the winning tile, where it is there."""
    count = int(random.integers(3, 19)) if win is None else int(random.integers(2, 13))
    rows = discards([rest.pop() for _ in range(count)], shape, random)
    depth = ((count - 1) // 6) * (shape.height + 0.04)
    rows = moved(rows, 0.0, depth + shape.height / 2, 0.0)
    bodies = list(rows)
    if win is not None:
        end = max(float(body.centre[0]) for body in rows)
        sideways = random.random() < 0.4
        place = random.choice(["right", "left", "near"], p=[0.6, 0.2, 0.2])
        away = (shape.height if sideways else 1.0) / 2 + 0.55 + float(random.uniform(0.25, 1.2))
        x = end + away if place == "right" else -away
        lift = float(random.uniform(0, depth + 0.5)) + shape.height / 2
        if place == "near":
            x = float(random.uniform(0, end))
            lift = -(0.5 if sideways else shape.height / 2) - float(random.uniform(0.3, 0.9))
        spot = nudged(Spot(x, lift, float(random.normal(0, 5))), random)
        bodies.append(lying(win, spot, shape.depth, "win", sideways=sideways))
        lowest = min(0.0, lift - shape.height / 2)
        bodies = moved(bodies, 0.0, -lowest, 0.0)
    x = float(random.uniform(-1, max(0.0, width - 5)))
    return moved(bodies, x, y, float(random.normal(0, 4)))


def lay_others(
    rest: list[Tile], width: float, top: float, bottom: float, share: float, shape: TileShape,
    random: np.random.Generator,
) -> list[TileBody]:  # fmt: skip
    """Other hands, their melds and rivers at the sides and opposite; pieces of the wall."""
    bodies: list[TileBody] = []
    middle = width / 2
    for degrees, x, y in (
        (90.0, width + float(random.uniform(4, 7)), bottom + 2.0),
        (270.0, -float(random.uniform(4, 7)), top + 11.0),
        (180.0, width + 1.0, top + float(random.uniform(9, 13))),
    ):
        if random.random() < share * 0.7:
            count = int(random.integers(4, 15))
            row = other_hand(_taken(rest, count), shape, random)
            bodies += moved(row, x, y, degrees + float(random.normal(0, 3)))
        if random.random() < share * 0.3:
            block = _others_melds(rest, shape, random)
            bodies += moved(block, x + float(random.uniform(-2, 2)), y - 3.0, degrees)
        if random.random() < share * 0.4:
            count = int(random.integers(3, 19))
            rows = discards(_taken(rest, count), shape, random)
            inward = {90.0: (-5.0, 2.0), 270.0: (5.0, -2.0), 180.0: (-4.0, -5.0)}[degrees]
            bodies += moved(rows, x + inward[0], y + inward[1], degrees)
    if random.random() < share * 0.5:
        count = int(random.integers(3, 12))
        wall = [
            lying(tile, nudged(Spot(n * 1.01, 0.0), random), shape.depth, "other", face_up=False)
            for n, tile in enumerate(_taken(rest, count))
        ]
        turn = float(random.choice([0, 90]))
        bodies += moved(wall, middle - count / 2, top + float(random.uniform(2.5, 8)), turn)
    return bodies


def lay_lucky_tiles(
    count: int, width: float, bottom: float, top: float, shape: TileShape,
    random: np.random.Generator, role: Role = "lucky",
) -> list[TileBody]:  # fmt: skip
    """Flowers and seasons in a row of their own, or at the end of the hand."""
    row = [
        lying(FLOWER, nudged(Spot(n * 1.03, 0.0), random), shape.depth, role, variant=int(v))
        for n, v in enumerate(random.permutation(8)[:count])
    ]
    place = random.choice(["above", "below", "right", "left"])
    y = {"above": top + 1.0, "below": bottom - 1.0}.get(str(place), 0.0)
    x = {"right": width + 1.5, "left": -1.5 - count}.get(
        str(place), float(random.uniform(0, width))
    )
    return moved(row, x, y, float(random.normal(0, 3)))


def _others_melds(
    rest: list[Tile], shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """Three or four tiles of which one is turned: as good as a true meld, seen from here."""
    bodies = []
    x = 0.0
    for _ in range(int(random.integers(1, 3))):
        tile = rest.pop()
        turned = int(random.integers(3))
        for place in range(3):
            wide = shape.height if place == turned else 1.0
            spot = nudged(Spot(x + wide / 2, 0.0), random)
            bodies.append(lying(tile, spot, shape.depth, "other", sideways=place == turned))
            x += wide + 0.01
        x += float(random.uniform(0.1, 0.6))
    return [replace(body, meld=None) for body in bodies]


def _taken(rest: list[Tile], count: int) -> Sequence[Tile]:
    return [rest.pop() for _ in range(min(count, len(rest)))]
