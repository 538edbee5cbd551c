"""A table session without a screen, a disk or a camera: a whole game takes milliseconds."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.game_session import TableStore, now
from kiosk_app.session.session_events import Failure, SessionEvent
from kiosk_app.session.steps import Step
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.table_session import TableSession
from kiosk_app.session.work import SameThread, Workers
from kiosk_app.store.disk import club_folder
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.open_game import OpenGame
from scorer.table import Event, FourNames, State, Table, TableRules, apply, begin

PLAYERS: FourNames = ("Kim", "Jan", "Maja", "Ola")


class GameInMemory:
    """As ``OpenGame``, on no disk at all."""

    def __init__(self, folder: Path, rules: TableRules) -> None:
        self.id = "game"
        self.folder = club_folder(folder)
        self.state: State = begin(rules)
        self.photos_removed = 0
        self.disk_error: Exception | None = None
        self._count = 0

    def next_place(self, _moment: datetime) -> tuple[str, int]:
        self._count += 1
        return f"event-{self._count}", self.state.sequence + 1

    def append(self, event: Event, _moment: datetime) -> State:
        if self.disk_error is not None:
            raise self.disk_error
        self.state = apply(self.state, event, {each.id for each in self.state.record})
        return self.state


class NoCamera(TableCamera):
    """Nobody looks through it."""

    def open(self, *_: Any, **__: Any) -> None:
        """There is none."""


class HeldThread(Executor):
    """A disk that takes its time: work is done when the test says so, in order."""

    def __init__(self) -> None:
        self.held = False
        self._working = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._answers: deque[Callable[[], None]] = deque()

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **values: Any) -> Future[Any]:
        future: Future[Any] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                answer = work(*arguments, **values)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(answer)

        self._waiting.append(run)
        if not self.held:
            self.go_on()
        return future

    def go_on(self) -> None:
        self.held = False
        while self._waiting:
            self._working = True
            self._waiting.popleft()()
            self._working = False
            while self._answers:
                self._answers.popleft()()

    def deliver(self, answer: Callable[[], None]) -> None:
        """After the work and not within it, where a future would keep an error to itself."""
        if self._working:
            self._answers.append(answer)
        else:
            answer()


class AtTable:
    """A session with everything that it said."""

    def __init__(self, folder: Path, rules: str = "ema-2016", **values: Any) -> None:
        choice = RulesChoice(rules)
        self.game = GameInMemory(folder, table_rules(choice.id, choice.text))
        self.disk = HeldThread()
        self.heard: list[SessionEvent] = []
        workers = Workers(
            self._failed,
            self.disk.deliver,
            make_thread=lambda name: self.disk if name == "storage" else SameThread(),
        )
        self.session = TableSession(TableStore(folder), NoCamera(), workers)
        self.session.follow(self.heard.append)
        self.game.append(started_event(choice, PLAYERS, now(), **values), now())
        self.session.take_up(cast(OpenGame, self.game))

    def _failed(self, error: Exception) -> None:
        raise error

    @property
    def table(self) -> Table:
        state = self.session.state
        assert state is not None and state.table is not None
        return state.table

    def step(self) -> Step:
        return self.session.step

    @property
    def refusals(self) -> list[str]:
        """The codes of what could not be done."""
        errors = [event.error for event in self.heard if isinstance(event, Failure)]
        return [str(getattr(error, "code", error)) for error in errors]

    def events_of(self, kind: type[Event]) -> list[Event]:
        assert self.session.state is not None
        return [step.event for step in self.session.state.steps if isinstance(step.event, kind)]
