"""Corners for labelled photos, and the tiles without a label, as an earlier detector sees them.

The labels are upright boxes. `python -m vision.training.detector.corners` lets weights that were
trained so far look at the photos and keeps the corners of a tile where they agree with its box.
With them a real photo can be turned by any angle in training, and photos that were turned after
labelling, whose boxes are too large, can be trained on at all.

In some groups tiles in the middle of the table have no label. A network that is trained on such
photos learns to overlook tiles, so what the earlier weights see there from close counts as
labelled. Where everything is labelled, what they see besides are dice, keys and writing.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.detect import DETECTOR_WEIGHTS, Detection, Detector
from vision.detect.detector import SIDE, View, surest_of_each
from vision.geometry import Image
from vision.read import Reader
from vision.read.faces import NOT_A_FACE
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import GROUPS, LabelledPhoto, labelled_photos

KnownCorners = dict[tuple[str, str], NDArray[np.float32]]
"""By group and name of the photo: four corners of every box, in fractions; not a number where
nothing agrees with the box."""


@dataclass(frozen=True)
class UnlabelledTile:
    quad: NDArray[np.float32]
    """In fractions of the photo."""
    is_back: bool


UnlabelledTiles = dict[tuple[str, str], list[UnlabelledTile]]
"""By group and name of the photo."""

GROUPS_WITHOUT_LABELS: Final = ("hk-felt", "riichi-tables")
"""Their photos show tiles that nobody labelled; seen by looking at them."""
_FAR = 0.15  # of a box's size: how far the middles may lie apart
_SMALLEST = 0.5  # of a box's width and height
_LEAST_SCORE = 0.25
_SIDES = (SIDE, 704, 960)  # looks: what weights overlook at first, they know from close
_NO_FACE = 0.5  # of what nobody labelled, that the reader calls no face
_TOUCHES = 0.1  # of the smaller box: more is a labelled tile in another frame


def known_corners(cache: Path) -> KnownCorners:
    """What was kept so far; nothing if the command never ran."""
    known: KnownCorners = {}
    for path in sorted((cache / "corners").glob("*.json")):
        for name, quads in json.loads(path.read_text()).items():
            known[path.stem, name] = np.array(quads, np.float32).reshape(-1, 4, 2)
    return known


def agreeing(boxes: NDArray[np.float32], quads: NDArray[np.float32]) -> NDArray[np.float32]:
    """For each box (left, top, right, bottom) the corners found in its middle, each once."""
    answer = np.full((len(boxes), 4, 2), np.nan, np.float32)
    if not len(boxes) or not len(quads):
        return answer
    found = np.concatenate([quads.min(axis=1), quads.max(axis=1)], axis=1)
    middles, sizes = (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]
    off = np.abs(middles[:, None] - (found[:, :2] + found[:, 2:])[None] / 2) / sizes[:, None]
    size = (found[:, 2:] - found[:, :2])[None] / sizes[:, None]
    fits = (off < _FAR).all(axis=2) & (size > _SMALLEST).all(axis=2) & (size < 1.15).all(axis=2)
    distance = np.where(fits, off.max(axis=2), np.inf)
    for box in range(len(boxes)):
        best = int(distance[box].argmin())
        if np.isfinite(distance[box, best]) and distance[:, best].argmin() == box:
            answer[box] = quads[best]
    return answer


def unlabelled_tiles(cache: Path) -> UnlabelledTiles:
    """What was kept so far; nothing if the command never ran."""
    return {
        (path.stem, name): [
            UnlabelledTile(np.array(tile["quad"], np.float32), tile["is_back"]) for tile in tiles
        ]
        for path in sorted((cache / "unlabelled").glob("*.json"))
        for name, tiles in json.loads(path.read_text()).items()
    }


def without_label(
    boxes: NDArray[np.float32], found: Sequence[Detection], size: NDArray[np.float32]
) -> list[UnlabelledTile]:
    """Those that lie clear of every labelled box (left, top, right, bottom, in fractions)."""
    tiles = []
    areas = (boxes[:, 2:] - boxes[:, :2]).prod(axis=1)
    for detection in found:
        quad = (detection.quad / size).astype(np.float32)
        low, high = quad.min(axis=0), quad.max(axis=0)
        shared = np.clip(np.minimum(boxes[:, 2:], high) - np.maximum(boxes[:, :2], low), 0, None)
        smaller = np.maximum(np.minimum(areas, (high - low).prod()), 1e-9)
        if (shared.prod(axis=1) < _TOUCHES * smaller).all():
            tiles.append(UnlabelledTile(quad, detection.kind == "back"))
    return tiles


def with_a_face(
    image: Image, tiles: Sequence[UnlabelledTile], reader: Reader
) -> list[UnlabelledTile]:
    """Without what the reader calls no face: writing on a sign, the lamps of an automatic table."""
    height, width = image.shape[:2]
    faces = [tile for tile in tiles if not tile.is_back]
    readings = reader.read(
        image, [tile.quad * np.array([width, height], np.float32) for tile in faces]
    )
    no_faces = {
        id(tile)
        for tile, reading in zip(faces, readings, strict=True)
        if reading.probabilities[NOT_A_FACE] >= _NO_FACE
    }
    return [tile for tile in tiles if id(tile) not in no_faces]


def tiles_seen(
    photo: LabelledPhoto, detector: Detector, reader: Reader
) -> tuple[NDArray[np.float32], list[UnlabelledTile]]:
    """The corners of the labelled tiles, and the tiles that nobody labelled."""
    image = photo.load()
    size = np.array([image.shape[1], image.shape[0]], np.float32)
    looks = [detector.detect(image, least_score=_LEAST_SCORE, view=View(s)) for s in _SIDES]
    found = surest_of_each([detection for look in looks for detection in look])
    quads = np.array([d.quad / size for d in found], np.float32).reshape(-1, 4, 2)
    boxes = np.array([[b.left, b.top, b.right, b.bottom] for b in photo.boxes], np.float32)
    boxes = boxes.reshape(-1, 4)
    others = without_label(boxes, found, size) if photo.group in GROUPS_WITHOUT_LABELS else []
    return agreeing(boxes, quads), with_a_face(image, others, reader)


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--detector", type=Path, default=DETECTOR_WEIGHTS)
    parser.add_argument("--groups", nargs="*", default=list(GROUPS))
    options = parser.parse_args()
    detector, reader = Detector(options.detector), Reader()
    folders = options.cache / "corners", options.cache / "unlabelled"
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    for group in options.groups:
        corners: dict[str, list[object]] = {}
        others: dict[str, list[dict[str, object]]] = {}
        photos = labelled_photos(options.photos, (group,))
        for number, photo in enumerate(photos, start=1):
            known, unlabelled = tiles_seen(photo, detector, reader)
            corners[photo.path.stem] = np.round(known, 5).tolist()
            others[photo.path.stem] = [
                {"quad": np.round(tile.quad, 5).tolist(), "is_back": tile.is_back}
                for tile in unlabelled
            ]
            print(f"\r{group}: {number} of {len(photos)} photos", end="", flush=True)
        for folder, kept in zip(folders, (corners, others), strict=True):
            (folder / f"{group}.json").write_text(json.dumps(kept) + "\n")
        known = np.array([quad for quads in corners.values() for quad in quads]).reshape(-1, 8)
        print(
            f"\r{group}: corners of {np.isfinite(known).all(axis=1).mean():.1%} of {len(known)}; "
            f"{sum(map(len, others.values()))} tiles without a label"
        )


if __name__ == "__main__":
    main()
