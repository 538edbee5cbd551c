"""Cloths, mats and table tops in every colour and pattern, as large as a crop or a whole table."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image
from vision.training.render.tables import SIDE, table_texture

Pixels = NDArray[np.float32]

_CHANCES: Final = {
    "plain": 0.27, "stripes": 0.08, "checks": 0.08, "plaid": 0.11, "blobs": 0.1, "weave": 0.08,
    "edge": 0.05, "table": 0.07, "print": 0.08, "flowers": 0.08,
}  # fmt: skip
KINDS: Final = tuple(_CHANCES)
_REDDISH: Final = 0.2
"""How many colours are red on purpose: in the real photos a quarter of the tiles on red are 1p,
which a network learned."""
_SALMON: Final = 0.12
"""And how many salmon, coral or pink: what was left of it."""
_WHITISH: Final = 0.12
"""And how many white or nearly: on them a blank face has hardly an edge."""
_LETTERS: Final = list("ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789")
_FONT: Final = cv2.FONT_HERSHEY_SIMPLEX
_TABLES: Final = 40
"""How many of the renderer's table tops lie here: as many as are kept in memory at once."""


def any_colour(random: np.random.Generator) -> NDArray[np.float32]:
    """Blue, green, red: every hue, pale and deep, bright and dark."""
    hue, deep = random.uniform(0, 180), 255 * random.beta(1.1, 1.0)
    bright = 255 * random.beta(1.6, 1.0)
    kind = random.random()
    if kind < _REDDISH + _SALMON:
        hue = random.normal(3, 7) % 180
    if kind < _SALMON:
        deep, bright = random.uniform(70, 180), random.uniform(180, 255)
    elif kind > 1 - _WHITISH:
        deep, bright = random.uniform(0, 25), random.uniform(205, 255)
    pixel = np.array([[[hue, deep, bright]]], np.uint8)
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0], np.float32)


def any_cloth(side: int, random: np.random.Generator, kinds: Sequence[str] = KINDS) -> Pixels:
    """A square of it, of one of these kinds, in blue, green, red from 0 to 255."""
    chances = np.array([_CHANCES[kind] for kind in kinds])
    kind = kinds[int(random.choice(len(kinds), p=chances / chances.sum()))]
    if kind == "table":
        picture = _table(side, random)
    else:
        first, second = any_colour(random), any_colour(random)
        if random.random() < 0.4:  # two shades of one colour
            second = first * np.float32(random.uniform(0.5, 1.4))
        picture = first + (second - first) * _pattern(kind, side, random)[..., None]
    grain = random.normal(0, 1, (side, side, 1)) * random.uniform(0, 12)
    return np.asarray(np.clip(picture * _shade(side, random) + grain, 0, 255), np.float32)


def _pattern(kind: str, side: int, random: np.random.Generator) -> Pixels:
    """How much of the second colour each place has."""
    if kind == "plain":
        return np.zeros((side, side), np.float32)
    if kind == "print":
        return _printed(side, random)
    if kind == "flowers":
        return _flowers(side, random)
    if kind == "blobs":
        cells = int(random.integers(3, 20))
        coarse = random.normal(0, 1, (cells, cells)).astype(np.float32)
        smooth = cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC)
        return _stepped(np.asarray(smooth, np.float32), random)
    angle = random.uniform(0, np.pi)
    y, x = np.mgrid[:side, :side].astype(np.float32)
    along = x * np.float32(np.cos(angle)) + y * np.float32(np.sin(angle))
    if kind == "edge":
        return _stepped((along - along.mean() + np.float32(random.normal(0, 30))) / 3, random)
    across = y * np.float32(np.cos(angle)) - x * np.float32(np.sin(angle))
    if kind == "plaid":
        return np.asarray((_bands(along, random) + _bands(across, random)) / 2, np.float32)
    step = random.uniform(2, 5) if kind == "weave" else random.uniform(6, 50)
    waves = np.sin(along * np.float32(2 * np.pi / step))
    if kind != "stripes":
        waves = waves * np.sin(across * np.float32(2 * np.pi / step))
    return _stepped(np.asarray(waves, np.float32), random)


def _bands(along: Pixels, random: np.random.Generator) -> Pixels:
    """The threads of one direction, dyed in a sequence that repeats: gingham, tartan."""
    sequence = random.choice([0.0, 0.5, 1.0], int(random.integers(2, 7))).astype(np.float32)
    sequence[:2] = 0, 1
    step = random.uniform(5, 60)
    return np.asarray(sequence[(along // step).astype(int) % len(sequence)], np.float32)


def _flowers(side: int, random: np.random.Generator) -> Pixels:
    """Blossoms or dots of about one size, strewn or in rows."""
    sheet = np.zeros((side, side), np.uint8)
    reach = random.uniform(4, 30)
    spread = reach * random.uniform(1.5, 4)
    rows = np.arange(0, side, spread)
    middles = np.stack(np.meshgrid(rows, rows), axis=-1).reshape(-1, 2)
    middles = middles + random.normal(0, spread * random.choice([0.0, 0.1, 0.6]), middles.shape)
    petals, middle = int(random.integers(0, 8)), int(random.choice([0, 128, 255]))
    width = random.uniform(0.25, 0.5)
    for x, y in middles:
        turns = random.uniform(0, 2 * np.pi) + np.arange(petals) * 2 * np.pi / max(petals, 1)
        for turn in turns:
            end = round(x + 0.6 * reach * np.cos(turn)), round(y + 0.6 * reach * np.sin(turn))
            cv2.circle(sheet, end, round(width * reach), 255, -1, cv2.LINE_AA)
        size, colour = (round(0.35 * reach), middle) if petals else (round(reach), 255)
        cv2.circle(sheet, (round(x), round(y)), size, colour, -1, cv2.LINE_AA)
    return np.asarray(sheet / np.float32(255), np.float32)


def _printed(side: int, random: np.random.Generator) -> Pixels:
    """Rows of letters or small shapes, upright or askew: oilcloth, wrapping paper, a box's lid."""
    sheet = np.zeros((2 * side, 2 * side), np.uint8)
    step = float(random.uniform(7, 60))
    letters = random.random() < 0.5
    stroke = int(random.integers(1, max(2, round(step / 8) + 1)))
    for y in np.arange(step / 2, 2 * side, step * random.uniform(0.9, 1.6)):
        x = float(random.uniform(0, step))
        while x < 2 * side:
            if letters:
                text = "".join(random.choice(_LETTERS, int(random.integers(1, 9))))
                cv2.putText(
                    sheet, text, (int(x), int(y)), _FONT, step / 40, 255, stroke, cv2.LINE_AA
                )
                x += step * (0.6 * len(text) + 0.7)
            else:
                _shape(sheet, (x, float(y)), step * random.uniform(0.2, 0.45), stroke, random)
                x += step * random.uniform(0.8, 1.6)
    middle = (float(side), float(side))
    turn = cv2.getRotationMatrix2D(middle, float(random.choice([0, 90, random.uniform(0, 360)])), 1)
    turned = cv2.warpAffine(sheet, turn, (2 * side, 2 * side))
    return np.asarray(turned[side // 2 :, side // 2 :][:side, :side] / np.float32(255), np.float32)


def _shape(
    sheet: Image, at: tuple[float, float], size: float, stroke: int, random: np.random.Generator
) -> None:
    corners = int(random.integers(3, 9))
    turns = random.uniform(0, 2 * np.pi) + np.arange(corners) * 2 * np.pi / corners
    reach = size * np.where(np.arange(corners) % 2, random.uniform(0.4, 1), 1)
    points = np.array(at) + reach[:, None] * np.column_stack([np.cos(turns), np.sin(turns)])
    outline = np.round(points).astype(np.int32)
    if random.random() < 0.5:
        cv2.fillPoly(sheet, [outline], 255, cv2.LINE_AA)
    else:
        cv2.polylines(sheet, [outline], True, 255, stroke, cv2.LINE_AA)


def _stepped(values: Pixels, random: np.random.Generator) -> Pixels:
    hardness = np.float32(random.uniform(0.5, 8))
    return np.asarray(1 / (1 + np.exp(-np.clip(values * hardness, -30, 30))), np.float32)


def _table(side: int, random: np.random.Generator) -> Pixels:
    texture = table_texture(int(random.integers(_TABLES)))
    size = int(random.integers(24, SIDE // 2))
    x, y = random.integers(0, SIDE - size, 2)
    piece = cv2.resize(texture[y : y + size, x : x + size], (side, side))
    return np.asarray(piece, np.float32) * random.uniform(0.6, 1.3, 3).astype(np.float32)


def _shade(side: int, random: np.random.Generator) -> Pixels:
    ramp = np.linspace(random.uniform(0.6, 1.1), random.uniform(0.6, 1.1), side, dtype=np.float32)
    return ramp[:, None, None] if random.random() < 0.5 else ramp[None, :, None]
