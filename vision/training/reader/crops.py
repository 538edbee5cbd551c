"""Crops to train the reader on, cut from real photos."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import cv2
import numpy as np

from vision.geometry import Image, Quad, box_quad
from vision.read.faces import CLASS_COUNT, NOT_A_FACE
from vision.read.straighten import MARGIN, straighten
from vision.training.photos import LabelledPhoto
from vision.training.reader.wear import worn

TURN_UNKNOWN = -1


@dataclass(frozen=True)
class Crop:
    image: Image
    face: int
    turn: int
    """Quarter turns clockwise from upright, or ``TURN_UNKNOWN``."""


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
    return Crop(image, crop.face, turn)


class PhotoCrops:
    """Faces from labelled photos, every class equally often, with some pieces of background."""

    def __init__(self, photos: Sequence[LabelledPhoto], background_share: float = 0.03) -> None:
        self._photos = photos
        self._images = [photo.load() for photo in photos]
        self._background_share = background_share
        places: list[list[tuple[int, int]]] = [[] for _ in range(CLASS_COUNT)]
        for number, photo in enumerate(photos):
            for index, box in enumerate(photo.boxes):
                places[box.face].append((number, index))
        self._places = [np.array(group) for group in places if group]
        # The square root lets common classes count for more without drowning the rare ones.
        sizes = np.sqrt([len(group) for group in self._places])
        self._chances = sizes / sizes.sum()

    def sample(self, random: np.random.Generator) -> Crop:
        if random.random() < self._background_share:
            return self._background(random)
        group = self._places[random.choice(len(self._places), p=self._chances)]
        number, index = group[random.integers(len(group))]
        image, box = self._images[number], self._photos[number].boxes[index]
        height, width = image.shape[:2]
        quad = box.quad * np.array([width, height], np.float32)
        crop = straighten(image, jitter(quad, random, unsteady(random)), margin=margin(random))
        worn_crop = Crop(worn(crop, random), box.face, TURN_UNKNOWN)
        return turned(worn_crop, int(random.integers(4)))

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


class MixedCrops:
    """Several sources, each with its share."""

    def __init__(self, sources: Sequence[tuple[CropSource, float]]) -> None:
        self._sources = [source for source, _ in sources]
        shares = np.array([share for _, share in sources], np.float64)
        self._shares = shares / shares.sum()

    def sample(self, random: np.random.Generator) -> Crop:
        source = self._sources[random.choice(len(self._sources), p=self._shares)]
        return source.sample(random)
