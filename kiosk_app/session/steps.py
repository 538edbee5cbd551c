"""What people do next at the table, as plain values: how a hand is entered, step by step.

A screen, a command or a phone page shows the step; none of them decides which one is next.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Step(StrEnum):
    """One thing to do, and nothing of how it looks."""

    NO_GAME = "no-game"
    """Nothing is played here yet."""
    PLAY = "play"
    """A hand is played."""
    SAY_WHO = "say-who"
    """Who won, and who paid."""
    TAKE_PHOTO = "take-photo"
    CHECK_READING = "check-reading"
    """Look at what was read in the photo, and put it right."""
    SAY_WINNING_TILE = "say-winning-tile"
    """All but the winning tile is known: which of those that complete the hand was it?"""
    ENTER_TILES = "enter-tiles"
    ENTER_WORTH = "enter-worth"
    """Han and fu, or a limit, where nobody shows the tiles."""
    COUNT_HANDS = "count-hands"
    """The four hands, where every hand scores."""
    EXPLAIN_HANDS = "explain-hands"
    """What each of the four hands counts, and why."""
    SCORE = "score"
    """What the hand is worth and who pays whom; accepting it ends the flow."""
    SHOW_WAITS = "show-waits"
    RECORD_DRAW = "record-draw"
    EDIT_PAST_HAND = "edit-past-hand"


class FlowKind(StrEnum):
    """What is being entered."""

    WIN = "win"
    """A hand that was won, or several on one discard."""
    DEAL = "deal"
    """A hand in which everybody's tiles score (NTS)."""
    TENPAI = "tenpai"
    """Does this hand wait, and for what?"""
    QUESTION = "question"
    """A hand without a game: what would it be worth?"""


_HAND: Final = (Step.TAKE_PHOTO, Step.CHECK_READING, Step.ENTER_TILES)
"""How the tiles of a hand become known."""
_WON_HAND: Final = (*_HAND, Step.SAY_WINNING_TILE)

FOLLOWING: Final[Mapping[FlowKind, Mapping[Step, tuple[Step, ...]]]] = {
    FlowKind.WIN: {
        Step.SAY_WHO: (Step.TAKE_PHOTO, Step.SCORE, Step.RECORD_DRAW),
        Step.TAKE_PHOTO: (*_WON_HAND, Step.SCORE),
        Step.SAY_WINNING_TILE: (*_WON_HAND, Step.SCORE),
        Step.CHECK_READING: (*_WON_HAND, Step.SCORE),
        Step.ENTER_TILES: (*_WON_HAND, Step.ENTER_WORTH, Step.SCORE),
        Step.ENTER_WORTH: (Step.TAKE_PHOTO, Step.SCORE),
        Step.SCORE: (*_WON_HAND, Step.ENTER_WORTH, Step.PLAY),
    },
    FlowKind.DEAL: {
        Step.SAY_WHO: (Step.COUNT_HANDS,),
        Step.COUNT_HANDS: (*_WON_HAND, Step.EXPLAIN_HANDS, Step.PLAY),
        Step.TAKE_PHOTO: (*_WON_HAND, Step.COUNT_HANDS),
        Step.SAY_WINNING_TILE: (*_WON_HAND, Step.COUNT_HANDS),
        Step.CHECK_READING: (*_WON_HAND, Step.COUNT_HANDS),
        Step.ENTER_TILES: (*_WON_HAND, Step.COUNT_HANDS),
        Step.EXPLAIN_HANDS: (*_WON_HAND, Step.COUNT_HANDS, Step.PLAY),
    },
    FlowKind.TENPAI: {
        Step.TAKE_PHOTO: (*_HAND, Step.SHOW_WAITS),
        Step.CHECK_READING: (*_HAND, Step.SHOW_WAITS),
        Step.ENTER_TILES: (*_HAND, Step.SHOW_WAITS),
        Step.SHOW_WAITS: (*_HAND, Step.RECORD_DRAW, Step.NO_GAME),
    },
    FlowKind.QUESTION: {
        Step.TAKE_PHOTO: (*_WON_HAND, Step.SCORE),
        Step.SAY_WINNING_TILE: (*_WON_HAND, Step.SCORE),
        Step.CHECK_READING: (*_WON_HAND, Step.SCORE),
        Step.ENTER_TILES: (*_WON_HAND, Step.SCORE),
        Step.SCORE: (*_WON_HAND, Step.PLAY, Step.NO_GAME),
    },
}
"""Which steps may follow each; people may go back to any step that they came from."""
