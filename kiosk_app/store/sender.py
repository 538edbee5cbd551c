"""A thread that keeps the club's server up to date and never keeps anybody waiting."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import SystemRandom
from threading import Condition, Thread
from time import monotonic
from typing import Final

from kiosk_app.store.fetching import fetch_what_is_missing
from kiosk_app.store.incoming import rows_aside
from kiosk_app.store.off_card import exchange_copies
from kiosk_app.store.problems import (
    RowsAside,
    ServerAway,
    ServerDiffers,
    ServerRefusesKiosk,
    StorageProblem,
)
from kiosk_app.store.receiving import read_back
from kiosk_app.store.registering import show_itself
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store


@dataclass(frozen=True, slots=True)
class Pace:
    """How often the server is asked, in seconds."""

    between: float = 30
    """While it answers and nothing happens here: for what other tables did."""
    first_pause: float = 1
    """After it did not answer; each further pause is twice as long…"""
    longest_pause: float = 60
    """…up to this."""
    thorough: float = 600
    """Between two comparisons of everything: counts, digests, and who this kiosk is."""


@dataclass(frozen=True, slots=True)
class SenderStatus:
    """What a screen shows of the server."""

    connected: bool = False
    problem: StorageProblem | None = None
    """While something is wrong."""
    last_exchange: datetime | None = None
    sent: int = 0
    """Events sent since the start."""
    tries: int = 0
    """Exchanges that failed since the last that worked."""


class Sender:
    """Sends this kiosk's events and reads the other tables' results, again and again.

    What is sent twice is there once: every event has its id.
    """

    def __init__(
        self,
        store: Store,
        server: Server,
        pace: Pace | None = None,
        on_change: Callable[[SenderStatus], None] | None = None,
    ) -> None:
        self._store: Final = store
        self._server: Final = server
        self._pace: Final = pace or Pace()
        self._on_change: Final = on_change
        self._turn: Final = Condition()
        self._changed_games: set[str] = set()
        self._all_games = True
        self._woken = False
        self._stopping = False
        self._thorough_after = 0.0
        self._status = SenderStatus()
        self._thread: Final = Thread(target=self._run, name="tenbou-sender", daemon=True)

    @property
    def status(self) -> SenderStatus:
        return self._status

    def start(self) -> None:
        self._store.on_write = self.wake
        self._thread.start()

    def wake(self, game_id: str | None = None) -> None:
        """There is something to send; returns at once."""
        with self._turn:
            self._woken = True
            if game_id is not None:
                self._changed_games.add(game_id)
            self._turn.notify_all()

    def stop(self, seconds: float = 10) -> None:
        """End the thread; what is not sent yet is sent next time."""
        with self._turn:
            self._stopping = True
            self._turn.notify_all()
        self._store.on_write = None
        if self._thread.is_alive():
            self._thread.join(seconds)
        self._server.forget()

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._exchange()
            except StorageProblem as problem:
                away = isinstance(problem, (ServerAway, ServerRefusesKiosk))
                self._failed(problem, away)
            except Exception as error:  # a thread that dies silently would be the worst
                unknown = StorageProblem("sending-failed")
                unknown.__cause__ = error
                self._failed(unknown, away=True)
            self._wait()

    def _exchange(self) -> None:
        with self._turn:
            chosen = None if self._all_games else self._changed_games
            self._changed_games, self._woken = set(), False
        self._all_games = True  # until this exchange has worked
        thorough = chosen is None and monotonic() >= self._thorough_after
        if chosen is None:
            self._server.check()
        if thorough:
            show_itself(self._store, self._server)
        fetch_what_is_missing(self._store, self._server)
        send_documents(self._store, self._server)
        trouble: StorageProblem | None = None
        sent = 0
        try:
            sent = send_games(self._store, self._server, chosen, thorough=thorough)
        except ServerDiffers as differs:
            trouble = differs  # of one game; the others were sent, and we read on
        read_back(self._store, self._server)
        if thorough:
            exchange_copies(self._store, self._server)
            self._thorough_after = monotonic() + self._pace.thorough
        trouble = trouble or self._rows_aside()
        self._all_games = False
        total = self._status.sent + sent
        self._say(SenderStatus(True, trouble, last_exchange=datetime.now(UTC), sent=total))

    def _rows_aside(self) -> RowsAside | None:
        with self._store.reading() as local:
            found = rows_aside(local)
        if not found:
            return None
        return RowsAside("rows-aside", count=len(found))

    def _failed(self, problem: StorageProblem, away: bool) -> None:
        if away:
            self._server.forget()
            self._thorough_after = 0.0
        tries = self._status.tries + 1
        self._say(
            replace(
                self._status,
                connected=not away,
                problem=problem,
                tries=tries,
            )
        )

    def _wait(self) -> None:
        failed = self._status.tries
        pause = self._pace.between if not failed else self._pause(failed)
        until = monotonic() + pause
        with self._turn:
            while not self._stopping and (left := until - monotonic()) > 0:
                # While the server is away, what happens here does not make it come back.
                if self._woken and not failed:
                    return
                self._turn.wait(left)
            # Another program of this kiosk may have written: look at all games again.
            self._all_games = True

    def _pause(self, failed: int) -> float:
        longest = min(self._pace.first_pause * 2.0 ** min(failed - 1, 30), self._pace.longest_pause)
        # Ten kiosks that lost the server together do not come back together.
        return longest * SystemRandom().uniform(0.5, 1)

    def _say(self, status: SenderStatus) -> None:
        self._status = status
        if self._on_change is not None:
            self._on_change(status)
