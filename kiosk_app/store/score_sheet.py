"""A game on one sheet: where it stands, how it came there, and how it ended.

Worked out from the events by the kiosk that has them, and small enough to be sent to all others.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from json import dumps, loads
from typing import Any, TypeVar, get_type_hints

from kiosk_app.store.problems import printable
from scorer.table import (
    SEATS,
    Four,
    FourNames,
    Seat,
    State,
    final_scores,
    hands,
)
from scorer.table.table import CHAIRS

_Each = TypeVar("_Each")


@dataclass(frozen=True, slots=True)
class FinalLine:
    """How the game ended for one player, or would if it ended now."""

    place: int
    seat: int
    player: str
    points: int
    uma: int
    penalties: int
    score: int


@dataclass(frozen=True, slots=True)
class SheetPenalty:
    """Below zero a penalty, above it a bonus."""

    player: str
    points: int
    reason: str
    after_uma: bool


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    sequence: int
    """The event up to which it goes."""
    rules_name: str
    players: FourNames
    points: Four
    dealer: int
    round: str
    """The letter of its wind."""
    hand: int
    counters: int
    sticks: int
    riichi: tuple[int, ...]
    over: str | None
    ended: str | None
    total: int
    """What the points and the sticks on the table sum to."""
    sticks_left: int
    """Points of the sticks that nobody gets at the end."""
    course: tuple[Four, ...]
    """The points at the start, and after each hand."""
    labels: tuple[str, ...]
    """Of each: the round and the deal, like E1, with its counters; the first is the start."""
    final: tuple[FinalLine, ...]
    """The winner first."""
    penalties: tuple[SheetPenalty, ...]
    substitutes: Mapping[str, str]
    """By the substitute's name, for whom they play."""


def sheet_of(state: State) -> ScoreSheet:
    table = state.table
    if table is None:
        raise ValueError("A game that has not started has no sheet.")
    course, labels = _course(state)
    final = final_scores(table, state.rules)
    return ScoreSheet(
        sequence=state.sequence,
        rules_name=state.rules.name,
        players=table.players,
        points=table.points,
        dealer=int(table.dealer),
        round=table.round_letter,
        hand=table.hand,
        counters=table.counters,
        sticks=table.sticks,
        riichi=tuple(map(int, table.riichi)),
        over=table.over,
        ended=table.ended,
        total=table.total,
        sticks_left=final.sticks_left,
        course=course,
        labels=labels,
        final=tuple(
            FinalLine(
                score.place,
                int(score.seat),
                score.player,
                score.points,
                score.uma,
                score.penalties,
                score.score,
            )
            for score in final.scores
        ),
        penalties=tuple(
            SheetPenalty(
                # It is the person's, whoever sits there now.
                each.player or table.name(each.seat),
                each.points,
                each.reason,
                each.when == "after-uma",
            )
            for each in table.adjustments
        ),
        substitutes={table.name(each.seat): each.player for each in table.absences},
    )


def sheet_to_text(sheet: ScoreSheet) -> str:
    return dumps(asdict(sheet), ensure_ascii=False, separators=(",", ":"))


def sheet_from_text(text: str) -> ScoreSheet:
    """A sheet of a newer Tenbou may say more; :class:`ValueError` for one that cannot be used."""
    try:
        data = _known(ScoreSheet, loads(text))
        sheet = ScoreSheet(
            players=_chairs(tuple(map(_text, data.pop("players")))),
            points=_four(data.pop("points")),
            riichi=tuple(_seat(seat) for seat in data.pop("riichi")),
            course=tuple(map(_four, data.pop("course"))),
            labels=tuple(map(_text, data.pop("labels"))),
            final=tuple(FinalLine(**_known(FinalLine, line)) for line in data.pop("final")),
            penalties=tuple(
                SheetPenalty(**_known(SheetPenalty, line)) for line in data.pop("penalties")
            ),
            substitutes={_text(one): _text(two) for one, two in data.pop("substitutes").items()},
            dealer=_seat(data.pop("dealer")),
            **data,
        )
    except (TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ValueError(f"no score sheet: {error}") from error
    seated = sum(bool(name) for name in sheet.players)
    if len(sheet.labels) != len(sheet.course) or len(sheet.final) != seated:
        raise ValueError("its parts do not belong together")
    for line in (sheet, *sheet.final, *sheet.penalties):
        _check_plain_fields(line)
    return sheet


def _known(kind: type[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Without what this version does not know."""
    names = {field.name for field in fields(kind)}
    return {name: value for name, value in data.items() if name in names}


def _check_plain_fields(line: Any) -> None:
    for name, kind in get_type_hints(type(line)).items():
        value = getattr(line, name)
        if kind in (int, str, bool) and type(value) is not kind:
            raise ValueError(f"{name} is no {kind.__name__}")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return printable(value)


def _seat(value: Any) -> int:
    if type(value) is not int or value not in range(len(CHAIRS)):
        raise TypeError("no seat")
    return value


def deal_name(sheet: ScoreSheet) -> str:
    """``E2``, as players call the hand."""
    return _label(sheet.round, CHAIRS[sheet.dealer], 0)


def _course(state: State) -> tuple[tuple[Four, ...], tuple[str, ...]]:
    played = [hand for hand in hands(state) if hand.end is not None]
    points = [next(iter(state.steps)).after.points, *(hand.after for hand in played)]
    labels = ["start", *(_label(hand.round_letter, hand.dealer, hand.counters) for hand in played)]
    if state.table is not None and points[-1] != state.table.points:
        points.append(state.table.points)
        labels.append("now")
    return tuple(points), tuple(labels)


def _label(wind: str, dealer: Seat, counters: int) -> str:
    return f"{wind}{dealer + 1}" + (f"·{counters}" if counters else "")


def _four(values: list[int]) -> Four:
    if not all(type(value) is int for value in values):
        raise TypeError("no points")
    return _chairs(tuple(values))


def _chairs(values: tuple[_Each, ...]) -> tuple[_Each, ...]:
    if len(values) not in (len(SEATS), len(CHAIRS)):
        raise TypeError("no table")
    return values
