"""A SQLite file read without SQLite: page by page and cell by cell, whatever else is damaged.

The layout is SQLite's documented file format. Nothing here trusts anything: a record comes out
only where its own header adds up, and who asked for it checks what it says.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

TABLE_LEAF: Final = 0x0D
INDEX_LEAF: Final = 0x0A
INDEX_INTERIOR: Final = 0x02
_CELLS_AT: Final = {TABLE_LEAF: 8, INDEX_LEAF: 8, INDEX_INTERIOR: 12}
_USUAL_SIZE: Final = 4096
_WAL_HEADER, _FRAME_HEADER = 32, 24
_FILE_HEADER: Final = 100
_MOST_COLUMNS: Final = 64
_LONGEST_RECORD: Final = 4_000_000

Value = int | float | bytes | None


class Record(NamedTuple):
    """The values of a row, texts as bytes."""

    values: tuple[Value, ...]
    without_rowid: bool


@dataclass(frozen=True, slots=True)
class RawPages:
    """Every version of every page that the file and its log hold."""

    size: int
    base: dict[int, bytes]
    frames: tuple[tuple[int, bytes], ...] = ()
    """From the log, in the order in which they were written."""
    latest: dict[int, bytes] = field(default_factory=dict)

    def every(self) -> Iterator[tuple[int, bytes]]:
        yield from self.frames[::-1]
        yield from self.base.items()


def read_pages(database: Path) -> RawPages:
    """Also of a file that SQLite does not open."""
    content = database.read_bytes()
    log = Path(f"{database}-wal")
    frames_of = log.read_bytes() if log.exists() else b""
    size = _page_size(content, frames_of)
    base = {
        at // size + 1: content[at : at + size].ljust(size, b"\0")
        for at in range(0, len(content), size)
    }
    frames = []
    step = _FRAME_HEADER + size
    for at in range(_WAL_HEADER, len(frames_of) - step + 1, step):
        number = int.from_bytes(frames_of[at : at + 4], "big")
        frames.append((number, frames_of[at + _FRAME_HEADER : at + step]))
    return RawPages(size, base, tuple(frames), {**base, **dict(frames)})


def _page_size(content: bytes, log: bytes) -> int:
    for size in (int.from_bytes(log[8:12], "big"), int.from_bytes(content[16:18], "big")):
        if 512 <= size <= 65536 and size & (size - 1) == 0 and size == _USUAL_SIZE:
            return size
    return _USUAL_SIZE  # this program never makes another


def records(pages: RawPages) -> Iterator[Record]:
    """Every record that can be read from any page, the log's first; some more than once."""
    for number, page in pages.every():
        yield from _records_of(pages, number, page)


def _records_of(pages: RawPages, number: int, page: bytes) -> Iterator[Record]:
    start = _FILE_HEADER if number == 1 else 0
    kind = page[start]
    count = int.from_bytes(page[start + 3 : start + 5], "big")
    cells = start + _CELLS_AT.get(kind, 8)
    whole = kind in _CELLS_AT and count <= (pages.size - cells) // 2
    seen: set[int] = set()
    if whole:
        for index in range(count):
            at = int.from_bytes(page[cells + 2 * index : cells + 2 * index + 2], "big")
            found = _cell(pages, page, at, kind)
            if found is None:
                whole = False
                continue
            seen.add(at)
            yield from found
    if not whole and any(page):
        # The head of the page is damaged, or a cell's place: look for cells at every byte.
        for at in range(start, pages.size - 4):
            if at not in seen:
                for guess in (INDEX_LEAF, TABLE_LEAF):
                    found = _cell(pages, page, at, guess)
                    if found is not None:
                        yield from found


def _cell(pages: RawPages, page: bytes, at: int, kind: int) -> list[Record] | None:
    """The record of a cell, twice where its overflow differs between file and log; None: none."""
    if kind == INDEX_INTERIOR:
        at += 4
    try:
        length, at = _varint(page, at)
        if not 2 <= length <= _LONGEST_RECORD:
            return None
        if kind == TABLE_LEAF:
            _, at = _varint(page, at)
        local = _local_length(length, pages.size, kind)
        payload = page[at : at + local]
        if len(payload) < local:
            return None
        if not _plausible(payload, length):
            return None
        if local == length:
            wholes = [payload]
        else:
            following = int.from_bytes(page[at + local : at + local + 4], "big")
            views = (pages.latest, pages.base)
            tails = [_overflow(view, following, length - local, pages.size) for view in views]
            wholes = [payload + tail for tail in dict.fromkeys(tails) if tail is not None]
        rows = [values for whole in wholes if (values := _values(whole)) is not None]
    except IndexError:
        return None
    without_rowid = kind != TABLE_LEAF
    return [Record(values, without_rowid) for values in rows] or None


def _local_length(length: int, size: int, kind: int) -> int:
    most = size - 35 if kind == TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        return length
    least = (size - 12) * 32 // 255 - 23
    kept = least + (length - least) % (size - 4)
    return kept if kept <= most else least


def _overflow(view: dict[int, bytes], number: int, wanted: int, size: int) -> bytes | None:
    parts: list[bytes] = []
    seen: set[int] = set()
    while wanted > 0:
        page = view.get(number)
        if page is None or number in seen:
            return None
        seen.add(number)
        parts.append(page[4 : 4 + min(wanted, size - 4)])
        wanted -= len(parts[-1])
        number = int.from_bytes(page[:4], "big")
    return b"".join(parts)


def _plausible(payload: bytes, length: int) -> bool:
    """Quickly, before anything is read: does the record's header add up to its length?"""
    try:
        head, at = _varint(payload, 0)
        if not 2 <= head <= min(length, 2 * _MOST_COLUMNS):
            return False
        total = head
        while at < head:
            code, at = _varint(payload, at)
            total += _length_of(code)
        return at == head and total == length
    except IndexError:
        return False


def _values(record: bytes) -> tuple[Value, ...] | None:
    head, at = _varint(record, 0)
    codes = []
    while at < head:
        code, at = _varint(record, at)
        codes.append(code)
    values: list[Value] = []
    for code in codes:
        length = _length_of(code)
        part = record[at : at + length]
        at += length
        if code == 0:
            values.append(None)
        elif code in (8, 9):
            values.append(code - 8)
        elif code == 7:
            values.append(0.0)  # no table of a club has such a column
        elif code < 7:
            values.append(int.from_bytes(part, "big", signed=True))
        else:
            values.append(part)
    return tuple(values)


def _length_of(code: int) -> int:
    if code >= 12:
        return (code - 12) // 2
    if code in (10, 11):
        raise IndexError("reserved")
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[code]


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for index in range(9):
        byte = data[at + index]
        if index == 8:
            return (value << 8) | byte, at + 9
        value = (value << 7) | (byte & 0x7F)
        if byte < 0x80:
            return value, at + index + 1
    raise IndexError("no number")
