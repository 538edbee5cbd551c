"""Hands and scores as JSON: one object in, one object out."""

from functools import lru_cache
from json import JSONEncoder
from typing import Any, Final

from scorer.context import WinContext
from scorer.hand import Hand, HandError, Meld, MeldKind, Source, WinBy, Wind
from scorer.reading_text import reading_text
from scorer.result import NoWin, Score
from scorer.tiles import Tile, parse_tile, parse_tiles

Record = dict[str, Any]
"""A JSON object."""

SEATS: Final = {wind.letter: wind for wind in Wind}
_EAST: Final = Wind.EAST
_WIN_BY: Final = {by.value: by for by in WinBy}
_MELD_KINDS: Final = {kind.value: kind for kind in MeldKind}
_SOURCES: Final = {source.value: source for source in Source}
_FLAGS: Final = (
    "riichi",
    "double_riichi",
    "ippatsu",
    "rinshan",
    "chankan",
    "haitei",
    "houtei",
    "first_turn",
)
_FIELDS: Final = frozenset(
    {
        "id",
        "concealed",
        "win",
        "by",
        "melds",
        "seat",
        "round",
        "discarder",
        "dora_indicators",
        "ura_indicators",
        *_FLAGS,
        "counters",
        "sticks",
        "liable",
    }
)
_MELD_FIELDS: Final = frozenset({"kind", "tiles", "from"})
_MOST: Final = 1_000  # more counters or sticks than any evening has seen

NO_WIN_SENTENCES: Final = {
    "no-shape": "The tiles are not four sets and a pair, seven pairs or thirteen orphans.",
    "no-yaku": "The hand has no yaku.",
    "only-dora": "The hand has no yaku: dora alone does not win.",
    "needs-two-yaku": "With this many counters a hand needs two yaku; it has one.",
}

encode: Final = JSONEncoder(ensure_ascii=False).encode


def hand_from(record: Record) -> Hand:
    """The hand of a record; a bad field raises HandError or NotationError with a sentence."""
    concealed = parse_tiles(_text(record, "concealed"))
    win = record.get("win")
    if not isinstance(win, str):
        raise HandError("“win” is the winning tile, like 8s.")
    melds = record.get("melds")
    if not melds:
        if melds not in (None, []):
            raise HandError("“melds” is a list of melds.")
        return Hand(concealed, parse_tile(win))
    if not isinstance(melds, list):
        raise HandError("“melds” is a list of melds.")
    return Hand(concealed, parse_tile(win), tuple([_meld(meld) for meld in melds]))


def context_from(record: Record) -> WinContext:
    """The circumstances of a record."""
    by = record.get("by")
    if not isinstance(by, str) or by not in _WIN_BY:
        raise HandError("“by” is ron or tsumo.")
    flags = {}
    for name in _FLAGS:
        if value := record.get(name):
            if value is not True:
                raise HandError(f"“{name}” is true or false.")
            flags[name] = True
    return WinContext(
        _WIN_BY[by],
        _seat(record, "seat") or _EAST,
        _seat(record, "round") or _EAST,
        _seat(record, "discarder"),
        _tiles(record, "dora_indicators"),
        _tiles(record, "ura_indicators"),
        counters=_count(record, "counters"),
        sticks=_count(record, "sticks"),
        liable=_seat(record, "liable"),
        **flags,
    )


def warnings_for(record: Record) -> list[str]:
    """Fields nobody knows, so that a misspelt “riichi” does not pass for no riichi unseen."""
    unknown = [] if record.keys() <= _FIELDS else sorted(record.keys() - _FIELDS)
    for meld in record.get("melds") or ():
        if not meld.keys() <= _MELD_FIELDS:
            unknown += sorted(meld.keys() - _MELD_FIELDS)
    return [f"“{_short(name)}” is no field and was not looked at." for name in unknown]


def record_from(result: Score | NoWin) -> Record:
    """A result as the JSON object that others rely on."""
    rules = result.rules
    if isinstance(result, NoWin):
        return {
            "rules": rules.id,
            "valid": False,
            "why": NO_WIN_SENTENCES[result.reason],
            "section": result.section,
        }
    return {
        "rules": rules.id,
        "valid": True,
        "han": result.han,
        "fu": result.fu,
        "limit": result.worth.limit,
        "yakuman": result.yakuman,
        "yaku": [{"id": item.id, "han": item.han, "section": item.section} for item in result.yaku],
        "fu_items": [
            {"why": item.why, "fu": item.fu, "section": item.section} for item in result.fu_items
        ],
        "reading": reading_text(result),
        "points": result.worth.points,
        "payments": {"ESWN"[seat]: points for seat, points in result.payments.items()},
    }


def _tiles(record: Record, field: str) -> tuple[Tile, ...]:
    return () if record.get(field) in (None, "") else parse_tiles(_text(record, field))


def _text(record: Record, field: str) -> str:
    text = record.get(field)
    if not isinstance(text, str):
        raise HandError(f"“{field}” is a text of tiles, like 123m406p99s1z.")
    return text


def _seat(record: Record, field: str) -> Wind | None:
    value = record.get(field)
    if value is None:
        return None
    if not isinstance(value, str) or value not in SEATS:
        raise HandError(f"“{field}” is E, S, W or N.")
    return SEATS[value]


def _count(record: Record, field: str) -> int:
    value = record.get(field)
    if value is None:
        return 0
    if type(value) is not int or not 0 <= value <= _MOST:
        raise HandError(f"“{field}” is a whole number from 0 to {_MOST}.")
    return value


def _meld(record: Any) -> Meld:
    if not isinstance(record, dict):
        raise HandError("A meld is an object with kind, tiles and from.")
    kind, source = record.get("kind"), record.get("from")
    if not isinstance(kind, str) or kind not in _MELD_KINDS:
        raise HandError(f"A meld's “kind” is one of {', '.join(_MELD_KINDS)}.")
    if source is not None and (not isinstance(source, str) or source not in _SOURCES):
        raise HandError(f"A meld's “from” is {', '.join(_SOURCES)} or null.")
    return _meld_of(kind, _text(record, "tiles"), source)


@lru_cache(4096)
def _meld_of(kind: str, tiles: str, source: str | None) -> Meld:
    """The same pung of white dragons comes by all evening."""
    return Meld(_MELD_KINDS[kind], parse_tiles(tiles), _SOURCES[source] if source else None)


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"
