from pathlib import Path

FOLDER = Path(__file__).parent
FONT = "Roboto"
FONT_BOLD = "Roboto"
APP_ICON = ""


def icon(name: str) -> str:
    return ""


def stick(name: str) -> str:
    return ""


def sound(name: str) -> str:
    return ""


def tile_source(tile: str, *, numerals: bool = False) -> str:
    return ""
