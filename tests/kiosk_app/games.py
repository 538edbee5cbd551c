"""Games at a kiosk's table, begun and played without tapping each step."""

from typing import Any

from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.table_store import MakeEvent, now
from scorer.table import FourNames, State, Table
from tests.kiosk_app.kiosk import Kiosk

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
