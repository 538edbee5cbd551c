"""The final scores as a sheet whose rows and columns a person can add up with a pencil."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final as Constant

from scorer.messages import Message
from scorer.table.final import Final, FinalScore
from scorer.table.rules import TableRules

PARTS: Constant = (
    "counted",
    "substitution",
    "rounding",
    "uma",
    "oka",
    "yakitori",
    "penalties",
)
"""What lies between the points and the score, in the order in which it is added."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line: a player's, somebody's who keeps a penalty and has no result here, or the sum."""

    place: int | None
    score: FinalScore | None
    """None for whoever only keeps a penalty, and in the sum."""
    player: str
    points: int | None
    """On the table at the end, a substitute's too: they sum to what was there."""
    leftover: int
    parts: tuple[int, ...]
    """By column: the parts that somebody has; together they make the total."""
    total: int
    ranking: Fraction | None


@dataclass(frozen=True, slots=True)
class FinalSheet:
    columns: tuple[str, ...]
    """Which of the parts somebody has."""
    rows: tuple[SheetRow, ...]
    sum: SheetRow
    """What every column adds up to."""
    unit: int


def how_made_up(rules: TableRules) -> Message | None:
    """Who makes up what rounding left, and whether that is our reading; None: nothing is rounded.

    Norway 2018 §13.1.
    """
    if rules.end.final_score != "thousands-rounded-down":
        return None
    return Message("final", rules.end.balance, cite=rules.cite("end.balance"))


def final_sheet(final: Final) -> FinalSheet:
    columns = tuple(
        part
        for part in PARTS
        if any(getattr(score, part) for score in final.scores)
        or (part == "penalties" and final.substitutes)
    )
    rows = [
        SheetRow(
            score.place,
            score,
            score.owner,
            score.points,
            score.leftover,
            tuple(getattr(score, part) for part in columns),
            score.score,
            score.ranking,
        )
        for score in final.scores
    ]
    for person, points in final.substitutes:
        kept = tuple(points if part == "penalties" else 0 for part in columns)
        rows.append(SheetRow(None, None, person, None, 0, kept, points, None))
    ranking = [row.ranking for row in rows if row.ranking is not None]
    total = SheetRow(
        None,
        None,
        "",
        sum(row.points or 0 for row in rows),
        sum(row.leftover for row in rows),
        tuple(map(sum, zip(*(row.parts for row in rows), strict=True))),
        sum(row.total for row in rows),
        Fraction(sum(ranking)) if ranking else None,
    )
    return FinalSheet(columns, tuple(rows), total, final.unit)
