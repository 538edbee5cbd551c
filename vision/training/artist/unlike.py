"""Sets that are unlike most: black tiles, worn print, figures and letters for characters."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from vision.training.artist.style import Style


def black(style: Style) -> Style:
    """Pale ink on black, as some sets are made."""
    shade = style.seed % 40
    return replace(
        style,
        ivory=(28 + shade // 2, 26 + shade // 2, 26 + shade // 2),
        dark=(235 - shade, 240 - shade, 240 - shade),
        green=(110, 210, 80 + shade),
        red=(80 + shade, 90, 240),
    )


def worn(style: Style) -> Style:
    """Four fifths of the ink gone."""
    return replace(style, fading=1.33)


def western(style: Style) -> Style:
    """Figures and letters where other sets have characters."""
    return replace(style, western=True)


UNLIKE: Final[dict[str, Callable[[Style], Style]]] = {
    "any": lambda style: style,
    "black": black,
    "worn": worn,
    "western": western,
}
