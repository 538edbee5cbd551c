"""The look in one place: colours by what they mean, and sizes in units of the screen.

A unit is one pixel on a screen of 800 × 480. A larger screen has more of them rather than much
larger ones: it shows more.
"""

from dataclasses import dataclass
from typing import Final

Colour = tuple[float, float, float, float]

SMALL: Final = 18
"""Nothing is smaller."""
HUGE: Final = 46
"""Points: the largest thing on the screen."""
TOUCH: Final = 52
"""The least side of what is tapped; 48 is the least that a finger hits without looking."""

_SMALLEST: Final = (800.0, 480.0)
_GROWTH: Final = 0.6
"""Of a unit with the screen: 1 would only enlarge everything, 0 would only show more."""


def unit(width: float, height: float) -> float:
    """Pixels to one unit, upright or lying.

    Panels of 7, 10 and 15 inches have about as many pixels to an inch, so text could keep its
    pixels; it still grows a little, as a larger screen is read from farther away.
    """
    long, short = max(width, height), min(width, height)
    scale = min(long / _SMALLEST[0], short / _SMALLEST[1])
    return float(scale**_GROWTH) if scale > 1 else max(0.5, scale)


def _hex(text: str) -> Colour:
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue, 1.0


_BRIGHT: Final = tuple(map(_hex, ("#59b3e6", "#e69f00", "#cc79a7", "#8cd98c", "#f0e442")))
_DEEP: Final = tuple(map(_hex, ("#0072b2", "#a35200", "#a0346e", "#1f7a3a", "#6b6000")))
"""Lines of a plot, told apart by every kind of eye: for a dark ground, and for a light one."""

DISABLED: Final = 0.62
"""Opacity of what cannot be tapped now: told apart from what can, and still read."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their meaning. What a colour says is always said by a shape or word as well."""

    id: str
    ground: Colour
    """Behind everything: the cloth of the table."""
    surface: Colour
    """Panels that lie on it."""
    raised: Colour
    """What can be tapped."""
    pressed: Colour
    line: Colour
    text: Colour
    muted: Colour
    """Text that matters less."""
    accent: Colour
    """Riichi, and the one action that a screen waits for; nothing else."""
    on_accent: Colour
    gain: Colour
    loss: Colour
    doubt: Colour
    """The edge of a tile that may have been read wrongly."""
    shade: Colour
    """Over the screen while something lies above it."""
    edge: float = 1.0
    """Width of the lines around what can be tapped, in units."""
    stick_edge: Colour = (0.0, 0.0, 0.0, 0.0)
    """Around point sticks: ivory on a light ground is not seen without it."""
    courses: tuple[Colour, ...] = _BRIGHT
    """The lines of a plot, one for each player."""


THEMES: Final[dict[str, Theme]] = {
    theme.id: theme
    for theme in (
        Theme(
            "dark",
            ground=_hex("#10302a"),
            surface=_hex("#173f37"),
            raised=_hex("#22564b"),
            pressed=_hex("#2e7163"),
            line=_hex("#3d7f71"),
            text=_hex("#f6f1e3"),
            muted=_hex("#b5cdc4"),
            accent=_hex("#d8412f"),
            on_accent=_hex("#ffffff"),
            gain=_hex("#9be29b"),
            loss=_hex("#ffb3a3"),
            doubt=_hex("#ffb300"),
            shade=(0.0, 0.0, 0.0, 0.6),
        ),
        Theme(
            "light",
            ground=_hex("#eef2ec"),
            surface=_hex("#ffffff"),
            raised=_hex("#dbe7df"),
            pressed=_hex("#bcd3c6"),
            line=_hex("#8aa79a"),
            text=_hex("#12241f"),
            muted=_hex("#4c625a"),
            accent=_hex("#b3261e"),
            on_accent=_hex("#ffffff"),
            gain=_hex("#1b6b2d"),
            loss=_hex("#9c2c14"),
            doubt=_hex("#b36b00"),
            shade=(0.0, 0.0, 0.0, 0.45),
            stick_edge=_hex("#12241f"),
            courses=_DEEP,
        ),
        Theme(
            "contrast",
            ground=_hex("#000000"),
            surface=_hex("#000000"),
            raised=_hex("#1a1a1a"),
            pressed=_hex("#4d4d4d"),
            line=_hex("#ffffff"),
            text=_hex("#ffffff"),
            muted=_hex("#ffffff"),
            accent=_hex("#ffe100"),
            on_accent=_hex("#000000"),
            gain=_hex("#8dff8d"),
            loss=_hex("#ffa0a0"),
            doubt=_hex("#ffe100"),
            shade=(0.0, 0.0, 0.0, 0.8),
            edge=2.5,
        ),
        # Blue and orange stay apart for every kind of colour blindness; green and red do not.
        Theme(
            "colour-blind",
            ground=_hex("#14243a"),
            surface=_hex("#1d3350"),
            raised=_hex("#2b4a70"),
            pressed=_hex("#3a6292"),
            line=_hex("#5d84b3"),
            text=_hex("#f7f7f2"),
            muted=_hex("#b9c8dc"),
            accent=_hex("#e69f00"),
            on_accent=_hex("#101010"),
            gain=_hex("#8cc8ff"),
            loss=_hex("#ffc266"),
            doubt=_hex("#f0e442"),
            shade=(0.0, 0.0, 0.0, 0.6),
            edge=1.5,
        ),
    )
}
"""By the name that the settings keep."""
