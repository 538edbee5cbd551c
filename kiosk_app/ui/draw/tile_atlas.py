"""The tiles as Kivy atlases: with and without figures in the corner, large and small.

Kivy makes a picture smaller without averaging, so tiles under 60 pixels have sheets of their own.
"""

import json
from pathlib import Path
from typing import Final

import numpy as np

from kiosk_app.ui.assets import FOLDER, TILE_NAMES
from kiosk_app.ui.draw.picture import Picture, clear, read, shrunk, write
from kiosk_app.ui.draw.tiles import HEIGHT, WIDTH, draw_tile

SIZES: Final = {"": (WIDTH, HEIGHT), "-small": (56, 77)}
_COLUMNS: Final = 7
_GAP: Final = 2
"""See-through pixels between tiles, so that none shows its neighbour's edge."""


def sheet_names() -> list[str]:
    return [f"{kind}{size}" for kind in ("tiles", "tiles-numerals") for size in SIZES]


def draw_atlases(folder: Path = FOLDER) -> None:
    for numerals, kind in ((False, "tiles"), (True, "tiles-numerals")):
        tiles = {name: draw_tile(name, numerals) for name in TILE_NAMES}
        for suffix, size in SIZES.items():
            _write_atlas(folder, f"{kind}{suffix}", tiles, size)


def tiles_of_sheet(sheet: str, folder: Path = FOLDER) -> dict[str, Picture]:
    """The tiles cut back out of a sheet that was written before."""
    places = json.loads((folder / f"{sheet}.atlas").read_text())[f"{sheet}.png"]
    pixels = read(folder / f"{sheet}.png")[::-1]
    return {
        name: pixels[y : y + height, x : x + width][::-1]
        for name, (x, y, width, height) in places.items()
    }


def _write_atlas(folder: Path, name: str, tiles: dict[str, Picture], size: tuple[int, int]) -> None:
    width, height = size
    rows = -(-len(tiles) // _COLUMNS)
    sheet = clear(_COLUMNS * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP)
    places = {}
    for index, (tile, picture) in enumerate(tiles.items()):
        x = _GAP + index % _COLUMNS * (width + _GAP)
        y = _GAP + index // _COLUMNS * (height + _GAP)
        sheet[y : y + height, x : x + width] = shrunk(picture, width, height)
        # Kivy counts from the bottom.
        places[tile] = [x, sheet.shape[0] - y - height, width, height]
    write(folder / f"{name}.png", np.asarray(sheet))
    (folder / f"{name}.atlas").write_text(json.dumps({f"{name}.png": places}) + "\n")
