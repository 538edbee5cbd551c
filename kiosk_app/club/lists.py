"""Games and standings as sheets. Programs read them too: their columns have one name each, in
English, on every kiosk."""

from collections.abc import Iterable, Sequence

from kiosk_app.club.finished_games import ResultLine
from kiosk_app.club.penalties import PenaltyLine
from kiosk_app.club.sheets import Cell, Sheet
from kiosk_app.club.standings import Standing
from kiosk_app.store.results import best_hand_words
from scorer.table import SEATS

_STANDINGS = (
    "Rank",
    "Player",
    "Games",
    "Average place",
    "1st",
    "2nd",
    "3rd",
    "4th",
    "Points",
    "Uma",
    "Penalties",
    "Score",
    "Best hand",
    "Its tiles and yaku",
    "Hands",
    "Wins",
    "Self-drawn",
    "Deal-ins",
    "Riichi",
    "Win rate",
    "Deal-in rate",
    "Riichi rate",
    "Chombo",
)
_GAMES = (
    "Night",
    "Round",
    "Table",
    "Started",
    "Ended",
    "Rules",
    "Seat",
    "Player",
    "Place",
    "Points",
    "Uma",
    "Oka",
    "Penalties",
    "Score",
    "Hands",
    "Wins",
    "Deal-ins",
    "Riichi",
    "Best hand",
    "Its tiles and yaku",
    "Game",
)
_PENALTIES = ("Day", "Night", "Round", "Table", "Player", "Points", "When", "Why")


def standings_sheet(table: Iterable[Standing]) -> Sheet:
    return Sheet("Standings", _STANDINGS, map(_standing, table))


def games_sheet(lines: Iterable[ResultLine]) -> Sheet:
    """A line for each player of each game."""
    return Sheet("Games", _GAMES, map(_game, lines))


def penalties_sheet(lines: Iterable[PenaltyLine]) -> Sheet:
    return Sheet("Penalties", _PENALTIES, map(_penalty, lines))


def _standing(line: Standing) -> Sequence[Cell]:
    rates = (line.win_rate, line.deal_in_rate, line.riichi_rate)
    return (
        line.rank,
        line.name,
        line.games,
        None if line.average_place is None else round(float(line.average_place), 3),
        *line.places,
        line.points,
        line.uma,
        line.penalties,
        line.score,
        line.best_points,
        best_hand_words(line.best_hand),
        line.hands,
        line.wins,
        line.self_drawn,
        line.deal_ins,
        line.riichi,
        *(None if rate is None else round(float(rate), 4) for rate in rates),
        line.chombos,
    )


def _game(line: ResultLine) -> Sequence[Cell]:
    return (
        line.night,
        line.round,
        line.table_name,
        line.started,
        line.ended,
        line.rules_id,
        SEATS[line.seat].letter,
        line.name,
        line.place,
        line.points,
        line.uma,
        line.oka,
        line.penalties,
        line.score,
        line.hands,
        line.wins,
        line.deal_ins,
        line.riichi,
        line.best_points,
        best_hand_words(line.best_hand),
        line.game_id,
    )


def _penalty(line: PenaltyLine) -> Sequence[Cell]:
    return (
        line.day.isoformat(),
        line.night,
        line.round,
        line.table_name,
        line.player,
        line.points,
        "after uma" if line.after_uma else "at the table",
        line.reason,
    )
