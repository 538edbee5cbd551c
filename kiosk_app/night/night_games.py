"""All games of a night, opened, and whether their points add up."""

from collections.abc import Mapping, Sequence

from sqlalchemy import select

from kiosk_app.club.journal import games_of_night, open_game
from kiosk_app.club.models import GameResult, table_of
from kiosk_app.club.open_game import OpenGame
from kiosk_app.club.store import Store
from kiosk_app.night.nights import NightCard
from kiosk_app.night.seating_rows import SeatedRound
from scorer.table import final_scores

_RESULTS = table_of(GameResult)


def night_games(store: Store, night: NightCard) -> list[OpenGame]:
    """By round and table."""
    games = [open_game(store, heading.id) for heading in games_of_night(store, night.id)]
    return sorted(games, key=lambda game: (game.heading.round or 0, game.heading.started))


def what_is_wrong(
    store: Store, games: Sequence[OpenGame], rounds: Sequence[SeatedRound]
) -> list[str]:
    """One sentence for each table that has not ended, is missing, or does not add up."""
    wrong = []
    for each in rounds:
        begun = {game.heading.table_name for game in games if game.heading.round == each.number}
        if begun:
            wrong += [
                f"Table {name} in round {each.number} has no game here."
                for name in each.tables
                if name not in begun
            ]
    points = _stored_points(store, games)
    for game in games:
        if game.table.ended is None:
            wrong.append(f"{place_of(game)} has not ended.")
            continue
        final = final_scores(game.table, game.state.rules)
        should = game.table.total - final.sticks_left
        kept = points.get(game.id, {})
        makes = sum(kept.values())
        if makes != should:
            wrong.append(
                f"{place_of(game)} does not add up: its points make {makes:,} and should make "
                f"{should:,}."
            )
        elif kept != {int(score.seat): score.points for score in final.scores}:
            wrong.append(f"{place_of(game)} has other points in its results than in its hands.")
    return wrong


def place_of(game: OpenGame) -> str:
    heading = game.heading
    where = f"Table {heading.table_name}"
    return where if heading.round is None else f"{where} in round {heading.round}"


def _stored_points(store: Store, games: Sequence[OpenGame]) -> Mapping[str, dict[int, int]]:
    wanted = select(_RESULTS.c.game_id, _RESULTS.c.seat, _RESULTS.c.points).where(
        _RESULTS.c.game_id.in_([game.id for game in games])
    )
    points: dict[str, dict[int, int]] = {}
    with store.reading() as connection:
        for row in connection.execute(wanted):
            points.setdefault(row.game_id, {})[row.seat] = row.points
    return points
