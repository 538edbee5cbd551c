"""Standings for the screen: of a night, a season or all time, sorted by any column."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kiosk_app.club.nights import NightCard, all_nights, night_now
from kiosk_app.club.penalties import PenaltyLine, penalty_lines
from kiosk_app.club.standings import Scope, Standing, standings, with_best_hands
from kiosk_app.languages import Language
from kiosk_app.store.store import Store
from scorer.tiles import NotationError, parse_tiles

_TILES: Final = re.compile(r"[0-9]+[mpsz]")


@dataclass(frozen=True, slots=True)
class StandingsView:
    nights: tuple[NightCard, ...]
    """The latest first."""
    seasons: tuple[str, ...]
    lines: tuple[Standing, ...]
    penalties: tuple[PenaltyLine, ...]
    night: NightCard | None
    """The one that is shown, where it is one."""
    scope: Scope


def read_standings(store: Store, kind: str, night_id: str | None, season: str) -> StandingsView:
    """``kind`` is night, season or all; without a night the open one, or else the latest."""
    nights = tuple(all_nights(store))
    seasons = tuple(sorted({night.season for night in nights if night.season}, reverse=True))
    running = night_now(store)
    night = next((each for each in nights if each.id == night_id), running)
    night = night or (nights[0] if nights else None)
    if kind == "night" and night is not None:
        scope = Scope(night_id=night.id)
    elif kind == "season" and seasons:
        scope = Scope(season=season if season in seasons else seasons[0])
    else:
        scope = Scope()
    if kind == "night" and night is None:
        return StandingsView(nights, seasons, (), (), None, scope)
    with store.reading() as connection:
        lines = tuple(with_best_hands(connection, scope, standings(connection, scope)))
    penalties = tuple(penalty_lines(store, scope))
    shown = night if scope.night_id is not None else None
    return StandingsView(nights, seasons, lines, penalties, shown, scope)


_NO_PLACE: Final = 5
"""Who has played no game comes after all others."""
BY_COLUMN: Final[dict[str, Callable[[Standing], Any]]] = {
    "rank": lambda line: line.rank,
    "player": lambda line: line.name.casefold(),
    "games": lambda line: -line.games,
    "places": lambda line: tuple(-times for times in line.places),
    "average": lambda line: line.average_place or _NO_PLACE,
    "score": lambda line: -line.score,
    "best": lambda line: -(line.best_points or 0),
    "wins": lambda line: -(line.win_rate or 0),
    "deal-ins": lambda line: line.deal_in_rate or 0,
    "riichi": lambda line: -(line.riichi_rate or 0),
    "penalties": lambda line: line.penalties,
}
"""The best, or first, at the top."""


def sorted_lines(lines: Sequence[Standing], column: str, upside_down: bool) -> list[Standing]:
    return sorted(lines, key=lambda line: (BY_COLUMN[column](line), line.rank), reverse=upside_down)


def average_of(line: Standing, words: Language) -> str:
    place = line.average_place
    return "–" if place is None else words.decimal(float(place), 2)


def percent(rate: Any) -> str:
    """For a column whose head has the sign."""
    return "–" if rate is None else f"{100 * float(rate):.0f}"


def tiles_of_hand(notation: str) -> list[list[str]]:
    """Set by set, as far as they were noted; nothing where the notation cannot be read."""
    groups = []
    for group in _TILES.findall(notation):
        try:
            groups.append([str(tile) for tile in parse_tiles(group)])
        except NotationError:
            return []
    return groups
