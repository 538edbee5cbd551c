"""Real photos with labels: tiles found and named, and hands before and after the resolver.

A photo with 13 or 14 labelled faces, no flower and no tile five times shows one hand. Labels say
which faces lie where, not which of them is the winning tile, so a hand is right when every face is:
each where its label is, or the tiles that were read are just those of the labels (some of which lie
beside their tiles).
Some labelled hands are not won; those the resolver must leave as they are. Photos that were turned
after labelling do not count here.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from scorer.hand import COUNT_OF
from scorer.tiles import KIND_OF
from vision.detect import Detection
from vision.enrol.corrections import with_corrections
from vision.enrol.tile_set import TileSet
from vision.hand_reading import HandReading, ReadTile
from vision.photo import Photo
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.reading import PhotoReader
from vision.resolve.winning import is_winning
from vision.scene import SeenTile
from vision.training.detector.pictures import boxes_fit
from vision.training.measure import Expected, match, real_photos
from vision.training.measure_row import Row
from vision.training.photos import LabelledPhoto, labelled_photos

_HAND: Final = (13, 14)
_COPIES: Final = 4
ONE_SET: Final = frozenset(("trays",))
"""Groups that show a single tile set, which can be enrolled from some of its own photos."""
_ENROLLED_PHOTOS: Final = 6


def measure_group(
    reader: PhotoReader, folder: Path, group: str, limit: int | None, models: Path
) -> tuple[Row, Row]:
    """Tiles in about ``limit`` photos; hands in every photo that shows one.

    Photos that were turned after labelling have boxes that do not fit their tiles, so that an
    exact answer counts as missed: they have a row of their own.
    """
    row, turned = Row(group), Row("  boxes do not fit")
    for expected in _photos(folder, group, limit):
        seen, pairs = _look(reader, expected)
        named = _named(expected, pairs, [tile.name for tile in seen])
        into = row if expected.boxes_fit else turned
        into.photos += 1
        into.tiles += len(expected.faces)
        into.found += len(pairs)
        into.right += named
        into.photos_right += named == len(expected.faces)
    for expected in _hands(folder, group):
        _measure_hand(reader, expected, row)
    if group in ONE_SET and row.photos:
        _measure_enrolled(reader, folder, group, limit, models, row)
    return row, turned


def shows_one_hand(photo: LabelledPhoto) -> bool:
    faces = [box.face for box in photo.boxes]
    if len(faces) not in _HAND or max(faces) >= FLOWER:
        return False
    return max(Counter(KIND_OF[face] for face in faces).values()) <= _COPIES


def is_won(expected: Expected) -> bool:
    return len(expected.faces) == 14 and is_winning(
        sum(COUNT_OF[KIND_OF[face]] for face in expected.faces)
    )


def _measure_hand(reader: PhotoReader, expected: Expected, row: Row) -> None:
    seen, pairs = _look(reader, expected)
    reading = reader.read(Photo("hand", expected.image)).hand_reading
    after_pairs = match(
        expected.quads, [Detection(t.quad, t.confidence, "face") for t in reading.tiles]
    )
    labels = sorted(CLASS_NAMES[face] for face in expected.faces)
    before = _all_named(expected, pairs, seen) or _names(seen) == labels
    after = _all_named(expected, after_pairs, reading.tiles) or _hand(reading) == labels
    row.hands += 1
    row.hands_before += before
    row.hands_after += after
    if is_won(expected):
        row.won += 1
        row.won_before += before
        row.won_after += after
    row.spoiled += before and not after


def _measure_enrolled(
    plain: PhotoReader, folder: Path, group: str, limit: int | None, models: Path, row: Row
) -> None:
    """The set as a club would teach it: a few photos in which people named every tile."""
    examples = list(_photos(folder, group, limit))
    tile_set: TileSet | None = None
    set_reader = plain.set_reader()
    for expected in examples[:_ENROLLED_PHOTOS]:
        known = [n for n, face in enumerate(expected.faces) if face < FLOWER]
        quads = [expected.quads[n] for n in known]
        faces = [expected.faces[n] for n in known]
        tile_set = with_corrections(tile_set or group, set_reader, expected.image, quads, faces)
    reader = PhotoReader(models, tile_set=tile_set)
    rest = examples[_ENROLLED_PHOTOS:]
    for expected in rest:
        for one, enrolled in ((plain, False), (reader, True)):
            seen, pairs = _look(one, expected)
            right = _named(expected, pairs, [tile.name for tile in seen])
            row.enrolled_right += right if enrolled else 0
            row.unenrolled_right += 0 if enrolled else right
        row.enrolled_tiles += len(expected.faces)


def _photos(folder: Path, group: str, limit: int | None) -> Iterator[Expected]:
    if labelled_photos(folder, (group,)):
        yield from real_photos(folder, group, limit)


def _hands(folder: Path, group: str) -> Iterator[Expected]:
    for photo in filter(shows_one_hand, labelled_photos(folder, (group,))):
        if not boxes_fit(photo):
            continue
        image = photo.load()
        size = np.array([image.shape[1], image.shape[0]], np.float32)
        quads = tuple(box.quad * size for box in photo.boxes)
        yield Expected(image, quads, tuple(box.face for box in photo.boxes))


def _look(reader: PhotoReader, expected: Expected) -> tuple[list[SeenTile], dict[int, int]]:
    seen = reader.look(expected.image)
    return seen, match(expected.quads, [Detection(t.quad, t.score, t.kind) for t in seen])


def _all_named(
    expected: Expected, pairs: dict[int, int], tiles: Sequence[SeenTile] | Sequence[ReadTile]
) -> bool:
    return _named(expected, pairs, [tile.name for tile in tiles]) == len(expected.faces)


def _names(tiles: Sequence[SeenTile]) -> list[str]:
    """Of all faces in view."""
    return sorted(tile.name for tile in tiles if not tile.is_back)


def _hand(reading: HandReading) -> list[str]:
    """The tiles of the hand that was read, wherever they lie."""
    hand = reading.hand
    if hand is None:
        return []
    own = [*hand.concealed, *([] if hand.win is None else [hand.win])]
    return sorted(map(str, [*own, *(tile for meld in hand.melds for tile in meld.tiles)]))


def _named(expected: Expected, pairs: dict[int, int], names: Sequence[str]) -> int:
    labels = np.array([CLASS_NAMES[f] if f < FLOWER else "unknown" for f in expected.faces])
    return sum(names[number] == labels[tile] for tile, number in pairs.items())
