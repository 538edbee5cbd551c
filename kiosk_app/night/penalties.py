"""Penalties and bonuses that stand in the games of a night."""

from collections.abc import Iterable
from dataclasses import dataclass

from kiosk_app.club.open_game import OpenGame


@dataclass(frozen=True, slots=True)
class PenaltyLine:
    """Below zero a penalty, above it a bonus."""

    round: int | None
    table_name: str
    player: str
    points: int
    reason: str
    after_uma: bool


def penalty_lines(games: Iterable[OpenGame]) -> list[PenaltyLine]:
    return [
        PenaltyLine(
            game.heading.round,
            game.heading.table_name,
            game.table.name(each.seat),
            each.points,
            each.reason,
            each.when == "after-uma",
        )
        for game in games
        for each in game.table.adjustments
    ]
