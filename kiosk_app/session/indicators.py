"""The dora indicators of each hand, on disk, so that a power cut does not turn them over again.

They are no part of the ledger: nobody is paid by an indicator, only by a hand that was scored.
"""

import json
from pathlib import Path
from typing import Any, Final

from kiosk_app.store.disk import telling_of_disk
from kiosk_app.whole_file import write_whole
from scorer.table import State
from scorer.table.history import HAND_ENDS
from scorer.tiles import NotationError, Tile, format_tiles, parse_tiles

MOST: Final = 5
"""One at the start and one for each of four kongs (EMA 2016 §3.3.8)."""
_NAME: Final = "indicators.json"


def hand_key(state: State) -> str:
    """What the hand that is played now began with: the end of the one before, or the start.

    The number of the hand would not do, as a hand that is played again has new indicators.
    """
    for step in reversed(state.steps):
        if isinstance(step.event, HAND_ENDS):
            return step.event.id
    return next(iter(state.steps)).event.id


class Indicators:
    """Those of the game at this table, by hand: an undone hand finds its own again."""

    def __init__(self, folder: Path) -> None:
        self._path: Final = folder / _NAME
        self._game = ""
        self._hands: dict[str, tuple[Tile, ...]] = {}

    def load(self) -> None:
        """What the disk has; a file that cannot be read counts as none, as it can be noted anew."""
        try:
            kept: Any = json.loads(self._path.read_text("utf-8"))
            self._game = str(kept["game"])
            self._hands = {
                str(hand): parse_tiles(str(tiles))[:MOST] for hand, tiles in kept["hands"].items()
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError, NotationError):
            self._game, self._hands = "", {}

    def of(self, game_id: str, state: State) -> tuple[Tile, ...]:
        """Of the hand that is played now; it does not touch the disk."""
        return self._hands.get(hand_key(state), ()) if game_id == self._game else ()

    def put(self, game_id: str, state: State, tiles: tuple[Tile, ...]) -> None:
        """Note them for the hand that is played now; on disk when this returns."""
        before = self._hands if game_id == self._game else {}
        after = {**before, hand_key(state): tiles[:MOST]}
        content = {
            "game": game_id,
            "hands": {hand: in_order(tiles) for hand, tiles in after.items() if tiles},
        }
        with telling_of_disk(self._path):
            write_whole(self._path, json.dumps(content).encode())
        self._game, self._hands = game_id, after


def why_not_noted(noted: tuple[Tile, ...], tile: Tile) -> str | None:
    """Why one more indicator cannot be: ``full`` or ``four-of-them``; None: it can."""
    if len(noted) >= MOST:
        return "full"
    alike = sum(other.kind == tile.kind for other in noted)
    return "four-of-them" if alike >= 4 or (tile.is_red and tile in noted) else None


def in_order(tiles: tuple[Tile, ...]) -> str:
    """As text, each with its suit, as they lie there: 3p1z0s."""
    return "".join(format_tiles([tile]) for tile in tiles)
