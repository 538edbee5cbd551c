"""Is the reader unsure where it must be? `python -m vision.training.measure_doubt`.

Real faces of which a part is cut off, as a detector finds halves and tiles behind others, and
things that are no faces. For each: how often the answer is a face that is 90% sure, and how often
that face is another than the true one. Whole faces are there to compare: doubt in them is a loss.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.geometry import Image
from vision.read import Reader
from vision.read.faces import FLOWER, WHITE_DRAGON
from vision.read.reader import straighten
from vision.training.cache import add_cache_option
from vision.training.measure_cloths import add_face_options, placed_faces
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
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
    print(doubt("no face at all", reader, things, [-1] * len(things)))


if __name__ == "__main__":
    main()
