"""A style: everything that makes one maker's set look unlike another's."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

import numpy as np

from vision.training.artist.canvas import Colour
from vision.training.artist.flower_marks import FlowerDesign
from vision.training.artist.glyphs import GlyphSet, glyph_sets

CircleDesign = Literal["rings", "flower", "gear", "dot", "wheel"]
BambooDesign = Literal["bone", "bars", "joints", "leaf", "chain"]
BirdDesign = Literal["peacock", "sparrow", "crane", "phoenix", "sprout", "fan", "bower"]
WhiteDesign = Literal["blank", "frame", "double", "ornate", "character"]
Scheme = Literal["japanese", "chinese"]

# In the order of BirdDesign: peacock, sparrow, crane, phoenix, sprout, fan, bower.
_JAPANESE_BIRDS: Final = (0.14, 0.12, 0.1, 0.08, 0.04, 0.36, 0.16)
_CHINESE_BIRDS: Final = (0.22, 0.2, 0.14, 0.2, 0.1, 0.08, 0.06)
# How often a font is chosen, beside the others' 1: brushes, and most of all running hands.
_WEIGHTS: Final[dict[str, float]] = {
    **dict.fromkeys(("brush", "kai", "kai-bold", "AoyagiKouzanT", "bkai00mp", "ukai1"), 4.0),
    **dict.fromkeys(("cwkai", "TW-Kai-98_1", "setofont"), 4.0),
    **dict.fromkeys((f"yuji-{hand}-japanese-400-normal" for hand in ("boku", "mai", "syuku")), 4.0),
    **dict.fromkeys(("aoyagi-soseki", "kouzan-mouhitsu", "kouzan-mouhitsu-gyosho"), 10.0),
}

_HELD_OUT_EVERY: Final = 5
"""One font in five, and one seed range, are never trained on."""


@dataclass(frozen=True)
class Style:
    seed: int
    glyphs: GlyphSet
    wind_glyphs: GlyphSet
    dragon_glyphs: GlyphSet
    scheme: Scheme
    dark: Colour
    """Black, dark blue or blue: winds, numerals, most pips."""
    green: Colour
    red: Colour
    ivory: Colour
    back: Colour
    aspect: float
    """Width of the face through its height."""
    circle: CircleDesign
    bamboo: BambooDesign
    bird: BirdDesign
    white: WhiteDesign
    five: str
    ten_thousand: str
    corner_numerals: bool
    weight: float
    ink_size: float
    """How far the drawing fills the face."""
    pip_size: float
    stick_size: float
    upturned_eight: bool
    red_column_nine: bool
    slant: float
    """How far hand carving bends the strokes."""
    fading: float
    western: bool = False
    """Figures and letters where other sets have characters: 1 to 9, E S W N, F, C."""
    running_green: bool = False
    """發 in a running hand that no font has (``running_hand.py``)."""
    lush: bool = False
    """Flowers that fill the face, up to the marks in its corners."""
    flowers: FlowerDesign | None = None
    """What is on flowers and seasons; None: as ``honours.draw_flower`` has it."""


def random_style(seed: int, sets: tuple[GlyphSet, ...]) -> Style:
    """The style of this seed; the same seed and fonts give the same style."""
    random = np.random.default_rng(seed)
    full = [glyphs for glyphs in sets if glyphs.has("萬") and glyphs.has("發")]
    glyphs, wind_glyphs, dragon_glyphs = (_font(random, full) for _ in range(3))
    if random.random() < 0.4:  # one hand for the whole set, or a different one for each part
        wind_glyphs = dragon_glyphs = glyphs
    scheme: Scheme = "japanese" if random.random() < 0.65 else "chinese"
    japanese = scheme == "japanese"
    white_chances = [0.6, 0.2, 0.1, 0.05, 0.05] if japanese else [0.1, 0.35, 0.2, 0.3, 0.05]
    whites: tuple[WhiteDesign, ...] = ("blank", "frame", "double", "ornate", "character")
    birds = get_args(BirdDesign)
    bird_chances = _JAPANESE_BIRDS if japanese else _CHINESE_BIRDS
    circles: tuple[CircleDesign, ...] = ("rings", "flower", "gear", "dot", "wheel")
    bamboos: tuple[BambooDesign, ...] = ("bone", "bars", "joints", "leaf", "chain")
    dark = _ink(random, japanese)
    return Style(
        seed=seed,
        glyphs=glyphs,
        wind_glyphs=wind_glyphs,
        dragon_glyphs=dragon_glyphs,
        scheme=scheme,
        dark=dark,
        green=_green(random, dark, japanese),
        red=_shade(random, (40, 32, 185), 20),
        ivory=_ivory(random),
        back=_back(random),
        aspect=float(random.uniform(0.70, 0.82)),
        circle=circles[random.integers(5)],
        bamboo=bamboos[random.integers(5)],
        bird=birds[random.choice(len(birds), p=bird_chances)],
        white=whites[random.choice(5, p=white_chances)],
        five="伍" if random.random() < 0.75 and glyphs.has("伍") else "五",
        ten_thousand="万" if random.random() < 0.12 and glyphs.has("万") else "萬",
        corner_numerals=bool(random.random() < (0.08 if japanese else 0.4)),
        weight=float(max(0.0, random.normal(0.006, 0.014))),
        ink_size=float(random.uniform(0.74, 0.95)),
        pip_size=float(random.uniform(0.82, 1.12)),
        stick_size=float(random.uniform(0.85, 1.6)),
        upturned_eight=bool(random.random() < 0.5),
        red_column_nine=bool(random.random() < 0.7),
        slant=float(random.uniform(0, 0.03)),
        fading=float(random.beta(1, 5)),
    )


def training_style(number: int, more: Path | None = None) -> Style:
    """The nth style to train on: even seeds, and no font that is held out."""
    sets = glyph_sets(more)
    kept = tuple(s for i, s in enumerate(sets) if i % _HELD_OUT_EVERY != _HELD_OUT_EVERY - 1)
    return random_style(2 * number, kept)


def held_out_style(number: int, more: Path | None = None) -> Style:
    """The nth style to measure on: odd seeds, and only fonts never trained on."""
    sets = glyph_sets(more)
    return random_style(2 * number + 1, sets[_HELD_OUT_EVERY - 1 :: _HELD_OUT_EVERY])


def _font(random: np.random.Generator, sets: list[GlyphSet]) -> GlyphSet:
    """Tiles are lettered with a brush more often than like a newspaper."""
    weights = np.array([_WEIGHTS.get(glyphs.font, 1.0) for glyphs in sets])
    return sets[int(random.choice(len(sets), p=weights / weights.sum()))]


def _shade(random: np.random.Generator, colour: Colour, spread: float) -> Colour:
    blue, green, red = np.clip(random.normal(colour, spread), 0, 255).astype(int).tolist()
    return (blue, green, red)


def _ink(random: np.random.Generator, japanese: bool) -> Colour:
    inks: list[Colour] = [(30, 28, 25), (60, 40, 28), (95, 60, 25), (150, 60, 30), (190, 90, 40)]
    chances = [0.45, 0.25, 0.15, 0.1, 0.05] if japanese else [0.25, 0.1, 0.15, 0.3, 0.2]
    return _shade(random, inks[random.choice(5, p=chances)], 12)


def _green(random: np.random.Generator, dark: Colour, japanese: bool) -> Colour:
    # Many Japanese sets have one dark ink for winds, circles and bamboo alike.
    if japanese and random.random() < 0.45:
        return dark
    return _shade(random, (70, 110, 25), 25)


def _ivory(random: np.random.Generator) -> Colour:
    warmth = random.beta(1.2, 3) * 70
    light = random.uniform(225, 252)
    return (int(light - warmth), int(light - warmth * 0.25), int(light))


def _back(random: np.random.Generator) -> Colour:
    backs: list[Colour] = [
        (40, 190, 230), (150, 90, 30), (60, 130, 40), (30, 110, 200), (110, 160, 200),
        (40, 40, 50), (90, 60, 140), (170, 150, 60),
    ]  # fmt: skip
    return _shade(random, backs[random.integers(len(backs))], 18)
