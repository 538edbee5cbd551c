"""What people talk about afterwards: the best hand, and the hand that moved most points."""

from collections.abc import Iterable
from dataclasses import dataclass
from json import loads
from typing import Any

from sqlalchemy import Connection, select

from kiosk_app.club.night_games import night_games
from kiosk_app.club.nights import NightCard
from kiosk_app.club.players import players_by_id
from kiosk_app.club.standings import Scope, Standing, standings
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.results import played
from kiosk_app.store.score_sheet import ScoreSheet
from kiosk_app.store.store import Store
from scorer.table import State


@dataclass(frozen=True, slots=True)
class BestHand:
    player: str
    points: int
    game_id: str
    event_id: str | None
    """The win in that game's log, by which its photo is found."""
    tiles: str = ""
    """As it was read, in mpsz notation; empty where nobody noted the tiles."""
    yaku: tuple[str, ...] = ()
    """Their ids."""
    han: int = 0
    fu: int = 0
    yakuman: int = 0
    self_drawn: bool = False


@dataclass(frozen=True, slots=True)
class Swing:
    """The most that somebody gained in one hand."""

    player: str
    points: int
    label: str
    """The round and the deal, like ``E1``, as the sheet has it."""


@dataclass(frozen=True, slots=True)
class NightStory:
    """An evening at a glance, as its poster shows it."""

    night: NightCard
    lines: tuple[Standing, ...]
    """The standings of the night, the winner first."""
    best: BestHand | None
    swing: Swing | None
    games: int
    hands: int


def best_hand_of_game(state: State, game_id: str) -> BestHand | None:
    """Also of one that is still played; None where nobody has won a hand."""
    best: BestHand | None = None
    for name, play in played(state).items():
        if play.best_points and (best is None or play.best_points > best.points):
            best = kept_hand(name, play.best_points, game_id, play.best_event_id, play.best_hand)
    return best


def best_hand_of_night(connection: Connection, night_id: str) -> BestHand | None:
    """Of the finished games of the night, other kiosks' too."""
    rows = RESULTS.c
    wanted = (
        select(rows.player_id, rows.best_points, rows.game_id, rows.best_event_id, rows.best_hand)
        .where(rows.night_id == night_id, rows.best_points.is_not(None), rows.best_points > 0)
        .order_by(rows.best_points.desc(), rows.ended, rows.seat)
        .limit(1)
    )
    row = connection.execute(wanted).first()
    if row is None:
        return None
    name = players_by_id(connection)[row.player_id].name
    return kept_hand(name, row.best_points, row.game_id, row.best_event_id, row.best_hand)


def biggest_swing(sheets: Iterable[ScoreSheet]) -> Swing | None:
    """The first of equal ones; None where no points have moved."""
    best: Swing | None = None
    for sheet in sheets:
        steps = zip(sheet.course, sheet.course[1:], sheet.labels[1:], strict=False)
        for before, after, label in steps:
            for seat, name in enumerate(sheet.players):
                gained = after[seat] - before[seat]
                if gained > 0 and (best is None or gained > best.points):
                    best = Swing(name, gained, label)
    return best


def night_story(store: Store, night: NightCard) -> NightStory:
    games = night_games(store, night)
    with store.reading() as connection:
        lines = tuple(standings(connection, Scope(night_id=night.id)))
        best = best_hand_of_night(connection, night.id)
    sheets = [game.sheet for game in games]
    hands = sum(len(sheet.course) - 1 for sheet in sheets)
    return NightStory(night, lines, best, biggest_swing(sheets), len(games), hands)


def kept_hand(
    name: str, points: int, game_id: str, event_id: str | None, text: str | None
) -> BestHand:
    """From what is kept with a result, ``text`` being the hand as JSON."""
    known = _known(text)
    return BestHand(
        player=name,
        points=points,
        game_id=game_id,
        event_id=event_id,
        tiles=str(known.get("hand", "")),
        yaku=tuple(str(item[0]) for item in known.get("yaku", ()) if item),
        han=_count(known.get("han")),
        fu=_count(known.get("fu")),
        yakuman=_count(known.get("yakuman")),
        self_drawn=bool(known.get("self_drawn")),
    )


def _known(text: str | None) -> dict[str, Any]:
    """What is kept of a hand; nothing where it is damaged: the points are there all the same."""
    try:
        known = loads(text or "{}")
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}


def _count(value: Any) -> int:
    return value if isinstance(value, int) else 0
