"""Backs with the colour of the faces' ground are blank white dragons, and read like faces.

Both are plain, and the detector takes the one for the other now and then. A white dragon has the
ivory of the other faces in the same light, and a back has not: on rendered photos in styles never
trained on, white dragons are within 3 of it and backs 14 or more away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad, as_quads
from vision.layout.table import FEWEST_FACES, plane_of
from vision.read.faces import NOT_A_FACE, WHITE_DRAGON
from vision.scene import Scene, SeenTile, as_back, as_face

Colour = NDArray[np.float32]
IVORY_BACKS: Final = "ivory backs"
FIFTH_BLANK: Final = "fifth blank"


@dataclass(frozen=True)
class ColourRule:
    """Distances in the Lab space with eight bits."""

    same: float = 7.0
    """Between white dragons and backs, nearer to the white dragons."""
    pale: float = 14.0
    """Of most backs: nearer to ivory they say nothing about what is blank."""
    light: float = 0.3
    """What a difference in light counts beside one in tint: shadows fall on tiles."""
    several: int = 4
    """Backs that say what backs look like here: fewer may all be white dragons."""
    far: float = 3.0
    """Times as far from most backs as from ivory: in light that is not white, or where the faces
    are smeared, that says more than how near it is."""
    blank: float = 0.5
    """Score of what surely lies there, though the reader finds no face on it."""
    plain: float = 0.85
    """Of a blank face, at least, is ivory: its rim may show the bevel."""
    around: float = 1.35
    """Times its size, where something else must begin."""
    not_ivory: float = 0.5
    """Of that, at least: tiles may lie at its sides, and its own side is ivory, too."""
    misfit: float = 0.15
    """How unlike a tile's the size of a blank face may be on the table, as a logarithm."""
    ink: float = 0.6
    """Of a face, at most, is ink and shade; the lightest rest is its ground."""


RULE: Final = ColourRule()
_STEPS: Final = (np.arange(12) + 0.5) / 12 * 0.7 + 0.15
"""Places along each side of a face: not its rim, which shows the bevel and the neighbour."""
_INSIDE: Final = np.stack(np.meshgrid(_STEPS, _STEPS), axis=-1).reshape(-1, 2)
_COPIES: Final = 4
_EDGE: Final = np.linspace(0, 1, 12)
_RIM: Final = np.array(
    [(across, down) for across in _EDGE for down in _EDGE if {across, down} & {0.0, 1.0}]
)


def turn_ivory_backs_into_faces(scene: Scene) -> Scene:
    backs = scene.backs
    ivory = Ivory(scene.picture, [tile.quad for tile in scene.faces])
    are_ivory = ivory.which_are_ivory([tile.quad for tile in backs])
    changed = {
        tile.id: as_face(tile) for tile, is_ivory in zip(backs, are_ivory, strict=True) if is_ivory
    }
    return scene.with_changed(changed, IVORY_BACKS, "a back with the ivory of the faces")


def name_blank_tiles(scene: Scene) -> Scene:
    """An ivory tile that surely lies there and shows no face is a white dragon: the reader has
    learned that plain crops are pieces of the table, and drops it otherwise. Where backs are nearly
    ivory, it may be a back."""
    unread = [tile for tile in scene.faces if tile.score >= RULE.blank and not tile.is_tile]
    faces = [tile for tile in scene.faces if tile.is_tile]
    ivory = Ivory(scene.picture, [tile.quad for tile in faces])
    if not unread or not faces or ivory.are_pale([tile.quad for tile in scene.backs]):
        return scene
    known = {id for step in scene.steps if step.stage == IVORY_BACKS for id in step.tiles}
    sizes = _misfits(unread, faces, scene.size)
    blank = {
        tile.id: _as_white_dragon(tile)
        for tile, misfit in zip(unread, sizes, strict=True)
        if tile.id in known or (misfit < RULE.misfit and ivory.share_in(tile.quad) >= RULE.plain)
    }
    return scene.with_changed(blank, IVORY_BACKS, "ivory, and no face on it: a white dragon")


def turn_blank_tiles_beyond_four_into_backs(scene: Scene) -> Scene:
    """There are four white dragons: where more are seen, those without the ivory of the printed
    faces are pale backs in a light that hides their colour."""
    blank = [tile for tile in scene.faces if _is_white_dragon(tile)]
    printed = [tile.quad for tile in scene.faces if not _is_white_dragon(tile)]
    if len(blank) <= _COPIES or not printed:
        return scene
    away = Ivory(scene.picture, printed).away_from_ivory([tile.quad for tile in blank])
    backs = {
        tile.id: as_back(tile)
        for tile, distance in zip(blank, away, strict=True)
        if distance > RULE.pale
    }
    return scene.with_changed(backs, FIFTH_BLANK, "more than four blank tiles: a back")


def _is_white_dragon(tile: SeenTile) -> bool:
    return int(tile.probabilities.argmax()) == WHITE_DRAGON


def _misfits(
    tiles: Sequence[SeenTile], faces: Sequence[SeenTile], size: tuple[int, int]
) -> NDArray[np.float64]:
    """How unlike a tile's the size of each is; nobody knows where too few faces are in view."""
    if len(faces) < FEWEST_FACES:
        return np.full(len(tiles), np.inf)
    return plane_of(faces, size).misfits(as_quads([tile.quad for tile in tiles]))


def _as_white_dragon(tile: SeenTile) -> SeenTile:
    probabilities = tile.probabilities.copy()
    probabilities[WHITE_DRAGON] += probabilities[NOT_A_FACE]
    probabilities[NOT_A_FACE] = 0.0
    return replace(tile, probabilities=probabilities)


@dataclass(frozen=True, eq=False)
class Ivory:
    """The colour of the faces' ground in one picture, and what else has it."""

    image: Image
    faces: Sequence[Quad]

    @cached_property
    def _grounds(self) -> Colour:
        """One colour for each face."""
        return _grounds(_pixels(self.image, as_quads(self.faces)))

    def which_are_ivory(self, backs: Sequence[Quad]) -> list[bool]:
        """For each back, whether it has the colour of the faces' ground."""
        if not self.faces or not backs:
            return [False] * len(backs)
        plain = self._plain(backs)
        among_backs = _distances(plain, plain)
        answers = []
        for number, distance in enumerate(self._away(plain)):
            others = np.delete(among_backs[number], number)
            # Pale backs in dim light are near to ivory as well; but they are like each other.
            usual = float(np.median(others)) if len(others) >= RULE.several else None
            answers.append(_is_ivory(float(distance), usual))
        return answers

    def which_are_blank(self, backs: Sequence[Quad], doubtful: Sequence[Quad]) -> list[bool]:
        """For each of the doubtful frames, whether it shows plain ivory, and something else around
        it; where backs are ivory, none does."""
        if not self.faces or not doubtful or self.are_pale(backs):
            return [False] * len(doubtful)
        quads = as_quads(doubtful)
        middles = quads.mean(axis=1, keepdims=True)
        larger = (middles + RULE.around * (quads - middles)).astype(np.float32)
        inside, around = _pixels(self.image, quads), _pixels(self.image, larger, _RIM)
        return [
            self._share(own) >= RULE.plain and 1 - self._share(rim) >= RULE.not_ivory
            for own, rim in zip(inside, around, strict=True)
        ]

    def are_pale(self, backs: Sequence[Quad]) -> bool:
        """Whether most backs are so near to ivory that they say nothing about what is blank."""
        if not self.faces or not backs:
            return False
        return float(np.median(self.away_from_ivory(backs))) < RULE.pale

    def away_from_ivory(self, plain: Sequence[Quad]) -> Colour:
        """How far the colour of each plain tile is from the faces' ground."""
        return self._away(self._plain(plain))

    def share_in(self, quad: Quad) -> float:
        """How much of a place has the colour of the faces' ground."""
        return self._share(_pixels(self.image, as_quads([quad]))[0])

    def _plain(self, backs: Sequence[Quad]) -> Colour:
        """One colour for each back."""
        return np.asarray(np.median(_pixels(self.image, as_quads(backs)), axis=1))

    def _share(self, colours: Colour) -> float:
        return float((self._away(colours) < RULE.same).mean())

    def _away(self, colours: Colour) -> Colour:
        """From two faces at least, where there are several: one of them may be no face itself."""
        nearest = np.sort(_distances(colours, self._grounds), axis=1)
        return np.asarray(nearest[:, min(1, len(self._grounds) - 1)])


def _is_ivory(away: float, from_backs: float | None) -> bool:
    """How far a back is from ivory, and from most other backs, where there are several."""
    if from_backs is None:
        return away < RULE.same
    return away < min(RULE.same, from_backs) or away < min(RULE.pale, from_backs / RULE.far)


def load_colours() -> None:
    """OpenCV's tables of the Lab space, which take it as long as half a photo."""
    cv2.cvtColor(np.zeros((1, 1, 3), np.uint8), cv2.COLOR_BGR2LAB)


def _distances(first: Colour, second: Colour) -> Colour:
    apart = np.abs(second[None] - first[:, None])
    return np.asarray(
        RULE.light * apart[..., 0] + np.hypot(apart[..., 1], apart[..., 2]), np.float32
    )


def _pixels(
    image: Image, quads: NDArray[np.float32], places: NDArray[np.float64] = _INSIDE
) -> Colour:
    """Single pixels at these places of each quad: shape (quads, places, 3)."""
    across, down = places[:, 0], places[:, 1]
    weights = np.stack(
        [(1 - across) * (1 - down), across * (1 - down), across * down, (1 - across) * down],
        axis=-1,
    )
    points = np.einsum("pk,qkc->qpc", weights, quads).astype(np.int64)
    height, width = image.shape[:2]
    x, y = points[..., 0].clip(0, width - 1), points[..., 1].clip(0, height - 1)
    return np.asarray(cv2.cvtColor(image[y, x], cv2.COLOR_BGR2LAB), np.float32)


def _grounds(pixels: Colour) -> Colour:
    """The colour of the lightest part of each."""
    light = pixels[..., 0]
    brightest = np.argsort(light, axis=1)[:, int(RULE.ink * light.shape[1]) :]
    return np.asarray(
        np.median(np.take_along_axis(pixels, brightest[..., None], axis=1), axis=1), np.float32
    )
