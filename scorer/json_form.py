"""Hands and scores as JSON: one object in, one object out."""

from json import JSONEncoder
from typing import Final

from scorer.hand import Hand, WinContext, Wind
from scorer.json_fields import (
    Record,
    RecordError,
    flags_in,
    melds_in,
    seat_in,
    tiles_in,
    unknown_in,
    unknown_warnings,
    win_by_in,
    winning_tile,
)
from scorer.messages import Message, Sentences
from scorer.no_win import why_no_win
from scorer.result import NoWin, Score

_EAST: Final = Wind.EAST
FLAGS: Final = (
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
        *FLAGS,
        "counters",
        "sticks",
        "liable",
        "norths",
    }
)
_MOST: Final = 1_000  # more counters or sticks than any evening has seen

encode: Final = JSONEncoder(ensure_ascii=False).encode


def hand_from(record: Record) -> Hand:
    """The hand of a record; a bad field raises RecordError, an impossible hand HandError."""
    concealed = tiles_in(record, "concealed", required=True)
    return Hand(concealed, winning_tile(record), melds_in(record))


def context_from(record: Record) -> WinContext:
    """The circumstances of a record."""
    by = win_by_in(record)
    seat, round_wind = seat_in(record, "seat") or _EAST, seat_in(record, "round") or _EAST
    discarder = seat_in(record, "discarder")
    dora, ura = tiles_in(record, "dora_indicators"), tiles_in(record, "ura_indicators")
    counters, sticks = _count(record, "counters"), _count(record, "sticks")
    liable, norths = seat_in(record, "liable"), _count(record, "norths")
    flags = flags_in(record, FLAGS)
    return WinContext(
        by,
        seat,
        round_wind,
        discarder,
        dora,
        ura,
        counters=counters,
        sticks=sticks,
        liable=liable,
        norths=norths,
        **dict.fromkeys(flags, True),
    )


def warnings_for(record: Record) -> list[Message]:
    """What a record has that nobody looked at."""
    unknown = unknown_in(record, _FIELDS)
    return unknown_warnings(unknown) if unknown else []


def record_from(result: Score | NoWin, words: Sentences) -> Record:
    """A result as the JSON object that others rely on."""
    rules = result.rules
    if isinstance(result, NoWin):
        return {
            "rules": rules.id,
            "valid": False,
            "why": words.sentence_for(why_no_win(result)),
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
        "reading": result.reading.text(result.hand, reds=result.rules.play.red_fives > 0),
        "points": result.worth.points,
        "payments": {"ESWN"[seat]: points for seat, points in result.payments.items()},
    }


def _count(record: Record, field: str) -> int:
    value = record.get(field)
    if value is None:
        return 0
    if type(value) is not int or not 0 <= value <= _MOST:
        raise RecordError("number", field=field, most=_MOST)
    return value
