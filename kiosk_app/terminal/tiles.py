"""Tiles drawn in a terminal: ivory blocks two lines high, the claimed tile lying on its side."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from scorer.hand import Hand, Meld, MeldKind, Source
from scorer.tiles import Tile, sort_tiles

_FIGURES: Final = "一二三四五六七八九"
_SUITS: Final = {"m": ("萬", "#8a1c1c"), "p": ("筒", "#1d4f91"), "s": ("索", "#1e6b34")}
_HONOURS: Final = "東南西北白發中"
_HONOUR_INK: Final = ("#1a1a1a",) * 4 + ("#1d4f91", "#1e6b34", "#b3261e")
_IVORY: Final = "#f3ead3"
_BACK: Final = "#c8963e"
_RED: Final = "#d11f1f"

Block = tuple[Text, Text]
"""Two lines of the same width."""


def tile_block(tile: Tile) -> Block:
    """A tile standing upright."""
    figure, sign, ink = _face(tile)
    style = f"bold {ink} on {_IVORY}"
    if not sign:
        return Text(" " * 4, style), Text(f" {figure} ", style)
    return Text(f" {figure} ", style), Text(f" {sign} ", style)


def sideways_block(tile: Tile) -> Block:
    """A tile lying on its side: lower and wider than its neighbours."""
    figure, sign, ink = _face(tile)
    style = f"bold {ink} on {_IVORY}"
    return Text(" " * 6), Text(f" {figure}{sign or '　'} ", style)


def back_block() -> Block:
    style = f"on {_BACK}"
    return Text(" " * 4, style), Text(" " * 4, style)


def row(groups: Iterable[Sequence[Block]]) -> Text:
    """Groups of tiles side by side, with a wide gap between groups."""
    top, bottom = Text(), Text()
    for number, group in enumerate(groups):
        for line in (top, bottom):
            line.append("   " if number else "")
        for index, (above, below) in enumerate(group):
            for line, part in ((top, above), (bottom, below)):
                line.append(" " if index else "").append_text(part)
    return top.append("\n").append_text(bottom)


def hand_rows(hand: Hand) -> list[Text]:
    """The hand as it lies on the table: concealed tiles, the winning tile apart; then the melds."""
    concealed = [tile_block(tile) for tile in sort_tiles(hand.concealed)]
    rows = [row([concealed, [tile_block(hand.win)]])]
    if hand.melds:
        rows += [Text(), row(map(meld_blocks, hand.melds))]
    return rows


def meld_blocks(meld: Meld) -> list[Block]:
    """A meld with its claimed tile turned toward whoever discarded it (EMA 2016 §3.3.8)."""
    tiles = list(sort_tiles(meld.tiles))
    if meld.kind is MeldKind.ANKAN:
        # The middle two of a concealed kong lie face down (EMA 2016 §3.3.7).
        return [tile_block(tiles[0]), back_block(), back_block(), tile_block(tiles[3])]
    blocks = [tile_block(tile) for tile in tiles]
    if meld.source is not None:
        at = {Source.LEFT: 0, Source.ACROSS: 1, Source.RIGHT: len(tiles) - 1}[meld.source]
        blocks[at] = sideways_block(tiles[at])
    return blocks


def _face(tile: Tile) -> tuple[str, str, str]:
    """The figure, the sign of the suit (none for honours) and the ink, both of full width."""
    number = tile.number - 1
    if tile.is_honour:
        return _HONOURS[number], "", _HONOUR_INK[number]
    sign, ink = _SUITS[tile.suit]
    return _FIGURES[number], sign, _RED if tile.is_red else ink
