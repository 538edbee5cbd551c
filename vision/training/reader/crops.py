"""Crops to train the reader on, cut from real photos."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import cv2
import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import CLASS_COUNT, NOT_A_FACE, WHITE_DRAGON
from vision.read.reader import CROP_SIDE, MARGIN, straighten
from vision.training.detector.corners import KnownCorners
from vision.training.detector.pictures import boxes_fit
from vision.training.photos import LabelledPhoto
from vision.training.reader.cuts import cut_face
from vision.training.reader.surround import Surroundings
from vision.training.reader.wear import worn

TURN_UNKNOWN = -1
_BLANK = 3
"""How much oftener white dragons are seen than other faces of which there are as many."""


@dataclass(frozen=True)
class Crop:
    image: Image
    face: int
    turn: int
    """Quarter turns clockwise from upright, or ``TURN_UNKNOWN``."""
    sure: float = 1.0
    """How sure anyone can be: less where a part of the face cannot be seen."""


class CropSource(Protocol):
    def sample(self, random: np.random.Generator) -> Crop: ...


def jitter(quad: Quad, random: np.random.Generator, amount: float) -> Quad:
    """The quad as a detector might have given it: moved, sized and bent a little."""
    centre = quad.mean(axis=0)
    size = float(np.sqrt(max(cv2.contourArea(quad), 1.0)))
    stretch = 1 + random.normal(0, amount, 2).astype(np.float32)
    shift = random.normal(0, amount * size * 0.6, 2).astype(np.float32)
    bend = random.normal(0, amount * size * 0.35, (4, 2)).astype(np.float32)
    moved: Quad = (quad - centre) * stretch + centre + shift + bend
    return moved.astype(np.float32)


def unsteady(random: np.random.Generator) -> float:
    """How far off a detector is: mostly little, now and then a good deal."""
    return 0.04 if random.random() < 0.65 else 0.09


def margin(random: np.random.Generator) -> float:
    return float(random.uniform(MARGIN - 0.08, MARGIN + 0.06))


def turned(crop: Crop, quarters: int) -> Crop:
    """The crop turned clockwise."""
    image = np.ascontiguousarray(np.rot90(crop.image, -quarters))
    turn = crop.turn if crop.turn == TURN_UNKNOWN else (crop.turn + quarters) % 4
    return Crop(image, crop.face, turn, crop.sure)


@dataclass(frozen=True)
class RealShares:
    """How often a real crop is changed beyond wear."""

    background: float = 0.03
    """Pieces of table in place of a face."""
    by_corners: float = 0.35
    """Cut by the corners that a detector saw, where they are known, and not by the label's box."""
    replaced: float = 0.92
    """With all around the tile replaced, where its place is known."""
    cut: float = 0.16
    """With a part of the face hidden."""


class PhotoCrops:
    """Faces from labelled photos, every class equally often, with some pieces of background."""

    def __init__(
        self,
        photos: Sequence[LabelledPhoto],
        corners: KnownCorners | None = None,
        shares: RealShares | None = None,
    ) -> None:
        self._photos = photos
        self._images = [photo.load() for photo in photos]
        self._corners = [_corners_of(photo, corners or {}) for photo in photos]
        self._fits = [boxes_fit(photo) for photo in photos]
        self._shares = shares or RealShares()
        self._surroundings = Surroundings()
        places: list[list[tuple[int, int]]] = [[] for _ in range(CLASS_COUNT)]
        for number, photo in enumerate(photos):
            for index, box in enumerate(photo.boxes):
                places[box.face].append((number, index))
        self._places = [np.array(group) for group in places if group]
        # The square root lets common classes count for more without drowning the rare ones.
        sizes = np.sqrt([len(group) for group in self._places])
        # A blank face is so nearly nothing that it needs more examples than a drawn one.
        blank = [self._photos[g[0][0]].boxes[g[0][1]].face == WHITE_DRAGON for g in self._places]
        sizes *= np.where(blank, _BLANK, 1)
        self._chances = sizes / sizes.sum()

    def sample(self, random: np.random.Generator) -> Crop:
        if random.random() < self._shares.background:
            return self._background(random)
        group = self._places[random.choice(len(self._places), p=self._chances)]
        number, index = (int(n) for n in group[random.integers(len(group))])
        crop = self._face(number, index, random)
        worn_crop = Crop(worn(crop.image, random), crop.face, TURN_UNKNOWN, sure=crop.sure)
        return turned(worn_crop, int(random.integers(4)))

    def _face(self, number: int, index: int, random: np.random.Generator) -> Crop:
        image, box = self._images[number], self._photos[number].boxes[index]
        size = np.array([image.shape[1], image.shape[0]], np.float32)
        seen = self._corners[number][index] * size
        known = bool(np.isfinite(seen).all())
        place = seen if known else box.quad * size
        fits = known or self._fits[number]
        if fits and box.face != WHITE_DRAGON and random.random() < self._shares.cut:
            cut, sure = cut_face(image, place, self._surroundings.neighbour(random), random)
            return Crop(cut, box.face, TURN_UNKNOWN, sure=sure)
        by_corners = known and random.random() < self._shares.by_corners
        quad = jitter(place if by_corners else box.quad * size, random, unsteady(random))
        wide = margin(random)
        crop = straighten(image, quad, margin=wide)
        if fits and random.random() < self._shares.replaced:
            inside = place_in_crop(place, quad, wide)
            crop = self._surroundings.replaced(crop, inside, random)
        return Crop(crop, box.face, TURN_UNKNOWN)

    def _background(self, random: np.random.Generator) -> Crop:
        for _ in range(20):
            number = int(random.integers(len(self._photos)))
            image, boxes = self._images[number], self._photos[number].boxes
            size = random.uniform(0.04, 0.15, 2)
            left, top = random.uniform(0, 1 - size)
            right, bottom = left + size[0], top + size[1]
            touches = any(
                min(right, box.right) > max(left, box.left)
                and min(bottom, box.bottom) > max(top, box.top)
                for box in boxes
            )
            height, width = image.shape[:2]
            area = image[int(top * height) : int(bottom * height), int(left * width) :]
            # Unlabelled tiles lie in the background of real photos; they are mostly white.
            if not touches and area.size and float(np.percentile(area, 90)) < 150:
                break
        quad = box_quad(left * width, top * height, right * width, bottom * height)
        return Crop(worn(straighten(image, quad), random), NOT_A_FACE, TURN_UNKNOWN)


def place_in_crop(place: Quad, quad: Quad, margin: float, side: int = CROP_SIDE) -> Quad:
    """Where a place in the photo is in the crop that was cut by this quad."""
    low, high = side * margin, side * (1 - margin)
    square = np.array([[low, low], [high, low], [high, high], [low, high]], np.float32)
    matrix = cv2.getPerspectiveTransform(quad.astype(np.float32), square)
    moved = cv2.perspectiveTransform(place.reshape(1, 4, 2).astype(np.float32), matrix)
    return np.asarray(moved[0], np.float32)


def _corners_of(photo: LabelledPhoto, corners: KnownCorners) -> np.ndarray:
    nowhere = np.full((len(photo.boxes), 4, 2), np.nan, np.float32)
    known = corners.get((photo.group, photo.path.stem), nowhere)
    return known if known.shape == nowhere.shape else nowhere


class MixedCrops:
    """Several sources, each with its share."""

    def __init__(self, sources: Sequence[tuple[CropSource, float]]) -> None:
        self._sources = [source for source, _ in sources]
        shares = np.array([share for _, share in sources], np.float64)
        self._shares = shares / shares.sum()

    def sample(self, random: np.random.Generator) -> Crop:
        source = self._sources[random.choice(len(self._sources), p=self._shares)]
        return source.sample(random)
