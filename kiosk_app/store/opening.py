"""A store is opened: checked, rebuilt where it is damaged, migrated where it is older."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, insert, select

from kiosk_app.store.backup import back_up, keep_daily_copy, stored_version_of
from kiosk_app.store.checking import damage_at_opening, wrong_by_code
from kiosk_app.store.disk import (
    ClubFolder,
    club_folder,
    disk_problems,
    file_stamp,
    sync_folder,
    write_whole,
)
from kiosk_app.store.folder_lock import FolderLock, holder_of
from kiosk_app.store.installation import installation_of, read_installation
from kiosk_app.store.journal import note_digests, rebuild_all_results
from kiosk_app.store.making_room import make_room
from kiosk_app.store.models import SETTINGS
from kiosk_app.store.new_store import KIOSK_ID
from kiosk_app.store.problems import DiskFull, StorageProblem, StoreDamaged, StoreInUse
from kiosk_app.store.rebuilding import Rebuilt, rebuild, with_server
from kiosk_app.store.records import new_id
from kiosk_app.store.replacing import finish, mark_for_rebuilding, read_mark
from kiosk_app.store.schema import VERSION, make_schema, refuse_newer, stored_version
from kiosk_app.store.store import Store, local_engine
from scorer.messages import Message

_OURS_ALONE: Final = 0o600
_ROOM_TO_OPEN: Final = 16 * 1024 * 1024
"""What photos give way to when there is no room to open the store: a log and a new file."""
Fetch = Callable[[Store], int]


@dataclass(frozen=True, slots=True)
class Opened:
    """A store that is ready, and what a person should hear about it."""

    store: Store
    rebuilt: Rebuilt | None = None
    migrated_from: int | None = None
    copy_problem: StorageProblem | None = None
    """Why today's copy could not be made; the store itself works."""
    photos_removed: int = 0
    """Photos of older hands that gave way, as there was no room to open the store."""

    @property
    def sentences(self) -> tuple[Message, ...]:
        said = [] if self.rebuilt is None else [self.rebuilt.sentence]
        if self.migrated_from:
            said.append(Message("storage", "migrated"))
        if self.photos_removed:
            said.append(Message("storage", "photos-removed", count=self.photos_removed))
        if self.copy_problem is not None:
            said.append(Message("storage", "no-daily-copy", trouble=self.copy_problem))
        return tuple(said)


def open_store(
    path: Path | None = None,
    *,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    server: Fetch | None = None,
    daily_copy: bool = True,
    program: str = "a Tenbou command",
    owner: bool = False,
) -> Opened:
    """Open the store in a folder, or make it.

    ``server`` is called after a rebuild to fetch what the club's server has of this kiosk's
    games (:func:`~kiosk_app.store.fetching.fetcher` makes one); it says how many events came.
    ``owner`` is the kiosk itself: one for each folder, from here until the store is closed.
    """
    folder = club_folder(path)
    folder.make()
    lock = FolderLock(folder.path, program, owner)
    with disk_problems(folder.path):
        lock.take()
    attempt = partial(_open, folder, lock, now, server, daily_copy)
    try:
        try:
            return _open_surely(folder, attempt)
        except DiskFull:
            freed = make_room(folder, _ROOM_TO_OPEN)
            if not freed.bytes:
                raise
            return replace(_open_surely(folder, attempt), photos_removed=freed.photos)
    except BaseException:
        lock.release()
        raise


def _open_surely(folder: ClubFolder, attempt: Callable[[], Opened]) -> Opened:
    """Damage that shows only after the first look is repaired, too, and keeps no kiosk away."""
    for once_more in (_look_at_everything, mark_for_rebuilding):
        try:
            return attempt()
        except StoreDamaged:
            with disk_problems(folder.path):
                once_more(folder)
    return attempt()


def _look_at_everything(folder: ClubFolder) -> None:
    folder.suspicion.touch()


def _open(
    folder: ClubFolder,
    lock: FolderLock,
    now: Callable[[], datetime],
    server: Fetch | None,
    daily_copy: bool,
) -> Opened:
    with disk_problems(folder.path):
        rebuilt, migrated_from = _repaired(folder, lock, now)
        engine, kiosk_id = _engine_of(folder, now())
    store = Store(folder, engine, kiosk_id, lock)
    copy_problem = None
    try:
        with disk_problems(folder.path):
            if migrated_from is not None:
                note_digests(store)
                rebuild_all_results(store)  # a newer schema may keep more of a game than it did
            if folder.to_fetch.exists() and server is not None:
                rebuilt = _asked(store, server, rebuilt)
        if daily_copy:
            copy_problem = _daily_copy(folder, now())
    except BaseException:
        store.close_files()
        raise
    if isinstance(copy_problem, StoreDamaged) and rebuilt is None:
        # Only the copy looked at all of it. The mark of suspicion is there: repair it now.
        store.close_files()
        return _open(folder, lock, now, server, daily_copy=False)
    return Opened(store, rebuilt, migrated_from, copy_problem)


def _repaired(
    folder: ClubFolder, lock: FolderLock, now: Callable[[], datetime]
) -> tuple[Rebuilt | None, int | None]:
    """The store is whole and of this schema afterwards, or is not there yet."""
    wrong = _to_repair(folder)
    version = 0 if wrong is not None else stored_version_of(folder.database)
    refuse_newer(version, Message("storage", "the-file"))
    if wrong is None and version == VERSION:
        return None, None
    try:
        with lock.alone():
            wrong = _to_repair(folder)  # another program may have done it meanwhile
            rebuilt = None
            if wrong is not None:
                rebuilt = rebuild(folder, wrong, now())
                finish(folder)
            folder.suspicion.unlink(missing_ok=True)
            return rebuilt, _brought_up_to_date(folder, now())
    except StoreInUse as taken:
        holder = holder_of(folder.path)
        if wrong is None or holder is None:
            raise
        with suppress(OSError):
            folder.suspicion.touch()
        raise StoreInUse("damaged-in-use", wrong=wrong, program=holder.program) from taken


def _to_repair(folder: ClubFolder) -> Message | None:
    mark = read_mark(folder)
    return damage_at_opening(folder) if mark is None else wrong_by_code(mark.wrong)


def _brought_up_to_date(folder: ClubFolder, moment: datetime) -> int | None:
    """An older file is copied before it is changed; a new one is made. The version before."""
    version = stored_version_of(folder.database)
    refuse_newer(version, Message("storage", "the-file"))
    older = 0 < version < VERSION
    if older:
        name = f"before-schema-{VERSION}-{file_stamp(moment)}.sqlite3"
        back_up(folder, folder.copies / name)
    if version < VERSION:
        os.close(os.open(folder.database, os.O_CREAT | os.O_RDWR, _OURS_ALONE))
        engine = local_engine(folder.database)
        try:
            with engine.begin() as connection:
                if stored_version(connection) < VERSION:
                    make_schema(connection)
        finally:
            engine.dispose()
    return version if older else None


def _engine_of(folder: ClubFolder, moment: datetime) -> tuple[Engine, str]:
    folder.database.chmod(_OURS_ALONE)
    engine = local_engine(folder.database)
    try:
        with engine.begin() as connection:
            kiosk_id = _kiosk_id(connection, folder, moment)
        _note_kiosk_id(folder, kiosk_id)
        installation_of(folder, kiosk_id)
        sync_folder(folder.path)
    except BaseException:
        engine.dispose()
        raise
    return engine, kiosk_id


def _kiosk_id(connection: Connection, folder: ClubFolder, moment: datetime) -> str:
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == KIOSK_ID)
    kept: str | None = connection.execute(wanted).scalar()
    if kept is not None:
        return kept
    installed = read_installation(folder)
    noted = folder.kiosk_id.read_text("utf-8").strip() if folder.kiosk_id.exists() else ""
    kiosk_id = noted or (None if installed is None else installed.kiosk_id) or new_id(moment)
    connection.execute(insert(SETTINGS).values(name=KIOSK_ID, value=kiosk_id))
    return kiosk_id


def _note_kiosk_id(folder: ClubFolder, kiosk_id: str) -> None:
    if folder.kiosk_id.exists() and folder.kiosk_id.read_bytes() == kiosk_id.encode():
        return
    write_whole(folder.kiosk_id, kiosk_id.encode(), private=True)


def _asked(store: Store, server: Fetch, rebuilt: Rebuilt | None) -> Rebuilt | None:
    """What the server has of this kiosk's games; where it is away, the sender asks it later."""
    problem: StorageProblem | None = None
    fetched = 0
    try:
        fetched = server(store)
        store.folder.to_fetch.unlink(missing_ok=True)
    except StorageProblem as trouble:
        problem = trouble
    return None if rebuilt is None else with_server(rebuilt, fetched, problem)


def _daily_copy(folder: ClubFolder, moment: datetime) -> StorageProblem | None:
    """A copy that cannot be made is said, and keeps nobody from playing."""
    with suppress(FileNotFoundError):
        try:
            keep_daily_copy(folder, moment)
        except StorageProblem as problem:
            return problem
    return None
