"""A reading of a photo as a hand that people can correct; each tile keeps its id in the photo."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.hand_tiles import DraftMeld, DraftTile
from scorer.hand import Meld
from scorer.tiles import Tile, parse_tile
from vision.hand_reading import DOUBTFUL, HandReading, ReadTile
from vision.resolve.read_hand import ReadHand

_NO_FACE: Final = ("back", "unknown")
_ALTERNATIVES: Final = 2
"""Other tiles that are offered under a doubtful one: as many as there is room for."""


def draft_from_reading(reading: HandReading) -> HandDraft:
    """The hand that was read; the tiles that were not are left as places to fill."""
    if reading.hand is None:
        return HandDraft()
    return draft_from_other(reading.hand, reading)


def draft_from_other(hand: ReadHand, reading: HandReading) -> HandDraft:
    """The second-best reading, or another hand in the same photo."""
    read, ids = {tile.id: tile for tile in reading.tiles}, hand.ids
    return HandDraft(
        _row(hand.concealed, ids.concealed, read),
        None if hand.win is None else _tile(hand.win, ids.win, read),
        tuple(
            _meld(meld, meld_ids or (), read)
            for meld, meld_ids in zip_longest(hand.melds, ids.melds)
            if meld is not None
        ),
        _row(hand.dora_indicators, ids.dora_indicators, read),
        _row(hand.ura_indicators, ids.ura_indicators, read),
    )


def _row(
    tiles: Iterable[Tile], ids: Iterable[int], read: Mapping[int, ReadTile]
) -> tuple[DraftTile, ...]:
    pairs = zip_longest(tiles, ids)
    return tuple(_tile(tile, number, read) for tile, number in pairs if tile is not None)


def _meld(meld: Meld, ids: Sequence[int], read: Mapping[int, ReadTile]) -> DraftMeld:
    return DraftMeld(_row(meld.tiles, ids, read), meld.kind, meld.source)


def _tile(tile: Tile, number: int | None, read: Mapping[int, ReadTile]) -> DraftTile:
    """With what else it may be; a tile that nobody saw is none of the photo's."""
    seen = None if number is None else read.get(number)
    if seen is None:
        return DraftTile(tile)
    face_down = seen.name == "back"
    doubtful = seen.confidence < DOUBTFUL and not face_down
    others = [other.tile for other in seen.alternatives]
    if seen.name not in _NO_FACE and parse_tile(seen.name) != tile:
        others.insert(0, parse_tile(seen.name))
    alternatives = tuple(other for other in others if other != tile)[:_ALTERNATIVES]
    return DraftTile(tile, doubtful, alternatives, number, face_down)
