"""A game that is being written: each event is checked, then on disk, then on the screen; and before
it the photo that it comes from.

Photos and what was read in them are files beside the database: they are large, they may go when
room is needed, and no game depends on them.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from json import dumps
from pathlib import Path
from threading import RLock
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.disk import ClubFolder, disk_problems, write_whole
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.making_room import PHOTOS, READING, ROOM, Removed, make_room
from kiosk_app.store.models import EVENTS
from kiosk_app.store.problems import DiskFull, NotThisKiosk, StorageProblem, WrittenElsewhere
from kiosk_app.store.records import BEGINNING, EventRow, event_row, events_of, new_id
from kiosk_app.store.result_rows import note_player, write_results
from kiosk_app.store.store import Store
from scorer.messages import Message
from scorer.table import Event, GameEnded, Refused, State, Table, apply, begin, fold
from scorer.table.table import EndReason

_INSERT: Final = f"""
INSERT INTO events ({", ".join(EventRow._fields)}) VALUES (
    ?1,
    CASE WHEN (SELECT digest FROM events WHERE game_id = ?1 ORDER BY sequence DESC LIMIT 1) IS ?8
    THEN ?2 END,
    ?3, ?4, ?5, ?6, ?7
)
"""  # noqa: S608  # our own names
"""Taken only behind the event that was the last one when this one was made: else it has no place,
and SQLite refuses it. (INSERT … SELECT … WHERE would go through a table of its own each time.)"""
_SELECT: Final = str(
    select(EVENTS)
    .where(EVENTS.c.game_id == "")
    .order_by(EVENTS.c.sequence)
    .compile(dialect=sqlite.dialect())
)
_PLAIN: Final = re.compile(r"[0-9A-Za-z-]{1,64}")


@dataclass(frozen=True, slots=True)
class GameHeading:
    """Where, when and under which rules a game is played."""

    id: str
    kiosk_id: str
    table_name: str
    night_id: str | None
    round: int | None
    rules_id: str
    rules_version: int
    rules_text: str | None
    started: datetime
    ended: datetime | None


class OpenGame:
    """The game's state, kept beside the disk and never ahead of it.

    May be used from several threads; the state is immutable and can be read at any time.
    """

    def __init__(self, store: Store, heading: GameHeading) -> None:
        self.heading: Final = heading
        """As it was when the game was opened; whether it has ended now, the table says."""
        self._store: Final = store
        self._lock: Final = RLock()
        self._rules: Final = table_rules(
            heading.rules_id, heading.rules_text, heading.rules_version
        )
        self._state: State = begin(self._rules)
        self._ids: set[str] = set()
        self._digest = BEGINNING
        self._stale = True
        self._trying_again = False

    @property
    def id(self) -> str:
        return self.heading.id

    @property
    def photos_removed(self) -> int:
        """Photos that gave way to points since the store was opened."""
        return self._store.photos_removed

    @property
    def folder(self) -> ClubFolder:
        """Where the store of this game lies."""
        return self._store.folder

    @property
    def state(self) -> State:
        """All that is on disk, and nothing else."""
        return self._state

    @property
    def table(self) -> Table:
        table = self._state.table
        if table is None:
            raise StorageProblem("no-events")
        return table

    def next_place(self, moment: datetime) -> tuple[str, int]:
        """An id and the sequence for the next event: ``Win(*game.next_place(now), …)``."""
        return new_id(moment), self._state.sequence + 1

    def append(self, event: Event, moment: datetime) -> State:
        """Check, write, sync; only then the new state is there to see.

        :class:`Refused` where the rules say no, :class:`StorageProblem` where the disk does;
        nothing has changed after either.
        """
        with self._lock:
            if self.heading.kiosk_id != self._store.kiosk_id:
                raise NotThisKiosk("not-this-kiosk", table=self.heading.table_name)
            if self._stale:
                self.read_again()
                if self._state.record and self._state.record[-1] == event:
                    return self._state  # the disk had taken it after all
            state = apply(self._state, event, self._ids)
            row = event_row(self.id, event, moment, self._digest)
            try:
                self._write(row, self._after(state, moment))
            except DiskFull as full:
                if not full.room_made or self._trying_again:
                    raise
                self._trying_again = True  # once: photos, or the log, have given way
                try:
                    return self.append(event, moment)
                finally:
                    self._trying_again = False
            self._state, self._digest = state, row.digest
            self._ids.add(event.id)
        if self._store.on_write is not None:
            self._store.on_write(self.id)
        return state

    def finish(self, moment: datetime, reason: EndReason = "complete") -> State:
        """End the game; its results are written in the same transaction."""
        return self.append(GameEnded(*self.next_place(moment), reason), moment)

    def note_player(self, name: str, player_id: str) -> None:
        """Say which player a name is that came into the game after its start."""
        with self._store.writing() as connection:
            note_player(connection, self.id, name, player_id)

    def read_again(self) -> State:
        """The state from disk, after a failed write or another program's."""
        with self._lock:
            with self._store.events.connection() as connection:
                rows = [EventRow(*row) for row in connection.execute(_SELECT, (self.id,))]
            try:
                self._state = fold(events_of(rows), self._rules)
            except StorageProblem:
                self._store.suspect()
                raise
            self._ids = {event.id for event in self._state.record}
            self._digest = rows[-1].digest if rows else BEGINNING
            self._stale = False
            return self._state

    def _after(self, state: State, moment: datetime) -> Callable[[Any], None] | None:
        """What else is to be written with the event: results, where the game ends or goes on."""
        if _ended(state) == _ended(self._state):
            return None
        return lambda connection: write_results(connection, self.id, state, moment)

    def _write(self, row: EventRow, then: Callable[[Any], None] | None) -> None:
        self._stale = True
        try:
            if then is None:
                self._store.events.append(_INSERT, (*row, self._digest))
            else:
                with self._store.writing() as connection:
                    connection.exec_driver_sql(_INSERT, (*row, self._digest))
                    then(connection)
        except (sqlite3.IntegrityError, IntegrityError) as error:
            raise self._not_taken(row, error) from error
        self._stale = False

    def _not_taken(self, row: EventRow, error: Exception) -> Exception:
        self.read_again()
        if self._state.sequence < row.sequence and "events.id" in str(error):
            return Refused("id-of-another-game", id=row.id)
        return WrittenElsewhere("written-elsewhere")


def _ended(state: State) -> bool:
    return state.table is not None and state.table.ended is not None


@dataclass(frozen=True, slots=True)
class Written:
    """An event that is on disk, and what a person should hear about its photo."""

    event: Event
    state: State
    photo_problem: Message | None = None
    """Why its photo is not there; the points are safe."""


def append_with_evidence(
    game: OpenGame,
    event: Event,
    moment: datetime,
    *,
    photo: bytes | None = None,
    reading: Mapping[str, Any] | None = None,
) -> Written:
    """The evidence is on disk before the event is; without it the event is taken all the same.

    What :meth:`OpenGame.append` refuses leaves no evidence either.
    """
    folder, problem = game.folder, None
    try:
        freed = keep_evidence(folder, game.id, event.id, photo, reading)
        if freed.photos:
            problem = _photos_removed(freed.photos)
    except StorageProblem as trouble:
        problem = Message("storage", "photo-not-kept", trouble=trouble)
    before = game.photos_removed
    try:
        state = game.append(event, moment)
    except Exception:
        with suppress(OSError):
            for path in files_of(folder, game.id, event.id):
                path.unlink(missing_ok=True)
        raise
    gone = game.photos_removed - before
    return Written(event, state, _photos_removed(gone) if gone else problem)


def _photos_removed(count: int) -> Message:
    return Message("storage", "photos-removed", count=count)


def keep_evidence(
    folder: ClubFolder,
    game_id: str,
    event_id: str,
    photo: bytes | None,
    reading: Mapping[str, Any] | None,
) -> Removed:
    """How much had to go for it."""
    start = _start(folder, game_id, event_id)
    contents = {}
    if photo is not None:
        ending = ".png" if photo.startswith(b"\x89PNG") else ".jpg"
        contents[start.with_name(start.name + ending)] = photo
    if reading is not None:
        text = dumps(reading, ensure_ascii=False).encode()
        contents[start.with_name(start.name + READING)] = text
    freed = Removed()
    for path, content in contents.items():
        try:
            _write_file(folder, path, content)
        except DiskFull:
            freed = make_room(folder, len(content) + ROOM)
            if not freed.bytes:
                raise
            _write_file(folder, path, content)
    return freed


def _write_file(folder: ClubFolder, path: Path, content: bytes) -> None:
    with disk_problems(folder.path):
        write_whole(path, content, private=True)


def files_of(folder: ClubFolder, game_id: str, event_id: str) -> Iterator[Path]:
    start = _start(folder, game_id, event_id)
    for ending in (*PHOTOS, READING):
        path = start.with_name(start.name + ending)
        if path.exists():
            yield path


def _start(folder: ClubFolder, game_id: str, event_id: str) -> Path:
    return folder.evidence / _name(game_id) / _name(event_id)


def _name(id: str) -> str:
    """Our own ids are names of files already; any other text becomes one."""
    return id if _PLAIN.fullmatch(id) else f"x{blake2b(id.encode(), digest_size=16).hexdigest()}"
