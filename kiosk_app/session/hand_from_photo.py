"""A reading of a photo as a hand that people can correct, each tile with its place in the photo."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.hand_tiles import DraftMeld, DraftTile
from scorer.hand import Meld, MeldKind
from scorer.tiles import Tile, parse_tile
from vision.hand_reading import DOUBTFUL, HandReading, ReadTile
from vision.resolve.read_hand import ReadHand

_NO_FACE: Final = ("back", "unknown")


def draft_from_reading(reading: HandReading) -> HandDraft:
    """The hand that was read; the tiles that were not are left as places to fill."""
    if reading.hand is None:
        return HandDraft()
    return _draft(reading.hand, reading.tiles)


def draft_from_other(hand: ReadHand, reading: HandReading) -> HandDraft:
    """The second-best reading, or another hand in the same photo."""
    return _draft(hand, reading.tiles)


def _draft(hand: ReadHand, tiles: Sequence[ReadTile]) -> HandDraft:
    left = _Left(tiles)
    win = None if hand.win is None else left.take(hand.win, ("win", "concealed"))
    return HandDraft(
        tuple(left.take(tile, ("concealed", "win")) for tile in hand.concealed),
        win,
        tuple(_meld(meld, left) for meld in hand.melds),
        tuple(left.take(tile, ("dora",)) for tile in hand.dora_indicators),
        tuple(left.take(tile, ("ura",)) for tile in hand.ura_indicators),
    )


def _meld(meld: Meld, left: "_Left") -> DraftMeld:
    tiles: list[DraftTile] = []
    near: int | None = None
    for at, tile in enumerate(meld.tiles):
        outer = meld.kind is MeldKind.ANKAN and at in (0, 3)
        found = left.take(tile, ("meld",), near=near, back=outer)
        near = found.seen if near is None else near
        tiles.append(found)
    return DraftMeld(tuple(tiles), meld.kind, meld.source)


class _Left:
    """The tiles of the photo that have no place in the hand yet."""

    def __init__(self, tiles: Sequence[ReadTile]) -> None:
        self._tiles: Final = tiles
        self._free = list(range(len(tiles)))

    def take(
        self, tile: Tile, roles: Sequence[str], near: int | None = None, back: bool = False
    ) -> DraftTile:
        """The tile of the photo that this one was: by role and name, else by role alone."""
        number = self._find(str(tile), roles, near, back)
        if number is None:
            return DraftTile(tile)
        self._free.remove(number)
        read = self._tiles[number]
        face_down = read.name == "back"
        doubtful = read.confidence < DOUBTFUL and not face_down
        others = [other.tile for other in read.alternatives]
        if read.name not in _NO_FACE and parse_tile(read.name) != tile:
            others.insert(0, parse_tile(read.name))
        return DraftTile(
            tile, doubtful, tuple(o for o in others if o != tile)[:2], number, face_down
        )

    def _find(self, name: str, roles: Sequence[str], near: int | None, back: bool) -> int | None:
        def rank(number: int) -> tuple[bool, bool, int, float]:
            read = self._tiles[number]
            wanted = read.name == "back" if back else read.name == name
            role = roles.index(read.role)
            return not wanted, read.name == "back" and not back, role, self._away(number, near)

        fitting = [number for number in self._free if self._tiles[number].role in roles]
        return min(fitting, key=rank, default=None)

    def _away(self, number: int, near: int | None) -> float:
        if near is None:
            return float(self._tiles[number].quad[:, 0].mean())
        one, other = (self._tiles[n].quad.mean(axis=0) for n in (number, near))
        return float(np.linalg.norm(one - other))
