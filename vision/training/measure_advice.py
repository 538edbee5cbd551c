"""What is said about real photos that were spoilt: cut through the hand, dark, glared, far away.

Photos with one hand about which there is nothing to say are each spoilt in every way; counted is
how often the advice names just that, what it says otherwise, and how often it had nothing to say
because the hand was read all the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from vision.advice import advice
from vision.geometry import Image
from vision.photo import Photo, load_photo
from vision.reading import PhotoReader, PhotoReading
from vision.training.options import add_photos_option, command_parser
from vision.training.photos import labelled_photos

_SAMPLES: Final = Path("kiosk_app/samples/photos")
_GROUPS: Final = ("riichi-tables", "hk-felt")
_HAND: Final = (13, 14)
_IN_HAND: Final = ("concealed", "win", "meld")
_CUT: Final = ("cut-off", "hand-cut-off", "too-few")
"""A tile or the hand is cut off, only 9 of 14 tiles are in view: each says to move back."""
_READ: Final = "read all the same"
_FAR_TILE: Final = 13.0
"""Pixels to the width of a tile that is too small to read."""

Quads = NDArray[np.float32]
Spoil = Callable[[Image, Quads], Image]


def _cut_at(share: float, *, keep_left: bool) -> Spoil:
    """Cut upright through the hand at this share of its length."""

    def spoil(image: Image, quads: Quads) -> Image:
        left, right = float(quads[..., 0].min()), float(quads[..., 0].max())
        at = int(left + (right - left) * share)
        return image[:, :at] if keep_left else image[:, at:]

    return spoil


def _cut_below(image: Image, quads: Quads) -> Image:
    """The lower half of the faces is out of view."""
    lowest = quads[quads[..., 1].max(axis=1).argmax()]
    return image[: int(lowest[:, 1].mean())]


def _dark(image: Image, _quads: Quads) -> Image:
    return (image * 0.12).astype(np.uint8)


def _glare(image: Image, quads: Quads) -> Image:
    """A lamp mirrored in two or three tiles of the hand."""
    middle = quads.reshape(-1, 2).mean(axis=0)
    nearest = quads[np.linalg.norm(quads.mean(axis=1) - middle, axis=1).argmin()]
    size = float(np.linalg.norm(nearest[2] - nearest[0]))
    light: NDArray[Any] = np.zeros(image.shape[:2], np.float32)
    x, y = (int(value) for value in nearest.mean(axis=0))
    cv2.ellipse(light, (x, y), (int(size), int(size * 0.8)), 0, 0, 360, 1.0, -1)
    light = cv2.GaussianBlur(light, (0, 0), size * 0.12)[..., None]
    return (image * (1 - light) + 255 * light).astype(np.uint8)


def _far(image: Image, quads: Quads) -> Image:
    sides = np.linalg.norm(quads - np.roll(quads, 1, axis=1), axis=2).min(axis=1)
    scale = _FAR_TILE / float(np.median(sides))
    return cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(
        np.uint8
    )


SPOILT: Final[dict[str, tuple[Spoil, tuple[str, ...]]]] = {
    "cut through its middle, left half in view": (_cut_at(0.5, keep_left=True), _CUT),
    "cut through its middle, right half in view": (_cut_at(0.5, keep_left=False), _CUT),
    "cut near its end": (_cut_at(0.88, keep_left=True), _CUT),
    "the lower half of its faces cut off": (_cut_below, _CUT),
    "dark": (_dark, ("dark",)),
    "a lamp mirrored in it": (_glare, ("glare", "bright")),
    "far away": (_far, ("small",)),
}
"""How a photo is spoilt, and what may be said of it."""


def good_photos(
    reader: PhotoReader, folder: Path, limit: int
) -> Iterator[tuple[Image, PhotoReading, Quads]]:
    """Photos of one hand about which nothing is said, their readings, and where the tiles are."""
    paths = sorted(_SAMPLES.glob("*.jpg"))
    paths += [
        photo.path
        for photo in labelled_photos(folder, _GROUPS)
        if photo.group == _GROUPS[0] or len(photo.boxes) in _HAND
    ]
    found = 0
    for path in paths:
        image = load_photo(path).image
        reading = reader.read(Photo(path.name, image))
        tiles = [tile for tile in reading.hand_reading.tiles if tile.role in _IN_HAND]
        if len(tiles) < _HAND[0] or advice(reading) is not None:
            continue
        yield image, reading, np.array([tile.quad for tile in tiles], np.float32)
        found += 1
        if found == limit:
            return


def _nothing(reading: PhotoReading, good: PhotoReading) -> str:
    same = reading.hand_reading.hand == good.hand_reading.hand
    return _READ if same else "nothing, and misread"


def main() -> None:
    parser = command_parser(__doc__)
    add_photos_option(parser)
    parser.add_argument("--limit", type=int, default=20, help="photos at most")
    options = parser.parse_args()
    reader = PhotoReader()
    said: dict[str, Counter[str]] = {name: Counter() for name in SPOILT}
    photos = 0
    for image, good, quads in good_photos(reader, options.photos, options.limit):
        photos += 1
        for name, (spoil, _) in SPOILT.items():
            reading = reader.read(Photo("spoilt", np.ascontiguousarray(spoil(image, quads))))
            hint = advice(reading)
            said[name][_nothing(reading, good) if hint is None else hint.code] += 1
    table = Table("spoilt how", "named", _READ, "otherwise said", title=f"{photos} photos")
    for name, (_, wanted) in SPOILT.items():
        right = sum(said[name][code] for code in wanted)
        known = (*wanted, _READ)
        other = [f"{code} {count}" for code, count in said[name].items() if code not in known]
        table.add_row(name, f"{right} of {photos}", str(said[name][_READ]), ", ".join(other))
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
