"""The dora indicators in a reading, whether or not a hand is in view."""

from typing import Final

from vision.hand_reading import HandReading, ReadTile

_MOST: Final = 10  # five indicators and five ura: more faces are no dead wall
_READ: Final = 0.6


def indicators_in(reading: HandReading) -> tuple[ReadTile, ...]:
    """Every indicator, dora before ura, from left to right.

    Where no hand is in view and only a few faces are, someone points the camera at the wall.
    """
    for roles in (("dora", "ura"), ("other",)):
        faces = [tile for tile in reading.tiles if tile.role in roles and tile.is_face]
        # The side of a stack may pass for a face: where one is read surely, doubtful ones are left.
        tiles = [tile for tile in faces if tile.confidence >= _READ] or faces
        if tiles and (roles != ("other",) or (_no_hand(reading) and len(tiles) <= _MOST)):
            return tuple(sorted(tiles, key=lambda t: (t.role, float(t.quad[:, 0].mean()))))
    return ()


def _no_hand(reading: HandReading) -> bool:
    """Whether nothing like a hand is in view: a few faces of a wall may pass for a short one."""
    return reading.hand is None or len(reading.hand.concealed) + 3 * len(reading.hand.melds) <= 5
