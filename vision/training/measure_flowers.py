"""Are flowers and seasons named one by one? `python -m vision.training.measure_flowers`.

Real ones, labelled by eye in `flowers/measured.toml`, and drawn ones in styles, fonts and paintings
never trained on. Where a tile shows its character, or 一 to 四 alone, its number counts; where it
shows 1 to 4 alone, it may be a season or a flower: then no number is right, and the last column
says how many figures were read. Each tile is looked at alone, as if no other of its set were there.
Then whole tables of NTS are rendered and read, in styles never trained on: how many of the flowers
beside the hand are taken for such, and how many of them are named.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from vision.geometry import Image, Quad
from vision.layout.expectation import Expectation
from vision.photo import Photo
from vision.read import FLOWER_WEIGHTS, READER_WEIGHTS, FaceReading, FlowerReader, Reader
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.read.flowers import FLOWER_SIDE, MARKS, FlowerReading, sure_number
from vision.read.reader import straighten
from vision.reading import PhotoReader
from vision.training.arrange import compose_arrangement, plan_arrangement
from vision.training.artist.flower_marks import mark_fonts, random_design
from vision.training.artist.style import Style, held_out_style
from vision.training.detector.corners import known_corners
from vision.training.flowers.crops import FlowerCrops, as_photographed, marks_on
from vision.training.flowers.paintings import GROUP, trained_photos
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import labelled_photos
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.readable import hindrances

LABELS: Final = Path(__file__).with_name("flowers") / "measured.toml"
SEED: Final = 20_000_000
_KINDS: Final = ("character", "numeral", "figure", "nothing")
_IN_VIEW: Final = 0.95
_NAMES: Final = {"number": "character", "numeral": "numeral", "figure": "figure"}


@dataclass(frozen=True)
class Measured:
    """A tile as the flowers' network sees it, and what is known of it."""

    crop: Image
    kind: str
    """What it shows: of ``_KINDS``."""
    number: int
    """1 to 8, or the figure where that is all; 0 where it shows nothing."""
    reading: FaceReading | None = None
    """What the reader says of it."""


def real_flowers(photos: Path, cache: Path, reader: Reader) -> Iterator[Measured]:
    labels = tomllib.loads(LABELS.read_text())
    wanted = {
        name: (_NAMES[kind], number)
        for kind, entries in labels.items()
        for name, number in entries.items()
        if name.split("/")[0] != GROUP or name.split("/")[1] not in trained_photos()
    }
    corners = known_corners(cache)
    groups = tuple(sorted({name.split("/")[0] for name in wanted}))
    for photo in labelled_photos(photos, groups):
        for index in range(len(photo.boxes)):
            label = wanted.get(f"{photo.group}/{photo.path.stem}/{index}")
            quads = corners.get((photo.group, photo.path.stem))
            if label is None or quads is None or not np.isfinite(quads[index]).all():
                continue
            image = photo.load()
            size = np.array([image.shape[1], image.shape[0]], np.float32)
            quad: Quad = (quads[index] * size).astype(np.float32)
            reading = reader.read(image, [quad], all_turns=True)[0]
            yield Measured(
                straighten(image, reading.upright(quad), FLOWER_SIDE), *label, reading=reading
            )


def drawn_flowers(cache: Path, count: int) -> Iterator[Measured]:
    """Styles, fonts and paintings never trained on, as a camera sees them."""
    random = np.random.default_rng(SEED)
    source = FlowerCrops(cache, held_out=True)
    while count:
        crop = as_photographed(source.fresh(random), random)
        turn = int(random.choice([0, 2], p=[0.65, 0.35]))  # the reader often has them upside down
        image = np.ascontiguousarray(np.rot90(crop.image, turn))
        if not crop.is_flower:
            continue
        count -= 1
        kind = "nothing"
        if crop.number is not None:
            kind = "character" if any(0 <= m.mark < 8 for m in crop.marks) else "numeral"
        elif crop.figure is not None:
            kind = "figure"
        yield Measured(image, kind, crop.number or crop.figure or 0)


def print_tables(cache: Path, count: int) -> None:
    """Photos of tables with flowers, read from the first pixel to the hand's ``lucky``."""
    reader = PhotoReader()
    tables = shown = numbered = taken = given = right = 0
    for seed in range(SEED, SEED + count):
        photo = draw_table(seed, cache)
        lucky = [tile for tile in photo.tiles if tile.role == "lucky" and tile.visible > _IN_VIEW]
        if not lucky or hindrances(photo):
            continue
        photos = [Photo("table", photo.image)]
        hand = reader.read_frames(photos, known=Expectation(game="nts")).hand_reading.hand
        read = () if hand is None else hand.lucky or ()
        style = style_of_table(seed, cache)
        true = Counter(str(tile.variant + 1) for tile in lucky if tells(style, tile.variant))
        named = Counter(number for number in read if number != "x")
        tables, shown, taken = tables + 1, shown + len(lucky), taken + min(len(read), len(lucky))
        numbered, given = numbered + true.total(), given + named.total()
        right += (true & named).total()
    print(
        f"{tables} rendered tables, {shown} flowers beside their hands: {taken} taken for such; "
        f"{numbered} show their number: {given} given one, {right} rightly"
    )


def style_of_table(seed: int, cache: Path | None) -> Style:
    """Without a cache, in the fonts that the project has itself."""
    glyphs = None if cache is None else cache / "glyphs.jsonl"
    style = held_out_style(seed, glyphs if glyphs is not None and glyphs.exists() else None)
    return replace(style, flowers=random_design(seed, mark_fonts(cache, held_out=True)))


def tells(style: Style, variant: int) -> bool:
    """Whether the tile shows a character, or 一 to 四."""
    marks = (MARKS.get(mark.character) for mark in marks_on(style, variant))
    return any(mark is not None and mark not in range(8, 12) for mark in marks)


def draw_table(seed: int, cache: Path | None) -> RenderedPhoto:
    random = np.random.default_rng((seed, 17))
    plan = plan_arrangement("nts", random)
    return render_photo(
        2 * seed + 1,
        (1920, 1080),
        style_of_table(seed, cache),
        tidy=True,
        composed=lambda shape: compose_arrangement(plan, shape, random),
    )


def figure_of(reading: FlowerReading) -> int | None:
    """1 to 4, whichever way it is written, where it is likelier than not."""
    figures = reading.characters[:4] + reading.characters[4:] + reading.numerals + reading.figures
    best = int(figures.argmax())
    return best + 1 if figures[best] > 0.5 else None


def print_rows(name: str, tiles: Sequence[Measured], readings: Sequence[FlowerReading]) -> None:
    for kind in _KINDS:
        some = [(t, r) for t, r in zip(tiles, readings, strict=True) if t.kind == kind]
        if not some:
            continue
        numbers = [sure_number(r.lucky()) for _, r in some]
        given = sum(number is not None for number in numbers)
        told = kind in ("character", "numeral")
        right = sum(told and n == t.number for n, (t, _) in zip(numbers, some, strict=True))
        figures = sum(figure_of(r) == (t.number - 1) % 4 + 1 for t, r in some if t.number)
        flowers = [t.reading.face == FLOWER for t, _ in some if t.reading is not None]
        known = f"{sum(flowers):>11}" if flowers else ""
        print(f"{name + ', ' + kind:24}{len(some):>7}{given:>8}{right:>8}{figures:>9}{known}")


def print_thresholds(tiles: Sequence[Measured], readings: Sequence[FlowerReading]) -> None:
    """How many would be given a number, and rightly, with another certainty asked for."""
    best = [(r.lucky(), t) for t, r in zip(tiles, readings, strict=True)]
    for least in (0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995):
        given = [
            int(chances.argmax()) + 1 == t.number and t.kind in ("character", "numeral")
            for chances, t in best
            if chances.argmax() < 8 and chances.max() >= least
        ]
        share = sum(given) / max(len(given), 1)
        print(f"with {least:.1%}: {len(given)} given a number, {share:.1%} of them rightly")


def print_mistaken(tiles: Sequence[Measured]) -> None:
    faces = [t.reading.face for t in tiles if t.reading is not None and t.reading.face != FLOWER]
    names = sorted(CLASS_NAMES[face] for face in faces)
    print(f"called something else by the reader: {' '.join(names) or 'none'}")


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--flowers", type=Path, default=FLOWER_WEIGHTS)
    parser.add_argument("--drawn", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=120, help="of these, those with flowers")
    parser.add_argument("--thresholds", action="store_true")
    options = parser.parse_args()
    network = FlowerReader(options.flowers)
    print(f"{'':24}{'tiles':>7}{'given':>8}{'right':>8}{'figure':>9}{'as a flower':>13}")
    for name, tiles in (
        ("real", list(real_flowers(options.photos, options.cache, Reader(options.reader)))),
        ("drawn", list(drawn_flowers(options.cache, options.drawn))),
    ):
        readings = [network.read_crop(tile.crop) for tile in tiles]
        print_rows(name, tiles, readings)
        if options.thresholds:
            print_thresholds(tiles, readings)
        if name == "real":
            print_mistaken(tiles)
    if options.tables:
        print_tables(options.cache, options.tables)


if __name__ == "__main__":
    main()
