"""A hand of thirteen tiles: what it lacks, what it waits for, and, where somebody has won and the
fourteenth is still in the river, which tiles can have won."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from kiosk_app.session.hand_draft import HandDraft, Problem, by_kind
from scorer.tiles import KINDS, TILES, Tile, parse_tile
from scorer.waits import waits

if TYPE_CHECKING:
    from kiosk_app.session.win_draft import WinnerDraft

WAITING: Final = 13
"""Tiles of a hand that waits; a kong fills the place of three."""
_OF_A_WIN: Final = ("too-few", "too-many", "no-winning-tile")
_COPIES: Final = 4


def waiting_hand(hand: HandDraft) -> HandDraft:
    """A hand that nobody won has no winning tile: what was taken for one is in the hand."""
    if hand.win is None:
        return hand
    concealed = tuple(sorted((*hand.concealed, hand.win), key=by_kind))
    return replace(hand, concealed=concealed, win=None)


def waiting_problems(hand: HandDraft) -> tuple[Problem, ...]:
    """What is missing in a hand that nobody won with: 13 tiles, and none of them apart."""
    found = [problem for problem in hand.problems() if problem.code not in _OF_A_WIN]
    if hand.count != WAITING:
        values = (("count", hand.count + hand.kongs), ("wanted", WAITING + hand.kongs))
        code = "too-few-waiting" if hand.count < WAITING else "too-many"
        found.append(Problem(code, values))
    return tuple(found)


def waits_of(hand: HandDraft) -> tuple[Tile, ...] | None:
    """The tiles that would complete it; none: not tenpai. None: it has not 13 tiles yet."""
    if waiting_problems(hand):
        return None
    concealed = [tile.tile for tile in hand.concealed if tile.tile is not None]
    melded = [tile for meld in hand.melds for tile in meld.faces()]
    return waits(concealed, melded)


class OfferedTile(NamedTuple):
    """A tile that completes the hand."""

    tile: Tile
    in_view: bool = False
    """Whether the photo shows one among the tiles around the hand."""


def offered_tiles(winner: "WinnerDraft", red_fives: int) -> tuple[OfferedTile, ...]:
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


def _around(winner: "WinnerDraft") -> Iterable[Tile]:
    """The faces in the photo that are no part of the hand: discards, most of all."""
    if winner.seen is None:
        return
    for tile in winner.seen.hand_reading.tiles:
        if tile.role == "other" and tile.is_face:
            name = tile.name
            if len(name) == 2:  # a flower has one letter
                yield parse_tile(name)
