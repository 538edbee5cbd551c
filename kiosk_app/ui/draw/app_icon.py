"""The program's own icon: a red dragon tile over the 1,000 stick, on table green."""

from pathlib import Path
from typing import Final

import cv2
import numpy as np

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.picture import Picture, clear, paint, rounded, shrunk, write
from kiosk_app.ui.draw.sticks import HEIGHT, WIDTH, draw_stick
from kiosk_app.ui.draw.tiles import draw_tile

SIZES: Final = (512, 48)
_SIDE: Final = 1024


def draw_app_icon(side: int) -> Picture:
    icon = clear(_SIDE, _SIDE)
    paint(icon, rounded((_SIDE, _SIDE), (8, 8, _SIDE - 8, _SIDE - 8), 210), (18, 53, 43))
    paint(icon, rounded((_SIDE, _SIDE), (28, 28, _SIDE - 28, _SIDE - 28), 192), (28, 84, 67))
    _lay(icon, _enlarged(draw_stick(1000), 840, 840 * HEIGHT // WIDTH), 836)
    _lay(icon, _enlarged(draw_tile("7z"), 500, 688), 104)
    return shrunk(icon, side, side)


def _enlarged(picture: Picture, width: int, height: int) -> Picture:
    return cv2.resize(picture, (width, height), interpolation=cv2.INTER_CUBIC).astype(np.float32)


def _lay(icon: Picture, picture: Picture, top: int) -> None:
    """In the middle, so far from the top."""
    height, width = picture.shape[:2]
    left = (_SIDE - width) // 2
    part = icon[top : top + height, left : left + width]
    paint(part, np.clip(picture[..., 3], 0, 1), np.clip(picture[..., :3], 0, 1))


def draw_app_icons(folder: Path = FOLDER) -> None:
    for side in SIZES:
        write(folder / f"tenbou-{side}.png", draw_app_icon(side))
