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

from vision.geometry import Image, Quad

_SAME_COLOUR: Final = 7.0  # in the Lab space with eight bits, light counted less than tint
COPIES: Final = 4
_SEVERAL: Final = 4  # backs: with fewer, they may all be white dragons
_ENOUGH_FACES: Final = 6
_OTHER_COLOUR: Final = 25.0
"""Numbers on plates are 30 and more from the faces' ground. Of real faces one in 500 is above 25:
so full of ink that little ground is seen, and read surely."""
_LIGHT: Final = 0.3
_PAPER: Final = 0.6  # of a face, at most, is ink and shade
_STEPS: Final = (np.arange(12) + 0.5) / 12 * 0.7 + 0.15
"""Places along each side of a face: not its rim, which shows the bevel and the neighbour."""

Colour = NDArray[np.float32]


def which_are_ivory(image: Image, faces: Sequence[Quad], backs: Sequence[Quad]) -> list[bool]:
    """For each back, whether it has the colour of the faces' ground.

    Of two faces at least, where there are several: one of them may be no face itself.
    """
    if not faces or not backs:
        return [False] * len(backs)
    pixels = _pixels(image, np.array([*faces, *backs], np.float32))
    grounds = np.array([_ground(colours) for colours in pixels[: len(faces)]])
    plain = np.median(pixels[len(faces) :], axis=1)
    to_ivory = np.sort(_distances(plain, grounds), axis=1)[:, min(1, len(faces) - 1)]
    among_backs = _distances(plain, plain)
    answers = []
    for number, distance in enumerate(to_ivory):
        others = np.delete(among_backs[number], number)
        # Pale backs in dim light are near to ivory as well; but they are like each other.
        usual = float(np.median(others)) if len(others) >= _SEVERAL else np.inf
        answers.append(bool(distance < _SAME_COLOUR and distance < usual))
    return answers


def which_are_backs(
    image: Image, blank: Sequence[Quad], faces: Sequence[Quad], backs: Sequence[Quad]
) -> list[bool]:
    """For each blank face, whether it has the colour of a back and not that of the faces' ground.

    No set has more than four blank faces: where there are more, those that are not ivory are backs
    unless every back that was found is still less like them.
    """
    crowded = len(blank) > COPIES
    if not blank or not faces or not (backs or crowded):
        return [False] * len(blank)
    pixels = _pixels(image, np.array([*blank, *faces, *backs], np.float32))
    colours = np.median(pixels, axis=1)
    ends = len(blank), len(blank) + len(faces)
    grounds = np.array([_ground(part) for part in pixels[ends[0] : ends[1]]])
    to_ivory = np.sort(_distances(colours[: ends[0]], grounds), axis=1)[:, min(1, len(faces) - 1)]
    if not backs:
        return [bool(distance > _SAME_COLOUR) for distance in to_ivory]
    to_backs = _distances(colours[: ends[0]], colours[ends[1] :]).min(axis=1)
    return [
        bool(ivory > _SAME_COLOUR and back < (ivory if crowded else _SAME_COLOUR))
        for ivory, back in zip(to_ivory, to_backs, strict=True)
    ]


def which_are_odd(image: Image, faces: Sequence[Quad]) -> list[bool]:
    """For each face, whether its ground is of another colour than that of all the others but one.

    The number on a table's plate is read as a face now and then.
    """
    if len(faces) < _ENOUGH_FACES:
        return [False] * len(faces)
    grounds = np.array([_ground(part) for part in _pixels(image, np.array(faces, np.float32))])
    second = np.sort(_distances(grounds, grounds), axis=1)[:, 2]  # the nearest is itself
    return [bool(distance > _OTHER_COLOUR) for distance in second]


def _distances(first: Colour, second: Colour) -> Colour:
    apart = np.abs(second[None] - first[:, None])
    return np.asarray(_LIGHT * apart[..., 0] + np.hypot(apart[..., 1], apart[..., 2]), np.float32)


def _pixels(image: Image, quads: NDArray[np.float32]) -> Colour:
    """Single pixels at even steps over each quad: shape (quads, places, 3)."""
    across, down = np.meshgrid(_STEPS, _STEPS)
    weights = np.stack(
        [(1 - across) * (1 - down), across * (1 - down), across * down, (1 - across) * down],
        axis=-1,
    ).reshape(-1, 4)
    places = np.einsum("pk,qkc->qpc", weights, quads).astype(np.int64)
    height, width = image.shape[:2]
    x, y = places[..., 0].clip(0, width - 1), places[..., 1].clip(0, height - 1)
    return np.asarray(cv2.cvtColor(image[y, x], cv2.COLOR_BGR2LAB), np.float32)


def _ground(pixels: Colour) -> Colour:
    light = pixels[:, 0]
    brightest = np.argsort(light)[int(_PAPER * len(light)) :]
    return np.asarray(np.median(pixels[brightest], axis=0), np.float32)
