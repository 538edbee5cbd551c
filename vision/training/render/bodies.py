"""Tiles as boxes in space: where each lies, which way it looks, and what it is there for.

One unit is the width of a tile. The table is the plane z = 0, x runs to the player's right,
y away from the player.
"""

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
Role = Literal["concealed", "win", "meld", "dora", "ura", "lucky", "other"]


@dataclass(frozen=True)
class TileBody:
    face: int
    """What is on the face, whether the camera sees it or not."""
    centre: Vector
    """Middle of the face."""
    right: Vector
    down: Vector
    """Unit vectors along the face, from its own upright point of view."""
    role: Role
    sideways: bool = False
    variant: int = 0
    meld: int | None = None
    """Which of the hand's melds it belongs to."""

    @property
    def normal(self) -> Vector:
        """Out of the face."""
        return -np.cross(self.right, self.down)

    def corners(self, height: float) -> Vector:
        """The face's corners, clockwise from its own top left."""
        across, along = self.right / 2, self.down * height / 2
        c = self.centre
        return np.array(
            [c - across - along, c + across - along, c + across + along, c - across + along]
        )


@dataclass(frozen=True)
class Spot:
    """A place on the table and the direction that is ‘up’ for the tile that lies there."""

    x: float
    y: float
    degrees: float = 0.0
    lift: float = 0.0


def lying(
    face: int, spot: Spot, depth: float, role: Role, *,
    face_up: bool = True, sideways: bool = False,
    variant: int = 0,
) -> TileBody:  # fmt: skip
    """A tile flat on the table; sideways turns it a quarter, its top to the left."""
    angle = np.deg2rad(spot.degrees + (90 if sideways else 0))
    right = np.array([np.cos(angle), np.sin(angle), 0.0])
    down = np.array([np.sin(angle), -np.cos(angle), 0.0])
    if not face_up:
        right = -right
    centre = np.array([spot.x, spot.y, spot.lift + (depth if face_up else 0.0)])
    return TileBody(face, centre, right, down, role, sideways, variant)


def standing(
    face: int, spot: Spot, height: float, role: Role, *, tilt: float = 0.0, variant: int = 0
) -> TileBody:
    """A tile on its edge, its face to the player, leaning back by ``tilt`` degrees."""
    angle, lean = np.deg2rad(spot.degrees), np.deg2rad(tilt)
    right = np.array([np.cos(angle), np.sin(angle), 0.0])
    away = np.array([-np.sin(angle), np.cos(angle), 0.0])
    down = -np.array([0.0, 0.0, np.cos(lean)]) - away * np.sin(lean)
    foot = np.array([spot.x, spot.y, spot.lift])
    return TileBody(face, foot - down * height / 2, right, down, role, False, variant)
