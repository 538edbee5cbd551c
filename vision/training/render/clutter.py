"""Things on a table that are not tiles: sticks, dice, cups, racks, fingers."""

import cv2
import numpy as np

from vision.training.artist.canvas import Colour
from vision.training.render.bodies import Vector
from vision.training.render.paint import Painter


def box_corners(x: float, y: float, size: tuple[float, float, float], degrees: float) -> Vector:
    """A box on the table: its top's corners, then its bottom's."""
    length, width, height = size
    angle = np.deg2rad(degrees)
    along = np.array([np.cos(angle), np.sin(angle), 0.0]) * length / 2
    across = np.array([-np.sin(angle), np.cos(angle), 0.0]) * width / 2
    base = np.array([x, y, 0.0])
    bottom = np.array([base - along - across, base + along - across,
                       base + along + across, base - along + across])  # fmt: skip
    return np.vstack([bottom + np.array([0, 0, height]), bottom])


def draw_stick(painter: Painter, x: float, y: float, degrees: float, dots: int) -> None:
    """A point stick: 1,000 has one red dot, 100 has eight black ones."""
    corners = box_corners(x, y, (3.1, 0.26, 0.14), degrees)
    painter.solid(corners, (225, 232, 238))
    start, end = (corners[0] + corners[3]) / 2, (corners[1] + corners[2]) / 2
    for part in np.linspace(0.42, 0.58, dots) if dots > 1 else [0.5]:
        point = start + (end - start) * part
        ring = [
            point + 0.06 * np.array([np.cos(a), np.sin(a), 0]) for a in np.linspace(0, 6.28, 9)[:8]
        ]
        colour = (30, 30, 190) if dots in (1, 5) else (35, 35, 35)
        painter.polygon(painter.camera.project(np.array(ring)), colour)


def draw_die(painter: Painter, x: float, y: float, degrees: float, pips: int) -> None:
    corners = box_corners(x, y, (0.62, 0.62, 0.62), degrees)
    painter.solid(corners, (228, 232, 235))
    top = corners[:4]
    for number in range(pips):
        u, v = (number % 2) * 0.5 + 0.25, (number // 2 + 0.5) / max(1, (pips + 1) // 2)
        point = top[0] + (top[1] - top[0]) * u + (top[3] - top[0]) * v
        ring = [
            point + 0.06 * np.array([np.cos(a), np.sin(a), 0]) for a in np.linspace(0, 6.28, 9)[:8]
        ]
        painter.polygon(painter.camera.project(np.array(ring)), (40, 40, 60 if pips > 1 else 190))


def draw_cup(painter: Painter, x: float, y: float, colour: Colour) -> None:
    angle = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    rim = np.stack([x + 1.4 * np.cos(angle), y + 1.4 * np.sin(angle), np.full(32, 3.0)], axis=1)
    foot = rim * [1, 1, 0]
    both = painter.camera.project(np.vstack([rim, foot])).astype(np.float32)
    painter.polygon(cv2.convexHull(both)[:, 0].astype(np.float64), colour)
    painter.polygon(painter.camera.project(rim), [c * 0.7 for c in colour])
    inner = (rim - [x, y, 0]) * [0.88, 0.88, 1] + [x, y, 0]
    painter.polygon(painter.camera.project(inner), (30, 50, 70))


def draw_rack(painter: Painter, left: float, right: float, y: float, colour: Colour) -> None:
    """A long bar, of wood or plastic, behind or before the hand."""
    middle = (left + right) / 2
    painter.solid(box_corners(middle, y, (right - left, 0.8, 0.5), 0.0), colour)


def draw_fingers(painter: Painter, random: np.random.Generator) -> None:
    """A thumb or two from the picture's edge, over whatever is there."""
    height, width = painter.image.shape[:2]
    scale = max(width, height) * random.uniform(0.03, 0.07)
    light = random.uniform(0.5, 1.1)
    colour = np.array([130, 160, 215]) * light * random.uniform(0.85, 1.1, 3)
    edge = int(random.integers(4))
    along = random.uniform(0.1, 0.9)
    start = np.array(
        [(along * width, 0), (width, along * height), (along * width, height), (0, along * height)][
            edge
        ],
        np.float64,
    )
    inward = np.array([(0, 1), (-1, 0), (0, -1), (1, 0)][edge], np.float64)
    turn = random.normal(0, 0.4)
    cos, sin = np.cos(turn), np.sin(turn)
    inward = np.array([[cos, -sin], [sin, cos]]) @ inward
    for finger in range(int(random.integers(1, 4))):
        side = np.array([-inward[1], inward[0]]) * scale * 1.15 * finger
        tip = start + side + inward * scale * random.uniform(1.0, 3.2)
        root = start + side - inward * scale
        across = np.array([-inward[1], inward[0]]) * scale * 0.5
        round_tip = [
            tip + across * np.cos(a) + inward * scale * 0.5 * np.sin(a)
            for a in np.linspace(0, np.pi, 12)
        ]
        outline = np.array([root + across, *round_tip, root - across])
        shade = colour * random.uniform(0.85, 1.05)
        painter.polygon(outline, np.clip(shade, 0, 255).tolist())
