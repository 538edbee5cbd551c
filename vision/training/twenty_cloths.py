"""Twenty cloths and table tops to measure on. Training draws its own and never sees these."""

from collections.abc import Callable
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image

Pixels = NDArray[np.float32]
Colour = tuple[int, int, int]
"""Blue, green, red."""

_SIDE: Final = 192


def _grain(amount: float, seed: int, cells: int = _SIDE) -> Pixels:
    noise = np.random.default_rng((20, seed)).normal(0, amount, (cells, cells)).astype(np.float32)
    return np.asarray(cv2.resize(noise, (_SIDE, _SIDE), interpolation=cv2.INTER_CUBIC))


def _plain(colour: Colour, grain: float = 0.05) -> Pixels:
    shade = 1 + _grain(grain, sum(colour)) + _grain(0.04, sum(colour) + 1, 6)
    return np.array(colour, np.float32) * shade[..., None]


def _gingham(colour: Colour) -> Pixels:
    bands = (np.arange(_SIDE) // 16) % 2
    share = (bands[:, None] + bands[None, :]) / 2
    white = np.array((245, 245, 245), np.float32)
    mixed = white + (np.array(colour, np.float32) - white) * share[..., None]
    return np.asarray(mixed, np.float32)


def _planks(colour: Colour) -> Pixels:
    y = np.arange(_SIDE, dtype=np.float32)[:, None]
    shade = 1 + 0.08 * np.sin((y + 40 * _grain(0.2, 3, 4)) / 3) + _grain(0.03, 4)
    shade[:: _SIDE // 4] *= 0.5
    return np.asarray(np.array(colour, np.float32) * shade[..., None], np.float32)


def _flowers(ground: Colour, petals: Colour) -> Pixels:
    picture = _plain(ground)
    random = np.random.default_rng((20, 7))
    for x, y in random.integers(0, _SIDE, (40, 2)):
        for turn in range(5):
            angle = turn * 2 * np.pi / 5
            at = (int(x + 6 * np.cos(angle)), int(y + 6 * np.sin(angle)))
            cv2.circle(picture, at, 4, petals, -1, cv2.LINE_AA)
        cv2.circle(picture, (int(x), int(y)), 3, (60, 200, 230), -1, cv2.LINE_AA)
    return picture


def _newspaper() -> Pixels:
    picture = _plain((215, 225, 230), 0.02)
    random = np.random.default_rng((20, 8))
    for y in range(4, _SIDE, 7):
        x = 2
        while x < _SIDE:
            word = int(random.integers(3, 18))
            cv2.line(picture, (x, y), (min(x + word, _SIDE), y), (50, 50, 50), 2)
            x += word + 4
    return picture


CLOTHS: Final[dict[str, Callable[[], Pixels]]] = {
    "salmon": lambda: _plain((115, 125, 235)),
    "red": lambda: _plain((35, 25, 190)),
    "wine red": lambda: _plain((40, 20, 100)),
    "orange": lambda: _plain((40, 130, 240)),
    "yellow": lambda: _plain((60, 215, 240)),
    "green felt": lambda: _plain((60, 115, 30), 0.12),
    "dark green": lambda: _plain((40, 60, 15)),
    "turquoise": lambda: _plain((180, 170, 40)),
    "sky blue": lambda: _plain((225, 180, 110)),
    "navy": lambda: _plain((95, 40, 20)),
    "purple": lambda: _plain((130, 40, 105)),
    "pink": lambda: _plain((195, 165, 245)),
    "white": lambda: _plain((243, 244, 246), 0.01),
    "grey": lambda: _plain((128, 128, 128)),
    "black": lambda: _plain((24, 22, 22)),
    "pale wood": lambda: _planks((140, 185, 215)),
    "dark wood": lambda: _planks((35, 55, 90)),
    "red gingham": lambda: _gingham((40, 30, 200)),
    "blue flowers": lambda: _flowers((150, 80, 40), (235, 235, 245)),
    "newspaper": _newspaper,
}


@cache
def cloth(name: str) -> Image:
    """A square of the cloth of this name."""
    return np.asarray(np.clip(CLOTHS[name](), 0, 255), np.uint8)
