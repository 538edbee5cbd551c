"""Table tops: felt, wood, cloth, the plates of an automatic table."""

from functools import lru_cache

import cv2
import numpy as np

from vision.geometry import Image
from vision.training.artist.canvas import Colour

SIDE = 512


@lru_cache(maxsize=48)
def table_texture(number: int) -> Image:
    """The nth table top, a square that can be laid in tiles side by side."""
    random = np.random.default_rng((91, number))
    kind = random.choice(["felt", "wood", "cloth", "plate"], p=[0.4, 0.25, 0.2, 0.15])
    if kind == "felt":
        return _felt(random)
    if kind == "wood":
        return _wood(random)
    if kind == "cloth":
        return _cloth(random)
    return _plate(random)


def _noise(random: np.random.Generator, cells: int) -> np.ndarray:
    coarse = random.normal(0, 1, (cells, cells)).astype(np.float32)
    return np.asarray(cv2.resize(coarse, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC))


def _filled(colour: Colour, shade: np.ndarray) -> Image:
    picture = np.array(colour, np.float32) * (1 + shade[..., None])
    return _as_pixels(picture)


def _as_pixels(picture: np.ndarray) -> Image:
    return np.asarray(np.clip(picture, 0, 255), np.uint8)


def _felt(random: np.random.Generator) -> Image:
    colours: list[Colour] = [
        (60, 110, 30), (50, 80, 20), (130, 70, 30), (110, 60, 20), (40, 40, 45),
        (40, 30, 120), (90, 130, 40), (70, 160, 60), (110, 90, 60),
    ]  # fmt: skip
    colour = colours[random.integers(len(colours))]
    grain = random.uniform(0.03, 0.14)
    shade = _noise(random, SIDE) * grain + _noise(random, 16) * 0.03
    if random.random() < 0.4:  # the dotted rubber mats of many tables
        y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32)
        step = random.uniform(6, 14)
        shade = shade + np.sin(x * 2 * np.pi / step) * np.sin(y * 2 * np.pi / step) * 0.14
    return _filled(colour, shade)


def _wood(random: np.random.Generator) -> Image:
    colours: list[Colour] = [
        (80, 120, 170), (60, 90, 130), (120, 160, 195), (40, 55, 80), (150, 175, 190), (35, 40, 50),
    ]  # fmt: skip
    y = np.arange(SIDE, dtype=np.float32)[:, None]
    waves = _noise(random, 5) * random.uniform(4, 16)
    stretched = cv2.resize(random.normal(0, 1, (SIDE, 12)).astype(np.float32), (SIDE, SIDE))
    rings = np.sin((y + waves) * 2 * np.pi / random.uniform(10, 50))
    shade = rings * random.uniform(0.02, 0.1) + stretched * 0.06
    return _filled(colours[random.integers(len(colours))], shade)


def _cloth(random: np.random.Generator) -> Image:
    first, second = random.uniform(20, 230, (2, 3))
    y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32)
    step = random.uniform(8, 60)
    pattern = np.sin(x * 2 * np.pi / step) * (
        np.sin(y * 2 * np.pi / step) if random.random() < 0.5 else 1.0
    )
    soft = 1 / (1 + np.exp(-pattern * random.uniform(0.5, 6)))[..., None]
    picture = first + (second - first) * soft * random.uniform(0.1, 0.8)
    return _as_pixels(picture * (1 + _noise(random, SIDE)[..., None] * 0.06))


def _plate(random: np.random.Generator) -> Image:
    """Felt cut by the straight gaps and the lit centre of an automatic table."""
    picture = _felt(random)
    for _ in range(int(random.integers(2, 6))):
        at = int(random.integers(SIDE))
        ends = ((at, 0), (at, SIDE)) if random.random() < 0.5 else ((0, at), (SIDE, at))
        cv2.line(picture, *ends, (20, 20, 20), int(random.integers(2, 8)), cv2.LINE_AA)
    corner = random.integers(60, 300, 2)
    size = random.integers(60, 180, 2)
    cv2.rectangle(picture, corner.tolist(), (corner + size).tolist(), (28, 26, 26), -1)
    light = tuple(int(c) for c in random.uniform(80, 255, 3))
    middle = (corner + size // 2).tolist()
    cv2.putText(picture, str(random.integers(100, 999)), middle, 0, 0.9, light, 2, cv2.LINE_AA)
    return picture
