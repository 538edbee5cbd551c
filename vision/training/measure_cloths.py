"""Does the reader know a face by itself? `python -m vision.training.measure_cloths`.

The same real faces on twenty cloths, and then with other things changed that are no part of a face:
the light, the neighbours, the colour of the backs, the file, the resolution. For each the share of
tiles named right; the difference between the best and the worst; and of the answers that are 99%
sure, how many are wrong. *Blank* counts a blank tile that the reader takes for a piece of the cloth
as what the repair of blank tiles makes of it, as in a photo. Needs the corners that
`vision.training.detector.corners` finds. With ``--hands`` whole hands in such faces lie on each
cloth and are read as photos are, repairs and all; photos in which nobody could read the hand say
nothing about cloths and are left out. *Clear* are those that are neither blurred, dark nor burnt
out: in the others a tile more or less is misread by chance, whatever the cloth.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from scorer.tiles import TILES
from vision.detect import Detection
from vision.geometry import Image, Quad, box_quad
from vision.photo.quality import find_flaws
from vision.read import READER_WEIGHTS, Reader
from vision.read.faces import FLOWER
from vision.read.reader import CROP_SIDE, MARGIN, FaceReading, straighten
from vision.reading import PhotoReader
from vision.repair.ivory import name_blank_tiles
from vision.scene import Scene, as_read, found_tile
from vision.training.artist.style import held_out_style
from vision.training.detector.corners import known_corners
from vision.training.measure import Expected, Tally, expected_of, match
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import HELD_OUT_GROUPS, labelled_photos
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.readable import hindrances
from vision.training.render.real_faces import RealFaces, cut_faces, real_tile_set
from vision.training.render.wear import as_jpeg
from vision.training.twenty_cloths import CLOTHS, cloth

SURE: Final = 0.99
_SIZE: Final = (1920, 1080)
_PLAIN: Final = "green felt"
_LOW, _HIGH = CROP_SIDE * MARGIN, CROP_SIDE * (1 - MARGIN)
_TILE: Final = box_quad(_LOW, _LOW, _HIGH, _HIGH)
_TOGETHER: Final = 12
"""Crops of one imagined photo, where a tile is blank beside others."""
_SEAM: Final = 0.015
"""Of the tile's size: how far the cloth reaches over its edge, since corners are never exact."""


@dataclass(frozen=True)
class Face:
    """A real tile, cut out by its corners."""

    crop: Image
    face: int


@dataclass(frozen=True)
class Score:
    name: str
    right: float
    with_blank: float
    """The same once blank tiles are named."""
    sure: int
    sure_wrong: int


Change = Callable[[Image, Sequence[Face], int], Image]
"""A crop, all faces, and the crop's number among them: the crop with one thing changed."""


Placed = tuple[int, Image, Quad]
"""A face, the photo it is in, and its place there."""


def placed_faces(photos: Path, cache: Path, groups: Sequence[str], count: int) -> Iterator[Placed]:
    """About ``count`` faces of each group, spread over its photos."""
    for group in groups:
        found = [
            (face, path, quad)
            for path, known in faces_of_photos(photos, cache, group)
            for face, quad in known
        ]
        order = np.random.default_rng(15).permutation(len(found))[:count]
        for face, path, quad in sorted((found[n] for n in order), key=lambda entry: str(entry[1])):
            image = np.asarray(cv2.imread(str(path)), np.uint8)
            size = np.array([image.shape[1], image.shape[0]], np.float32)
            yield face, image, (quad * size).astype(np.float32)


def faces_of_photos(
    photos: Path, cache: Path, group: str
) -> list[tuple[Path, list[tuple[int, Quad]]]]:
    """Of each photo the faces whose corners are known, in fractions of its size."""
    corners = known_corners(cache)
    found = []
    for photo in labelled_photos(photos, (group,)):
        known = corners.get((group, photo.path.stem))
        if known is not None and len(known) == len(photo.boxes):
            places = zip(photo.boxes, known, strict=True)
            sure = [(b.face, q) for b, q in places if np.isfinite(q).all() and b.face < FLOWER]
            found.append((photo.path, sure))
    if not found:
        raise SystemExit(f"No corners for {group}: run vision.training.detector.corners first.")
    return found


def _mask(quad: Quad) -> np.ndarray:
    mask = np.zeros((CROP_SIDE, CROP_SIDE), np.float32)
    cv2.fillConvexPoly(mask, np.round(quad * 16).astype(np.int32), 1.0, cv2.LINE_8, 4)
    return cv2.GaussianBlur(mask, (0, 0), 0.7)[..., None]


def on_cloth(crop: Image, name: str, number: int = 0) -> Image:
    """The face as it is, and the cloth all around it."""
    seam = _SEAM * (_HIGH - _LOW)
    mask = _mask(box_quad(_LOW + seam, _LOW + seam, _HIGH - seam, _HIGH - seam))
    piece = cloth(name)
    x, y = (37 * number) % (len(piece) - CROP_SIDE), (53 * number) % (len(piece) - CROP_SIDE)
    ground = piece[y : y + CROP_SIDE, x : x + CROP_SIDE].astype(np.float32)
    return np.asarray(ground + (crop - ground) * mask, np.uint8)


def _between(others: Callable[[Sequence[Face], int], Image]) -> Change:
    """On green felt, with the same tile at the left and at the right."""

    def change(crop: Image, faces: Sequence[Face], number: int) -> Image:
        scene = on_cloth(crop, "green felt", number)
        other = others(faces, number)
        low, high = int(_LOW), int(_HIGH)
        scene[low:high, :low] = other[low:high, high - low : high]
        scene[low:high, high:] = other[low:high, low : low + CROP_SIDE - high]
        return scene

    return change


def _beside(colour: tuple[int, int, int]) -> Change:
    """On green felt, with the tile's own back seen below it, in this colour."""

    def change(crop: Image, _: Sequence[Face], number: int) -> Image:
        scene = on_cloth(crop, "green felt", number)
        scene[int(_HIGH) :, int(_LOW) : int(_HIGH)] = colour
        return scene

    return change


def _lit(light: tuple[float, float, float]) -> Change:
    return lambda crop, _, __: np.asarray(np.clip(crop * np.array(light), 0, 255), np.uint8)


def _packed(quality: int) -> Change:
    return lambda crop, _, __: as_jpeg(crop, quality)


def _small(side: int) -> Change:
    def change(crop: Image, _: Sequence[Face], __: int) -> Image:
        few = cv2.resize(crop, (side, side), interpolation=cv2.INTER_AREA)
        return np.asarray(cv2.resize(few, (CROP_SIDE, CROP_SIDE)), np.uint8)

    return change


def _next_to(kind: int) -> Callable[[Sequence[Face], int], Image]:
    def other(faces: Sequence[Face], number: int) -> Image:
        same = [face for face in faces if face.face == kind] or list(faces)
        return same[number % len(same)].crop

    return other


CHANGES: Final[dict[str, dict[str, Change]]] = {
    "light": {
        "as it was": lambda crop, _, __: crop,
        "warm lamp": _lit((0.7, 0.92, 1.12)),
        "cold lamp": _lit((1.15, 1.0, 0.78)),
        "green shade": _lit((0.85, 1.1, 0.85)),
        "dim": _lit((0.45, 0.45, 0.45)),
    },
    "neighbours": {
        "none": lambda crop, _, number: on_cloth(crop, "green felt", number),
        "1p": _between(_next_to(9)),
        "1z": _between(_next_to(27)),
        "5z": _between(_next_to(31)),
        "any": _between(lambda faces, number: faces[(7 * number + 3) % len(faces)].crop),
    },
    "back": {
        "yellow": _beside((40, 190, 230)),
        "blue": _beside((150, 90, 30)),
        "green": _beside((60, 130, 40)),
        "red": _beside((40, 35, 180)),
        "black": _beside((25, 25, 25)),
    },
    "JPEG": {f"quality {quality}": _packed(quality) for quality in (80, 50, 30, 20)},
    "resolution": {f"{side} pixels": _small(side) for side in (64, 48, 36, 28)},
}


def hands_on(
    name: str, numbers: Iterable[int], faces: Sequence[RealFaces]
) -> Iterator[tuple[int, RenderedPhoto]]:
    """Won hands in real faces that a camera can see, by number, the same ones on every cloth."""
    for number in numbers:
        style = held_out_style(number)
        photo = render_photo(
            2 * number + 1, _SIZE, style, hand_only=True, tidy=True, cloth=cloth(name),
            tile_set=real_tile_set(style, faces[number % len(faces)]),
        )  # fmt: skip
        if not hindrances(photo):
            yield number, photo


def clear_hands(numbers: range, faces: Sequence[RealFaces]) -> frozenset[int]:
    """Those in whose photo nothing but its cloth makes a tile hard to read: not blurred, dark or
    burnt out on green felt, as the program itself says of its photos."""
    return frozenset(
        number
        for number, photo in hands_on(_PLAIN, numbers, faces)
        if not find_flaws(photo.image, [t.quad for t in photo.tiles if t.role != "other"])
    )


def measure_hands_on_cloths(reader: PhotoReader, faces: Sequence[RealFaces], numbers: range) -> str:
    """Tiles found and named by the eyes as a whole, repairs and all, on each cloth."""
    clear = clear_hands(numbers, faces)
    heading = f"{'hands on a cloth':20}{'tiles':>7}{'found':>9}{'right':>9}{'extra':>7}"
    lines = [f"{heading}{'clear photos: tiles':>21}{'right':>9}"]
    shares = []
    for name in CLOTHS:
        every, of_clear = Tally(), Tally()
        for number, photo in hands_on(name, numbers, faces):
            tally = _seen_on_a_cloth(reader, expected_of(photo))
            every.add(tally)
            if number in clear:
                of_clear.add(tally)
        right, right_if_clear = (
            each.right_from_photo / max(each.tiles, 1) for each in (every, of_clear)
        )
        shares.append((right, right_if_clear))
        lines.append(
            f"  {name:18}{every.tiles:>7}{every.found / max(every.tiles, 1):>9.2%}{right:>9.2%}"
            f"{every.extra:>7}{of_clear.tiles:>21}{right_if_clear:>9.2%}"
        )
        print(f"\r{name:20}", end="", flush=True)
    spreads = [_spread(column) for column in zip(*shares, strict=True)]
    lines.append(f"  {'spread':18}{spreads[0]:>25.2f} points{spreads[1]:>30.2f} points")
    return "\r" + "\n".join(lines)


def _seen_on_a_cloth(reader: PhotoReader, expected: Expected) -> Tally:
    seen = [tile for tile in reader.look(expected.image) if tile.is_tile]
    pairs = match(expected.quads, [Detection(t.quad, t.score, t.kind) for t in seen])
    right = sum(
        seen[place].name == str(TILES[expected.faces[tile]]) for tile, place in pairs.items()
    )
    return Tally(
        tiles=len(expected.faces),
        found=len(pairs),
        right_from_photo=right,
        extra=sum(not tile.is_back for tile in seen) - len(pairs),
    )


def name_blanks(crops: Sequence[Image], readings: Sequence[FaceReading]) -> list[int]:
    """The faces as the eyes name them that know for sure where the tiles lie: a few of them side by
    side, as in a photo, for what is blank is known by the ivory of the others."""
    faces = []
    for first in range(0, len(crops), _TOGETHER):
        part = slice(first, first + _TOGETHER)
        places = [_TILE + np.array([n * CROP_SIDE, 0]) for n in range(len(crops[part]))]
        found = [found_tile(Detection(quad.astype(np.float32), 1.0, "face")) for quad in places]
        read = map(as_read, found, readings[part])
        scene = Scene(np.hstack(crops[part])).with_added(read, "read", "named by the reader")
        named = name_blank_tiles(scene).tiles
        faces += [int(tile.probabilities.argmax()) for tile in named]
    return faces


def score(name: str, reader: Reader, crops: Sequence[Image], faces: Sequence[Face]) -> Score:
    readings = reader.read_crops(crops)
    named = name_blanks(crops, readings)
    right = [reading.face == face.face for reading, face in zip(readings, faces, strict=True)]
    sure = [reading.confidence >= SURE for reading in readings]
    wrong = sum(s and not r for s, r in zip(sure, right, strict=True))
    with_blank = [mine == face.face for mine, face in zip(named, faces, strict=True)]
    return Score(name, float(np.mean(right)), float(np.mean(with_blank)), sum(sure), wrong)


def table(title: str, scores: Sequence[Score]) -> str:
    lines = [f"{title:20}{'right':>9}{'blank':>9}{'99% sure':>10}{'of them wrong':>15}"]
    lines += [
        f"  {s.name:18}{s.right:>9.2%}{s.with_blank:>9.2%}{s.sure:>10}{s.sure_wrong:>15}"
        for s in scores
    ]
    sure, wrong = sum(s.sure for s in scores), sum(s.sure_wrong for s in scores)
    spreads = _spread([s.right for s in scores]), _spread([s.with_blank for s in scores])
    lines.append(f"  {'spread':18}{spreads[0]:>8.2f} {spreads[1]:>8.2f} points")
    lines.append(f"  {'99% sure in all':18}{sure:>9}, wrong {wrong} ({wrong / max(sure, 1):.3%})")
    return "\n".join(lines)


def _spread(shares: Sequence[float]) -> float:
    """In points."""
    return 100 * (max(shares) - min(shares))


def add_face_options(parser: argparse.ArgumentParser, count: int) -> None:
    """Which faces of real photos are read, and by which reader."""
    add_photos_option(parser)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--groups", nargs="+", default=list(HELD_OUT_GROUPS))
    parser.add_argument("--count", type=int, default=count, help="faces of each group")
    parser.add_argument("--threads", type=int, default=2)


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_face_options(parser, count=300)
    parser.add_argument("--cloths-only", action="store_true")
    parser.add_argument("--hands", type=int, help="only: so many whole hands on every cloth")
    parser.add_argument("--first", type=int, default=0, help="number of the first of these hands")
    options = parser.parse_args()
    if options.hands is not None:
        eyes = PhotoReader(threads=options.threads)
        sets = [cut_faces(options.photos, group, eyes) for group in options.groups]
        numbers = range(options.first, options.first + options.hands)
        print(measure_hands_on_cloths(eyes, sets, numbers))
        return
    reader = Reader(options.reader, options.threads)
    placed = placed_faces(options.photos, options.cache, options.groups, options.count)
    faces = [Face(straighten(image, quad), face) for face, image, quad in placed]
    plain = [face.crop for face in faces]
    print(f"{len(faces)} faces of {', '.join(options.groups)}")
    print(table("as photographed", [score("", reader, plain, faces)]), flush=True)
    scores = []
    for name in CLOTHS:
        crops = [on_cloth(crop, name, number) for number, crop in enumerate(plain)]
        scores.append(score(name, reader, crops, faces))
    print(table("cloth", scores), flush=True)
    for title, changes in {} if options.cloths_only else CHANGES.items():
        scores = []
        for name, change in changes.items():
            crops = [change(crop, faces, number) for number, crop in enumerate(plain)]
            scores.append(score(name, reader, crops, faces))
        print(table(title, scores), flush=True)


if __name__ == "__main__":
    main()
