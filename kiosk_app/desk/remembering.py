"""Tiles that a person named go into the club's tile set, which is read better next time."""

from kiosk_app.desk.hand_draft import HandDraft
from kiosk_app.desk.seen_hand import SeenHand
from vision.enrol.enrol import corrected
from vision.enrol.store import load_tile_set, save_tile_set
from vision.reading import PhotoReader


def named_by_people(hand: HandDraft, seen: SeenHand) -> dict[int, int]:
    """The tiles of the photo that are now something else than was read: number and face."""
    tiles = seen.hand_reading.tiles
    return {
        tile.seen: int(tile.tile)
        for _, tile in hand.places()
        if tile.seen is not None
        and tile.tile is not None
        and not tile.face_down
        and str(tile.tile) != tiles[tile.seen].name
    }


def remember_tiles(name: str, hand: HandDraft, seen: SeenHand) -> int:
    """How many tiles the set has learned; it is on disk when this returns."""
    named = named_by_people(hand, seen)
    if not named:
        return 0
    tile_set = load_tile_set(name)
    reader = PhotoReader(tile_set=tile_set).set_reader()
    tiles = seen.hand_reading.tiles
    factor = seen.photo.size[0] / seen.photo.full_size[0]
    quads = [(tiles[number].quad * factor).astype("float32") for number in named]
    save_tile_set(corrected(tile_set, reader, seen.photo.image, quads, list(named.values())))
    return len(named)
