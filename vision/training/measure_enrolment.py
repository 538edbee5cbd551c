"""What enrolment gains: `python -m vision.training.measure_enrolment`.

For rendered sets in styles never trained on: one enrolment photo of the set, then photos of hands
with it, read as the reader is, with what people corrected in the first photo, and with the enrolled
set. Tiles at their true places, so that the detector has no part in it.
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.enrol.corrections import with_corrections
from vision.enrol.enrol import EnrolError, enrol
from vision.enrol.features import SetReader, set_features
from vision.enrol.rows import ROWS_WITH_REDS
from vision.enrol.tile_set import Features, TileSet
from vision.photo import Photo
from vision.read.reader import straighten
from vision.reading import PhotoReader
from vision.training.artist.style import Style, held_out_style, training_style
from vision.training.artist.unlike import UNLIKE
from vision.training.options import add_cache_option
from vision.training.render import RenderedPhoto, TrueTile, render_photo
from vision.training.render.enrolment import render_enrolment
from vision.weights import MODELS

_READABLE = 0.6
_SURE = 0.9
_SIZE = (1920, 1080)


_STRENGTHS: Final = (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0)


@dataclass
class Tally:
    sets: int = 0
    not_enrolled: int = 0
    tiles: int = 0
    right: Counter[str] = field(default_factory=Counter)
    unsure: Counter[str] = field(default_factory=Counter)
    surprise: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Negative logarithms of what was given to the true tile: smaller is better."""

    def add(self, name: str, answers: Features, faces: NDArray[np.int64]) -> None:
        self.right[name] += int((answers.argmax(axis=1) == faces).sum())
        self.unsure[name] += int((answers.max(axis=1) < _SURE).sum())
        true = answers[np.arange(len(faces)), faces]
        self.surprise[name] += float(-np.log(true + 1e-9).sum())

    def table(self) -> str:
        lines = [f"{'':30}{'right':>9}{'below 90% sure':>17}{'surprise':>10}"]
        whole = max(self.tiles, 1)
        for name, right in self.right.items():
            surprise = self.surprise[name] / whole
            lines.append(f"{name:30}{right / whole:>9.2%}{self.unsure[name]:>17}{surprise:>10.4f}")
        return "\n".join(lines)


def measure_set(
    plain: PhotoReader, style: Style, seed: int, photos: int, rough: bool, strengths: bool,
    given_places: bool, tally: Tally,
) -> None:  # fmt: skip
    rows = ROWS_WITH_REDS[1]
    shown = render_enrolment(seed, style, rows)
    try:
        enrolled = enrol("measured", [Photo("rows", shown.image)], plain, rows=rows).tile_set
    except EnrolError:
        tally.not_enrolled += 1
        if not given_places:
            return
        enrolled = _enrolled_by_truth(plain.set_reader(), shown)
    tally.sets += 1
    reader = plain.set_reader()
    corrected: TileSet | None = None
    for number in range(photos + 1):
        photo = render_photo(seed + 7919 * (number + 1), _SIZE, style, tidy=not rough)
        tiles = [tile for tile in photo.tiles if _counts(tile)]
        if not tiles:
            continue
        quads = [np.roll(t.quad, (seed + i) % 4, axis=0) for i, t in enumerate(tiles)]
        faces = np.array([tile.face for tile in tiles], np.int64)
        answers, features = reader.compare([straighten(photo.image, quad) for quad in quads])
        wrong = np.flatnonzero(answers.argmax(axis=1) != faces)
        if number == 0:  # what people put right in it is known in the photos that follow
            if len(wrong):
                corrected = with_corrections(
                    "measured",
                    reader,
                    photo.image,
                    [quads[n] for n in wrong],
                    faces[wrong].tolist(),
                )
            continue
        tally.tiles += len(tiles)
        if strengths:
            for strength in _STRENGTHS:
                judged = enrolled.judged(answers, features, strength)
                tally.add(f"strength {strength:g}", judged, faces)
            continue
        tally.add("as the reader is", answers, faces)
        taught = answers if corrected is None else corrected.judged(answers, features)
        tally.add("with one photo corrected", taught, faces)
        tally.add("with the enrolled set", enrolled.judged(answers, features), faces)


def _enrolled_by_truth(reader: SetReader, shown: RenderedPhoto) -> TileSet:
    """As if the detector had found every tile of the rows."""
    tiles = [tile for tile in shown.tiles if _counts(tile)]
    features = set_features(reader, shown.image, [tile.quad for tile in tiles])
    return TileSet("measured", features, np.repeat([tile.face for tile in tiles], 4))


def _counts(tile: TrueTile) -> bool:
    return not tile.is_back and tile.visible >= _READABLE and tile.face < 37


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--sets", type=int, default=10)
    parser.add_argument("--photos", type=int, default=3, help="of each set")
    parser.add_argument("--rough", action="store_true", help="photos taken without care")
    parser.add_argument("--training-styles", action="store_true", help="to choose constants on")
    parser.add_argument("--unlike", choices=UNLIKE, default="any", help="sets unlike most")
    parser.add_argument(
        "--given-places", action="store_true", help="enrol by true places where no rows are found"
    )
    parser.add_argument("--strengths", action="store_true", help="how much likeness may count")
    parser.add_argument("--models", type=Path, default=MODELS, help="folder with other weights")
    options = parser.parse_args()
    reader = PhotoReader(options.models)
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    tally = Tally()
    for number in range(options.sets):
        style = (training_style if options.training_styles else held_out_style)(number, more)
        style = UNLIKE[options.unlike](style)
        rough, strengths = options.rough, options.strengths
        measure_set(
            reader, style, 2 * number + 1, options.photos, rough, strengths,
            options.given_places, tally,
        )  # fmt: skip
        print(f"\r{number + 1} sets", end="", flush=True)
    print(f"\n{tally.sets} sets enrolled, {tally.not_enrolled} whose rows were not found")
    print(f"{tally.tiles} tiles\n{tally.table()}")


if __name__ == "__main__":
    main()
