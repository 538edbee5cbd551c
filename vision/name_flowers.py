"""Flowers and seasons one by one, where they are played: which of the eight each of them is."""

from dataclasses import replace
from typing import Final

import numpy as np

from vision.looks import Looks
from vision.read.faces import CLASS_COUNT, FLOWER
from vision.read.flowers import lucky_numbers
from vision.scene import Scene, SeenTile

_AS_COMMON: Final = 30.0
"""Times: the reader holds flowers for a hundred times rarer than its network does, as is right for
riichi, where a bird among flowers is 1s."""
_MAY_BE_ONE: Final = 0.02
"""How likely the reader must then think a flower for a closer look."""
_IS_ONE: Final = np.eye(CLASS_COUNT, dtype=np.float32)[FLOWER]
_NEARLY: Final = 0.95


def name_flowers(scene: Scene, looks: Looks) -> Scene:
    """Each with its number, where the set shows it; a tile that was hardly taken for a flower and
    surely shows a flower's character is one."""
    faces = [_where_flowers_are_played(tile) for tile in scene.faces]
    tiles = [tile for tile in faces if float(tile.probabilities[FLOWER]) >= _MAY_BE_ONE]
    if not tiles:
        return scene
    readings = looks.read_flowers(scene.picture, [tile.quad for tile in tiles])
    are_flowers = [int(tile.probabilities.argmax()) == FLOWER for tile in tiles]
    sure = [reading for reading, is_one in zip(readings, are_flowers, strict=True) if is_one]
    numbers = iter(lucky_numbers(sure))
    known: dict[int, SeenTile] = {}
    for tile, reading, is_one in zip(tiles, readings, are_flowers, strict=True):
        if is_one:
            known[tile.id] = replace(tile, lucky=next(numbers))
        elif reading.has_character:  # 一 to 四 and 1 to 4 are on other tiles as well
            (number,) = lucky_numbers([reading])
            known[tile.id] = _as_flower(tile, number)
        else:
            known[tile.id] = tile
    return scene.with_changed(known, "flowers", "looked at what is written on it")


def _where_flowers_are_played(tile: SeenTile) -> SeenTile:
    chances = tile.probabilities.copy()
    chances[FLOWER] *= _AS_COMMON
    return replace(tile, probabilities=chances / chances.sum())


def _as_flower(tile: SeenTile, number: int | None) -> SeenTile:
    chances = tile.probabilities * (1 - _NEARLY) + _IS_ONE * _NEARLY
    return replace(tile, probabilities=chances.astype(np.float32), lucky=number)
