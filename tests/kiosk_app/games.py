"""Games at a kiosk's table, begun and played without tapping each step."""

import shutil
from typing import Any

from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.game_session import MakeEvent, now
from kiosk_app.store.forks import note_other_course
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.taking_over import rows_of
from scorer.table import FourNames, State, Table
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.store.evening import draw, give_penalty

PLAYERS: FourNames = ("Kim", "Jan", "Maja", "Ola")


def start_game(
    kiosk: Kiosk,
    rules: str = "ema-2016",
    players: FourNames = PLAYERS,
    screen: str = "table",
    **values: Any,
) -> State:
    """A game at the kiosk's table, with the table or another screen on show."""
    choice = RulesChoice(rules)
    started = started_event(choice, players, now(), **values)
    begun: list[State] = []
    session = kiosk.app.session
    session.begin(
        lambda: session.table_store.start(started, table_name="1", rules_text=choice.text),
        begun.append,
    )
    kiosk.wait(lambda: begun)
    kiosk.app.show(screen)
    kiosk.settle()
    return begun[0]


def record(kiosk: Kiosk, make: MakeEvent) -> State:
    """An event, written down as the screens do; it must not be refused."""
    taken: list[State] = []
    kiosk.app.session.record(make, taken.append)
    kiosk.settle()
    assert taken, f"refused: {kiosk.texts()}"
    return taken[0]


def table_of(kiosk: Kiosk) -> Table:
    """The table as it is on disk."""
    state: State | None = kiosk.app.state
    assert state is not None and state.table is not None
    return state.table


def fork_here(kiosk: Kiosk) -> None:
    """Another course of the running game beside the one that is played here."""
    store = kiosk.app.session.store
    clone = kiosk.folder / "clone"
    store.close_files()
    shutil.copytree(kiosk.folder / "club", clone)
    with open_store(clone, daily_copy=False).store as other:
        (heading,) = open_games(other)
        draw(open_game(other, heading.id))
        with other.reading() as connection:
            rows = rows_of(connection, heading.id)
    game = kiosk.app.session.table_store.game
    assert game is not None
    give_penalty(game)
    with store.writing() as local:
        note_other_course(local, rows[1:])
