"""The report of a tournament, which is not written while any table's points do not add up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, select

from kiosk_app.club.night_games import NightGame, night_games, what_is_wrong
from kiosk_app.club.nights import NightCard
from kiosk_app.club.players import PlayerCard, players_by_id
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating_rows import seated_rounds
from kiosk_app.club.sheets import Sheet
from kiosk_app.store.models import GamePlayer, table_of
from kiosk_app.store.result_models import GameResult
from kiosk_app.store.store import Store

_RESULTS = table_of(GameResult)
_NAMES = table_of(GamePlayer)
_HEADINGS: Final = (
    "Place",
    "First name",
    "Last name",
    "EMA number",
    "Table points",
    "Score",
    "EMA member",
    "Country",
)


@dataclass(frozen=True, slots=True)
class ReportLine:
    place: int
    """Equal scores share the better place."""
    player: PlayerCard
    table_points: int
    """What was on the table at the end of each game, all games together."""
    score: int
    """With uma and penalties."""


def report_lines(store: Store, night: NightCard) -> list[ReportLine]:
    """The result of a tournament, or :class:`NightRefused` with the tables that do not add up."""
    games = night_games(store, night)
    wrong = what_is_wrong(store, games, seated_rounds(store, night))
    if wrong:
        raise NightRefused(
            " ".join(wrong) + " The report is written once every table adds up.", "report-waits"
        )
    if not games:
        raise NightRefused(f"No game has been played in {night.name}.", "no-game", name=night.name)
    sums: dict[str, tuple[int, int]] = {}
    with store.reading() as connection:
        players = players_by_id(connection)
        stands_for = _replaced(connection.execute(select(_NAMES)).all(), games)
        rows = select(_RESULTS).where(_RESULTS.c.night_id == night.id)
        for row in connection.execute(rows):
            player_id = stands_for.get((row.game_id, row.player_id), row.player_id)
            player_id = players[player_id].id
            points, score = sums.get(player_id, (0, 0))
            # EMA 2016 §5.8: a missed session counts as what the rules put down for it.
            recorded = row.difference if row.substitute else row.points
            sums[player_id] = (points + recorded, score + row.score)
    ordered = sorted(sums.items(), key=lambda item: (-item[1][1], players[item[0]].last_name))
    lines: list[ReportLine] = []
    for at, (player_id, (points, score)) in enumerate(ordered, 1):
        tied = lines and lines[-1].score == score
        place = lines[-1].place if tied else at
        lines.append(ReportLine(place, players[player_id], points, score))
    return lines


def report_sheet(lines: Sequence[ReportLine]) -> Sheet:
    return Sheet(
        "Tournament",
        _HEADINGS,
        [
            (
                line.place,
                line.player.first_name,
                line.player.last_name,
                line.player.ema_number,
                line.table_points,
                line.score,
                line.player.ema_number is not None,
                line.player.country,
            )
            for line in lines
        ],
    )


def _replaced(
    names: Sequence[Row[Any]], games: Sequence[NightGame]
) -> Mapping[tuple[str, str], str]:
    """By game and substitute, for whom the result counts (EMA 2016 §5.8)."""
    known = {(row.game_id, row.name): row.player_id for row in names}
    stands_for = {}
    for game in games:
        for plays, for_whom in game.sheet.substitutes.items():
            substitute = known.get((game.id, plays))
            away = known.get((game.id, for_whom))
            if substitute is not None and away is not None:
                stands_for[game.id, substitute] = away
    return stands_for
