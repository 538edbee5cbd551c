"""All games of a night, other kiosks' too, and whether their points add up."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import select

from kiosk_app.club.nights import NightCard
from kiosk_app.club.seating_rows import SeatedRound
from kiosk_app.store.journal import games_of_night, open_game
from kiosk_app.store.open_game import GameHeading
from kiosk_app.store.result_models import RESULTS, SCORE_SHEETS
from kiosk_app.store.score_sheet import ScoreSheet, sheet_from_text, sheet_of
from kiosk_app.store.store import Store
from scorer.messages import Message


@dataclass(frozen=True, slots=True)
class NightGame:
    heading: GameHeading
    sheet: ScoreSheet
    """This kiosk's own as it stands; another's as it was when it last reached the server."""

    @property
    def id(self) -> str:
        return self.heading.id

    @property
    def place(self) -> Message:
        """``Table 3 in round 2``."""
        table, number = self.heading.table_name, self.heading.round
        if number is None:
            return Message("night-place", "table", table=table)
        return Message("night-place", "table-in-round", table=table, round=number)


def night_games(store: Store, night: NightCard) -> list[NightGame]:
    """By round and table."""
    games = games_with_sheets(store, games_of_night(store, night.id))
    return sorted(games, key=lambda game: (game.heading.round or 0, game.heading.started))


def games_with_sheets(store: Store, headings: Sequence[GameHeading]) -> list[NightGame]:
    """In the same order; a game of another kiosk of which nothing has come yet is left out."""
    others = [heading.id for heading in headings if heading.kiosk_id != store.kiosk_id]
    wanted = select(SCORE_SHEETS.c.game_id, SCORE_SHEETS.c.body).where(
        SCORE_SHEETS.c.game_id.in_(others)
    )
    with store.reading() as connection:
        read = {row.game_id: row.body for row in connection.execute(wanted)} if others else {}
    games = []
    for heading in headings:
        if heading.kiosk_id == store.kiosk_id:
            games.append(NightGame(heading, sheet_of(open_game(store, heading.id).state)))
        elif heading.id in read:
            with suppress(ValueError):  # damaged here; the server has it again
                games.append(NightGame(heading, sheet_from_text(read[heading.id])))
    return games


def what_is_wrong(
    store: Store, games: Sequence[NightGame], rounds: Sequence[SeatedRound]
) -> list[Message]:
    """One message for each table that has not ended, is missing, or does not add up."""
    wrong = []
    for each in rounds:
        begun = {game.heading.table_name for game in games if game.heading.round == each.number}
        if begun:
            wrong += [
                Message("night-table", "no-game", table=name, round=each.number)
                for name in each.tables
                if name not in begun
            ]
    points = _stored_points(store, games)
    for game in games:
        sheet = game.sheet
        if sheet.ended is None:
            wrong.append(Message("night-table", "not-ended", place=game.place))
            continue
        should = sheet.total - sheet.sticks_left
        kept = points.get(game.id, {})
        # Of a missed session the result is not what lay on the table (EMA 2016 §5.8).
        played = {line.seat: line.points for line in sheet.final}
        kept = {
            seat: played.get(seat, 0) if seat in _missed(sheet) else on_table
            for seat, on_table in kept.items()
        }
        makes = sum(kept.values())
        if makes != should:
            wrong.append(
                Message("night-table", "wrong-sum", place=game.place, points=makes, should=should)
            )
        elif kept != played:
            wrong.append(Message("night-table", "other-points", place=game.place))
    return wrong


def _missed(sheet: ScoreSheet) -> set[int]:
    """The seats at which a substitute sits."""
    return {line.seat for line in sheet.final if line.player in sheet.substitutes}


def _stored_points(store: Store, games: Sequence[NightGame]) -> Mapping[str, dict[int, int]]:
    wanted = select(RESULTS.c.game_id, RESULTS.c.seat, RESULTS.c.points).where(
        RESULTS.c.game_id.in_([game.id for game in games])
    )
    points: dict[str, dict[int, int]] = {}
    with store.reading() as connection:
        for row in connection.execute(wanted):
            points.setdefault(row.game_id, {})[row.seat] = row.points
    return points
