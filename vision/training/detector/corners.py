"""Corners for labelled photos, as an earlier detector sees them.

The labels are upright boxes. `python -m vision.training.detector.corners` lets weights that were
trained so far look at the photos and keeps the corners of a tile where they agree with its box.
With them a real photo can be turned by any angle in training, and photos that were turned after
labelling, whose boxes are too large, can be trained on at all.
"""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import GROUPS, LabelledPhoto, labelled_photos

KnownCorners = dict[tuple[str, str], NDArray[np.float32]]
"""By group and name of the photo: four corners of every box, in fractions; not a number where
nothing agrees with the box."""

_FAR = 0.15  # of a box's size: how far the middles may lie apart
_SMALLEST = 0.5  # of a box's width and height
_LEAST_SCORE = 0.25


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


def corners_of(photo: LabelledPhoto, detector: Detector) -> NDArray[np.float32]:
    image = photo.load()
    size = np.array([image.shape[1], image.shape[0]], np.float32)
    found = [d.quad / size for d in detector.detect(image, least_score=_LEAST_SCORE)]
    boxes = np.array([[b.left, b.top, b.right, b.bottom] for b in photo.boxes], np.float32)
    return agreeing(boxes.reshape(-1, 4), np.array(found, np.float32).reshape(-1, 4, 2))


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--detector", type=Path, default=DETECTOR_WEIGHTS)
    parser.add_argument("--groups", nargs="*", default=list(GROUPS))
    options = parser.parse_args()
    detector = Detector(options.detector)
    folder = options.cache / "corners"
    folder.mkdir(parents=True, exist_ok=True)
    for group in options.groups:
        kept = {}
        photos = labelled_photos(options.photos, (group,))
        for number, photo in enumerate(photos, start=1):
            kept[photo.path.stem] = np.round(corners_of(photo, detector), 5).tolist()
            print(f"\r{group}: {number} of {len(photos)} photos", end="", flush=True)
        (folder / f"{group}.json").write_text(json.dumps(kept) + "\n")
        known = [quad for quads in kept.values() for quad in np.array(quads).reshape(-1, 8)]
        print(f"\r{group}: corners of {np.isfinite(known).all(axis=1).mean():.1%} of {len(known)}")


if __name__ == "__main__":
    main()
