"""What people changed in a reading."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from kiosk_app.session.hand_draft import HandDraft
from scorer.tiles import Tile

if TYPE_CHECKING:
    from vision.hand_reading import ReadTile


class NamedTile(NamedTuple):
    seen: int
    """Its number among the tiles that were read."""
    tile: Tile


def named_by_people(hand: HandDraft, tiles: "Sequence[ReadTile]") -> list[NamedTile]:
    """The tiles of the photo that are now something else than was read."""
    return [
        NamedTile(tile.seen, tile.tile)
        for _, tile in hand.places()
        if tile.seen is not None
        and tile.tile is not None
        and not tile.face_down
        and str(tile.tile) != tiles[tile.seen].name
    ]
