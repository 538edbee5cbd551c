"""Choose what a picture shows: a won hand at a table, a tray, loose tiles."""

from dataclasses import dataclass

import numpy as np

from vision.read.faces import FLOWER
from vision.training.render.arrange_hand import TileShape, arrange_hand
from vision.training.render.arrange_table import (
    dead_wall,
    discards,
    grid,
    moved,
    other_hand,
    scatter,
)
from vision.training.render.bodies import TileBody, Vector
from vision.training.render.hands import DealtHand, deal_hand


@dataclass(frozen=True)
class Scene:
    bodies: tuple[TileBody, ...]
    focus: Vector
    """Points that the camera must have in view."""
    hand: DealtHand | None
    elevation: tuple[float, float] | None = None
    """Of the camera over the table, in degrees; None leaves it to the photo."""
    arrangement: str | None = None
    """What is special about how the tiles lie, where it has a name."""


def compose_hand(
    shape: TileShape, random: np.random.Generator, hand: DealtHand | None = None
) -> Scene:
    """A hand before the player, the dead wall in view, and some of the rest of the table.

    Without a ``hand`` it is a random one that is won.
    """
    hand = hand or deal_hand(random)
    bodies = arrange_hand(hand, shape, random)
    right_edge = max(float(body.centre[0]) for body in bodies)
    far = 2.4 + float(random.uniform(0, 1.5))
    needed = list(bodies)
    if hand.dora_indicators:
        wall = dead_wall(hand, shape, random)
        if random.random() < 0.7:
            x, degrees = float(random.uniform(0.2, 0.8)) * right_edge, float(random.normal(0, 4))
        else:
            x, degrees = right_edge * 0.5, float(random.choice([90, 180, 270]))
            far += 3.0
        wall = moved(wall, x, far + shape.height, degrees)
        bodies += wall
        needed += wall
        far += 2 * shape.height + 0.8
    rest = list(hand.rest[20:])
    if random.random() < 0.5:
        count = int(random.integers(3, 19))
        row = discards([rest.pop() for _ in range(count)], shape, random)
        x = float(random.uniform(0, right_edge - 4))
        bodies += moved(row, x, far + 4.5, float(random.normal(0, 3)))
    if random.random() < 0.35:
        row = other_hand([rest.pop() for _ in range(int(random.integers(4, 14)))], shape, random)
        degrees = float(random.choice([0, 90, 180, 270]))
        x = float(random.choice([-4.0, right_edge + 4.0])) if degrees in (90, 270) else right_edge
        bodies += moved(row, x, far + (6.5 if degrees in (0, 180) else -2), degrees)
    return Scene(without_overlaps(bodies, len(needed)), points_of(needed, shape), hand)


def compose_grid(shape: TileShape, random: np.random.Generator) -> Scene:
    columns, rows = int(random.integers(3, 15)), int(random.integers(1, 7))
    faces = _faces(columns * rows, random)
    bodies = grid(faces, columns, shape, random)
    return Scene(tuple(bodies), points_of(bodies, shape), None)


def compose_scatter(shape: TileShape, random: np.random.Generator) -> Scene:
    bodies = scatter(_faces(int(random.integers(1, 36)), random), shape, random)
    return Scene(tuple(bodies), points_of(bodies, shape), None)


def compose(shape: TileShape, random: np.random.Generator) -> Scene:
    chance = random.random()
    if chance < 0.6:
        return compose_hand(shape, random)
    if chance < 0.85:
        return compose_grid(shape, random)
    return compose_scatter(shape, random)


def _faces(count: int, random: np.random.Generator) -> list[int]:
    """Any of the 37 faces, a red five as often as another; flowers now and then."""
    faces = random.integers(0, 37, count)
    faces[random.random(count) < 0.05] = FLOWER
    return [int(face) for face in faces]


def points_of(bodies: list[TileBody], shape: TileShape) -> Vector:
    return np.vstack([body.corners(shape.height) for body in bodies])


def without_overlaps(bodies: list[TileBody], fixed: int) -> tuple[TileBody, ...]:
    """Drop background tiles that would stand inside others; the first ``fixed`` stay."""
    kept = bodies[:fixed]
    for body in bodies[fixed:]:
        away = np.abs(np.array([other.centre for other in kept]) - body.centre)
        near = (np.hypot(away[:, 0], away[:, 1]) < 0.98) & (away[:, 2] < 0.4)
        if not near.any():
            kept.append(body)
    return tuple(kept)
