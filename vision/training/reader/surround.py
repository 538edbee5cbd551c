"""What surrounds a tile in a crop, replaced: the reader must know a face by itself.

A tenth of a crop on each side shows the cloth, other tiles and the tile's own body. Photos of one
set come from one table, so that a network can learn the table in place of the face. Here the face
stays as it was photographed, and everything around it becomes another table.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad
from vision.training.render.cloths import any_cloth

Pixels = NDArray[np.float32]

_REMEMBERED: Final = 96
"""Faces kept to lie beside others."""
_AS_PALE: Final = 0.15
"""How many cloths have nearly the tile's own colour: a blank face on them has hardly an edge."""
_FACE: Final = 64
"""Pixels on the side of a face that is kept."""
_CORNERS: Final = np.array([[0, 0], [_FACE, 0], [_FACE, _FACE], [0, _FACE]], np.float32)


class Surroundings:
    """Replaces what is around a face; earlier faces become the neighbours of later ones."""

    def __init__(self) -> None:
        self._faces: deque[Image] = deque(maxlen=_REMEMBERED)

    def replaced(self, crop: Image, tile: Quad, random: np.random.Generator) -> Image:
        """``tile`` is the face's place within the crop: all outside of it becomes new."""
        self._faces.append(_cut(crop, tile))
        side = crop.shape[0]
        scene = any_cloth(side, random)
        if random.random() < _AS_PALE:
            scene = _like(self._faces[-1], scene, random)
        cloth = scene.mean(axis=(0, 1))
        right, down = _directions(tile)
        _cast_shadow(scene, tile, random)
        if random.random() < 0.7:
            self._lay_neighbours(scene, tile, right, random)
        if random.random() < 0.3:
            self._lay_neighbours(scene, tile, down, random)
        if random.random() < 0.5:
            _draw_body(scene, tile, down if random.random() < 0.7 else right, random)
        mask = _mask(side, grown(tile, random.uniform(0.9, 1.01)), random.uniform(0.4, 1.2))
        face = _lit_by(crop.astype(np.float32), cloth, random)
        mixed = scene + (face - scene) * mask
        return np.asarray(np.clip(mixed, 0, 255), np.uint8)

    def neighbour(self, random: np.random.Generator) -> Image | None:
        """Some earlier face, as a square."""
        return self._faces[int(random.integers(len(self._faces)))] if self._faces else None

    def _lay_neighbours(
        self, scene: Pixels, tile: Quad, step: NDArray[np.float32], random: np.random.Generator
    ) -> None:
        gap = float(abs(random.normal(0, 0.04)))
        for sign in (-1, 1):
            picture = self.neighbour(random)
            if picture is None or random.random() < 0.25:
                continue
            quad = tile + step * np.float32(sign * (1 + gap))
            quad = quad + random.normal(0, 0.02 * np.linalg.norm(step), 2).astype(np.float32)
            lay_face(scene, picture, quad.astype(np.float32), random.uniform(0.75, 1.15))


def lay_face(scene: Pixels, picture: Image, quad: Quad, shade: float) -> None:
    """Put a square picture into the quad."""
    side = scene.shape[0]
    matrix = cv2.getPerspectiveTransform(_CORNERS, quad)
    laid = cv2.warpPerspective(picture, matrix, (side, side), flags=cv2.INTER_LINEAR)
    mask = _mask(side, quad, 0.6)
    scene += (laid.astype(np.float32) * np.float32(shade) - scene) * mask


def grown(quad: Quad, share: float) -> Quad:
    middle = quad.mean(axis=0)
    return np.asarray((quad - middle) * share + middle, np.float32)


def _like(face: Image, scene: Pixels, random: np.random.Generator) -> Pixels:
    """The cloth in nearly the colour of the face, whose most pixels are no ink."""
    ivory = np.median(face, axis=(0, 1)) * random.uniform(0.8, 1.25) * random.normal(1, 0.03, 3)
    faint = (scene - scene.mean(axis=(0, 1))) * np.float32(random.uniform(0, 0.4))
    return np.asarray(np.clip(ivory + faint, 0, 255), np.float32)


def _cut(crop: Image, tile: Quad) -> Image:
    matrix = cv2.getPerspectiveTransform(tile, _CORNERS)
    return np.asarray(cv2.warpPerspective(crop, matrix, (_FACE, _FACE)), np.uint8)


def _directions(tile: Quad) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    right = ((tile[1] - tile[0]) + (tile[2] - tile[3])) / 2
    down = ((tile[3] - tile[0]) + (tile[2] - tile[1])) / 2
    return right, down


def _mask(side: int, quad: Quad, soft: float) -> Pixels:
    mask = np.zeros((side, side), np.float32)
    cv2.fillConvexPoly(mask, np.round(quad * 16).astype(np.int32), 1.0, cv2.LINE_8, 4)
    return np.asarray(cv2.GaussianBlur(mask, (0, 0), soft), np.float32)[..., None]


def _cast_shadow(scene: Pixels, tile: Quad, random: np.random.Generator) -> None:
    if random.random() < 0.4:
        return
    shift = random.normal(0, 5, 2).astype(np.float32)
    dark = _mask(scene.shape[0], (grown(tile, 1.06) + shift).astype(np.float32), 4.0)
    scene *= 1 - dark * np.float32(random.uniform(0.1, 0.6))


def _draw_body(
    scene: Pixels, tile: Quad, step: NDArray[np.float32], random: np.random.Generator
) -> None:
    """The tile's own side: pale next to the face, then the colour of its back, any colour."""
    sign = 1 if random.random() < 0.8 else -1
    depth = float(random.uniform(0.03, 0.3))
    split = float(random.uniform(0.3, 1.0))
    shade = random.uniform(0.4, 0.95)
    back = random.uniform(0, 255, 3) * shade
    ivory = random.uniform([170, 190, 200], [250, 252, 255]) * shade
    parts: Sequence[tuple[float, NDArray[np.float64]]] = ((depth, back), (depth * split, ivory))
    for reach, colour in parts:
        moved = tile + step * np.float32(sign * reach)
        hull = cv2.convexHull(np.concatenate([tile, moved]).astype(np.float32))[:, 0]
        mask = _mask(scene.shape[0], hull.astype(np.float32), 0.6)
        scene += (colour.astype(np.float32) - scene) * mask


def _lit_by(face: Pixels, cloth: NDArray[np.float32], random: np.random.Generator) -> Pixels:
    """A large cloth colours the light on the tiles, or makes the camera lean the other way."""
    if random.random() < 0.5:
        return face
    tint = np.asarray(cloth, np.float32) / max(float(cloth.mean()), 1.0)
    return np.asarray(face * np.clip(tint, 0.4, 2.0) ** np.float32(random.normal(0, 0.15)))
