"""From seen tiles to a layout: the hand nearest the middle, its melds, its indicators."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from math import exp
from typing import Final

import numpy as np

from vision.layout.guesses import NEARLY_AS_GOOD, Guess, best_guesses
from vision.layout.laid import LaidHand, Layout
from vision.layout.lines import Line, find_lines, single_lines
from vision.layout.lone_indicators import find_lone_indicators
from vision.layout.meld_lines import find_meld_lines
from vision.layout.meld_parts import MeldCutter
from vision.layout.neighbours import Neighbours, find_neighbours
from vision.layout.upright_boxes import with_slanted_corners
from vision.layout.wall import Wall, find_ura, find_walls
from vision.scene import SeenTile

_WORST: Final = 30.0
"""Guesses that cost more are rows of discards or loose tiles: about seven tiles are missing."""
_COST_OF_A_SIDE: Final = 10.0
"""How much clearer a hand at the picture's edge must be to be taken before one in the middle."""
_OFFERED: Final = 8.0
_LONE: Final = 0.85
"""How sure a face that lies alone is an indicator, where no wall is seen."""
_MOST_ALTERNATIVES: Final = 4
_ONE_PLACE: Final = 0.3
"""Of a tile's shorter side: boxes whose middles lie nearer to each other are one tile."""


def lay_out(
    tiles: Sequence[SeenTile],
    size: tuple[int, int],
    *,
    without: Collection[int] = (),
    won: bool = True,
) -> Layout:
    """What each tile is there for; ``size`` is the picture's width and height.

    The tiles whose numbers are in ``without`` are taken for nothing. A hand that nobody ``won``
    with has 13 tiles, and none of them is apart.
    """
    real = [number for number in _without_doubles(tiles) if number not in without]
    found = with_slanted_corners([tiles[number] for number in real])
    return _numbered(_lay_out(found, size, won), real)


def _without_doubles(tiles: Sequence[SeenTile]) -> list[int]:
    """Numbers of the tiles, but of two boxes at one place the surer one only."""
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    known = np.asarray(np.isfinite(quads).all(axis=(1, 2)), np.bool_)
    quads = np.where(known[:, None, None], quads, 0.0)
    sides = quads - np.roll(quads, 1, axis=1)
    reach = _ONE_PLACE * np.hypot(sides[..., 0], sides[..., 1]).min(axis=1, initial=np.inf)
    away = quads.mean(axis=1)[:, None] - quads.mean(axis=1)[None]
    same = np.hypot(away[..., 0], away[..., 1]) <= reach[:, None]
    kept: list[int] = []
    for number in sorted(range(len(tiles)), key=lambda number: -tiles[number].score):
        if known[number] and tiles[number].is_tile and not same[number, kept].any():
            kept.append(number)
    return sorted(kept)


def _lay_out(tiles: Sequence[SeenTile], size: tuple[int, int], won: bool) -> Layout:
    around = find_neighbours(tiles)
    lines = find_lines(tiles, around)
    walls = find_walls(tiles, lines)
    guesses = _guesses(tiles, around, lines, walls, size, won)
    if not guesses:
        wall = walls[0] if walls else None
        dora = wall.dora if wall else ()
        ura = find_ura(tiles, around, wall, ()) if wall else ()
        return Layout(None, (), dora, ura)
    hand, *others = guesses
    layout = _with_indicators(tiles, around, lines, walls, hand, size)
    offered = []
    taken = {*hand.tiles, *layout.dora, *layout.ura}
    for other in others:
        if other.cost < _OFFERED and not taken & other.tiles:
            offered.append(_laid(tiles, other))
            taken |= other.tiles
    nearly = [
        other
        for other in others
        if other.cost < hand.cost + NEARLY_AS_GOOD and other.tiles & hand.tiles
    ]
    alternatives = [
        _with_indicators(tiles, around, lines, walls, other, size)
        for other in nearly[:_MOST_ALTERNATIVES]
    ]
    return replace(layout, other_hands=tuple(offered), alternatives=tuple(alternatives))


def _with_indicators(
    tiles: Sequence[SeenTile],
    around: Neighbours,
    lines: Sequence[Line],
    walls: Sequence[Wall],
    hand: Guess,
    size: tuple[int, int],
) -> Layout:
    taken = hand.tiles
    wall = next((w for w in walls if not taken & {*w.dora, *w.backs}), None)
    certainty = 1.0
    if wall is None and hand.won:
        wall, certainty = find_lone_indicators(tiles, around, lines, taken, size), _LONE
    # Only a closed hand can have declared riichi and turn the ura (EMA 2016 §3.3.14).
    closed = all(meld.shape == "ankan" for meld in hand.melds)
    ura = find_ura(tiles, around, wall, taken) if wall and closed else ()
    laid = _laid(tiles, hand)
    if wall is None:
        return Layout(laid)
    return Layout(replace(laid, certainty=laid.certainty * certainty), (), wall.dora, ura)


def _guesses(
    tiles: Sequence[SeenTile],
    around: Neighbours,
    lines: Sequence[Line],
    walls: Sequence[Wall],
    size: tuple[int, int],
    won: bool,
) -> list[Guess]:
    """Every line as a hand, the one to take first."""
    indicators: frozenset[int] = frozenset()
    if walls:
        indicators = frozenset((*walls[0].dora, *find_ura(tiles, around, walls[0], ())))
    cutters = [MeldCutter(tiles, line) for line in lines]
    meld_lines = find_meld_lines(cutters)
    if sum(len(line.melds) for line in meld_lines) >= 4:
        cutters += [MeldCutter(tiles, line) for line in single_lines(tiles, around)]
    middle, reach = np.array(size) / 2, float(np.hypot(*size)) / 2
    ranked: list[tuple[float, Guess]] = []
    for cutter in cutters:
        away = cutter.line.centres.mean(axis=0) - middle
        aside = _COST_OF_A_SIDE * float(np.hypot(*away)) / max(reach, 1.0)
        found = best_guesses(tiles, around, cutter, meld_lines, indicators, won)
        ranked += [(guess.cost + aside, guess) for guess in found if guess.cost < _WORST]
    return [guess for _, guess in sorted(ranked, key=lambda pair: pair[0])]


def _laid(tiles: Sequence[SeenTile], guess: Guess) -> LaidHand:
    sideways = {
        tile
        for tile, chance in zip(guess.line.tiles, guess.line.sideways, strict=True)
        if chance > 0.5 and tile in guess.tiles
    }
    if guess.win is not None and guess.win not in guess.line.tiles:
        quad = tiles[guess.win].quad.astype(np.float64)
        down = quad[2] + quad[3] - quad[0] - quad[1]
        usual = guess.line.down[guess.line.locate(quad.mean(axis=0))[2]]
        if abs(float(down @ usual)) < 0.6 * float(np.hypot(*down) * np.hypot(*usual)):
            sideways.add(guess.win)
    for meld in guess.melds:
        sideways -= set(meld.tiles)
        if meld.claimed is not None:
            sideways.add(meld.tiles[meld.claimed])
            sideways |= set(meld.tiles[3:]) if meld.shape == "kakan" else set()
    # As measured on simulated scenes: layouts that cost up to 4 are right, dearer ones seldom.
    certainty = 0.99 / (1 + exp(min((guess.cost - 4.5) / 0.6, 50)))
    return LaidHand(
        guess.concealed, guess.win, guess.melds, frozenset(sideways), certainty, guess.won
    )


def _numbered(layout: Layout, real: Sequence[int]) -> Layout:
    """The same with the numbers of the tiles as given."""

    def hand(laid: LaidHand) -> LaidHand:
        melds = tuple(
            type(meld)(meld.shape, tuple(real[t] for t in meld.tiles), meld.claimed)
            for meld in laid.melds
        )
        return LaidHand(
            tuple(real[t] for t in laid.concealed),
            None if laid.win is None else real[laid.win],
            melds,
            frozenset(real[t] for t in laid.sideways),
            laid.certainty,
            laid.won,
        )

    return Layout(
        None if layout.hand is None else hand(layout.hand),
        tuple(hand(other) for other in layout.other_hands),
        tuple(real[t] for t in layout.dora),
        tuple(real[t] for t in layout.ura),
        tuple(_numbered(other, real) for other in layout.alternatives),
    )
