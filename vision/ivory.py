"""Tell a blank white dragon from a back by its colour.

Both are plain, and the detector takes the one for the other now and then. But a white dragon has
the ivory of the other faces in the same light, and a back has not: on rendered photos in styles
never trained on, white dragons lay within 3 of it and backs from 14 on.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.straighten import Image, Quad, straighten

_SAME_COLOUR: Final = 7.0  # in the Lab space with eight bits, light counted less than tint
_LIGHT: Final = 0.3
_PAPER: Final = 0.6  # of a face, at most, is ink and shade
_SIDE: Final = 32
_INNER: Final = -0.15  # a margin below none: the rim shows the bevel and the neighbour

Colour = NDArray[np.float32]


def which_are_ivory(image: Image, faces: Sequence[Quad], backs: Sequence[Quad]) -> list[bool]:
    """For each back, whether it has the colour of one of the faces' ground."""
    if not faces or not backs:
        return [False] * len(backs)
    grounds = np.array([_ground(_pixels(image, quad)) for quad in faces])
    plain = np.array([np.median(_pixels(image, quad), axis=0) for quad in backs])
    apart = np.abs(grounds[None] - plain[:, None])
    distances = _LIGHT * apart[..., 0] + np.hypot(apart[..., 1], apart[..., 2])
    return [bool(distance < _SAME_COLOUR) for distance in distances.min(axis=1)]


def _pixels(image: Image, quad: Quad) -> Colour:
    crop = straighten(image, quad, _SIDE, _INNER)
    return np.asarray(cv2.cvtColor(crop, cv2.COLOR_BGR2LAB).reshape(-1, 3), np.float32)


def _ground(pixels: Colour) -> Colour:
    light = pixels[:, 0]
    return np.asarray(np.median(pixels[light >= np.quantile(light, _PAPER)], axis=0), np.float32)
