"""Is the reader unsure where it must be? `python -m vision.training.measure_doubt`.

Real faces of which a part is cut off, as a detector finds halves and tiles behind others, and
things that are no faces. For each: how often the answer is a face that is 90% sure, and how often
that face is another than the true one. Whole faces are there to compare: doubt in them is a loss.
Then both halves of a face as two answers of the detector: how often `vision.repair.whole_tiles`
makes them one tile of the right name, and how often it does so with two tiles that lie side by
side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.detect import Detection
from vision.geometry import Image, Quad, area, axes
from vision.read import Reader
from vision.read.faces import CLASS_NAMES, FLOWER, WHITE_DRAGON
from vision.read.reader import straighten
from vision.repair.whole_tiles import around, is_one_tile
from vision.scene import SeenTile, as_read, found_tile
from vision.training.measure_cloths import (
    Placed,
    add_face_options,
    faces_of_photos,
    placed_faces,
)
from vision.training.options import add_cache_option, command_parser
from vision.training.reader.cuts import part_of
from vision.training.reader.no_faces import NoFaceCrops

SURE: Final = 0.9
_SHARES: Final = {"whole": 1.0, "three quarters": 0.75, "two thirds": 0.66, "half": 0.5}
_SEED: Final = 1_000_003
"""Training's random numbers begin with the number of steps done."""


@dataclass(frozen=True)
class Doubt:
    name: str
    crops: int
    sure: int
    sure_wrong: int

    def __str__(self) -> str:
        sure, wrong = self.sure / self.crops, self.sure_wrong / self.crops
        return f"{self.name:18}{self.crops:>8}{sure:>12.1%}{wrong:>20.1%}"


def doubt(name: str, reader: Reader, crops: Sequence[Image], faces: Sequence[int]) -> Doubt:
    """``faces``: what each is truly; -1 for what is no face."""
    sure = wrong = 0
    for reading, face in zip(reader.read_crops(crops), faces, strict=True):
        if reading.face < FLOWER and reading.confidence >= SURE:
            sure += 1
            wrong += reading.face != face
    return Doubt(name, len(crops), sure, wrong)


def seen(reader: Reader, image: Image, quads: Sequence[Quad]) -> list[SeenTile]:
    places = [Detection(quad, 0.9, "face") for quad in quads]
    return [
        as_read(found_tile(place), reading)
        for place, reading in zip(places, reader.read(image, quads), strict=True)
    ]


def made_whole(reader: Reader, placed: Sequence[Placed]) -> str:
    """Halves of one tile, cut across its longer side, as two answers of the detector."""
    count = right = 0
    for face, image, quad in placed:
        if face == WHITE_DRAGON:
            continue
        across, down = np.linalg.norm(axes([quad])[0], axis=0)
        *halves, whole = seen(reader, image, [*part_of(quad, 0.5, int(across > down)), quad])
        count += 1
        right += is_one_tile(halves, whole) and whole.name == CLASS_NAMES[face]
    return f"halves of one tile made one, rightly: {right} of {count}"


def made_one(reader: Reader, photos: Path, cache: Path, groups: Sequence[str], most: int) -> str:
    """Two tiles that touch, and the place of both together."""
    count = wrong = 0
    for group in groups:
        pairs = [
            (path, np.array([first, second]))
            for path, known in faces_of_photos(photos, cache, group)
            for (_, first), (_, second) in pairwise(known)
        ]
        for number in np.random.default_rng(15).permutation(len(pairs))[: 4 * most]:
            path, both = pairs[number]
            image = np.asarray(cv2.imread(str(path)), np.uint8)
            first, second = both * np.array([image.shape[1], image.shape[0]], np.float32)
            together, _ = around(np.concatenate([first, second]))
            if area(together) > 1.15 * (area(first) + area(second)):
                continue  # they lie apart
            *pieces, whole = seen(reader, image, [first, second, together])
            count += 1
            wrong += is_one_tile(pieces, whole)
    return f"two tiles that touch made one: {wrong} of {count}"


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_face_options(parser, count=150)
    options = parser.parse_args()
    reader = Reader(options.reader, options.threads)
    placed = list(placed_faces(options.photos, options.cache, options.groups, options.count))
    print(f"{'':18}{'crops':>8}{'90% sure':>12}{'90% sure and wrong':>20}")
    for name, share in _SHARES.items():
        crops, faces = [], []
        for number, (face, image, quad) in enumerate(placed):
            if face != WHITE_DRAGON:  # half of a blank face is as blank as the whole
                crops.append(straighten(image, part_of(quad, share, number % 4)[0]))
                faces.append(face)
        print(doubt(name, reader, crops, faces), flush=True)
    random = np.random.default_rng(_SEED)
    source = NoFaceCrops(None)
    things = [source.sample(random).image for _ in range(len(placed))]
    print(doubt("no face at all", reader, things, [-1] * len(things)), flush=True)
    print(made_whole(reader, placed), flush=True)
    print(made_one(reader, options.photos, options.cache, options.groups, options.count))


if __name__ == "__main__":
    main()
