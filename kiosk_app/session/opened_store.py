"""The club's store as this kiosk has it open: opened once, with the game that was being played."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiosk_app.session.quiz_record import QuizRecord, load_record, save_record
from kiosk_app.store.disk import club_folder
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.opening import Opened, open_store
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.store import Store
from scorer.messages import Message


class OpenedStore:
    """Every call waits for the disk, so none is made on the screen's thread."""

    def __init__(
        self, folder: Path | None = None, server_address: Callable[[], str] = lambda: ""
    ) -> None:
        self._given: Final = folder
        self._server_address: Final = server_address
        """Asked when the store is opened; empty: this kiosk is the whole club."""
        self._folder: Final = club_folder(folder).path
        self._opened: Opened | None = None
        self._game: OpenGame | None = None
        self.quiz_record = QuizRecord()
        """The quiz as it was left."""

    @property
    def store(self) -> Store:
        if self._opened is None:
            raise StorageProblem("not-open")
        return self._opened.store

    def open(self) -> tuple[Message, ...]:
        """Open the store and go on with the game that was being played, as after a power cut.

        Answers with what a person should hear, such as that the store had to be rebuilt.
        """
        self._opened = open_store(self._given, server=self._fetcher(), program="Tenbou", owner=True)
        self.quiz_record = load_record(self._folder)
        running = (open_game(self.store, game.id) for game in open_games(self.store))
        self._game = next(running, None)
        return self._opened.sentences

    def _fetcher(self) -> Callable[[Store], int] | None:
        """Asks the club's server for what a rebuilt store lacks, before anybody plays on."""
        address = self._server_address()
        if not address:
            return None
        # Only a club with a server needs all that talks to one.
        from kiosk_app.store.fetching import fetcher

        return fetcher(address)

    def close(self) -> None:
        if self._opened is not None:
            self._opened.store.close()
            self._opened = None

    def keep_quiz_record(self, record: QuizRecord) -> None:
        save_record(record, self._folder)
