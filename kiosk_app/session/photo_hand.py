"""A photo of a hand and what was read in it: as a hand to correct now, and as evidence later.

Each tile keeps the id that it has in the photo.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

import cv2
import numpy as np

from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.session.hand_draft import DraftMeld, DraftTile, HandDraft
from scorer.hand import Meld
from scorer.tiles import Tile, parse_tile
from vision.geometry import Image, Quad
from vision.hand_reading import DOUBTFUL, HandReading, ReadTile
from vision.photo import Photo
from vision.read.reader import straighten
from vision.reading import PhotoReading
from vision.resolve.resolve import ReadHand

_QUALITY: Final = 85
_SIDE: Final = 96
_PROPORTION: Final = 1.375
"""Height of a tile through its width."""
_WITHOUT_WIN: Final = frozenset(("win-not-in-view", "too-few", "not-all-seen"))
"""What a reading says of a hand whose winning tile is elsewhere."""
_ALTERNATIVES: Final = 2
"""Other tiles that are offered under a doubtful one: as many as there is room for."""


@dataclass(frozen=True, eq=False)
class SeenHand:
    photo: Photo
    reading: PhotoReading
    crops: dict[int, Image]
    """Each tile cut out and set upright, by its id."""

    @property
    def hand_reading(self) -> HandReading:
        return self.reading.hand_reading

    @property
    def lucky(self) -> tuple[str, ...]:
        """Flowers and seasons beside the hand by number, ``x`` where that is not shown."""
        hand = self.hand_reading.hand
        return () if hand is None else hand.lucky or ()

    @property
    def sure(self) -> bool:
        """Whether nobody needs to look at it: a whole winning hand that is in no doubt."""
        reading = self.hand_reading
        return self._clear and reading.complete and not (reading.win_candidates or reading.notes)

    @property
    def sure_but_for_win(self) -> bool:
        """Whether nobody needs to look at the tiles, though the winning one is out of view."""
        return self._clear and {note.code for note in self.hand_reading.notes} <= _WITHOUT_WIN

    @property
    def _clear(self) -> bool:
        """Whether each tile, and the hand as a whole, is in no doubt."""
        reading = self.hand_reading
        tiles = [tile for tile in reading.tiles if tile.role != "other" and tile.name != "back"]
        clear = all(tile.confidence >= DOUBTFUL for tile in tiles)
        return clear and reading.confidence >= DOUBTFUL


def seen_hand(photo: Photo, reading: PhotoReading) -> SeenHand:
    """With the crops, which take a moment: not on the screen's thread."""
    factor = np.array(photo.size, np.float32) / np.array(photo.full_size, np.float32)
    crops = {
        tile.id: _crop(photo.image, (tile.quad * factor).astype(np.float32))
        for tile in reading.hand_reading.tiles
        if tile.role != "other"
    }
    return SeenHand(photo, reading, crops)


def _crop(image: Image, quad: Quad) -> Image:
    """A tile in its own shape: the reader's square would show it squat."""
    square = straighten(image, quad, side=_SIDE)
    return cv2.resize(square, (_SIDE, round(_SIDE * _PROPORTION))).astype(np.uint8, copy=False)


def one_record(hands: Sequence[SeenHand]) -> tuple[bytes, dict[str, Any]]:
    """The photos of all winners under each other as one JPEG, and what was read in them."""
    images = [hand.photo.image for hand in hands]
    width = min(image.shape[1] for image in images)
    stacked = cv2.vconcat([_as_wide(image, width) for image in images])
    _, data = cv2.imencode(".jpg", stacked, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    reading, *more = (hand.reading.as_json(load_language(ENGLISH)) for hand in hands)
    return bytes(data), {**reading, "more": more} if more else reading


def _as_wide(image: Image, width: int) -> Image:
    height = max(1, round(image.shape[0] * width / image.shape[1]))
    return image if image.shape[1] == width else cv2.resize(image, (width, height))  # type: ignore[return-value]


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
    if seen.is_face and parse_tile(seen.name) != tile:
        others.insert(0, parse_tile(seen.name))
    alternatives = tuple(other for other in others if other != tile)[:_ALTERNATIVES]
    return DraftTile(tile, doubtful, alternatives, number, face_down)
