"""A deal out of JSON: seats, the hands, the win and its circumstances."""

from collections.abc import Collection
from typing import Any, Final

from scorer.hand import WINDS, WinBy, Wind
from scorer.json_fields import (
    Record,
    RecordError,
    flags_in,
    seat_in,
    unknown_in,
    win_by_in,
    winning_tile,
)
from scorer.messages import Choice
from scorer.nts.checks import check_deal, check_win
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.json_hands import HAND_FIELDS, read_hand, refuse_unknown_flags
from scorer.nts.ruleset import RuleSet

# Each flag by every name it may have; the riichi names that mean the same are accepted.
_FLAGS: Final = {
    "last_wall_tile": ("last_tile", "last_wall_tile", "haitei"),
    "last_discard": ("last_discard", "houtei"),
    "kong_bloom": ("kong_bloom", "rinshan"),
    "kong_on_kong": ("kong_on_kong",),
    "robbed_kong": ("robbed_kong", "chankan"),
    "heaven": ("heaven", "tenho"),
    "earth": ("earth",),
}
_OTHER_FLAGS: Final = ("first_turn", "chips", "dreamer")
_KNOWN_FLAGS: Final = (*(name for names in _FLAGS.values() for name in names), *_OTHER_FLAGS)
_FIELDS: Final = frozenset(
    {"id", "players", "winner", "win", "by", "discarder", "round", "ruling", *_KNOWN_FLAGS}
)
_FOUR: Final = {wind.letter for wind in WINDS}
_THREE: Final = {wind.letter for wind in WINDS[:3]}


def read_deal(record: Record, rules: RuleSet) -> Deal:
    """The deal that a record describes; RecordError for a bad field, else HandError."""
    refuse_unknown_flags(record, _KNOWN_FLAGS)
    if "winner" not in record:
        raise RecordError("winner-missing")
    draw = record["winner"] is None
    hands = _read_hands(record.get("players"), draw)
    win = None if draw else _read_win(record, hands)
    ruling = None if record.get("ruling") is None else _seat_among(record, "ruling", hands)
    flags = flags_in(record, ("dreamer", "chips"))
    dreamer, chips = "dreamer" in flags, "chips" in flags
    deal = Deal(hands, win, _read_round(record), ruling, dreamer, chips)
    check_deal(deal, rules)
    return deal


def unknown_in_deal(record: Record) -> list[str]:
    """The names that nobody knows, in the record of a deal that was read and in its hands."""
    unknown = [*(record.keys() - _FIELDS)]
    for hand in (record.get("players") or {}).values():
        unknown += unknown_in(hand, HAND_FIELDS)
    return unknown


def _read_hands(data: Any, draw: bool) -> dict[Wind, Hand]:
    if data is None and draw:
        return {seat: Hand(()) for seat in WINDS}
    if not isinstance(data, dict):
        raise RecordError("players")
    if set(data) not in (_FOUR, _THREE):
        raise RecordError("players")
    return {seat: read_hand(data[seat.letter], seat) for seat in WINDS[: len(data)]}


def _read_round(record: Record) -> Round:
    value = record.get("round")
    if value is None:
        return Round.EAST
    if not isinstance(value, str) or value not in tuple(Round):
        raise RecordError("one-of", field="round", allowed=Choice(tuple(Round)))
    return Round(value)


def _read_win(record: Record, hands: dict[Wind, Hand]) -> Win:
    winner = _seat_among(record, "winner", hands)
    by = win_by_in(record)
    discarder = None
    if by is WinBy.RON:
        others = [seat for seat in hands if seat is not winner]
        discarder = _seat_among(record, "discarder", others)
    elif record.get("discarder") is not None:
        raise RecordError("self-drawn-discarder")
    given = flags_in(record, _KNOWN_FLAGS)
    flags = {field: not given.keys().isdisjoint(names) for field, names in _FLAGS.items()}
    if "first_turn" in given and not hands[winner].melds:
        flags["heaven"] |= winner is Wind.EAST and by is WinBy.TSUMO
        flags["earth"] |= discarder is Wind.EAST
    win = Win(winner, winning_tile(record), discarder, **flags)
    check_win(win, hands[winner])
    return win


def _seat_among(record: Record, field: str, allowed: Collection[Wind]) -> Wind:
    seat = seat_in(record, field)
    if seat is None or seat not in allowed:
        letters = tuple(one.letter for one in allowed)
        raise RecordError("one-of", field=field, allowed=Choice(letters))
    return seat
