"""One player's page: the course of their games, the yaku they made, and how they fare with whom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from sqlalchemy import select

from kiosk_app.club.finished_games import ResultLine, result_lines
from kiosk_app.club.standings import ALL_TIME, Scope, Standing, standings
from kiosk_app.store.journal import open_game
from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import GAME_PLAYERS
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.store import Store
from scorer.table import Refused, State, Win, hands


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How one game ended for the player."""

    game_id: str
    ended: datetime
    place: int
    score: int
    total: int
    """The sum of this and all earlier scores."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody the player has met: how often, and who finished ahead."""

    player_id: str
    name: str
    games: int
    ahead: int
    """Games in which the player of this page finished before them; a tie counts for neither."""
    behind: int


@dataclass(frozen=True, slots=True)
class PlayerPage:
    standing: Standing
    games: tuple[PlayedGame, ...]
    """In the order in which they ended."""
    opponents: tuple[Opponent, ...]
    """The one met most often first."""
    yaku: tuple[tuple[str, int], ...]
    """How often each yaku was made, by its id, the commonest first; of games with their events
    on this kiosk, and of hands whose yaku were noted."""


def player_page(store: Store, player_id: str, scope: Scope = ALL_TIME) -> PlayerPage | None:
    """None where the player has not finished a game of that scope."""
    with store.reading() as connection:
        person = stand_ins(connection).get(player_id, player_id)
        table = {line.player_id: line for line in standings(connection, scope)}
        if person not in table:
            return None
        games = [*_games_of(person, result_lines(connection, scope))]
    return PlayerPage(
        standing=table[person],
        games=_course(person, games),
        opponents=_opponents(person, games),
        yaku=_yaku_made(store, person, [lines[0].game_id for lines in games]),
    )


def _games_of(person: str, lines: Iterable[ResultLine]) -> Iterator[list[ResultLine]]:
    for _game, group in groupby(lines, key=lambda line: line.game_id):
        table = list(group)
        if any(line.player_id == person for line in table):
            yield table


def _course(person: str, games: Sequence[list[ResultLine]]) -> tuple[PlayedGame, ...]:
    course: list[PlayedGame] = []
    total = 0
    for lines in games:
        own = next(line for line in lines if line.player_id == person)
        total += own.score
        course.append(PlayedGame(own.game_id, own.ended, own.place, own.score, total))
    return tuple(course)


def _opponents(person: str, games: Sequence[list[ResultLine]]) -> tuple[Opponent, ...]:
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    names: dict[str, str] = {}
    for lines in games:
        own = next(line for line in lines if line.player_id == person)
        for other in lines:
            # Two seats of one person, as after a merge of two entries: nobody beats themselves.
            # Who missed the session met nobody.
            if other.player_id == person or own.substitute or other.substitute:
                continue
            names[other.player_id] = other.name
            met[other.player_id] += 1
            ahead[other.player_id] += own.place < other.place
            behind[other.player_id] += own.place > other.place
    found = [Opponent(each, names[each], met[each], ahead[each], behind[each]) for each in met]
    return tuple(sorted(found, key=lambda one: (-one.games, one.name.casefold(), one.player_id)))


def _yaku_made(store: Store, person: str, games: Sequence[str]) -> tuple[tuple[str, int], ...]:
    made: Counter[str] = Counter()
    for game_id in games:
        # A game of another kiosk has no events here; a damaged one is the store's to mend.
        with suppress(StorageProblem, Refused):
            state = open_game(store, game_id).state
            made.update(_yaku_of(state, _names_of(store, game_id, person)))
    return tuple(sorted(made.items(), key=lambda entry: (-entry[1], entry[0])))


def _yaku_of(state: State, names: set[str]) -> Iterator[str]:
    for hand in hands(state):
        if not isinstance(hand.end, Win):
            continue
        for winner in hand.end.winners:
            if hand.players[winner.seat] in names:
                yield from dict.fromkeys(item.id for item in winner.yaku)


def _names_of(store: Store, game_id: str, person: str) -> set[str]:
    with store.reading() as connection:
        merged = stand_ins(connection)
        rows = connection.execute(
            select(GAME_PLAYERS.c.name, GAME_PLAYERS.c.player_id).where(
                GAME_PLAYERS.c.game_id == game_id
            )
        ).all()
    return {row.name for row in rows if merged.get(row.player_id, row.player_id) == person}
