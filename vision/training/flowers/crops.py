"""Crops of drawn flowers and seasons, with the marks on each and where they are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import FLOWER
from vision.read.flowers import FLOWER_SIDE, MARKS
from vision.read.reader import straighten
from vision.training.artist.flower_marks import PlacedMark, mark_fonts, placed_marks, random_design
from vision.training.artist.glyphs import Place
from vision.training.artist.honours import flower_places
from vision.training.artist.style import Style, held_out_style, training_style
from vision.training.flowers.paintings import MARGIN, SIDE, RealFlower, load_paintings, load_real
from vision.training.reader.crops import jitter, margin, place_in_crop, unsteady
from vision.training.reader.fresh import STYLES, foreshortened, row_of_tiles, seldom_seen
from vision.training.reader.surround import Surroundings
from vision.training.reader.wear import worn
from vision.training.render.textures import TileSet

_VARIANTS: Final = 4
"""Flowers drawn for each set."""
_CROPS_OF_A_SET: Final = 8
_OTHER_FACES: Final = 0.1
_LIKE_FLOWERS: Final = (18, 18, 18, 0, 1, 2, 3, 32, 33, 9)
"""Birds, characters one to four, dragons, a single circle."""
_AS_EVER: Final = 0.2
"""How many sets have the flowers of the rendered photos."""
_PHOTOGRAPHED: Final = 0.3
"""How many have a photographed plant, where there are any."""
_REAL: Final = 0.06
"""How many crops show a real tile, where there are any."""
_FIGURE, _NUMERAL = Place(0.2, 0.18, 0.22, 0.26), Place(0.73, 0.16, 0.32, 0.2)
"""Where the figure and the numeral of the real ones are."""


@dataclass(frozen=True)
class SeenMark:
    """What is written, and where it lies in the crop."""

    mark: int
    """Of ``MARKS``; -1 for any other."""
    centre: NDArray[np.float32]
    size: float
    """Pixels, of its longer side."""


@dataclass(frozen=True)
class FlowerCrop:
    """Upright."""

    image: Image
    marks: tuple[SeenMark, ...]
    is_flower: bool
    number: int | None = None
    """1 to 8, of a flower that shows it."""
    figure: int | None = None
    """1 to 4, where that is all it shows."""


class FlowerCrops:
    """A few tiles of one set after another, each set unlike the others."""

    def __init__(self, cache: Path | None, *, held_out: bool = False) -> None:
        glyphs = cache / "glyphs.jsonl" if cache else None
        self._glyphs = glyphs if glyphs and glyphs.exists() else None
        self._fonts = mark_fonts(cache, held_out=held_out)
        self._paintings = () if held_out or cache is None else load_paintings(cache)
        self._real = () if held_out or cache is None else load_real(cache)
        self._held_out = held_out
        self._surroundings = Surroundings()
        self._waiting: list[FlowerCrop] = []

    def fresh(self, random: np.random.Generator) -> FlowerCrop:
        """As new."""
        if self._real and random.random() < _REAL:
            return self._real_crop(self._real[int(random.integers(len(self._real)))], random)
        if not self._waiting:
            self._waiting = self._crops_of_a_set(random)
        return self._waiting.pop()

    def _crops_of_a_set(self, random: np.random.Generator) -> list[FlowerCrop]:
        style = self._style(random)
        tiles = TileSet(style)
        variants = [int(v) for v in random.permutation(8)[:_VARIANTS]]
        other = int(random.choice(_LIKE_FLOWERS) if random.random() < 0.7 else random.integers(37))
        crops = []
        for _ in range(_CROPS_OF_A_SET):
            is_flower = random.random() >= _OTHER_FACES
            variant = variants[int(random.integers(_VARIANTS))]
            beside = [FLOWER if random.random() < 0.6 else other for _ in range(2)]
            faces = (beside[0], FLOWER if is_flower else other, beside[1])
            scene, quad = row_of_tiles(tiles, faces, variant, random)
            marks = marks_on(style, variant) if is_flower else ()
            crops.append(self._cut(scene, quad, marks, random, is_flower))
        return crops

    def _style(self, random: np.random.Generator) -> Style:
        number = int(random.integers(*STYLES))
        any_style = held_out_style if self._held_out else training_style
        style = seldom_seen(any_style(number, self._glyphs), random)
        if random.random() < _AS_EVER:
            return style
        design = random_design(int(random.integers(1 << 40)), self._fonts)
        if self._paintings and random.random() < _PHOTOGRAPHED:
            some = random.integers(0, len(self._paintings), _VARIANTS)
            design = replace(design, paintings=tuple(self._paintings[int(n)] for n in some))
        return replace(style, flowers=design)

    def _real_crop(self, flower: RealFlower, random: np.random.Generator) -> FlowerCrop:
        low, high = SIDE * MARGIN, SIDE * (1 - MARGIN)
        character = "1234一二三四"[flower.figure]
        place = _FIGURE if flower.figure < 4 else _NUMERAL
        marks = (PlacedMark(character, place),)
        return self._cut(flower.image, box_quad(low, low, high, high), marks, random, True)

    def _cut(
        self, scene: Image, quad: Quad, marks: Sequence[PlacedMark], random: np.random.Generator,
        is_flower: bool,
    ) -> FlowerCrop:  # fmt: skip
        scene, quad = foreshortened(scene, quad, random)
        place, wide = jitter(_tilted(quad, random), random, unsteady(random)), margin(random)
        crop = straighten(scene, place, FLOWER_SIDE, wide)
        at = place_in_crop(quad, place, wide, FLOWER_SIDE)
        if random.random() < 0.5:
            crop = self._surroundings.replaced(crop, at, random)
        seen = tuple(_seen(mark, at) for mark in marks)
        return FlowerCrop(crop, seen, is_flower, *_numbers(seen))


def marks_on(style: Style, variant: int) -> tuple[PlacedMark, ...]:
    if style.flowers is not None:
        return placed_marks(style.flowers, variant)
    return tuple(PlacedMark(*each) for each in flower_places(style, variant))


def _numbers(seen: Sequence[SeenMark]) -> tuple[int | None, int | None]:
    characters = [mark.mark + 1 for mark in seen if 0 <= mark.mark < 8]
    figures = [mark.mark for mark in seen if mark.mark >= 8]
    if characters:
        return characters[0], None
    if figures and figures[0] >= 12:
        return figures[0] - 11, None
    return None, figures[0] - 7 if figures else None


def _seen(mark: PlacedMark, face: Quad) -> SeenMark:
    """From fractions of the face to pixels of the crop."""
    place = mark.place
    corners = box_quad(
        place.x - place.width / 2, place.y - place.height / 2,
        place.x + place.width / 2, place.y + place.height / 2,
    )  # fmt: skip
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    matrix = cv2.getPerspectiveTransform(unit, face.astype(np.float32))
    points = cv2.perspectiveTransform(corners.reshape(1, 4, 2).astype(np.float32), matrix)[0]
    size = float((points.max(axis=0) - points.min(axis=0)).max())
    return SeenMark(MARKS.get(mark.character, -1), points.mean(axis=0).astype(np.float32), size)


def _tilted(quad: Quad, random: np.random.Generator) -> Quad:
    """A detector's corners are now and then turned against the tile's."""
    degrees = random.normal(0, 3 if random.random() < 0.9 else 12)
    centre = quad.mean(axis=0)
    turn = np.deg2rad(degrees)
    matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return np.asarray((quad - centre) @ matrix + centre, np.float32)


def as_photographed(crop: FlowerCrop, random: np.random.Generator) -> FlowerCrop:
    return replace(crop, image=worn(crop.image, random))


def sheet(crops: Sequence[FlowerCrop], columns: int = 12) -> Image:
    """The crops side by side, with their marks framed, to look at."""
    pictures = []
    for crop in crops:
        picture = crop.image.copy()
        for mark in crop.marks:
            low, high = mark.centre - mark.size / 2, mark.centre + mark.size / 2
            ends = low.astype(int).tolist(), high.astype(int).tolist()
            cv2.rectangle(picture, *ends, (0, 0, 255) if mark.mark >= 0 else (255, 0, 0), 1)
        pictures.append(picture)
    pictures += [np.zeros_like(pictures[0])] * (-len(pictures) % columns)
    rows = [np.hstack(pictures[at : at + columns]) for at in range(0, len(pictures), columns)]
    return np.asarray(np.vstack(rows), np.uint8)
