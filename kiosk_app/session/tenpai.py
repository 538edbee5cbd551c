"""What a hand waits for, when a draw asks who is tenpai."""

from dataclasses import replace
from typing import Final

from kiosk_app.session.hand_draft import HandDraft, Problem, by_kind
from scorer.shapes import waits
from scorer.tiles import Tile

WAITING: Final = 13
"""Tiles of a hand that waits; a kong fills the place of three."""
_OF_A_WIN: Final = ("too-few", "too-many", "no-winning-tile")


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
