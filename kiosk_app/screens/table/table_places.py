"""Where the seats lie on the screen: round the table, as the players sit.

The first East is at the bottom; play goes counter-clockwise, so the next player sits to the right.
"""

from typing import NamedTuple

Box = tuple[tuple[float, float], tuple[float, float]]
"""Position and size."""


class Places(NamedTuple):
    seats: tuple[Box, Box, Box, Box]
    middle: Box


def places(width: float, height: float, u: float, portrait: bool) -> Places:
    return _upright(width, height, u) if portrait else _lying(width, height, u)


def _lying(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    side = 0.275 * width
    middle = width - 2 * side - 2 * gap
    end = 0.34 * height
    tall = 0.62 * height
    low = (height - tall) / 2
    left = side + gap
    return Places(
        (
            ((left, 0), (middle, end)),
            ((width - side, low), (side, tall)),
            ((left, height - end), (middle, end)),
            ((0, low), (side, tall)),
        ),
        ((left, end + gap / 2), (middle, height - 2 * end - gap)),
    )


def _upright(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    long = 0.7 * width
    half = (width - gap) / 2
    end = 0.225 * height
    side = 0.32 * height
    left = (width - long) / 2
    low = height - end - gap - side
    return Places(
        (
            ((left, 0), (long, end)),
            ((width - half, low), (half, side)),
            ((left, height - end), (long, end)),
            ((0, low), (half, side)),
        ),
        ((0, end + gap), (width, low - end - 2 * gap)),
    )
