"""Places in a picture: quads, upright boxes, what they share, and a tile's own two directions."""

from collections.abc import Sequence
from typing import Final, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
"""Rows of pixels: blue, green, red."""
Quad = NDArray[np.float32]
"""Four corners, clockwise from the face's own top left; shape (4, 2), pixels."""
Quads = NDArray[np.float32]
"""Several of them: n × 4 × 2."""
Boxes = NDArray[np.float32]
"""n × 4: left, top, right, bottom."""

ONE_PLACE: Final = 0.3
"""Of a tile's shorter side: two tiles are never as near to each other."""


def box_quad(left: float, top: float, right: float, bottom: float) -> Quad:
    """The corners of an upright box."""
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)


def as_quads(quads: Sequence[Quad] | Quads) -> Quads:
    """One array of them, also where there is none."""
    return np.asarray(quads, np.float32).reshape(-1, 4, 2)


def boxes_around(quads: Sequence[Quad] | Quads) -> Boxes:
    corners = as_quads(quads)
    return np.concatenate([corners.min(axis=1), corners.max(axis=1)], axis=1)


def overlaps(ones: Boxes, others: Boxes) -> NDArray[np.float32]:
    """For each of the ones and each of the others, what both cover as a share of what either does:
    1 where they are the same, 0 where they are apart."""
    low = np.maximum(ones[:, None, :2], others[None, :, :2])
    high = np.minimum(ones[:, None, 2:], others[None, :, 2:])
    shared = np.clip(high - low, 0, None).prod(axis=2)
    areas = [(boxes[:, 2:] - boxes[:, :2]).prod(axis=1) for boxes in (ones, others)]
    either = areas[0][:, None] + areas[1] - shared
    return np.asarray(shared / np.maximum(either, 1e-6), np.float32)


def area(quad: Quad) -> float:
    """In pixels, and never nothing: it is divided by."""
    return max(float(cv2.contourArea(np.asarray(quad, np.float32))), 1.0)


def shared_area(one: Quad, other: Quad) -> float:
    """What two quads have in common, in pixels."""
    first, second = np.asarray(one, np.float32), np.asarray(other, np.float32)
    return float(cv2.intersectConvexConvex(first, second)[0])


def side_lengths(quads: Sequence[Quad] | Quads) -> NDArray[np.float32]:
    """n × 4: of the sides that begin at each corner."""
    corners = as_quads(quads)
    return np.asarray(np.linalg.norm(np.roll(corners, -1, axis=1) - corners, axis=2), np.float32)


def axes(quads: Sequence[Quad] | Quads) -> NDArray[np.float32]:
    """n × 2 × 2. Columns: a tile's own two directions, as long as the tile: across, down."""
    return np.stack(across_and_down(as_quads(quads)), axis=2).astype(np.float32, copy=False)


_Numbers = TypeVar("_Numbers", bound=np.floating)


def across_and_down(corners: NDArray[_Numbers]) -> tuple[NDArray[_Numbers], NDArray[_Numbers]]:
    """Of n × 4 × 2 corners the two directions of each tile, as long as it is."""
    first, second, third, fourth = corners.transpose(1, 0, 2)
    return (second - first + third - fourth) / 2, (fourth - first + third - second) / 2


def from_top_left(quad: Quad) -> Quad:
    """The corners in the picture's order, from the one that is top left there."""
    return np.roll(quad, -int(quad.sum(axis=1).argmin()), axis=0)


def scaled(quad: Quad, seen: tuple[int, int], given: tuple[int, int]) -> Quad:
    """The same place in a picture of another width and height."""
    return np.asarray(quad * (np.array(given, np.float32) / np.array(seen, np.float32)), np.float32)


def size_of(image: Image) -> tuple[int, int]:
    """Width and height."""
    height, width = image.shape[:2]
    return width, height


def smaller(image: Image, size: tuple[int, int]) -> Image:
    """The picture with this width and height, each pixel the mean of those that it stands for.

    Halved first as often as it goes: OpenCV takes a fifth of the time for that.
    """
    width, height = size_of(image)
    while width >= 2 * size[0] and height >= 2 * size[1] and width % 2 == height % 2 == 0:
        width, height = width // 2, height // 2
        image = _mean(image, (width, height))
    return _mean(image, size)


def _mean(image: Image, size: tuple[int, int]) -> Image:
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def tile_units(quads: Sequence[Quad] | Quads) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
    """Which of the quads have an area, and for each the matrix from pixels to its own tile: a step
    of (1, 0) is one tile across, (0, 1) one tile down."""
    own = axes(quads)
    flat = np.flatnonzero(np.abs(np.linalg.det(own)) > 1)
    return flat, np.asarray(np.linalg.inv(own[flat]), np.float32)


def differences(units: NDArray[np.float32], other: NDArray[np.float32]) -> NDArray[np.float32]:
    """How much size and slant of other tiles (their ``axes``) differ from a tile's own: 0 where
    they are the same. Both may be several, which then go together."""
    return np.asarray(np.abs(units @ other - np.eye(2)).max(axis=(-2, -1)), np.float32)


def keep_surest(scores: Sequence[float], same: NDArray[np.bool_]) -> list[int]:
    """Where several answers are about one tile, the surest: the places that are left, in order.

    ``same[i, j]`` says that i is given up where j, which is surer, is kept.
    """
    kept: list[int] = []
    for number in sorted(range(len(scores)), key=lambda number: -scores[number]):
        if not same[number, kept].any():
            kept.append(number)
    return sorted(kept)


def at_one_place(quads: Sequence[Quad] | Quads) -> NDArray[np.bool_]:
    """For each pair whether both frame one tile, however sure both are: their middles are nearer to
    each other than ``ONE_PLACE``."""
    corners = as_quads(quads)
    middles = corners.mean(axis=1)
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    reach = ONE_PLACE * side_lengths(corners).min(axis=1, initial=np.inf)
    return np.asarray(away <= reach[:, None], np.bool_)


def squeeze(quads: Sequence[Quad] | Quads) -> float:
    """How often the typical tile's height must be doubled to reach its width; below 0 if tall."""
    boxes = boxes_around(quads)
    if not len(boxes):
        return 0.0
    size = np.maximum(boxes[:, 2:] - boxes[:, :2], 1e-3)
    return float(np.median(np.log2(size[:, 0] / size[:, 1])))


def stretched(image: Image, factor: float, longest: int) -> Image:
    """The picture so many times as wide, below 1 as much taller; or, where a side would be longer
    than ``longest``, as much narrower the other way."""
    width, height = size_of(image)
    wider = factor > 1
    along, across = (width, height) if wider else (height, width)
    stretch = factor if wider else 1 / factor
    longer, other = round(along * stretch), across
    if longer > longest:
        longer, other = along, max(1, round(across / stretch))
    shape = (longer, other) if wider else (other, longer)
    if longer <= along:
        return smaller(image, shape)
    wide = cv2.resize(image, shape, interpolation=cv2.INTER_LINEAR)
    return wide.astype(np.uint8, copy=False)
