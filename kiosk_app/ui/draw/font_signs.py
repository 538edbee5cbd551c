"""Signs drawn for the font, in its units (2,048 to an em, y up): undo, redo, done, a warning."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Any, Final

Draw = Callable[[Any, bool], int]
"""Draws with a pen, bold or not, and answers how far the next character stands away."""

_EM: Final = 2048


def _polygon(pen: Any, points: Sequence[tuple[float, float]]) -> None:
    first, *rest = [(round(x), round(y)) for x, y in points]
    pen.moveTo(first)
    for point in rest:
        pen.lineTo(point)
    pen.closePath()


def _turned_arrow(pen: Any, bold: bool, to_the_left: bool) -> int:
    """Half a circle over the top, with its head down at one end."""
    thick, radius, middle, foot = (230 if bold else 150), 600, _EM / 2, 600
    side = -1 if to_the_left else 1

    def at(angle: float, distance: float) -> tuple[float, float]:
        return middle + side * distance * cos(angle), foot + distance * sin(angle)

    angles = [step * pi / 24 for step in range(25)]
    outer = [at(angle, radius + thick / 2) for angle in angles]
    inner = [at(angle, radius - thick / 2) for angle in reversed(angles)]
    around = outer + inner
    _polygon(pen, around if to_the_left else around[::-1])
    tip = middle + side * radius
    wide = 340 if bold else 300
    head = [(tip - wide, foot + 30), (tip, foot - 460), (tip + wide, foot + 30)]
    _polygon(pen, head[::-1])
    return _EM


def _undo(pen: Any, bold: bool) -> int:
    return _turned_arrow(pen, bold, to_the_left=True)


def _redo(pen: Any, bold: bool) -> int:
    return _turned_arrow(pen, bold, to_the_left=False)


def _warning(pen: Any, bold: bool) -> int:
    """A triangle with a stroke and a dot; a contour the other way round is a hole."""
    thick = 190 if bold else 130
    _polygon(pen, [(150, 0), (1024, 1560), (1898, 0)])
    inset = thick * 1.75
    _polygon(pen, [(1024, 1560 - thick * 2), (150 + inset, thick), (1898 - inset, thick)])
    half = thick / 2
    _polygon(
        pen, [(1024 - half, 560), (1024 - half, 1020), (1024 + half, 1020), (1024 + half, 560)]
    )
    _polygon(pen, [(1024 - half, 260), (1024 - half, 420), (1024 + half, 420), (1024 + half, 260)])
    return _EM


def _done(pen: Any, bold: bool) -> int:
    thick = 240 if bold else 150
    slant = thick * 0.72
    left, low, right = (250, 720), (760, 180), (1800, 1420)
    above = [(right[0] - slant, right[1] + slant * 0.8), (low[0], low[1] + thick * 1.35)]
    beside = [(left[0] + slant, left[1] + slant)]
    _polygon(pen, [left, *beside, *above[::-1], right, low])
    return _EM


ADDED_SIGNS: Final[dict[str, Draw]] = {"✓": _done, "↶": _undo, "↷": _redo, "⚠": _warning}
