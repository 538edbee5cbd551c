"""Pictures, fonts and sounds of the kiosk, all drawn by `make art`; here by name.

Nothing is loaded here: these are the addresses that Kivy asks for.
"""

from functools import cache
from pathlib import Path
from typing import Final

from scorer.tiles import TILES

FOLDER: Final = Path(__file__).parent

FONT: Final = str(FOLDER / "fonts" / "TenbouGothic-Regular.ttf")
FONT_BOLD: Final = str(FOLDER / "fonts" / "TenbouGothic-Bold.ttf")

TILE_NAMES: Final = (*(str(tile) for tile in TILES), "x", "back", "unknown", "empty")
"""In mpsz notation; `x` is a flower, `empty` a place where a tile is still to be chosen."""
TILE_PROPORTION: Final = 176 / 128
"""Height of a tile's picture through its width."""
SMALL_TILE: Final = 60
"""Tiles up to this many pixels wide look best from the small sheet."""

SOUND_NAMES: Final = ("tick", "bell", "ding", "riichi", "win", "time")
STICKS: Final = (10_000, 5_000, 1_000, 100)
WINDS: Final = ("east", "south", "west", "north")

APP_ICON: Final = str(FOLDER / "tenbou-512.png")
ENROLMENT: Final = str(FOLDER / "enrolment.png")
"""How to lay the tiles of a new set."""


@cache
def tile_source(tile: str, numerals: bool = False, small: bool = False) -> str:
    """Where Kivy finds a tile's picture, with a figure in its corner or without."""
    if tile not in TILE_NAMES:
        raise KeyError(f"There is no picture of a tile called {tile}.")
    sheet = f"tiles{'-numerals' if numerals else ''}{'-small' if small else ''}"
    return f"atlas://{(FOLDER / sheet).as_posix()}/{tile}"


@cache
def icon(name: str) -> str:
    """A white icon, to be tinted: `undo`, `camera`, `wind-east`, `letter-east`…"""
    return _existing(FOLDER / "icons" / f"{name}.png", "icon", name)


def icon_names() -> list[str]:
    return sorted(path.stem for path in (FOLDER / "icons").glob("*.png"))


@cache
def stick(points: int) -> str:
    """A point stick, lying, ten times as long as it is thick."""
    return _existing(FOLDER / "sticks" / f"{points}.png", "stick", str(points))


def sound(name: str) -> str:
    return _existing(FOLDER / "sounds" / f"{name}.wav", "sound", name)


def _existing(path: Path, kind: str, name: str) -> str:
    if not path.is_file():
        raise KeyError(f"There is no {kind} called {name}.")
    return str(path)
