"""Pictures with see-through parts, in 0–1 floats: blue, green, red, opacity."""

from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]
Mask = NDArray[np.float32]
Colour = tuple[int, int, int]
"""Red, green, blue, 0–255: as a colour is written everywhere else."""

OVERSIZE: Final = 4
"""Shapes are drawn this much larger and then made smaller, for smooth edges."""


def clear(width: int, height: int) -> Picture:
    return np.zeros((height, width, 4), np.float32)


def rounded(size: tuple[int, int], box: tuple[float, float, float, float], radius: float) -> Mask:
    """1 inside a rectangle with round corners (left, top, right, bottom), soft by a pixel."""
    width, height = size
    left, top, right, bottom = box
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    across = np.abs(x - (left + right) / 2) - (right - left) / 2 + radius
    down = np.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    distance = outside + np.minimum(np.maximum(across, down), 0) - radius
    inside: Mask = np.clip(0.5 - distance, 0, 1).astype(np.float32)
    return inside


def paint(picture: Picture, mask: Mask, colour: Colour | Picture, opacity: float = 1.0) -> None:
    """Lay a colour, or a picture without opacity, over what is there."""
    ink = np.array(colour[::-1], np.float32) / 255 if isinstance(colour, tuple) else colour
    over = (mask * opacity)[..., None]
    under = picture[..., 3:] * (1 - over)
    alpha = over + under
    mixed = ink * over + picture[..., :3] * under
    picture[..., :3] = np.divide(mixed, alpha, out=np.zeros_like(mixed), where=alpha > 0)
    picture[..., 3:] = alpha


def shrunk(picture: Picture, width: int, height: int) -> Picture:
    """Smaller, without the colour of see-through pixels bleeding in."""
    weighted = picture.copy()
    weighted[..., :3] *= picture[..., 3:]
    small = cv2.resize(weighted, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)
    alpha = small[..., 3:]
    small[..., :3] = np.divide(
        small[..., :3], alpha, out=np.zeros_like(small[..., :3]), where=alpha > 0.002
    )
    return small


def write(path: Path, picture: Picture) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.round(np.clip(picture, 0, 1) * 255).astype(np.uint8)
    cv2.imwrite(str(path), pixels, [cv2.IMWRITE_PNG_COMPRESSION, 9])


def read(path: Path) -> Picture:
    pixels = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if pixels is None:
        raise FileNotFoundError(path)
    return pixels.astype(np.float32) / np.float32(255)
