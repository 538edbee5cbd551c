"""What else lies on a table: the dead wall with its indicators, discards, other hands."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from scorer.tiles import Tile
from vision.training.render.arrange_hand import TileShape
from vision.training.render.bodies import Spot, TileBody, lying, standing
from vision.training.render.hands import DealtHand


def moved(bodies: Sequence[TileBody], x: float, y: float, degrees: float) -> list[TileBody]:
    """A group of tiles turned about the origin and then shifted."""
    angle = np.deg2rad(degrees)
    cos, sin = np.cos(angle), np.sin(angle)
    turn = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]])
    shift = np.array([x, y, 0.0])
    return [
        replace(
            body,
            centre=turn @ body.centre + shift,
            right=turn @ body.right,
            down=turn @ body.down,
        )
        for body in bodies
    ]


def dead_wall(hand: DealtHand, shape: TileShape, random: np.random.Generator) -> list[TileBody]:
    """Two tiles high, the indicators face up from the third stack on, ura in front of them."""
    least = max(4, 3 + len(hand.dora_indicators))
    stacks = int(random.integers(least, max(8, least + 1)))
    first = min(2, stacks - len(hand.dora_indicators))
    rest = iter(hand.rest)
    low_wall = random.random() < 0.2
    bodies = []
    for stack in range(stacks):
        x = stack * 1.01 - stacks / 2
        lift = 0.0 if low_wall else shape.depth
        spot = Spot(x, float(random.normal(0, 0.02)), float(random.normal(0, 0.8)))
        if not low_wall:
            bodies.append(lying(next(rest), spot, shape.depth, "other", face_up=False))
        above = replace(spot, lift=lift, y=spot.y + float(random.normal(0, 0.02)))
        number = stack - first
        if 0 <= number < len(hand.dora_indicators):
            bodies.append(lying(hand.dora_indicators[number], above, shape.depth, "dora"))
        else:
            bodies.append(lying(next(rest), above, shape.depth, "other", face_up=False))
        if 0 <= number < len(hand.ura_indicators):
            y = -shape.height - float(random.uniform(0.02, 0.25))
            front = Spot(x, y, float(random.normal(0, 1.5)))
            bodies.append(lying(hand.ura_indicators[number], front, shape.depth, "ura"))
    return bodies


def discards(
    tiles: Sequence[Tile], shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """Rows of six; the tile that declared riichi lies sideways."""
    riichi = int(random.integers(0, 30))
    bodies = []
    x = 0.0
    for index, tile in enumerate(tiles):
        row, column = divmod(index, 6)
        x = 0.0 if column == 0 else x
        sideways = index == riichi
        wide = shape.height if sideways else 1.0
        spot = Spot(
            x + wide / 2,
            -row * (shape.height + 0.04) + float(random.normal(0, 0.04)),
            float(random.normal(0, 2.0)),
        )
        bodies.append(lying(tile, spot, shape.depth, "other", sideways=sideways))
        x += wide + float(abs(random.normal(0, 0.03)))
    return bodies


def other_hand(
    tiles: Sequence[Tile], shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """Another player's row: face down, standing with its back to us, or revealed."""
    way = random.choice(["down", "standing", "open"], p=[0.4, 0.4, 0.2])
    bodies = []
    for index, tile in enumerate(tiles):
        spot = Spot(index * 1.01, float(random.normal(0, 0.03)), float(random.normal(0, 0.8)))
        if way == "standing":
            bodies.append(standing(tile, spot, shape.height, "other"))
        else:
            bodies.append(lying(tile, spot, shape.depth, "other", face_up=way == "open"))
    return bodies


def grid(
    faces: Sequence[int], columns: int, shape: TileShape, random: np.random.Generator
) -> list[TileBody]:
    """Rows side by side: a tray, a sorted set, an enrolment photo."""
    gap_x, gap_y = random.choice([0.0, 0.02, 0.3], 2, p=[0.45, 0.4, 0.15])
    loose = float(random.choice([0.2, 1.0, 4.0]))
    bodies = []
    for index, face in enumerate(faces):
        row, column = divmod(index, columns)
        spot = Spot(
            column * (1 + gap_x) + float(random.normal(0, 0.01 * loose)),
            -row * (shape.height + gap_y) + float(random.normal(0, 0.01 * loose)),
            float(random.normal(0, 0.6 * loose)) + (180 if random.random() < 0.15 else 0),
        )
        face_up = random.random() > 0.04
        variant = int(random.integers(8))
        bodies.append(lying(face, spot, shape.depth, "other", face_up=face_up, variant=variant))
    return bodies


def scatter(faces: Sequence[int], shape: TileShape, random: np.random.Generator) -> list[TileBody]:
    """Loose tiles at any angle, some standing, none inside another."""
    reach = np.sqrt(len(faces)) * random.uniform(1.1, 1.8)
    taken: list[tuple[float, float]] = []
    bodies = []
    for face in faces:
        for _ in range(20):
            x, y = random.uniform(-reach, reach, 2)
            if all((x - a) ** 2 + (y - b) ** 2 > 2.2 for a, b in taken):
                break
        else:
            continue
        taken.append((x, y))
        spot = Spot(float(x), float(y), float(random.uniform(0, 360)))
        variant = int(random.integers(8))
        if random.random() < 0.1:
            bodies.append(standing(face, spot, shape.height, "other", variant=variant))
        else:
            up = random.random() < 0.85
            bodies.append(lying(face, spot, shape.depth, "other", face_up=up, variant=variant))
    return bodies
