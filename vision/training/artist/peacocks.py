"""The birds of Japanese sets: a peacock before its fan, a bird among flowers."""

import numpy as np

from vision.training.artist.canvas import Canvas, Colour, Points
from vision.training.artist.style import Style


def curve(points: list[tuple[float, float]]) -> Points:
    """A smooth path through control points (a Bézier curve of their number)."""
    part = np.linspace(0, 1, 16)[:, None, None]
    level = np.array(points)[None].repeat(16, 0)
    while level.shape[1] > 1:
        level = level[:, :-1] * (1 - part) + level[:, 1:] * part
    return level[:, 0].astype(np.float32)


def draw_fan_tailed(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """A dark round fan full of eyes above, the bird small below it, on two red feet."""
    aspect = canvas.width / canvas.height
    dark = style.dark if random.random() < 0.7 else style.green
    wing = dark if random.random() < 0.4 else style.green
    x, y = 0.5 + random.normal(0, 0.03), random.uniform(0.28, 0.36)
    wide, tall = random.uniform(0.26, 0.38), random.uniform(0.24, 0.36)
    barbs = int(random.integers(14, 40))
    for angle in np.linspace(0, 2 * np.pi, barbs, endpoint=False):
        out = (x + wide * 1.12 * np.cos(angle), y + tall * 1.12 * np.sin(angle) * aspect)
        canvas.line(curve([(x, y), (float(out[0]), float(out[1]))]), 0.02, dark)
    if random.random() < 0.8:
        canvas.ellipse(x, y, (wide, tall), 0, dark)
    _eyes(canvas, style, random, (x, y, wide * 0.78, tall * 0.78 * aspect))
    low = y + tall * aspect
    side = 1 if random.random() < 0.5 else -1
    for edge in (-1, 1):
        for feather in range(int(random.integers(4, 7))):
            drop = 0.035 * feather
            tip = (x + edge * (0.4 - drop * 0.8), low - 0.04 + drop * 1.6)
            canvas.line(curve([(x, low - 0.02), (x + edge * 0.2, low + drop), tip]), 0.024, wing)
    canvas.ellipse(x, low + 0.08, (0.12, random.uniform(0.12, 0.17)), 0, style.ivory)
    canvas.ellipse(x, low + 0.09, (0.1, 0.13), 0, dark)
    for row in range(3):
        scale = low + 0.05 + row * 0.035
        canvas.line(
            curve([(x - 0.07, scale), (x, scale + 0.03), (x + 0.07, scale)]), 0.014, style.ivory
        )
    head = (x - side * 0.1, low - 0.01)
    canvas.line(curve([(x, low + 0.08), (head[0], low + 0.05), head]), 0.06, style.ivory)
    canvas.line(curve([(x, low + 0.08), (head[0], low + 0.05), head]), 0.035, dark)
    canvas.disc(*head, 0.045, dark)
    canvas.line(curve([head, (head[0] - side * 0.1, head[1] + 0.015)]), 0.018, style.red)
    for foot in (-0.07, 0.07):
        bottom = min(0.93, low + 0.24)
        canvas.line(curve([(x + foot * 0.5, low + 0.17), (x + foot, bottom)]), 0.025, style.red)
        toes = [
            (x + foot - 0.06, bottom + 0.01),
            (x + foot, bottom),
            (x + foot + 0.05, bottom + 0.015),
        ]
        canvas.line(np.array(toes, np.float32), 0.022, style.red)


def _eyes(
    canvas: Canvas,
    style: Style,
    random: np.random.Generator,
    fan: tuple[float, float, float, float],
) -> None:
    x, y, wide, tall = fan
    size = random.uniform(0.028, 0.045)
    spot: Colour = (style.dark, style.red, style.green)[random.integers(3)]
    solid = random.random() < 0.3
    for row in np.arange(-1.0, 1.01, random.uniform(0.34, 0.55)):
        half = float(np.sqrt(max(0.0, 1 - row * row)))
        for column in np.linspace(-half, half, max(1, round(half * random.integers(3, 6)))):
            place = (x + float(column) * wide, y + float(row) * tall)
            canvas.disc(*place, size, style.ivory)
            if not solid:
                canvas.disc(*place, size * 0.5, spot)


def draw_in_flowers(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """A bird with a hanging tail between red blossoms and leaves."""
    side = 1 if random.random() < 0.5 else -1
    for _ in range(int(random.integers(4, 9))):
        leaf = (float(random.uniform(0.15, 0.85)), float(random.uniform(0.15, 0.9)))
        half = (float(random.uniform(0.06, 0.12)), float(random.uniform(0.025, 0.045)))
        canvas.ellipse(*leaf, half, float(random.uniform(0, 180)), style.green)
    for _ in range(int(random.integers(1, 4))):
        x, y = random.uniform(0.2, 0.8), random.uniform(0.15, 0.85)
        petals = int(random.integers(5, 9))
        for angle in np.linspace(0, 2 * np.pi, petals, endpoint=False):
            canvas.disc(x + 0.08 * np.cos(angle), y + 0.06 * np.sin(angle), 0.05, style.red)
        canvas.disc(x, y, 0.04, style.ivory)
    for feather in np.linspace(-0.12, 0.12, int(random.integers(3, 6))):
        tail = [(0.5, 0.55), (0.5 - side * 0.15, 0.7), (0.5 - side * 0.1 + feather, 0.93)]
        canvas.line(curve(tail), 0.035, (style.green, style.dark)[random.integers(2)])
    canvas.ellipse(0.5, 0.48, (0.17, 0.11), side * -45, style.green)
    canvas.ellipse(0.48, 0.5, (0.12, 0.06), side * -60, style.dark)
    head = (0.5 + side * 0.13, 0.3)
    canvas.line(curve([(0.5, 0.45), head]), 0.07, style.green)
    canvas.disc(*head, 0.06, style.dark)
    canvas.line(curve([head, (head[0] + side * 0.12, 0.31)]), 0.025, style.red)
