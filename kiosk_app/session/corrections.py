"""What people changed in a reading, and how the club's tile set learns from it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.win_draft import WinnerDraft
from scorer.tiles import Tile

if TYPE_CHECKING:
    from vision.hand_reading import ReadTile


class NamedTile(NamedTuple):
    seen: "ReadTile"
    """As it was read."""
    tile: Tile
    """As people say."""


def named_by_people(hand: HandDraft, tiles: "Iterable[ReadTile]") -> list[NamedTile]:
    """The tiles of the photo that are now something else than was read."""
    read = {tile.id: tile for tile in tiles}
    return [
        NamedTile(read[tile.seen], tile.tile)
        for _, tile in hand.places()
        if tile.seen is not None
        and tile.tile is not None
        and not tile.face_down
        and str(tile.tile) != read[tile.seen].name
    ]


def learn_tiles(name: str, winners: Iterable[WinnerDraft]) -> int:
    """How many tiles the set has learned from what people named; on disk when this returns.

    Loads the networks, so it waits.
    """
    from vision.enrol.corrections import Correction, add_corrections
    from vision.enrol.store import load_tile_set, save_tile_set
    from vision.reading import PhotoReader

    tile_set, learned = load_tile_set(name), 0
    reader = PhotoReader(tile_set=tile_set)
    for winner in winners:
        if winner.seen is None:
            continue
        found = named_by_people(winner.hand, winner.seen.hand_reading.tiles)
        named = [Correction(each.seen.quad, each.tile) for each in found]
        if named:
            tile_set = add_corrections(tile_set, reader, winner.seen.photo, named)
            learned += len(named)
    if learned:
        save_tile_set(tile_set)
    return learned
