"""What a hand waits for, when a draw asks who is tenpai."""

from dataclasses import replace
from typing import Final

from kiosk_app.desk.hand_draft import HandDraft
from kiosk_app.desk.hand_tiles import by_kind
from scorer.shapes import waits
from scorer.tiles import Tile

WAITING: Final = 13
"""Tiles of a hand that waits; a kong fills the place of three."""


def waiting_hand(hand: HandDraft) -> HandDraft:
    """A hand that nobody won has no winning tile: what was taken for one is in the hand."""
    if hand.win is None:
        return hand
    concealed = tuple(sorted((*hand.concealed, hand.win), key=by_kind))
    return replace(hand, concealed=concealed, win=None)


def waits_of(hand: HandDraft) -> tuple[Tile, ...] | None:
    """The tiles that would complete it; none: not tenpai. None: it has not 13 tiles yet."""
    if hand.count != WAITING or any(p.code != "too-few" for p in hand.problems()):
        return None
    concealed = [tile.tile for tile in hand.concealed if tile.tile is not None]
    melded = [tile for meld in hand.melds for tile in meld.faces()]
    return waits(concealed, melded)
