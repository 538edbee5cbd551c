"""How well the weights do: `python -m vision.training.measure` (or `make measure`).

For each group of labelled photos and for rendered photos in styles never trained on: tiles found,
tiles right when the true place is given, tiles right from the photo alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detection, Detector
from vision.geometry import Image, Quad, boxes_around, overlaps, scaled, size_of
from vision.looks import Looks
from vision.pipeline import find_tiles
from vision.read import READER_WEIGHTS, FaceReading, Reader
from vision.training.detector.pictures import boxes_fit
from vision.training.draw import draw_held_out_photo
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import GROUPS, labelled_photos
from vision.training.render import RenderedPhoto

_RENDERED = "rendered, unseen styles"
_SAME_PLACE = 0.5
_READABLE = 0.6  # share of a rendered face that must be in view to count


@dataclass(frozen=True)
class Expected:
    """A picture and the faces on it."""

    image: Image
    quads: tuple[Quad, ...]
    faces: tuple[int, ...]
    boxes_fit: bool = True
    """False for photos turned after labelling: their boxes are up to twice as large as the tiles,
    so that a tile boxed exactly counts as missed."""


@dataclass
class Tally:
    tiles: int = 0
    found: int = 0
    right_given_place: int = 0
    right_from_photo: int = 0
    photos: int = 0
    photos_right: int = 0
    extra: int = 0
    """Faces reported where none is labelled; real photos have unlabelled tiles."""
    readings: list[tuple[float, bool]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))


def real_photos(folder: Path, group: str, limit: int | None) -> Iterator[Expected]:
    photos = labelled_photos(folder, (group,))
    step = 1 if limit is None else max(1, len(photos) // limit)
    for photo in photos[::step]:
        image = photo.load()
        size = np.array([image.shape[1], image.shape[0]], np.float32)
        quads = tuple(box.quad * size for box in photo.boxes)
        faces = tuple(box.face for box in photo.boxes)
        yield Expected(image, quads, faces, boxes_fit(photo))


def rendered_photos(glyphs: Path | None, count: int) -> Iterator[Expected]:
    for number in range(count):
        yield expected_of(draw_held_out_photo(number, glyphs))


def expected_of(photo: RenderedPhoto) -> Expected:
    """The faces of a rendered photo that can be read."""
    tiles = [t for t in photo.tiles if not t.is_back and t.visible >= _READABLE]
    return Expected(photo.image, tuple(t.quad for t in tiles), tuple(t.face for t in tiles))


def match(expected: tuple[Quad, ...], found: list[Detection]) -> dict[int, int]:
    """Which detection shows which expected tile: the largest overlaps first, each once."""
    faces = [index for index, detection in enumerate(found) if detection.kind == "face"]
    if not expected or not faces:
        return {}
    overlap = overlaps(boxes_around(expected), boxes_around([found[index].quad for index in faces]))
    pairs: dict[int, int] = {}
    for place in np.argsort(-overlap, axis=None):
        tile, column = divmod(int(place), len(faces))
        if overlap[tile, column] < _SAME_PLACE:
            break
        if tile not in pairs and faces[column] not in pairs.values():
            pairs[tile] = faces[column]
    return pairs


def measure_photo(
    expected: Expected, detector: Detector | None, reader: Reader, all_turns: bool, tally: Tally
) -> None:
    given = reader.read(expected.image, expected.quads, all_turns=all_turns)
    right = [reading.face == face for reading, face in zip(given, expected.faces, strict=True)]
    tally.tiles += len(right)
    tally.photos += 1
    tally.right_given_place += sum(right)
    tally.readings += [(r.confidence, ok) for r, ok in zip(given, right, strict=True)]
    if detector is None:
        return
    scene = find_tiles(expected.image, Looks(detector, reader))
    size = size_of(expected.image)
    found = [Detection(scaled(t.quad, scene.size, size), t.score, t.kind) for t in scene.tiles]
    pairs = match(expected.quads, found)
    quads = [found[index].quad for index in pairs.values()]
    readings: list[FaceReading] = reader.read(expected.image, quads, all_turns=all_turns)
    hits = sum(
        reading.face == expected.faces[tile] for tile, reading in zip(pairs, readings, strict=True)
    )
    tally.found += len(pairs)
    tally.extra += sum(d.kind == "face" for d in found) - len(pairs)
    tally.right_from_photo += hits
    tally.photos_right += hits == len(expected.faces)


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--detector", type=Path, default=DETECTOR_WEIGHTS)
    parser.add_argument("--groups", nargs="*", default=list(GROUPS))
    parser.add_argument("--limit", type=int, help="at most about so many photos of a group")
    parser.add_argument("--rendered", type=int, default=40, help="how many rendered photos")
    parser.add_argument("--all-turns", action="store_true", help="let four rotations vote")
    parser.add_argument("--reader-only", action="store_true")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    reader = Reader(options.reader, options.threads)
    detector = None if options.reader_only else Detector(options.detector, threads=options.threads)
    print(f"{'':26}{'photos':>7}{'tiles':>7}{'found':>8}{'given place':>13}{'from photo':>12}"
          f"{'photos right':>14}{'extra':>7}")  # fmt: skip
    tables: list[Reliability] = []
    for group in [*options.groups, _RENDERED]:
        examples = (
            rendered_photos(options.cache / "glyphs.jsonl", options.rendered)
            if group == _RENDERED
            else real_photos(options.photos, group, options.limit)
        )
        tallies = {True: Tally(), False: Tally()}
        for expected in examples:
            tally = tallies[expected.boxes_fit]
            measure_photo(expected, detector, reader, options.all_turns, tally)
        if tallies[True].tiles:
            print(_line(group, tallies[True], detector is not None), flush=True)
            tables.append(Reliability(group, tuple(tallies[True].readings)))
        if tallies[False].tiles:
            print(_line("  boxes do not fit", tallies[False], detector is not None), flush=True)
    print("\n" + reliability_table(tables))
    print("\nThe cards in models/ say which groups these weights were trained on.")


def _line(group: str, tally: Tally, detected: bool) -> str:
    given = f"{tally.right_given_place / tally.tiles:.1%}"
    line = f"{group:26}{tally.photos:>7}{tally.tiles:>7}"
    if not detected:
        return f"{line}{'–':>8}{given:>13}"
    found, whole = tally.found / tally.tiles, tally.right_from_photo / tally.tiles
    return (
        f"{line}{found:>8.1%}{given:>13}{whole:>12.1%}"
        f"{tally.photos_right / tally.photos:>14.1%}{tally.extra:>7}"
    )


_STEPS: Final = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)


@dataclass(frozen=True)
class Reliability:
    name: str
    readings: tuple[tuple[float, bool], ...]
    """How sure, and whether right."""


def reliability_table(groups: Sequence[Reliability]) -> str:
    """For each span of confidence: how many readings, what they claimed, how many were right."""
    lines = [f"{'confidence':16}{'readings':>10}{'claimed':>10}{'right':>9}"]
    readings = [reading for group in groups for reading in group.readings]
    for low, high in pairwise(_STEPS):
        inside = [(sure, ok) for sure, ok in readings if low <= sure < high or sure == high == 1.0]
        if inside:
            claimed = sum(sure for sure, _ in inside) / len(inside)
            right = sum(ok for _, ok in inside) / len(inside)
            span = f"{low:.1%} – {high:.1%}"
            lines.append(f"{span:16}{len(inside):>10}{claimed:>10.2%}{right:>9.2%}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
