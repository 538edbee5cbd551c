"""Backs with the colour of the faces' ground are blank white dragons, and read like faces.

Both are plain, and the detector takes the one for the other now and then. A white dragon has the
ivory of the other faces in the same light, and a back has not: on rendered photos in styles never
trained on, white dragons are within 3 of it and backs 14 or more away.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad
from vision.scene import Scene, as_face

Colour = NDArray[np.float32]
IVORY_BACKS: Final = "ivory backs"


@dataclass(frozen=True)
class ColourRule:
    """Distances in the Lab space with eight bits."""

    same: float = 7.0
    """Between white dragons and backs, nearer to the white dragons."""
    light: float = 0.3
    """What a difference in light counts beside one in tint: shadows fall on tiles."""
    several: int = 4
    """Backs that say what backs look like here: fewer may all be white dragons."""
    ink: float = 0.6
    """Of a face, at most, is ink and shade; the lightest rest is its ground."""


RULE: Final = ColourRule()
_STEPS: Final = (np.arange(12) + 0.5) / 12 * 0.7 + 0.15
"""Places along each side of a face: not its rim, which shows the bevel and the neighbour."""


def turn_ivory_backs_into_faces(scene: Scene) -> Scene:
    backs = scene.backs
    ivory = which_are_ivory(
        scene.picture, [tile.quad for tile in scene.faces], [tile.quad for tile in backs]
    )
    changed = {
        tile.id: as_face(tile) for tile, is_ivory in zip(backs, ivory, strict=True) if is_ivory
    }
    return scene.with_changed(changed, IVORY_BACKS, "a back with the ivory of the faces")


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
