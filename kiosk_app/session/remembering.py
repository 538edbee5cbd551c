"""Tiles that a person named go into the club's tile set, which is read better next time.

Loads the networks, so it is imported when something is learned and not before; its calls wait.
"""

from collections.abc import Iterable

from kiosk_app.session.corrections import named_by_people
from kiosk_app.session.win_draft import WinnerDraft
from vision.enrol.corrections import Correction, add_corrections
from vision.enrol.store import load_tile_set, save_tile_set
from vision.reading import PhotoReader


def remember_tiles(name: str, winners: Iterable[WinnerDraft]) -> int:
    """How many tiles the set has learned; they are on disk when this returns."""
    tile_set, learned = load_tile_set(name), 0
    reader = PhotoReader(tile_set=tile_set)
    for winner in winners:
        if winner.seen is None:
            continue
        tiles = winner.seen.hand_reading.tiles
        named = [
            Correction(tiles[seen].quad, tile) for seen, tile in named_by_people(winner.hand, tiles)
        ]
        if named:
            tile_set = add_corrections(tile_set, reader, winner.seen.photo, named)
            learned += len(named)
    if learned:
        save_tile_set(tile_set)
    return learned
