"""A row with a digest in which one bit has changed: the bit is found by trying each."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Column, Table

from kiosk_app.store.row_digests import row_digest, with_digest

_LONGEST: Final = 20_000
"""Bytes of a value in which a changed bit is looked for."""
_NUMBER_BITS: Final = 48
Decode = Callable[[list[Column[Any]], tuple[Any, ...]], dict[str, Any] | None]


def mended_row(
    table: Table, columns: list[Column[Any]], row: tuple[Any, ...], decode: Decode
) -> dict[str, Any] | None:
    """The row as it was written; None where more than one bit is wrong."""
    names = [column.key for column in columns]
    if "digest" not in names or not isinstance(row[names.index("digest")], bytes):
        return None
    rest = [at for at, name in enumerate(names) if name != "digest"]
    plain = decode([columns[at] for at in rest], tuple(row[at] for at in rest))
    if plain is not None and _nearly(row_digest(table, plain), row[names.index("digest")]):
        return with_digest(table, plain)
    for at, name in enumerate(names):
        if name in ("digest", "arrival"):
            continue
        for value in _one_bit_off(row[at]):
            values = decode(columns, (*row[:at], value, *row[at + 1 :]))
            if values is not None and values["digest"] == row_digest(table, values):
                return values
    if plain is None:
        # What the digest does not cover, such as when the game ended, is worked out again.
        without = [
            (column, value)
            for column, value in zip(columns, row, strict=True)
            if column.key not in ("ended", "arrival") or table.name != "games"
        ]
        values = decode([each for each, _ in without], tuple(value for _, value in without))
        if values is not None and values["digest"] == row_digest(table, values):
            return values
    return None


def _one_bit_off(value: Any) -> Iterator[Any]:
    if isinstance(value, bytes) and len(value) <= _LONGEST:
        for at in range(len(value)):
            for bit in range(8):
                yield value[:at] + bytes((value[at] ^ 1 << bit,)) + value[at + 1 :]
    elif isinstance(value, int):
        for bit in range(_NUMBER_BITS):
            yield value ^ 1 << bit
        yield None


def _nearly(right: str, stored: bytes) -> bool:
    """One wrong bit in the digest itself: the row is as it was written."""
    if len(stored) != len(right):
        return False
    apart = sum(
        (one ^ other).bit_count() for one, other in zip(right.encode(), stored, strict=True)
    )
    return apart <= 2
