"""Things at a table's edge that are no faces: book spines, printed paper, cards, cups, hands."""

from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image
from vision.read.faces import NOT_A_FACE
from vision.read.reader import CROP_SIDE
from vision.training.artist.glyphs import GlyphSet, glyph_sets
from vision.training.reader.crops import TURN_UNKNOWN, Crop, turned
from vision.training.reader.wear import worn
from vision.training.render.cloths import any_cloth, any_colour

_LATIN: Final = "ABCDEFGHIKLMNOPRSTUVWabcdefghiklmnoprstuvw0123456789.,:&"
_PAPER: Final = ((180, 195, 200), (252, 254, 255))


class NoFaceCrops:
    """Crops of such things, drawn."""

    def __init__(self, glyphs: Path | None) -> None:
        self._sets = glyph_sets(glyphs)

    def sample(self, random: np.random.Generator) -> Crop:
        draw = (self._spine, self._paper, _cup, _skin, _card, _bare)[
            int(random.choice(6, p=[0.27, 0.3, 0.08, 0.13, 0.1, 0.12]))
        ]
        scene = any_cloth(CROP_SIDE, random).astype(np.uint8)
        draw(scene, random)
        crop = Crop(_as_pixels(scene, random), NOT_A_FACE, TURN_UNKNOWN)
        return turned(crop, int(random.integers(4)))

    def _spine(self, scene: Image, random: np.random.Generator) -> None:
        """Books side by side, with titles along them."""
        x = int(random.integers(-30, 10))
        while x < CROP_SIDE:
            wide = int(random.integers(12, 80))
            scene[:, max(x, 0) : max(x + wide, 0)] = any_colour(random)
            scene[:, max(x, 0) : max(x + 1, 0)] //= 2
            if x + wide > 4:
                size = wide * random.uniform(0.4, 0.85)
                self._write(scene, (x + wide / 2, random.uniform(-20, 20)), (0, 1), size, random)
            for _ in range(int(random.integers(0, 3))):  # bands and small pictures
                y = int(random.integers(CROP_SIDE))
                scene[y : y + int(random.integers(1, 12)), max(x, 0) : max(x + wide, 0)] = (
                    any_colour(random)
                )
            x += wide + int(random.integers(0, 3))

    def _paper(self, scene: Image, random: np.random.Generator) -> None:
        """A printed page, a score sheet, a label: lines of letters, ruled or not."""
        colour = random.uniform(*_PAPER).astype(np.uint8)
        edge = random.integers(-40, CROP_SIDE // 3, 4)
        far = CROP_SIDE - np.maximum(edge, 0)
        page = scene[max(edge[0], 0) : far[1], max(edge[2], 0) : far[3]]
        page[:] = colour
        step = random.uniform(7, 45)
        ink = any_colour(random) * np.float32(0.5)
        for y in np.arange(random.uniform(0, step), CROP_SIDE, step):
            if random.random() < 0.75:
                start = (random.uniform(-10, 30), float(y))
                self._write(scene, start, (1, 0), step * random.uniform(0.5, 0.85), random)
            if random.random() < 0.3:
                cv2.line(scene, (0, int(y)), (CROP_SIDE, int(y)), ink.tolist(), 1)

    def _write(
        self,
        scene: Image,
        start: tuple[float, float],
        along: tuple[int, int],
        size: float,
        random: np.random.Generator,
    ) -> None:
        """A line of letters or characters in one ink."""
        glyphs = self._sets[int(random.integers(len(self._sets)))]
        colour = any_colour(random)
        latin = random.random() < 0.65
        place = np.array(start)
        while (place < CROP_SIDE + size).all():
            if latin:
                letter = _LATIN[int(random.integers(len(_LATIN)))]
                at = (int(place[0] - size * 0.3), int(place[1] + size * 0.4))
                thick = max(1, int(size / 12))
                cv2.putText(
                    scene, letter, at, int(random.integers(0, 5)), size / 30, colour.tolist(), thick
                )
                place = place + np.array(along) * size * 0.7
            else:
                _character(scene, glyphs, place, size, colour, random)
                place = place + np.array(along) * size * 1.05


def _character(
    scene: Image, glyphs: GlyphSet, place: np.ndarray, size: float, colour: np.ndarray,
    random: np.random.Generator,
) -> None:  # fmt: skip
    known = sorted(glyphs.contours)
    shapes = glyphs.contours[known[int(random.integers(len(known)))]]
    corner = place - size / 2
    contours = [np.round((shape * size + corner) * 16).astype(np.int32) for shape in shapes]
    cv2.fillPoly(scene, contours, colour.tolist(), cv2.LINE_AA, 4)


def _cup(scene: Image, random: np.random.Generator) -> None:
    """A rim and what is in it."""
    middle = random.integers(10, CROP_SIDE - 10, 2).tolist()
    wide = int(random.integers(20, 70))
    axes = (wide, max(6, int(wide * random.uniform(0.4, 1))))
    for share in (1.0, random.uniform(0.8, 0.93)):
        size = (int(axes[0] * share), int(axes[1] * share))
        cv2.ellipse(scene, middle, size, 0, 0, 360, any_colour(random).tolist(), -1, cv2.LINE_AA)


def _skin(scene: Image, random: np.random.Generator) -> None:
    """Fingers from one side."""
    skin = np.array([130, 160, 215]) * random.uniform(0.4, 1.15) * random.uniform(0.85, 1.1, 3)
    wide = int(random.integers(14, 45))
    x = int(random.integers(-10, 40))
    for _ in range(int(random.integers(1, 5))):
        colour = np.clip(skin * random.uniform(0.85, 1.05), 0, 255).tolist()
        tip = (x, int(random.integers(10, CROP_SIDE)))
        cv2.line(scene, (x + int(random.normal(0, 8)), 0), tip, colour, wide, cv2.LINE_AA)
        if random.random() < 0.5:  # a nail
            nail = np.clip(skin * 1.15, 0, 255).tolist()
            cv2.ellipse(scene, tip, (wide // 4, wide // 3), 0, 0, 360, nail, -1, cv2.LINE_AA)
        x += wide


def _card(scene: Image, random: np.random.Generator) -> None:
    """Part of a pale thing without a face's frame: a card, a phone, a box."""
    corners = random.integers(-30, CROP_SIDE + 30, (4, 2))
    hull = cv2.convexHull(corners.astype(np.int32))
    cv2.fillConvexPoly(scene, hull, any_colour(random).tolist(), cv2.LINE_AA)
    for _ in range(int(random.integers(0, 5))):
        middle = random.integers(0, CROP_SIDE, 2).tolist()
        cv2.circle(scene, middle, int(random.integers(2, 9)), any_colour(random).tolist(), -1)


def _bare(scene: Image, random: np.random.Generator) -> None:
    """The cloth itself, with a crease or a crumb."""
    for _ in range(int(random.integers(0, 3))):
        ends = random.integers(-20, CROP_SIDE + 20, (2, 2)).tolist()
        shade = (scene.mean(axis=(0, 1)) * random.uniform(0.5, 1.4)).tolist()
        cv2.line(scene, ends[0], ends[1], shade, int(random.integers(1, 4)), cv2.LINE_AA)


def _as_pixels(scene: Image, random: np.random.Generator) -> Image:
    """Seen at a slant, and worn."""
    if random.random() < 0.7:
        side = np.float32(CROP_SIDE)
        square = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
        bent = square + random.normal(0, 14, (4, 2)).astype(np.float32)
        matrix = cv2.getPerspectiveTransform(square, bent)
        scene = cv2.warpPerspective(
            scene, matrix, (CROP_SIDE, CROP_SIDE), borderMode=cv2.BORDER_REFLECT
        ).astype(np.uint8)
    return worn(scene, random)
