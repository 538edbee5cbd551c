"""The report of a tournament, which is not written while any table's points do not add up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Row, select

from kiosk_app.club.night_games import NightGame, night_games, what_is_wrong
from kiosk_app.club.nights import NightCard
from kiosk_app.club.players import PlayerCard, players_by_id
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating_rows import seated_rounds
from kiosk_app.club.sheets import Sheet
from kiosk_app.club.standings import Scope, kept_penalties
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.models import GAME_PLAYERS
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.score_sheet import FinalLine
from kiosk_app.store.store import Store
from scorer.messages import Paragraph
from scorer.table.final import ranking_points

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
_RANKING: Final = "Ranking points"


@dataclass(frozen=True, slots=True)
class ReportLine:
    place: int
    """Equal scores share the better place."""
    player: PlayerCard
    table_points: int
    """What was on the table at the end of each game, all games together."""
    score: int
    """With uma and penalties."""
    ranking: Fraction | None = None
    """What the places of the games bring, where their book gives points for places (NTS)."""


def report_lines(store: Store, night: NightCard) -> list[ReportLine]:
    """The result of a tournament, or :class:`NightRefused` with the tables that do not add up."""
    games = night_games(store, night)
    wrong = what_is_wrong(store, games, seated_rounds(store, night))
    if wrong:
        raise NightRefused("report-waits", tables=Paragraph(tuple(wrong)))
    if not games:
        raise NightRefused("no-game", name=night.name)
    sums: dict[str, tuple[int, int]] = {}
    by_game = {game.id: _ranking_points(game) for game in games}
    ranked: dict[str, Fraction] = {}
    with store.reading() as connection:
        players = players_by_id(connection)
        played_for = _replaced(connection.execute(select(GAME_PLAYERS)).all(), games)
        rows = select(RESULTS).where(RESULTS.c.night_id == night.id)
        for row in connection.execute(rows):
            player_id = played_for.get((row.game_id, row.player_id), row.player_id)
            player_id = players[player_id].id
            points, score = sums.get(player_id, (0, 0))
            # EMA 2016 §5.8: a missed session counts as what the rules put down for it.
            recorded = row.difference if row.substitute else row.points
            sums[player_id] = (points + recorded, score + row.score)
            brought = by_game.get(row.game_id, {}).get(row.seat)
            if brought is not None:
                ranked[player_id] = ranked.get(player_id, Fraction()) + brought
        for line in kept_penalties(connection, Scope(night_id=night.id)):
            player_id = players[line.player_id].id
            points, score = sums.get(player_id, (0, 0))
            sums[player_id] = (points, score + line.score)

    def merit(player_id: str) -> tuple[Fraction, int]:
        """NTS, Verschillen: the places count, not one good game; else the score alone."""
        return ranked.get(player_id, Fraction()), sums[player_id][1]

    ordered = sorted(sums, key=lambda id: (*(-each for each in merit(id)), players[id].last_name))
    lines: list[ReportLine] = []
    for at, player_id in enumerate(ordered, 1):
        points, score = sums[player_id]
        tied = at > 1 and merit(player_id) == merit(ordered[at - 2])
        place = lines[-1].place if tied else at
        brought = ranked.get(player_id, Fraction()) if ranked else None
        lines.append(ReportLine(place, players[player_id], points, score, brought))
    return lines


def report_sheet(lines: Sequence[ReportLine]) -> Sheet:
    """With a column for ranking points where any were given."""
    ranked = any(line.ranking is not None for line in lines)
    return Sheet(
        "Tournament",
        (*_HEADINGS, *([_RANKING] if ranked else [])),
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
                *([round(float(line.ranking or 0), 2)] if ranked else []),
            )
            for line in lines
        ],
    )


def _ranking_points(game: NightGame) -> Mapping[int, Fraction]:
    """By seat; empty where the game's book gives none."""
    heading = game.heading
    by_place = table_rules(heading.rules_id, heading.rules_text, heading.rules_version).ranking
    places = [[line.seat for line in tied] for _, tied in groupby(game.sheet.final, _place)]
    return ranking_points(places, by_place)


def _place(line: FinalLine) -> int:
    return line.place


def _replaced(
    names: Sequence[Row[Any]], games: Sequence[NightGame]
) -> Mapping[tuple[str, str], str]:
    """By game and substitute, for whom the result counts (EMA 2016 §5.8)."""
    known = {(row.game_id, row.name): row.player_id for row in names}
    played_for = {}
    for game in games:
        for plays, for_whom in game.sheet.substitutes.items():
            substitute = known.get((game.id, plays))
            away = known.get((game.id, for_whom))
            if substitute is not None and away is not None:
                played_for[game.id, substitute] = away
    return played_for
