"""Crops cut from rendered photos, as an imperfect detector would cut them."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import FLOWER, NOT_A_FACE, WHITE_DRAGON
from vision.read.reader import CROP_SIDE, straighten
from vision.training.reader.crops import TURN_UNKNOWN, Crop, jitter, margin, turned, unsteady
from vision.training.reader.wear import worn
from vision.training.render import TrueTile

_SMALLEST = 15.0  # pixels on the shorter side: below that nobody reads a face
_CROPS_OF_A_PHOTO = 16
_WORN_AGAIN = 0.4  # rendered photos have been through a camera already


class PhotoWithTruth(Protocol):
    @property
    def tiles(self) -> tuple[TrueTile, ...]: ...

    def load(self) -> Image: ...


def shorter_side(quad: Quad) -> float:
    return float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).min())


def can_be_read(tile: TrueTile) -> bool:
    return tile.visible > 0.8 and shorter_side(tile.quad) > _SMALLEST


class DrawnCrops:
    """Opens a photo, keeps some of its tiles for later, and hands out older ones at random."""

    def __init__(self, photos: Sequence[PhotoWithTruth], buffer: int = 400) -> None:
        self._photos, self._buffer = photos, buffer
        self._crops: list[Crop] = []

    def sample(self, random: np.random.Generator) -> Crop:
        while len(self._crops) < self._buffer:
            photo = self._photos[int(random.integers(len(self._photos)))]
            self._crops += _crops_of(photo.load(), photo.tiles, random)
        index = int(random.integers(len(self._crops)))
        self._crops[index], self._crops[-1] = self._crops[-1], self._crops[index]
        return self._crops.pop()


def _crops_of(image: Image, tiles: Sequence[TrueTile], random: np.random.Generator) -> list[Crop]:
    readable = [tile for tile in tiles if can_be_read(tile) and _wanted(tile, random)]
    # A blank white dragon is so nearly nothing that it needs more examples than a drawn face.
    readable += [tile for tile in readable if tile.face == WHITE_DRAGON and not tile.is_back]
    order = random.permutation(len(readable))[:_CROPS_OF_A_PHOTO]
    crops = [_crop(image, readable[index], random) for index in order]
    if random.random() < 0.4:
        crops.append(_no_face(image, tiles, random))
    return [
        Crop(worn(crop.image, random), crop.face, crop.turn)
        if random.random() < _WORN_AGAIN
        else crop
        for crop in crops
    ]


def _wanted(tile: TrueTile, random: np.random.Generator) -> bool:
    """Not every back and flower: there are many, and they look alike."""
    if tile.is_back:
        return random.random() < 0.1
    return tile.face != FLOWER or random.random() < 0.5


def _crop(image: Image, tile: TrueTile, random: np.random.Generator) -> Crop:
    quad = jitter(tile.quad, random, unsteady(random))
    crop = straighten(image, quad, margin=margin(random))
    face, turn = (NOT_A_FACE, TURN_UNKNOWN) if tile.is_back else (tile.face, 0)
    return turned(Crop(crop, face, turn), int(random.integers(4)))


def _no_face(image: Image, tiles: Sequence[TrueTile], random: np.random.Generator) -> Crop:
    """Half of one tile and half of its neighbour, or a piece of table."""
    height, width = image.shape[:2]
    if tiles and random.random() < 0.3:
        tile = tiles[int(random.integers(len(tiles)))]
        edge = tile.quad[1] - tile.quad[0] if random.random() < 0.6 else tile.quad[3] - tile.quad[0]
        sign = random.choice([-1, 1])
        quad = tile.quad + edge * np.float32(sign * random.uniform(0.42, 0.58))
        return Crop(straighten(image, quad.astype(np.float32)), NOT_A_FACE, TURN_UNKNOWN)
    for _ in range(20):
        side = random.uniform(20, CROP_SIDE * 1.5)
        x, y = random.uniform(0, [width - side, height - side])
        middle = np.array([x + side / 2, y + side / 2])
        if all(float(np.linalg.norm(t.quad.mean(axis=0) - middle)) > side for t in tiles):
            break
    quad = box_quad(float(x), float(y), float(x + side), float(y + side * random.uniform(0.7, 1.4)))
    return Crop(straighten(image, quad), NOT_A_FACE, TURN_UNKNOWN)
