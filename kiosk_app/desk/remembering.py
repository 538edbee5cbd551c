"""Tiles that a person named go into the club's tile set, which is read better next time."""

from kiosk_app.desk.hand_draft import HandDraft
from kiosk_app.desk.seen_hand import SeenHand
from vision.enrol.corrections import Correction, add_corrections
from vision.enrol.store import load_tile_set, save_tile_set
from vision.reading import PhotoReader


def named_by_people(hand: HandDraft, seen: SeenHand) -> list[Correction]:
    """The tiles of the photo that are now something else than was read."""
    tiles = seen.hand_reading.tiles
    return [
        Correction(tiles[tile.seen].quad, tile.tile)
        for _, tile in hand.places()
        if tile.seen is not None
        and tile.tile is not None
        and not tile.face_down
        and str(tile.tile) != tiles[tile.seen].name
    ]


def remember_tiles(name: str, hand: HandDraft, seen: SeenHand) -> int:
    """How many tiles the set has learned; it is on disk when this returns."""
    named = named_by_people(hand, seen)
    if named:
        tile_set = load_tile_set(name)
        reader = PhotoReader(tile_set=tile_set)
        save_tile_set(add_corrections(tile_set, reader, seen.photo, named))
    return len(named)
