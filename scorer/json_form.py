"""Hands and scores as JSON: one object in, one object out."""

from json import JSONEncoder
from typing import Final

from scorer.context import WinContext
from scorer.hand import Hand, HandError, Wind
from scorer.json_fields import (
    Record,
    flags_in,
    melds_in,
    seat_in,
    tiles_in,
    unknown_in,
    unknown_warnings,
    win_by_in,
    winning_tile,
)
from scorer.reading_text import reading_text
from scorer.result import NoWin, Score

_EAST: Final = Wind.EAST
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
        "norths",
    }
)
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
    concealed = tiles_in(record, "concealed", required=True)
    return Hand(concealed, winning_tile(record), melds_in(record))


def context_from(record: Record) -> WinContext:
    """The circumstances of a record."""
    return WinContext(
        win_by_in(record),
        seat_in(record, "seat") or _EAST,
        seat_in(record, "round") or _EAST,
        seat_in(record, "discarder"),
        tiles_in(record, "dora_indicators"),
        tiles_in(record, "ura_indicators"),
        counters=_count(record, "counters"),
        sticks=_count(record, "sticks"),
        liable=seat_in(record, "liable"),
        norths=_count(record, "norths"),
        **flags_in(record, _FLAGS),
    )


def warnings_for(record: Record) -> list[str]:
    """What a record has that nobody looked at."""
    unknown = unknown_in(record, _FIELDS)
    return unknown_warnings(unknown) if unknown else []


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


def _count(record: Record, field: str) -> int:
    value = record.get(field)
    if value is None:
        return 0
    if type(value) is not int or not 0 <= value <= _MOST:
        raise HandError(f"“{field}” is a whole number from 0 to {_MOST}.")
    return value
