"""Pictures to train the detector on: real ones with boxes, rendered ones with corners as well."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image
from vision.training.detector.corners import KnownCorners, UnlabelledTiles
from vision.training.draw import DrawnPhoto
from vision.training.photos import LabelledPhoto
from vision.training.render.wear import as_jpeg, moved

FACE, BACK = 0, 1
_LEAST_VISIBLE = 0.4
_SMALLEST_SIDE = 5.0  # pixels of the network's picture
_MOST_OVERLAP = 0.25
_GREY = 114


@dataclass(frozen=True)
class Example:
    """A square picture, its boxes (left, top, right, bottom), and corners where they are known."""

    image: Image
    kinds: NDArray[np.int64]
    boxes: NDArray[np.float32]
    quads: NDArray[np.float32]
    has_corners: NDArray[np.bool_]
    has_backs: bool
    """Whether backs are labelled too."""


@dataclass(frozen=True)
class _Truth:
    """What is known of a photo: corners, the corners of the boxes, and what they show."""

    quads: NDArray[np.float32]
    boxes: NDArray[np.float32]
    kinds: NDArray[np.int64]
    has_corners: NDArray[np.bool_]
    has_backs: bool


def in_picture_order(quads: NDArray[np.float32]) -> NDArray[np.float32]:
    """Corners clockwise from the one that is top left in the picture, not on the tile.

    Which way up a face is takes reading it, and half the faces look the same upside down; a
    network asked for that order puts the corners of such tiles in the middle between both.
    """
    ordered = quads.copy()
    for index, quad in enumerate(quads):
        along = np.roll(quad, -1, axis=0) - quad
        area = float(along[0, 0] * along[1, 1] - along[0, 1] * along[1, 0])
        clockwise = quad if area >= 0 else quad[::-1]
        edges = np.roll(clockwise, -1, axis=0) - clockwise
        start = int(np.argmax(edges[:, 0] / np.maximum(np.linalg.norm(edges, axis=1), 1e-6)))
        ordered[index] = np.roll(clockwise, -start, axis=0)
    return ordered


def boxes_fit(photo: LabelledPhoto) -> bool:
    """Whether the boxes lie close around tiles.

    Some photos were turned by a free angle after they were labelled; their boxes grew until they
    overlap, and a network trained on them boxes two tiles at once.
    """
    if len(photo.boxes) < 2:
        return True
    boxes = np.array([[b.left, b.top, b.right, b.bottom] for b in photo.boxes])
    low = np.maximum(boxes[:, None, :2], boxes[None, :, :2])
    high = np.minimum(boxes[:, None, 2:], boxes[None, :, 2:])
    shared = np.clip(high - low, 0, None).prod(axis=2)
    np.fill_diagonal(shared, 0)
    areas = (boxes[:, 2:] - boxes[:, :2]).prod(axis=1)
    return bool(np.median(shared.max(axis=1) / np.maximum(areas, 1e-9)) < _MOST_OVERLAP)


class RealPictures:
    """Labelled photos.

    Where only boxes are known, quarter turns and mirrors only, since a freely turned box is too
    large. Where corners are known (`corners.py`), any angle, and photos whose boxes do not fit too.
    """

    def __init__(
        self,
        photos: Sequence[LabelledPhoto],
        side: int,
        corners: KnownCorners | None = None,
        unlabelled: UnlabelledTiles | None = None,
    ) -> None:
        self._corners, self._unlabelled = corners or {}, unlabelled or {}
        usable = [photo for photo in photos if boxes_fit(photo) or self._all_known(photo)]
        names = sorted({photo.group for photo in usable})
        self._groups = [[p for p in usable if p.group == name] for name in names]
        self._side = side

    def _all_known(self, photo: LabelledPhoto) -> bool:
        return bool(np.isfinite(self._known(photo)).all())

    def _known(self, photo: LabelledPhoto) -> NDArray[np.float32]:
        known = self._corners.get((photo.group, photo.path.stem))
        if known is not None and len(known) == len(photo.boxes):
            return known
        # None were kept, or its labels were mended since.
        return np.full((len(photo.boxes), 4, 2), np.nan, np.float32)

    def sample(self, random: np.random.Generator) -> Example:
        # Every group as often as another: one has thirty photos, another eight hundred.
        group = self._groups[int(random.integers(len(self._groups)))]
        photo = group[int(random.integers(len(group)))]
        image = photo.load()
        height, width = image.shape[:2]
        size = np.array([width, height], np.float32)
        boxes = np.array([box.quad for box in photo.boxes], np.float32).reshape(-1, 4, 2)
        known = self._known(photo)
        has_corners = np.asarray(np.isfinite(known).all(axis=(1, 2)), np.bool_)
        quads = np.where(has_corners[:, None, None], known, boxes) * size
        turn = _quarter_turn(int(random.integers(4)), width, height)
        if has_corners.all() and (not boxes_fit(photo) or random.random() < 0.5):
            turn, boxes = _free_turn(random) @ turn, quads
        else:
            boxes = boxes * size
        matrix = _framed(_stretch(random) @ turn, width, height, self._side, random)
        kinds = np.full(len(quads), FACE, np.int64)
        others = self._unlabelled.get((photo.group, photo.path.stem), [])
        if others:
            seen = np.array([tile.quad for tile in others], np.float32) * size
            quads, boxes = np.concatenate([quads, seen]), np.concatenate([boxes, seen])
            kinds = np.append(kinds, [BACK if tile.is_back else FACE for tile in others])
            has_corners = np.append(has_corners, np.ones(len(others), np.bool_))
        truth = _Truth(quads, boxes, kinds, has_corners, has_backs=False)
        return _example(image, matrix, truth, self._side, random)


class DrawnPictures:
    """Rendered photos: any angle, since their corners are known."""

    def __init__(self, photos: Sequence[DrawnPhoto], side: int) -> None:
        self._photos, self._side = photos, side

    def sample(self, random: np.random.Generator) -> Example:
        photo = self._photos[int(random.integers(len(self._photos)))]
        image = photo.load()
        height, width = image.shape[:2]
        seen = [tile for tile in photo.tiles if tile.visible >= _LEAST_VISIBLE]
        quads = np.array([tile.quad for tile in seen], np.float32).reshape(-1, 4, 2)
        kinds = np.array([BACK if tile.is_back else FACE for tile in seen], np.int64)
        turn = _quarter_turn(int(random.integers(4)), width, height)
        matrix = _framed(
            _stretch(random) @ _free_turn(random) @ turn, width, height, self._side, random
        )
        truth = _Truth(quads, quads, kinds, np.ones(len(quads), np.bool_), has_backs=True)
        return _example(image, matrix, truth, self._side, random)


def _free_turn(random: np.random.Generator) -> NDArray[np.float64]:
    angle = np.deg2rad(random.normal(0, 8) if random.random() < 0.7 else random.uniform(0, 360))
    cos, sin = np.cos(angle), np.sin(angle)
    return np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])


def _stretch(random: np.random.Generator) -> NDArray[np.float64]:
    """Photos are often squeezed to a square on their way here: a tile three times its length."""
    reach = random.choice([0.15, 0.8, 1.4], p=[0.55, 0.3, 0.15])
    return np.diag([np.exp(random.uniform(-reach, reach)), 1.0, 1.0])


def _quarter_turn(quarters: int, width: int, height: int) -> NDArray[np.float64]:
    turns = [
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
        [[0, -1, height], [1, 0, 0], [0, 0, 1]],
        [[-1, 0, width], [0, -1, height], [0, 0, 1]],
        [[0, 1, 0], [-1, 0, width], [0, 0, 1]],
    ]
    return np.array(turns[quarters], np.float64)


def _framed(
    matrix: NDArray[np.float64], width: int, height: int, side: int, random: np.random.Generator
) -> NDArray[np.float64]:
    """Mirrored or not; the picture fills from most of the square to twice as much."""
    if random.random() < 0.5:
        matrix = matrix @ np.array([[-1, 0, width], [0, 1, 0], [0, 0, 1.0]])
    corners = np.array([[0, width, width, 0], [0, 0, height, height], [1, 1, 1, 1.0]])
    placed = (matrix @ corners)[:2]
    low, high = placed.min(axis=1), placed.max(axis=1)
    scale = side / (high - low).max() * np.exp(random.uniform(np.log(0.75), np.log(2.2)))
    room = side - (high - low) * scale
    shift = random.uniform(np.minimum(room, 0), np.maximum(room, 0)) - low * scale
    return np.array([[scale, 0, shift[0]], [0, scale, shift[1]], [0, 0, 1.0]]) @ matrix


def _example(
    image: Image, matrix: NDArray[np.float64], truth: _Truth, side: int,
    random: np.random.Generator,
) -> Example:  # fmt: skip
    shrink = float(np.sqrt(abs(np.linalg.det(matrix[:2, :2]))))
    if shrink < 0.6:  # a warp alone would skip pixels
        half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        image, inner = half.astype(np.uint8), matrix @ np.diag([2.0, 2.0, 1.0])
    else:
        inner = matrix
    picture = cv2.warpAffine(
        image, inner[:2], (side, side), flags=cv2.INTER_LINEAR, borderValue=(_GREY, _GREY, _GREY)
    )
    placed = _moved(truth.boxes, matrix)
    whole = np.concatenate([placed.min(axis=1), placed.max(axis=1)], axis=1)
    boxes = np.clip(whole, 0, side)
    size, whole_size = boxes[:, 2:] - boxes[:, :2], whole[:, 2:] - whole[:, :2]
    kept_area = size.prod(axis=1) / np.maximum(whole_size.prod(axis=1), 1e-6)
    keep = (size.min(axis=1) >= _SMALLEST_SIDE) & (kept_area > 0.5)
    return Example(
        _taken(picture.astype(np.uint8), random),
        truth.kinds[keep],
        boxes[keep],
        in_picture_order(_moved(truth.quads, matrix)[keep]),
        truth.has_corners[keep],
        truth.has_backs,
    )


def _moved(quads: NDArray[np.float32], matrix: NDArray[np.float64]) -> NDArray[np.float32]:
    flat = np.hstack([quads.reshape(-1, 2), np.ones((len(quads) * 4, 1), np.float32)])
    return (flat @ matrix[:2].T).astype(np.float32).reshape(-1, 4, 2)


def _taken(image: Image, random: np.random.Generator) -> Image:
    """As a camera takes it, in any light: out of focus, moved, with grain, and packed as JPEG. A
    smeared photo is where a detector takes two tiles for one, or a half for a whole."""
    gain = random.normal(1, 0.06, 3) * random.uniform(0.6, 1.3)
    if random.random() < 0.06:
        gain = gain * random.uniform(0.4, 0.8)
    out: NDArray[np.float32] = image * gain.astype(np.float32) + np.float32(random.normal(0, 8))
    if random.random() < 0.2:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), random.uniform(0.4, 1.6)), np.float32)
    if random.random() < 0.2:
        out = moved(out, int(random.integers(3, 9)), random)
    if random.random() < 0.05:
        out = np.repeat(out.mean(axis=2, keepdims=True), 3, axis=2)
    if random.random() < 0.25:
        out = out + random.normal(0, random.uniform(2, 9), out.shape).astype(np.float32)
    result = np.clip(out, 0, 255).astype(np.uint8)
    return as_jpeg(result, int(random.uniform(35, 90))) if random.random() < 0.15 else result
