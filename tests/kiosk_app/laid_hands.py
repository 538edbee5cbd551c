"""Hands laid before a kiosk's camera, with what is read in them: no network has to run.

>>> kiosk = Kiosk(folder, camera=camera_on(laid("234m456p67s11z555z", "8s"))).start()
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count, islice
from typing import ClassVar

import numpy as np

from kiosk_app.session.table_camera import TableCamera
from scorer.hand import Meld
from scorer.messages import Message
from scorer.tiles import Tile, parse_tile, parse_tiles
from vision.camera import Camera
from vision.camera.frame import shrunk
from vision.geometry import Image, box_quad
from vision.hand_reading import Alternative, HandReading, ReadTile, Role
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.photo import Photo
from vision.reading import PhotoReading, Timing
from vision.resolve.resolve import Change, HandIds, ReadHand

SIZE = (960, 540)
_WIDE, _HIGH = 40, 56
_SURE = 0.99
Doubts = Mapping[int, tuple[str, ...]]


def laid(
    concealed: str,
    win: str | None,
    melds: Sequence[Meld] = (),
    *,
    dora: str = "",
    ura: str = "",
    doubts: Doubts | None = None,
    notes: tuple[Message, ...] = (),
    flaws: tuple[Message, ...] = (),
    changed: tuple[Change, ...] = (),
    runner_up: ReadHand | None = None,
    others: tuple[ReadHand, ...] = (),
    complete: bool = True,
    confidence: float = 0.98,
    lucky: str | None = None,
) -> PhotoReading:
    """A reading; ``doubts`` by the number of a concealed tile: what else it may be."""
    hand = ReadHand(
        parse_tiles(concealed),
        None if win is None else parse_tile(win),
        tuple(melds),
        parse_tiles(dora),
        parse_tiles(ura),
        lucky=None if lucky is None else tuple(lucky),
    )
    tiles = _row(hand.concealed, "concealed", 300, 30, doubts or {})
    tiles += _row((hand.win,) if hand.win is not None else (), "win", 300, 700)
    tiles += _row([tile for meld in melds for tile in meld.tiles], "meld", 420, 30)
    tiles += _row(hand.dora_indicators, "dora", 60, 200)
    tiles += _row(hand.ura_indicators, "ura", 130, 200)
    tiles = [replace(tile, id=number) for number, tile in enumerate(tiles)]
    hand = replace(hand, ids=_ids(hand))
    runner_up = None if runner_up is None else replace(runner_up, ids=_ids(runner_up))
    others = tuple(replace(other, ids=_ids(other)) for other in others)
    sure = 0.5 if doubts else confidence
    reading = HandReading(
        tuple(tiles), hand, sure, complete, (), changed, runner_up, 0.2, others, notes
    )
    return PhotoReading("photo", SIZE, reading, flaws, Timing(0, 0, 0))


def nothing_there(note: Message) -> PhotoReading:
    reading = HandReading((), None, 0.0, False, (), (), None, 0.0, (), (note,))
    return PhotoReading("photo", SIZE, reading, (), Timing(0, 0, 0))


def _ids(hand: ReadHand) -> HandIds:
    """The tiles of a reading are numbered as ``laid`` lays them."""
    numbers = count()
    return HandIds(
        tuple(islice(numbers, len(hand.concealed))),
        None if hand.win is None else next(numbers),
        tuple(tuple(islice(numbers, len(meld.tiles))) for meld in hand.melds),
        tuple(islice(numbers, len(hand.dora_indicators))),
        tuple(islice(numbers, len(hand.ura_indicators))),
    )


def _row(
    tiles: Sequence[Tile], role: Role, y: int, x: int, doubts: Doubts | None = None
) -> list[ReadTile]:
    found = []
    for at, tile in enumerate(tiles):
        left = x + at * (_WIDE + 4)
        others = (doubts or {}).get(at, ())
        found.append(
            ReadTile(
                str(tile),
                box_quad(left, y, left + _WIDE, y + _HIGH),
                0.55 if others else _SURE,
                role,
                False,
                tuple(Alternative(parse_tile(other), 0.2) for other in others),
            )
        )
    return found


class Laid:
    """What lies on the table: the reading of whatever picture is taken, until it changes."""

    def __init__(self, reading: PhotoReading, picture: Image | None = None) -> None:
        self.reading = reading
        width, height = SIZE
        self.picture = np.full((height, width, 3), 90, np.uint8) if picture is None else picture
        self.looks = 0
        self.known = NOTHING_KNOWN
        self.failure: Exception | None = None

    def read_frames(
        self,
        photos: Sequence[Photo],
        *,
        red_fives: int | None = None,
        won: bool = True,
        still_scale: float = 1.0,
        known: Expectation = NOTHING_KNOWN,
    ) -> PhotoReading:
        self.looks += 1
        self.known = known
        if self.failure is not None:
            raise self.failure
        photo = photos[-1]
        factor = np.array(photo.full_size, np.float32) / np.array(self.reading.size, np.float32)
        hand = self.reading.hand_reading
        tiles = tuple(
            replace(tile, quad=(tile.quad * factor).astype(np.float32)) for tile in hand.tiles
        )
        return replace(
            self.reading,
            name=photo.name,
            size=photo.full_size,
            hand_reading=replace(hand, tiles=tiles),
        )


class StillCamera(Camera):
    """Shows the same picture again and again."""

    kind: ClassVar[str] = "virtual"
    pause = 1 / 60

    def __init__(self, on: Laid) -> None:
        super().__init__("still camera")
        self._on = on

    def _open(self) -> None: ...

    def _preview(self) -> Image:
        return shrunk(self._on.picture).copy()

    def _still(self) -> Image:
        return self._on.picture.copy()

    def _close(self) -> None: ...


def camera_on(on: Laid | PhotoReading) -> TableCamera:
    table = on if isinstance(on, Laid) else Laid(on)
    return TableCamera(make_reader=lambda _: table, find_camera=lambda _: StillCamera(table))
