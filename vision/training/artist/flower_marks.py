"""What makers write on flowers and seasons, and where: figures, numerals, characters.

Common ways: a figure in one corner and the character in the other; the character alone; figures on
the flowers and 一 to 四 on the seasons, without characters (Hong Kong); figures alone; nothing.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import cv2
import numpy as np

from vision.geometry import Image
from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.glyphs import GlyphSet, Place, draw_glyph, glyph_sets
from vision.training.artist.plants import Palette, draw_plant

Random = np.random.Generator
Figure = Literal["arabic", "numeral"]

CHARACTERS: Final = ("春", "夏", "秋", "冬", "梅", "蘭兰芸", "菊", "竹")
"""In the order of their numbers; the orchid's as written in full, short, and by hand."""
NUMERALS: Final = "一二三四"
_OTHERS: Final = "五六七八九東南西北中發白萬ESWNPFCB56789"
"""Marks that say nothing about the number."""
_NEVER_TRAINED: Final = (
    "AoyagiKouzanT", "cwfs", "gothic", "biz-udpgothic", "hina-mincho", "kaisei-decol", "kiwi-maru",
    "ma-shan-zheng", "serif", "noto-serif", "setofont", "ukai", "yuji-syuku", "zcool-xiaowei",
)  # fmt: skip
"""Families with characters that only measure; of those with figures alone one in five."""
_FIGURES_HELD_OUT: Final = 5
_BRUSHES: Final = (
    "brush", "kai", "Kai", "kouzan", "Kouzan", "soseki", "yuji", "klee", "cwfs", "long-cang",
    "ma-shan", "zhi-mang", "liu-jian", "xiaowei",
)  # fmt: skip


@dataclass(frozen=True)
class Mark:
    """One kind of mark on all tiles of a row."""

    glyphs: GlyphSet
    place: Place
    ink: Colour
    weight: float
    upside_down_too: bool = False
    """Again in the opposite corner, upside down, as on playing cards."""


@dataclass(frozen=True)
class Row:
    """The four seasons or the four flowers of a set."""

    figure: Mark | None
    figures: Figure
    character: Mark | None
    short: int
    """Which way the orchid is written, if the font has it."""


@dataclass(frozen=True)
class FlowerDesign:
    """All eight of a set."""

    seed: int
    seasons: Row
    flowers: Row
    palette: Palette
    plants: bool
    frame: Colour | None
    other: Mark | None
    """A mark that says nothing about the number."""
    paintings: tuple[Image, ...] = ()
    """Photographed plants without marks, in place of drawn ones."""

    def row(self, variant: int) -> Row:
        return self.seasons if variant % 8 < 4 else self.flowers


def mark_fonts(cache: Path | None, *, held_out: bool) -> tuple[GlyphSet, ...]:
    """The artist's fonts and those that only lend marks, or the part that is never trained on."""
    sets = glyph_sets()
    for name in ("glyphs.jsonl", "marks.jsonl") if cache else ():
        sets += glyph_sets(cache / name)[len(glyph_sets()) :] if cache else ()
    return tuple(each for each in sets if _is_held_out(each) == held_out)


def _is_held_out(glyphs: GlyphSet) -> bool:
    if glyphs.has("春"):
        return glyphs.font.startswith(_NEVER_TRAINED)
    family = glyphs.font.partition("-latin")[0]
    return zlib.crc32(family.encode()) % _FIGURES_HELD_OUT == 0


def random_design(seed: int, fonts: Sequence[GlyphSet]) -> FlowerDesign:
    random = np.random.default_rng((seed, 88))
    written = [f for f in fonts if all(any(f.has(c) for c in each) for each in CHARACTERS)]
    figured = [f for f in fonts if all(f.has(c) for c in "1234")]
    numbered = [f for f in fonts if all(f.has(c) for c in NUMERALS)]
    inks = [any_ink(random) for _ in range(3)]
    if random.random() < 0.25:
        inks = [inks[0]] * 3
    way = int(random.choice(7, p=[0.42, 0.17, 0.15, 0.08, 0.07, 0.04, 0.07]))
    has_character = way in (0, 1, 4, 5)
    has_figure = way in (0, 2, 3, 4)
    big = way == 5
    fonts_of = {
        "character": written[int(random.choice(len(written), p=_brushes(written)))],
        "arabic": figured[int(random.integers(len(figured)))],
        "numeral": numbered[int(random.integers(len(numbered)))],
    }
    sizes = random.uniform(0.75, 1.35, 2)
    layout = int(random.choice(5, p=[0.66, 0.12, 0.08, 0.08, 0.06]))
    left = bool(random.random() < 0.5)
    mirrored = bool(random.random() < 0.6)
    weights = np.maximum(0, random.normal([0.004, 0.0], [0.008, 0.004]))
    again = bool(random.random() < 0.06)
    rows = []
    for season in (True, False):
        numerals = (way == 2 and season) or (way == 4 and (season or left))
        figures: Figure = "numeral" if numerals else "arabic"
        on_left = left != (mirrored and not season)
        ink = inks[0] if season else inks[1]
        character_at, figure_at = _places(layout, on_left, sizes, random, big=big)
        rows.append(
            Row(
                Mark(
                    fonts_of[figures], figure_at,
                    ink if random.random() < 0.7 else inks[2], float(weights[0]), again,
                ) if has_figure else None,
                figures,
                Mark(fonts_of["character"], character_at, ink, float(weights[1]))
                if has_character else None,
                int(random.integers(3)),
            )
        )  # fmt: skip
    palette = Palette(_green(random), _red(random), any_ink(random))
    other = None
    if random.random() < 0.14:
        place = Place(*random.uniform(0.15, 0.85, 2), *random.uniform(0.1, 0.25, 2))
        other = Mark(fonts_of["numeral"], place, inks[2], 0.004)
    return FlowerDesign(
        seed, rows[0], rows[1], palette,
        plants=not (big and random.random() < 0.6),
        frame=any_ink(random) if random.random() < 0.06 else None,
        other=other,
    )  # fmt: skip


def _brushes(fonts: Sequence[GlyphSet]) -> np.ndarray:
    """Tiles are lettered with a brush more often than like a newspaper."""
    weights = np.array([3.0 if any(b in f.font for b in _BRUSHES) else 1.0 for f in fonts])
    return np.asarray(weights / weights.sum())


def _places(
    layout: int, left: bool, sizes: np.ndarray, random: Random, *, big: bool
) -> tuple[Place, Place]:
    """Where the character and the figure go; the figure to the left, or to the right."""
    wide, tall = 0.25 * sizes[0] * random.uniform(0.9, 1.1), 0.2 * sizes[0]
    thin, high = 0.15 * sizes[1] * random.uniform(0.85, 1.2), 0.165 * sizes[1]
    edge, top = float(random.uniform(0.05, 0.12)), float(random.uniform(0.05, 0.12))
    if big:
        size = float(random.uniform(0.4, 0.75))
        where = float(random.uniform(0.3, 0.7))
        return Place(0.5, where, size, size * random.uniform(0.7, 1)), Place(0, 0, 0, 0)

    def beside(width: float, to_left: bool) -> float:
        return edge + width / 2 if to_left else 1 - edge - width / 2

    character = Place(beside(wide, not left), top + tall / 2, wide, tall)
    figure = Place(beside(thin, left), top + high / 2, thin, high)
    if layout == 1:  # one below the other in one corner
        first = bool(random.random() < 0.5)
        above, below = (high, tall) if first else (tall, high)
        lower = top + above + 0.03 + below / 2
        character = replace(character, x=beside(wide, left), y=lower if first else top + tall / 2)
        figure = replace(figure, y=top + high / 2 if first else lower)
    elif layout == 2:  # the figure in the opposite corner
        figure = replace(figure, y=1 - top - high / 2)
    elif layout == 3:  # anywhere along the edges
        character = replace(character, y=float(random.uniform(0.15, 0.85)))
        figure = replace(figure, y=float(random.uniform(0.12, 0.88)))
    elif layout == 4:  # in the middle above
        character = replace(character, x=float(random.normal(0.5, 0.04)))
        if character.x - wide / 2 < figure.x + thin / 2 and figure.x < 0.5:
            figure = replace(figure, x=max(thin / 2 + 0.03, character.x - (wide + thin) / 2 - 0.02))
    return character, figure


@dataclass(frozen=True)
class PlacedMark:
    character: str
    place: Place


def placed_marks(design: FlowerDesign, variant: int) -> tuple[PlacedMark, ...]:
    """All that is written on a tile."""
    return tuple(PlacedMark(character, mark.place) for mark, character in _marks(design, variant))


def _marks(design: FlowerDesign, variant: int) -> Iterator[tuple[Mark, str]]:
    random = np.random.default_rng((design.seed, variant, 2))
    row, number = design.row(variant), variant % 8
    if row.character is not None:
        ways = [c for c in CHARACTERS[number] if row.character.glyphs.has(c)]
        yield row.character, ways[row.short % len(ways)]
    if row.figure is not None:
        numeral = row.figures == "numeral"
        yield row.figure, NUMERALS[number % 4] if numeral else str(number % 4 + 1)
    if design.other is not None:
        some = [c for c in _OTHERS if design.other.glyphs.has(c)]
        if some:
            yield design.other, some[int(random.integers(len(some)))]


def draw_design(canvas: Canvas, design: FlowerDesign, variant: int) -> None:
    random = np.random.default_rng((design.seed, variant))
    if design.paintings:
        painting = design.paintings[variant % len(design.paintings)]
        size = (canvas.width, canvas.height)
        canvas.pixels = cv2.resize(painting, size, interpolation=cv2.INTER_CUBIC).astype(np.uint8)
    elif design.plants:
        draw_plant(canvas, design.palette, random)
    draw_marks(canvas, design, variant)


def draw_marks(canvas: Canvas, design: FlowerDesign, variant: int) -> None:
    if design.frame is not None:
        corners = np.array([[0.04, 0.03], [0.96, 0.03], [0.96, 0.97], [0.04, 0.97]], np.float32)
        canvas.line(corners, 0.02, design.frame, closed=True)
    for mark, character in _marks(design, variant):
        _draw_mark(canvas, mark, character)


def _draw_mark(canvas: Canvas, mark: Mark, character: str) -> None:
    draw_glyph(canvas, mark.glyphs, character, mark.place, mark.ink, mark.weight)
    if mark.upside_down_too:
        turned = Canvas(8, 8, (0, 0, 0))
        turned.width, turned.height = canvas.width, canvas.height
        turned.pixels = np.ascontiguousarray(canvas.pixels[::-1, ::-1])
        draw_glyph(turned, mark.glyphs, character, mark.place, mark.ink, mark.weight)
        canvas.pixels = np.ascontiguousarray(turned.pixels[::-1, ::-1])


def any_ink(random: Random) -> Colour:
    """Red, blue, black, green, and now and then brown or violet."""
    inks = [
        (40, 32, 185), (170, 60, 30), (30, 28, 25), (60, 110, 25), (30, 60, 110), (130, 40, 110),
    ]  # fmt: skip
    ink = inks[int(random.choice(6, p=[0.34, 0.26, 0.2, 0.12, 0.05, 0.03]))]
    return _near(random, ink, 20)


def _green(random: Random) -> Colour:
    inks: list[Colour] = [(60, 110, 25), (50, 70, 15), (110, 130, 30), (30, 28, 25)]
    return _near(random, inks[int(random.choice(4, p=[0.45, 0.3, 0.15, 0.1]))], 20)


def _red(random: Random) -> Colour:
    inks: list[Colour] = [(40, 32, 185), (60, 60, 225), (150, 60, 200), (170, 60, 30)]
    return _near(random, inks[int(random.choice(4, p=[0.6, 0.2, 0.1, 0.1]))], 20)


def _near(random: Random, colour: Colour, spread: float) -> Colour:
    blue, green, red = np.clip(random.normal(colour, spread), 0, 255).astype(int).tolist()
    return (blue, green, red)
