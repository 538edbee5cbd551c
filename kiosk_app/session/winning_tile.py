"""Thirteen tiles in view and the fourteenth still in the river: which tiles can have won."""

from collections.abc import Iterable
from typing import NamedTuple

from kiosk_app.session.hand_draft import waits_of
from kiosk_app.session.win_draft import WinnerDraft
from scorer.tiles import KINDS, TILES, Tile, parse_tile

_COPIES = 4


class OfferedTile(NamedTuple):
    """A tile that completes the hand."""

    tile: Tile
    in_view: bool = False
    """Whether the photo shows one among the tiles around the hand."""


def offered_tiles(winner: WinnerDraft, red_fives: int) -> tuple[OfferedTile, ...]:
    """What the hand waits for, what the photo shows first; a red five follows its plain one."""
    hand = winner.hand
    waits = [tile for tile in waits_of(hand) or () if hand.copies(tile) < _COPIES]
    in_hand = [tile.tile for _, tile in hand.places()]
    tiles: list[Tile] = []
    for tile in waits:
        tiles.append(tile)
        reds = [red for red in TILES[KINDS:] if red.kind == tile.kind]
        tiles += [red for red in reds if red_fives and red not in in_hand]
    around = set(_around(winner))
    offered = [OfferedTile(tile, tile in around) for tile in tiles]
    return tuple(sorted(offered, key=lambda one: not one.in_view))


def _around(winner: WinnerDraft) -> Iterable[Tile]:
    """The faces in the photo that are no part of the hand: discards, most of all."""
    if winner.seen is None:
        return
    for tile in winner.seen.hand_reading.tiles:
        if tile.role == "other" and tile.is_face:
            name = tile.name
            if len(name) == 2:  # a flower has one letter
                yield parse_tile(name)
