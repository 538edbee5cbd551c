"""The fields that JSON records of every game share: tiles, melds, seats and flags."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from scorer.hand import Meld, MeldKind, Source, WinBy, Wind
from scorer.messages import Choice, CodedError, Message
from scorer.tiles import NotationError, Tile, parse_tile, parse_tiles

Record = dict[str, Any]
"""A JSON object."""


class RecordError(CodedError, ValueError):
    """A record in JSON that cannot be read; only programs and the command line see it."""

    section = "record"


SEATS: Final = {wind.letter: wind for wind in Wind}
_MELD_FIELDS: Final = frozenset({"kind", "tiles", "from"})
_WIN_BY: Final = {by.value: by for by in WinBy}
_MELD_KINDS: Final = {kind.value: kind for kind in MeldKind}
_SOURCES: Final = {source.value: source for source in Source}


def tiles_in(record: Record, field: str, required: bool = False) -> tuple[Tile, ...]:
    text = record.get(field)
    if not required and (text is None or text == ""):
        return ()
    if not isinstance(text, str):
        raise RecordError("tiles", field=field)
    try:
        return parse_tiles(text)
    except NotationError as error:
        raise RecordError("in-field", field=field, why=error) from error


def winning_tile(record: Record) -> Tile:
    text = record.get("win")
    if not isinstance(text, str):
        raise RecordError("winning-tile")
    try:
        return parse_tile(text)
    except NotationError as error:
        raise RecordError("in-field", field="win", why=error) from error


def win_by_in(record: Record) -> WinBy:
    by = record.get("by")
    if not isinstance(by, str) or by not in _WIN_BY:
        raise RecordError("one-of", field="by", allowed=Choice(tuple(_WIN_BY)))
    return _WIN_BY[by]


def melds_in(record: Record) -> tuple[Meld, ...]:
    melds = record.get("melds")
    if melds is None or melds == []:
        return ()
    if not isinstance(melds, list):
        raise RecordError("melds")
    return tuple([_meld(meld) for meld in melds])


def seat_in(record: Record, field: str) -> Wind | None:
    value = record.get(field)
    if value is None:
        return None
    if not isinstance(value, str) or value not in SEATS:
        raise RecordError("one-of", field=field, allowed=Choice(tuple(SEATS)))
    return SEATS[value]


def flags_in(record: Record, names: Iterable[str]) -> dict[str, bool]:
    """Those of the flags that are true."""
    flags = {}
    for name in names:
        if value := record.get(name):
            if value is not True:
                raise RecordError("flag", field=name)
            flags[name] = True
    return flags


def unknown_in(record: Record, fields: frozenset[str]) -> list[str]:
    """The names that a hand's record has beside its fields, and its melds beside theirs."""
    unknown = [] if record.keys() <= fields else [*(record.keys() - fields)]
    for meld in record.get("melds") or ():
        if not meld.keys() <= _MELD_FIELDS:
            unknown += meld.keys() - _MELD_FIELDS
    return unknown


def unknown_warnings(unknown: Iterable[str]) -> list[Message]:
    """Pointed out, so that a misspelt “riichi” does not pass for no riichi unseen."""
    return [Message("record", "ignored", field=short(name)) for name in sorted(set(unknown))]


def short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


def _meld(record: Any) -> Meld:
    if not isinstance(record, dict):
        raise RecordError("meld")
    kind, source = record.get("kind"), record.get("from")
    if not isinstance(kind, str) or kind not in _MELD_KINDS:
        raise RecordError("meld-kind", allowed=Choice(tuple(_MELD_KINDS)))
    if source is not None and (not isinstance(source, str) or source not in _SOURCES):
        raise RecordError("meld-from", allowed=Choice((*_SOURCES, "null")))
    tiles = record.get("tiles")
    if not isinstance(tiles, str):
        raise RecordError("meld-tiles")
    return _meld_of(kind, tiles, source)


@lru_cache(4096)
def _meld_of(kind: str, tiles: str, source: str | None) -> Meld:
    """The same pung of white dragons comes by all evening."""
    return Meld(_MELD_KINDS[kind], parse_tiles(tiles), _SOURCES[source] if source else None)
