"""One of bamboo: a peacock, a sparrow, a crane, a phoenix, or a young shoot."""

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.peacocks import curve as _curve
from vision.training.artist.peacocks import draw_fan_tailed, draw_in_flowers
from vision.training.artist.style import Style


def draw_bird(canvas: Canvas, style: Style) -> None:
    random = np.random.default_rng(style.seed + 2)
    match style.bird:
        case "peacock":
            _peacock(canvas, style, random)
        case "sparrow":
            _sparrow(canvas, style, random)
        case "crane":
            _crane(canvas, style, random)
        case "phoenix":
            _phoenix(canvas, style, random)
        case "sprout":
            _sprout(canvas, style, random)
        case "fan":
            draw_fan_tailed(canvas, style, random)
        case "bower":
            draw_in_flowers(canvas, style, random)


def _inks(style: Style, random: np.random.Generator) -> list[Colour]:
    inks = [style.green, style.dark, style.red]
    random.shuffle(inks)
    return inks if random.random() < 0.6 else [style.dark, style.dark, style.red]


def _peacock(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """Seen from the front, its tail raised behind it or hanging in eyes below it."""
    first, second, third = _inks(style, random)
    raised = random.random() < 0.5
    spread, reach = random.uniform(0.5, 1.1), random.uniform(0.3, 0.42)
    feathers = int(random.integers(7, 14))
    for angle in np.linspace(-spread, spread, feathers):
        upward = -1 if raised else 1
        x = 0.5 + reach * float(np.sin(angle))
        y = 0.5 + upward * reach * float(np.cos(angle)) * 0.85
        canvas.line(_curve([(0.5, 0.5), (0.5 + (x - 0.5) * 0.4, y), (x, y)]), 0.025, first)
        canvas.disc(x, y, random.uniform(0.03, 0.05), second)
        canvas.disc(x, y, 0.018, third)
    canvas.ellipse(0.5, 0.52, (0.11, random.uniform(0.17, 0.26)), random.normal(0, 8), second)
    for row in range(4):
        y = 0.44 + row * 0.05
        canvas.line(_curve([(0.42, y), (0.5, y + 0.05), (0.58, y)]), 0.014, style.ivory)
    head_y = 0.3 if raised else 0.2
    canvas.line(_curve([(0.5, 0.45), (0.46, 0.36), (0.5, head_y)]), 0.09, second)
    canvas.disc(0.5, head_y, 0.075, first)
    canvas.disc(0.485, head_y, 0.018, style.ivory)
    for crest in (-0.05, 0.0, 0.05):
        canvas.line(_curve([(0.5, head_y), (0.5 + crest, head_y - 0.1)]), 0.014, third)
    for foot in (0.45, 0.55):
        canvas.line(_curve([(foot, 0.7), (foot, 0.88)]), 0.022, third)
        canvas.line(_curve([(foot - 0.04, 0.9), (foot, 0.87), (foot + 0.04, 0.9)]), 0.02, third)


def _sparrow(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """Seen from the side on a twig."""
    first, second, third = _inks(style, random)
    side = 1 if random.random() < 0.5 else -1
    tilt = random.uniform(15, 55)

    def x(offset: float) -> float:
        return 0.5 + side * offset

    for feather in np.linspace(-0.1, 0.14, int(random.integers(3, 7))):
        tail = [(x(-0.1), 0.58), (x(-0.22 + feather / 2), 0.75), (x(-0.28 + feather), 0.88)]
        canvas.line(_curve(tail), 0.035, (first, third)[int(feather > 0)])
    canvas.ellipse(x(0.0), 0.48, (0.24, 0.14), -side * tilt, second)
    canvas.ellipse(x(-0.05), 0.5, (0.18, 0.07), -side * (tilt + 12), first)
    for part in np.linspace(-0.08, 0.06, 4):
        canvas.line(_curve([(x(part), 0.46), (x(part - 0.06), 0.56)]), 0.012, style.ivory)
    canvas.disc(x(0.16), 0.27, 0.1, third if random.random() < 0.5 else first)
    canvas.disc(x(0.18), 0.26, 0.022, style.ivory)
    beak = np.array([[x(0.24), 0.25], [x(0.37), 0.28], [x(0.23), 0.3]], np.float32)
    canvas.polygons([beak], third)
    canvas.line(_curve([(x(0.02), 0.62), (x(0.04), 0.78)]), 0.022, third)
    canvas.line(_curve([(0.15, 0.84), (0.5, 0.78), (0.85, 0.86)]), 0.03, first)


def _crane(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """Tall, on one or two legs, with a bent neck."""
    first, second, third = _inks(style, random)
    lean = random.uniform(-0.08, 0.08)
    canvas.ellipse(0.5, 0.52, (0.22, 0.12), random.uniform(-25, 25), second)
    for feather in range(6):
        drop = 0.05 * feather
        wing = [(0.36, 0.5), (0.25 + lean, 0.55 + drop), (0.2 + drop, 0.66 + drop / 2)]
        canvas.line(_curve(wing), 0.03, (first, second)[feather % 2])
    canvas.line(_curve([(0.66, 0.48), (0.82, 0.36), (0.6 + lean, 0.3), (0.66, 0.17)]), 0.05, first)
    canvas.disc(0.66, 0.16, 0.055, third)
    canvas.line(_curve([(0.7, 0.16), (0.84, 0.19)]), 0.02, third)
    for foot in (0.46, 0.56):
        canvas.line(_curve([(foot, 0.62), (foot + lean, 0.9)]), 0.02, third)


def _phoenix(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """In flight: the long curled tail of Chinese sets."""
    first, second, third = _inks(style, random)
    side = 1 if random.random() < 0.5 else -1

    def x(offset: float) -> float:
        return 0.5 + side * offset

    for feather, ink in zip(
        np.linspace(0, 0.3, 5), (first, third, first, second, third), strict=True
    ):
        tail = [(x(0.0), 0.5), (x(-0.35), 0.55), (x(-0.3 + feather), 0.85), (x(feather), 0.9)]
        canvas.line(_curve(tail), random.uniform(0.025, 0.045), ink)
    for feather in np.linspace(0, 0.25, 5):
        wing = [(x(0.05), 0.45), (x(-0.1 - feather / 2), 0.3), (x(-0.33 + feather), 0.14 + feather)]
        canvas.line(_curve(wing), 0.04, (first, second)[int(feather * 20) % 2])
    canvas.ellipse(x(0.05), 0.48, (0.18, 0.1), side * -40, second)
    canvas.disc(x(0.2), 0.3, 0.08, first)
    canvas.disc(x(0.22), 0.29, 0.02, style.ivory)
    canvas.line(_curve([(x(0.26), 0.3), (x(0.38), 0.33)]), 0.03, third)
    for crest in (0.1, 0.17, 0.24):
        canvas.line(_curve([(x(0.19), 0.25), (x(crest), 0.12)]), 0.018, third)


def _sprout(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """A shoot of bamboo with leaves: sets without a bird."""
    first, second, third = style.green, style.dark, style.red
    canvas.line(_curve([(0.5, 0.9), (0.48, 0.5), (0.5, 0.12)]), 0.07, first)
    for y in (0.3, 0.5, 0.7):
        canvas.line(_curve([(0.43, y), (0.57, y)]), 0.03, second)
        for side in (-1, 1):
            tip = (0.5 + side * random.uniform(0.2, 0.34), y - random.uniform(0.03, 0.14))
            leaf = _curve([(0.5, y), (0.5 + side * 0.12, y - 0.12), tip])
            back = _curve([tip, (0.5 + side * 0.2, y + 0.04), (0.5, y)])
            canvas.polygons([np.vstack([leaf, back])], (first, third)[int(random.random() < 0.2)])
