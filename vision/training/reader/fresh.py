"""Crops of faces in styles without end: a new tile set for every few crops.

Rendered photos cost as much as a hundred faces, so that the cache holds a few hundred styles, which
a network learns by heart. Here a face lies flat between two others of its set, which is all that a
straightened crop shows of a scene.
"""

from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import FLOWER, GREEN_DRAGON, NOT_A_FACE, WHITE_DRAGON
from vision.read.reader import straighten
from vision.training.artist.style import Style, training_style
from vision.training.reader.crops import (
    TURN_UNKNOWN,
    Crop,
    jitter,
    margin,
    place_in_crop,
    turned,
    unsteady,
)
from vision.training.reader.cuts import cut_face
from vision.training.reader.surround import Surroundings
from vision.training.reader.wear import worn
from vision.training.render.artwork_faces import artwork_sets
from vision.training.render.tables import SIDE, table_texture
from vision.training.render.textures import BACK, TileSet

STYLES: Final = (100_000, 10_000_000)
"""Numbers that no rendered photo's style has."""
_FACES_OF_A_STYLE: Final = 6
_FLOWERS: Final = 0.5
"""How many styles show flowers, as every other face: their figures are small, and new to it."""
_RUNNING_GREEN: Final = 0.45
"""How many Japanese styles write 發 in a running hand."""
_CROPS_OF_A_STYLE: Final = 12
_TABLES: Final = 48

_KEPT: Final = 1500
_AGAIN: Final = 0.6
"""How many crops are seen again: drawing one costs ten times as much as wearing it."""

_CUT: Final = 0.16  # how many faces are partly hidden
_REPLACED: Final = 0.5  # how many lie on any cloth at all, beside any tile

_TALL: Final = 120
"""Pixels of a face in the scene."""


class FreshCrops:
    """A few faces of one style after another; ``artwork`` lends its faces to some styles."""

    def __init__(self, glyphs: Path | None, artwork: Path) -> None:
        self._glyphs, self._artwork = glyphs, artwork_sets(artwork)
        self._waiting: list[Crop] = []
        self._kept: deque[Crop] = deque(maxlen=_KEPT)
        self._surroundings = Surroundings()

    def sample(self, random: np.random.Generator) -> Crop:
        """A face as new, or one made before, each time worn and turned in another way."""
        if len(self._kept) == _KEPT and random.random() < _AGAIN:
            crop = self._kept[int(random.integers(_KEPT))]
        else:
            if not self._waiting:
                self._waiting = self._crops_of_a_style(random)
            crop = self._waiting.pop()
            self._kept.append(crop)
        return turned(replace(crop, image=worn(crop.image, random)), int(random.integers(4)))

    def _crops_of_a_style(self, random: np.random.Generator) -> list[Crop]:
        style = training_style(int(random.integers(*STYLES)), self._glyphs)
        style = seldom_seen(style, random)
        lent = bool(self._artwork) and random.random() < 0.15
        artwork = self._artwork[int(random.integers(len(self._artwork)))] if lent else None
        tiles = TileSet(style, artwork)
        faces = [int(face) for face in random.integers(0, FLOWER, _FACES_OF_A_STYLE)]
        faces[0] = WHITE_DRAGON if random.random() < 0.4 else faces[0]
        faces[1] = GREEN_DRAGON if style.running_green and random.random() < 0.6 else faces[1]
        if random.random() < _FLOWERS:
            faces[3:] = [FLOWER] * 3
        return [self._crop(tiles, faces, random) for _ in range(_CROPS_OF_A_STYLE)]

    def _crop(self, tiles: TileSet, faces: list[int], random: np.random.Generator) -> Crop:
        left, middle, right = (faces[int(n)] for n in random.integers(0, len(faces), 3))
        if random.random() < 0.03:
            middle = BACK
        variant = int(random.integers(8))
        scene, quad = row_of_tiles(tiles, (left, middle, right), variant, random)
        scene, quad = foreshortened(scene, quad, random)
        if middle not in (BACK, WHITE_DRAGON) and random.random() < _CUT:
            image, sure = cut_face(scene, quad, self._surroundings.neighbour(random), random)
            return Crop(image, middle, TURN_UNKNOWN, sure=sure)
        place, wide = jitter(quad, random, unsteady(random)), margin(random)
        crop = straighten(scene, place, margin=wide)
        if random.random() < _REPLACED:
            crop = self._surroundings.replaced(crop, place_in_crop(quad, place, wide), random)
        known = middle != BACK
        face, turn = (middle, 0) if known else (NOT_A_FACE, TURN_UNKNOWN)
        return Crop(crop, face, turn)


def seldom_seen(style: Style, random: np.random.Generator) -> Style:
    """Faces that the artist's usual styles lack, and now and then a black set with pale inks, a
    coloured one, or one that is worn nearly blank."""
    japanese = style.scheme == "japanese"
    style = replace(
        style,
        running_green=bool(japanese and random.random() < _RUNNING_GREEN),
        lush=bool(random.random() < 0.6),
    )
    kind = random.random()
    if kind < 0.05:
        pale = tuple(int(c) for c in random.uniform(190, 255, 3))
        dark = tuple(int(c) for c in random.uniform(10, 60) * random.uniform(0.8, 1.2, 3))
        bright = (int(random.uniform(40, 110)), int(random.uniform(40, 110)), 235)
        green = (int(random.uniform(60, 140)), int(random.uniform(170, 230)), 60)
        return replace(style, ivory=dark, dark=pale, red=bright, green=green)  # type: ignore[arg-type]
    if kind < 0.09:
        tint = tuple(int(c) for c in random.uniform(130, 255, 3))
        return replace(style, ivory=tint)  # type: ignore[arg-type]
    if kind < 0.14:
        return replace(style, fading=float(random.uniform(0.5, 1.2)))
    return style


def row_of_tiles(
    tiles: TileSet, faces: tuple[int, int, int], variant: int, random: np.random.Generator
) -> tuple[Image, Quad]:
    """Three tiles side by side on a table, either neighbour now and then left out."""
    pictures = [tiles.texture(face, variant if face == FLOWER else 0, _TALL) for face in faces]
    tall, wide = pictures[1].shape[:2]
    gap = int(random.uniform(-0.01, 0.07) * wide)
    height, width = round(tall * 1.6), min(3 * wide + 2 * max(gap, 0) + 2, SIDE - 1)
    x, y = random.integers(0, [SIDE - width, SIDE - height])
    table = table_texture(int(random.integers(_TABLES)))
    scene = cv2.resize(table[y : y + height, x : x + width], (width, height)).astype(np.float32)
    top, first = round(tall * 0.3), wide + max(gap, 0)
    for at, picture in ((-1, pictures[0]), (1, pictures[2]), (0, pictures[1])):
        if at == 0 or random.random() < 0.8:
            down = top + int(random.normal(0, 0.02) * tall) * abs(at)
            _lay(scene, picture, first + at * (wide + gap), down, tiles, random)
    return scene.astype(np.uint8), box_quad(first, top, first + wide, top + tall)


def _lay(
    scene: np.ndarray, picture: Image, left: int, top: int, tiles: TileSet,
    random: np.random.Generator,
) -> None:  # fmt: skip
    """A face, the front of its body below it, and a shadow around it."""
    tall, wide = picture.shape[:2]
    deep = int(random.uniform(0, 0.25) * tall)
    ivory, back = (np.array(c, np.float32) for c in (tiles.style.ivory, tiles.style.back))
    shade = random.uniform(0.45, 0.85)
    low = min(top + tall + deep, scene.shape[0])
    body = scene[top + tall // 2 : low, max(left, 0) : left + wide]
    body[:] = ivory * shade
    scene[top + tall + round(deep * 0.6) : low, max(left, 0) : left + wide] = back * shade
    region = scene[top : top + tall, max(left, 0) : left + wide]
    patch = picture[: region.shape[0], -region.shape[1] :].astype(np.float32)
    opacity = patch[..., 3:] / 255
    region[:] = region * (1 - opacity) * shade + patch[..., :3] * opacity


def foreshortened(scene: Image, quad: Quad, random: np.random.Generator) -> tuple[Image, Quad]:
    """Seen from a distance and at a slant: fewer pixels, fewest along the line of sight."""
    if random.random() < 0.35:
        return scene, quad
    along = random.uniform(0.16, 0.8)
    across = along if random.random() < 0.4 else min(1.0, along * random.uniform(1, 2.2))
    shares = (across, along) if random.random() < 0.85 else (along, across)
    height, width = scene.shape[:2]
    size = (max(8, round(width * shares[0])), max(8, round(height * shares[1])))
    small = cv2.resize(scene, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
    scale = np.array([size[0] / width, size[1] / height], np.float32)
    return small, (quad * scale).astype(np.float32)
