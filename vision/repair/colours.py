"""The colours of faces and backs in one picture, compared with each other.

A white dragon has the ivory of the other faces in the same light, and a back has not: on rendered
photos in styles never trained on, white dragons are within 3 of it and backs 14 or more away.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad

Colour = NDArray[np.float32]


@dataclass(frozen=True)
class ColourRule:
    """Distances in the Lab space with eight bits."""

    same: float = 7.0
    """Between white dragons and backs, nearer to the white dragons."""
    other: float = 25.0
    """Numbers on plates are 30 and more from the faces' ground. Of real faces one in 500 is above
    25: so full of ink that little ground is seen, and read surely."""
    light: float = 0.3
    """What a difference in light counts beside one in tint: shadows fall on tiles."""
    several: int = 4
    """Backs that say what backs look like here: fewer may all be white dragons."""
    enough_faces: int = 6
    """Among fewer nobody can say which is the odd one."""
    ink: float = 0.6
    """Of a face, at most, is ink and shade; the lightest rest is its ground."""


RULE: Final = ColourRule()
_STEPS: Final = (np.arange(12) + 0.5) / 12 * 0.7 + 0.15
"""Places along each side of a face: not its rim, which shows the bevel and the neighbour."""


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
        usual = float(np.median(others)) if len(others) >= RULE.several else np.inf
        answers.append(bool(distance < RULE.same and distance < usual))
    return answers


def which_are_backs(
    image: Image,
    blank: Sequence[Quad],
    faces: Sequence[Quad],
    backs: Sequence[Quad],
    *,
    crowded: bool = False,
) -> list[bool]:
    """For each blank face, whether it has the colour of a back and not that of the faces' ground.

    Where they are ``crowded``, more than a set has, those that are not ivory are backs unless every
    back that was found is still less like them.
    """
    if not blank or not faces or not (backs or crowded):
        return [False] * len(blank)
    pixels = _pixels(image, np.array([*blank, *faces, *backs], np.float32))
    colours = np.median(pixels, axis=1)
    ends = len(blank), len(blank) + len(faces)
    grounds = np.array([_ground(part) for part in pixels[ends[0] : ends[1]]])
    to_ivory = np.sort(_distances(colours[: ends[0]], grounds), axis=1)[:, min(1, len(faces) - 1)]
    if not backs:
        return [bool(distance > RULE.same) for distance in to_ivory]
    to_backs = _distances(colours[: ends[0]], colours[ends[1] :]).min(axis=1)
    return [
        bool(ivory > RULE.same and back < (ivory if crowded else RULE.same))
        for ivory, back in zip(to_ivory, to_backs, strict=True)
    ]


def which_are_odd(image: Image, faces: Sequence[Quad]) -> list[bool]:
    """For each face, whether its ground is of another colour than that of all the others but one.

    The number on a table's plate is read as a face now and then.
    """
    if len(faces) < RULE.enough_faces:
        return [False] * len(faces)
    grounds = np.array([_ground(part) for part in _pixels(image, np.array(faces, np.float32))])
    second = np.sort(_distances(grounds, grounds), axis=1)[:, 2]  # the nearest is itself
    return [bool(distance > RULE.other) for distance in second]


def _distances(first: Colour, second: Colour) -> Colour:
    apart = np.abs(second[None] - first[:, None])
    return np.asarray(
        RULE.light * apart[..., 0] + np.hypot(apart[..., 1], apart[..., 2]), np.float32
    )


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
    brightest = np.argsort(light)[int(RULE.ink * len(light)) :]
    return np.asarray(np.median(pixels[brightest], axis=0), np.float32)
