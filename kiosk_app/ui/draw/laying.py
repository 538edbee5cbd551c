"""How to lay the tiles for enrolment: every suit a row, the honours, then the red fives."""

from pathlib import Path
from typing import Final

import numpy as np

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.picture import Picture, clear, paint, rounded, write
from kiosk_app.ui.draw.tile_atlas import tiles_of_sheet

ROWS: Final = (
    *([f"{number}{suit}" for number in range(1, 10)] for suit in "mps"),
    [f"{number}z" for number in range(1, 8)],
    ["0m", "0p", "0s"],
)
_TILE: Final = (56, 77)
_STEP: Final = (62, 87)
_MARGIN: Final = 22


def draw_laying(folder: Path = FOLDER) -> Picture:
    """On a mat of the table's green, from the small tiles of the atlas in the folder."""
    width = 9 * _STEP[0] - 6 + 2 * _MARGIN
    height = len(ROWS) * _STEP[1] - 10 + 2 * _MARGIN
    mat = clear(width, height)
    paint(mat, rounded((width, height), (0, 0, width, height), 18), (26, 74, 60))
    inner = rounded((width, height), (6, 6, width - 6, height - 6), 13)
    inset = rounded((width, height), (8, 8, width - 8, height - 8), 11)
    paint(mat, np.clip(inner - inset, 0, 1), (92, 140, 122))
    tiles = tiles_of_sheet("tiles-small", folder)
    for row, names in enumerate(ROWS):
        for column, name in enumerate(names):
            x, y = _MARGIN + column * _STEP[0], _MARGIN + row * _STEP[1]
            part = mat[y : y + _TILE[1], x : x + _TILE[0]]
            paint(part, tiles[name][..., 3], tiles[name][..., :3])
    return mat


def draw_enrolment(folder: Path = FOLDER) -> None:
    write(folder / "enrolment.png", draw_laying(folder))
