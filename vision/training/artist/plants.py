"""The paintings on flowers and seasons: plants, baskets, huts, birds, in every maker's way.

None of them says which of the eight it is: makers paint a plum where others paint a peony. What
names the tile is written beside it (``flower_marks.py``).
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.training.artist.canvas import Canvas, Colour, Points

Random = np.random.Generator
Spot = NDArray[np.floating]


@dataclass(frozen=True)
class Palette:
    leaf: Colour
    bloom: Colour
    other: Colour


def draw_plant(canvas: Canvas, palette: Palette, random: Random) -> None:
    """One painting, mostly in the lower two thirds of the face."""
    kind = int(random.choice(6, p=[0.34, 0.16, 0.12, 0.14, 0.1, 0.14]))
    if kind == 0:
        _draw_branch(canvas, palette, random)
    elif kind == 1:
        _draw_blades(canvas, palette, random)
    elif kind == 2:
        _draw_stalks(canvas, palette, random)
    elif kind == 3:
        _draw_branch(canvas, palette, random)
        _draw_pot(canvas, palette, random)
    elif kind == 4:
        _draw_scene(canvas, palette, random)
    else:
        _draw_blades(canvas, palette, random)
        _draw_branch(canvas, palette, random)
    if random.random() < 0.25:
        _draw_specks(canvas, palette, random)


def _curve(start: Spot, end: Spot, bend: float, random: Random, pieces: int = 7) -> Points:
    middle = (start + end) / 2
    across = np.array([-(end - start)[1], (end - start)[0]])
    control = middle + across * random.normal(0, bend)
    t = np.linspace(0, 1, pieces)[:, None]
    points = (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end
    return np.asarray(np.clip(points, 0.03, 0.97), np.float32)


def _draw_branch(canvas: Canvas, palette: Palette, random: Random) -> None:
    base = np.array([random.normal(0.5, 0.1), random.uniform(0.8, 0.94)])
    tip = np.array([random.normal(0.5, 0.15), random.uniform(0.12, 0.45)])
    stem = _curve(base, tip, 0.25, random)
    thin = float(random.uniform(0.01, 0.04))
    canvas.line(stem, thin, palette.leaf)
    for _ in range(int(random.integers(2, 9))):
        start = stem[int(random.integers(len(stem)))].astype(np.float64)
        end = start + random.normal(0, [0.2, 0.1])
        canvas.line(_curve(start, end, 0.3, random, 4), thin * 0.7, palette.leaf)
        _draw_leaf(canvas, end, float(random.uniform(0.04, 0.14)), palette.leaf, random)
    for _ in range(int(random.integers(1, 4))):
        at = stem[int(random.integers(len(stem)))] + random.normal(0, 0.08, 2)
        _draw_bloom(canvas, np.clip(at, [0.15, 0.3], [0.85, 0.88]), palette, random)


def _draw_leaf(canvas: Canvas, at: Spot, long: float, ink: Colour, random: Random) -> None:
    """Pointed at both ends, filled or as an outline."""
    angle, wide = random.uniform(0, 2 * np.pi), random.uniform(0.12, 0.45)
    t = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    along, across = np.cos(t), np.sign(np.sin(t)) * np.sin(t) ** 2 * wide
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    shape = np.stack([along, across], 1) @ turn * long
    shape[:, 1] *= canvas.width / canvas.height
    points = np.asarray(shape + at, np.float32)
    if random.random() < 0.6:
        canvas.polygons([points], ink)
    else:
        canvas.line(points, float(random.uniform(0.01, 0.025)), ink, closed=True)


def _draw_bloom(canvas: Canvas, at: Spot, palette: Palette, random: Random) -> None:
    """Petals around a heart: discs, outlines, or rings within rings."""
    x, y = float(at[0]), float(at[1])
    size = float(random.uniform(0.06, 0.17))
    ink = palette.bloom if random.random() < 0.85 else palette.other
    petals, outline = int(random.integers(4, 9)), bool(random.random() < 0.5)
    aspect = canvas.width / canvas.height
    flat = float(random.uniform(0.55, 1.1))
    for angle in np.linspace(0, 2 * np.pi, petals, endpoint=False) + random.uniform(0, 1):
        place = (
            x + size * 0.7 * float(np.cos(angle)),
            y + size * 0.7 * flat * aspect * float(np.sin(angle)),
        )
        if outline:
            canvas.ring(*place, size * 0.42, 0.018, ink)
        else:
            canvas.disc(*place, size * float(random.uniform(0.3, 0.5)), ink)
    if random.random() < 0.5:
        canvas.ring(x, y, size * 0.5, 0.015, ink)
    elif random.random() < 0.5:
        canvas.disc(x, y, size * 0.25, palette.other)
    else:
        for _ in range(4):
            canvas.ring(x, y, size * float(random.uniform(0.1, 0.8)), 0.012, ink)


def _draw_blades(canvas: Canvas, palette: Palette, random: Random) -> None:
    """Long leaves from one root, as an orchid has."""
    root = np.array([random.normal(0.5, 0.1), random.uniform(0.75, 0.93)])
    for _ in range(int(random.integers(4, 12))):
        end = root + np.array([random.normal(0, 0.3), -random.uniform(0.05, 0.6)])
        thick = float(random.uniform(0.012, 0.045))
        canvas.line(_curve(root, end, 0.4, random), thick, palette.leaf)
    for _ in range(int(random.integers(0, 3))):
        at = root + np.array([random.normal(0, 0.2), -random.uniform(0.05, 0.35)])
        _draw_bloom(canvas, np.clip(at, 0.2, 0.85), palette, random)


def _draw_stalks(canvas: Canvas, palette: Palette, random: Random) -> None:
    """Jointed stalks with pointed leaves, as bamboo has."""
    ink = palette.leaf if random.random() < 0.5 else palette.other
    for _ in range(int(random.integers(1, 4))):
        x = float(random.normal(0.5, 0.12))
        top, lean = float(random.uniform(0.15, 0.5)), float(random.normal(0, 0.08))
        joints = np.linspace(0.93, top, int(random.integers(3, 6)))
        thick = float(random.uniform(0.02, 0.07))
        for low, high in pairwise(joints):
            part = [[x + lean * (0.93 - low), low - 0.01], [x + lean * (0.93 - high), high + 0.01]]
            canvas.line(np.array(part, np.float32), thick, ink)
        for _ in range(int(random.integers(2, 8))):
            at = np.array([x + random.normal(0, 0.18), random.uniform(top, 0.85)])
            _draw_leaf(canvas, at, float(random.uniform(0.06, 0.16)), palette.leaf, random)


def _draw_pot(canvas: Canvas, palette: Palette, random: Random) -> None:
    ink = (palette.other, palette.leaf, palette.bloom)[int(random.integers(3))]
    wide, low = float(random.uniform(0.1, 0.25)), float(random.uniform(0.85, 0.96))
    high, narrow = low - float(random.uniform(0.06, 0.2)), float(random.uniform(0.5, 1.1))
    pot = np.array(
        [[0.5 - wide, high], [0.5 + wide, high], [0.5 + wide * narrow, low],
         [0.5 - wide * narrow, low]], np.float32,
    )  # fmt: skip
    if random.random() < 0.5:
        canvas.polygons([pot], ink)
    else:
        canvas.line(pot, 0.025, ink, closed=True)


def _draw_scene(canvas: Canvas, palette: Palette, random: Random) -> None:
    """Hills, a hut, a boat, a moon, people: strokes here and there."""
    inks = (palette.leaf, palette.bloom, palette.other)
    for _ in range(int(random.integers(4, 11))):
        ink = inks[int(random.integers(3))]
        at = np.array([random.uniform(0.15, 0.85), random.uniform(0.35, 0.92)])
        kind = int(random.integers(5))
        if kind == 0:
            end = at + random.normal(0, 0.2, 2)
            canvas.line(_curve(at, end, 0.4, random), float(random.uniform(0.01, 0.03)), ink)
        elif kind == 1:
            canvas.disc(float(at[0]), float(at[1]), float(random.uniform(0.02, 0.09)), ink)
        elif kind == 2:
            corners = at + random.normal(0, [0.12, 0.07], (int(random.integers(3, 6)), 2))
            canvas.line(corners.astype(np.float32), 0.02, ink, closed=True)
        elif kind == 3:
            half = (float(random.uniform(0.04, 0.2)), float(random.uniform(0.01, 0.05)))
            turn = float(random.uniform(-30, 30))
            canvas.ellipse(float(at[0]), float(at[1]), half, turn, ink)
        else:
            canvas.ring(float(at[0]), float(at[1]), float(random.uniform(0.03, 0.1)), 0.016, ink)


_SPECKS: Final = 8


def _draw_specks(canvas: Canvas, palette: Palette, random: Random) -> None:
    """Dots, falling leaves, butterflies, anywhere."""
    for _ in range(int(random.integers(1, _SPECKS))):
        ink = (palette.leaf, palette.bloom, palette.other)[int(random.integers(3))]
        at = random.uniform(0.08, 0.92, 2)
        if random.random() < 0.5:
            canvas.disc(float(at[0]), float(at[1]), float(random.uniform(0.008, 0.03)), ink)
        else:
            _draw_leaf(canvas, at, float(random.uniform(0.02, 0.06)), ink, random)
