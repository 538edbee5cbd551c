"""The evening at a glance: its tables with their points, who is here, and its next round."""

from dataclasses import dataclass
from secrets import randbelow

from kiosk_app.club.night_games import night_games
from kiosk_app.club.nights import NightCard, close_night, night_now, open_night, present, tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating import draw_round, plan_rounds
from kiosk_app.club.seating_rows import (
    SeatedRound,
    keep_rounds,
    played,
    seated_rounds,
    table_order,
)
from kiosk_app.club.starting import RulesChoice, start_seated
from kiosk_app.session.game_session import TableStore, now
from kiosk_app.store.journal import open_game
from kiosk_app.store.store import Store
from scorer.table import Four, FourNames, State

_SEEDS = 1_000_000


@dataclass(frozen=True, slots=True)
class TableLine:
    """A game of this evening as it stands."""

    game_id: str
    table_name: str
    round: int | None
    players: FourNames
    points: Four
    dealer: int
    wind: str
    """The letter of the round's wind."""
    hand: int
    ended: bool
    ours: bool
    """Whether it is played at this kiosk."""


@dataclass(frozen=True, slots=True)
class Tonight:
    night: NightCard | None = None
    ours: bool = True
    """Whether the evening is run on this kiosk."""
    here: int = 0
    tables: tuple[TableLine, ...] = ()
    """Those that are being played first, then the others, the latest round first."""
    rounds: tuple[SeatedRound, ...] = ()


def read_tonight(store: Store) -> Tonight:
    night = night_now(store)
    if night is None:
        return Tonight()
    lines = [
        TableLine(
            game.id,
            game.heading.table_name,
            game.heading.round,
            game.sheet.players,
            game.sheet.points,
            game.sheet.dealer,
            game.sheet.round,
            game.sheet.hand,
            game.sheet.ended is not None,
            game.heading.kiosk_id == store.kiosk_id,
        )
        for game in night_games(store, night)
    ]
    lines.sort(key=lambda line: (line.ended, -(line.round or 0), table_order(line.table_name)))
    ours = night.kiosk_id == store.kiosk_id
    rounds = tuple(seated_rounds(store, night))
    return Tonight(night, ours, len(present(store, night)), tuple(lines), rounds)


def begin_night(store: Store, name: str, season: str) -> Tonight:
    open_night(store, now(), name=name, season=season)
    return read_tonight(store)


def end_night(store: Store) -> Tonight:
    close_night(store, tonight(store), now())
    return read_tonight(store)


def seat_players(store: Store, rounds: int) -> Tonight:
    """The next round by lot for 0, else so many rounds by a plan that spreads opponents."""
    night = tonight(store)
    begun = played(seated_rounds(store, night))
    if begun and len(begun[-1].begun) < len(begun[-1].tables):
        missing = tuple(name for name in begun[-1].tables if name not in begun[-1].begun)
        number = begun[-1].number
        raise NightRefused("not-begun", tables=missing, round=number)
    players = [player.id for player in present(store, night)]
    history = [each.plain for each in begun]
    seed = randbelow(_SEEDS)
    made = (
        plan_rounds(players, history, rounds, seed)
        if rounds
        else [draw_round(players, history, seed)]
    )
    keep_rounds(store, night, made, now())
    return read_tonight(store)


def begin_table(
    table_store: TableStore, round_number: int, table_name: str, rules: str, *, tournament: bool
) -> State:
    """The game of one table of the seating, played at this kiosk from now on."""
    _refuse_busy(table_store)
    store = table_store.store
    night = tonight(store)
    seated = next(each for each in seated_rounds(store, night) if each.number == round_number)
    choice = RulesChoice(rules)
    game = start_seated(store, night, seated, table_name, choice, now(), tournament=tournament)
    return table_store.take_up(game)


def go_to_table(table_store: TableStore, game_id: str) -> State:
    """To a game of this kiosk, which may have been put away."""
    if table_store.game is not None and table_store.game.id == game_id:
        return table_store.game.state
    _refuse_busy(table_store)
    game = open_game(table_store.store, game_id)
    return table_store.take_up(game)


def _refuse_busy(table_store: TableStore) -> None:
    state = table_store.state
    if state is not None and state.table is not None and state.table.ended is None:
        raise NightRefused("table-busy")
