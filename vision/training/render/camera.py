"""A pinhole camera over the table."""

from dataclasses import dataclass

import numpy as np

from vision.training.render.bodies import Vector


@dataclass(frozen=True)
class Camera:
    position: Vector
    matrix: Vector
    """3×4: world to pixels, before the division."""

    def project(self, points: Vector) -> Vector:
        flat = points.reshape(-1, 3)
        seen = np.hstack([flat, np.ones((len(flat), 1))]) @ self.matrix.T
        return np.asarray(seen[:, :2] / np.maximum(seen[:, 2:3], 1e-6)).reshape(
            *points.shape[:-1], 2
        )


def aim(
    points: Vector,
    size: tuple[int, int],
    *,
    elevation: float,
    azimuth: float,
    roll: float,
    focal: float,
    fill: float,
) -> Camera:
    """A camera at these angles (degrees) that sees all points within ``fill`` of the picture."""
    width, height = size
    target = (points.min(axis=0) + points.max(axis=0)) / 2
    up, around, twist = np.deg2rad([elevation, azimuth, roll])
    outward = np.array([np.cos(up) * np.sin(around), -np.cos(up) * np.cos(around), np.sin(up)])
    forward = -outward
    side = np.cross(forward, [0.0, 0.0, 1.0])
    norm = np.linalg.norm(side)
    side = side / norm if norm > 1e-3 else np.array([np.cos(around), np.sin(around), 0.0])
    upward = np.cross(side, forward)
    right = side * np.cos(twist) + upward * np.sin(twist)
    down = side * np.sin(twist) - upward * np.cos(twist)
    rotation = np.stack([right, down, forward])
    pixels = focal * max(width, height)
    inner = np.array([[pixels, 0, width / 2], [0, pixels, height / 2], [0, 0, 1]])
    low, high = 2.0, 400.0
    camera = _placed(inner, rotation, target + outward * high)
    for _ in range(18):  # the nearest distance at which everything still fits
        middle = (low + high) / 2
        camera = _placed(inner, rotation, target + outward * middle)
        depth = (points - camera.position) @ forward
        offset = np.abs(camera.project(points) - [width / 2, height / 2])
        fits = bool((depth > 0.5).all() and (offset < [width * fill / 2, height * fill / 2]).all())
        low, high = (low, middle) if fits else (middle, high)
    return _placed(inner, rotation, target + outward * high)


def _placed(inner: Vector, rotation: Vector, position: Vector) -> Camera:
    outer = np.hstack([rotation, -(rotation @ position)[:, None]])
    return Camera(position, np.asarray(inner @ outer))
