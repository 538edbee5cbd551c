"""What a detector takes for faces and is none: `python -m vision.training.reader.phantoms`.

Dice, numbers on the table, ends of walls, frames half beside a tile: found in the rendered photos
of the cache and kept in `phantoms.json`, for the reader to learn that they are no faces.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.geometry import Image, Quad, boxes_around, overlaps
from vision.read.faces import NOT_A_FACE
from vision.read.reader import straighten
from vision.training.draw import DrawnPhoto, drawn_photos
from vision.training.hard_photos import HARD_TO_FIND, HARD_TO_READ, is_inside
from vision.training.options import add_cache_option
from vision.training.reader.crops import TURN_UNKNOWN, Crop, jitter, margin, turned
from vision.training.reader.drawn import PhotoWithTruth
from vision.training.reader.wear import worn
from vision.training.render import TrueTile

FILE: Final = "phantoms.json"
_FOLDERS: Final = (HARD_TO_FIND, HARD_TO_READ)
_SOME_TILE: Final = 0.4
"""A frame that overlaps a tile by more is that tile, framed badly."""
_PIECE: Final = 0.6  # of a frame that lies on one tile
_INK: Final = 0.3  # how much darker than its ground the darkest part of a drawing is, at least


def phantoms_in(photo: PhotoWithTruth, detector: Detector) -> list[Quad]:
    """The faces that a detector sees where no tile is."""
    image = photo.load()
    faces = [found.quad for found in detector.detect(image) if found.kind == "face"]
    return [quad for quad in faces if is_phantom(quad, image, photo.tiles)]


def is_phantom(quad: Quad, image: Image, tiles: Sequence[TrueTile]) -> bool:
    height, width = image.shape[:2]
    inside = is_inside(quad, (width, height))
    return inside and not _is_of_a_tile(quad, tiles) and not _is_plain(straighten(image, quad))


def _is_of_a_tile(quad: Quad, tiles: Sequence[TrueTile]) -> bool:
    """A tile framed badly, or a piece of one, which is made whole with the others."""
    box, others = boxes_around([quad]), boxes_around([tile.quad for tile in tiles])
    same = overlaps(box, others).max(initial=0.0) > _SOME_TILE
    area = max(float(cv2.contourArea(quad)), 1.0)
    shared = (cv2.intersectConvexConvex(quad, tile.quad)[0] for tile in tiles)
    return bool(same) or max(shared, default=0.0) > _PIECE * area


def _is_plain(crop: Image) -> bool:
    """The upper side of a standing tile: a blank white dragon looks the same."""
    side = len(crop)
    inner = cv2.cvtColor(crop, cv2.COLOR_BGR2GRAY)[side // 4 : -side // 4, side // 4 : -side // 4]
    dark, light = np.percentile(inner, [3, 97])
    return bool(light - dark < _INK * max(light, 1.0))


def known_phantoms(cache: Path) -> list[tuple[Path, Quad]]:
    """What was found so far; nothing where nobody looked."""
    if not (cache / FILE).exists():
        return []
    entries = json.loads((cache / FILE).read_text())
    return [(cache / name, np.array(quad, np.float32)) for name, quad in entries]


class PhantomCrops:
    """Crops of them, as an unsteady detector would cut them."""

    def __init__(self, phantoms: Sequence[tuple[Path, Quad]]) -> None:
        self._phantoms = phantoms

    def sample(self, random: np.random.Generator) -> Crop:
        path, quad = self._phantoms[int(random.integers(len(self._phantoms)))]
        image = DrawnPhoto(path, (), None).load()
        cut = straighten(image, jitter(quad, random, 0.05), margin=margin(random))
        pixels = worn(cut, random) if random.random() < 0.4 else cut
        return turned(Crop(pixels, NOT_A_FACE, TURN_UNKNOWN), int(random.integers(4)))


def find_phantoms(cache: Path, weights: Path) -> int:
    """Look for them in the hard photos of the cache, and write down where; how many there are."""
    photos = [photo for name in _FOLDERS for photo in drawn_photos(cache / name)]
    detector = Detector(weights)
    found: list[tuple[str, list[list[float]]]] = []
    for number, photo in enumerate(photos, start=1):
        name = str(photo.path.relative_to(cache))
        found += [(name, quad.round(1).tolist()) for quad in phantoms_in(photo, detector)]
        print(f"\r{number} of {len(photos)} photos, {len(found)} are no faces", end="", flush=True)
    (cache / FILE).write_text(json.dumps(found))
    print(f" in {cache / FILE}")
    return len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--weights", type=Path, default=DETECTOR_WEIGHTS, help="of the detector")
    options = parser.parse_args()
    find_phantoms(options.cache, options.weights)


if __name__ == "__main__":
    main()
