"""A store is opened: checked, rebuilt where it is damaged, migrated where it is older."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, select

from kiosk_app.store.backup import back_up, keep_daily_copy, stored_version_of
from kiosk_app.store.checking import damage_at_opening
from kiosk_app.store.disk import telling_of_disk
from kiosk_app.store.folders import ClubFolder, club_folder, file_stamp
from kiosk_app.store.identity import new_id
from kiosk_app.store.journal import rebuild_all_results
from kiosk_app.store.models import Setting, table_of
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.rebuilding import Rebuilt, rebuild, salvage
from kiosk_app.store.schema import VERSION, migrate, refuse_newer, stored_version
from kiosk_app.store.store import Store, local_engine
from kiosk_app.whole_file import sync_folder, write_whole
from scorer.told import Phrase

_SETTINGS = table_of(Setting)
_KIOSK_ID: Final = "kiosk-id"


@dataclass(frozen=True, slots=True)
class Opened:
    """A store that is ready, and what a person should hear about it."""

    store: Store
    rebuilt: Rebuilt | None = None
    migrated_from: int | None = None
    copy_problem: StorageProblem | None = None
    """Why today's copy could not be made; the store itself works."""

    @property
    def sentences(self) -> tuple[Phrase, ...]:
        said = [] if self.rebuilt is None else [self.rebuilt.sentence]
        if self.migrated_from:
            said.append(
                Phrase(
                    f"The club's file was brought from schema {self.migrated_from} to {VERSION}; "
                    f"a copy of the older one is kept.",
                    "migrated",
                )
            )
        if self.copy_problem is not None:
            said.append(
                Phrase(
                    f"Today's copy could not be made. {self.copy_problem}",
                    "no-daily-copy",
                    trouble=self.copy_problem,
                )
            )
        return tuple(said)


def open_store(
    path: Path | None = None,
    *,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    server: Callable[[Store], int] | None = None,
    daily_copy: bool = True,
) -> Opened:
    """Open the store in a folder, or make it.

    ``server`` is called after a rebuild to fetch what the club's server has of this kiosk's
    games (:func:`~kiosk_app.store.fetching.fetcher` makes one); it says how many events came.
    """
    folder = club_folder(path)
    folder.make()
    with telling_of_disk(folder.path):
        wrong = damage_at_opening(folder)
        aside = None if wrong is None else rebuild(folder, wrong, now())
        migrated_from = _prepare_schema(folder, now())
    store = _opened(folder, now())
    try:
        with telling_of_disk(folder.path):
            if migrated_from is not None:
                rebuild_all_results(store)  # a newer schema may keep more of a game than it did
            rebuilt = None if aside is None else salvage(store, aside, server)
            folder.suspicion.unlink(missing_ok=True)
        copy_problem = _daily_copy(folder, now()) if daily_copy else None
    except BaseException:
        store.close()
        raise
    return Opened(store, rebuilt, migrated_from, copy_problem)


def _prepare_schema(folder: ClubFolder, moment: datetime) -> int | None:
    """Refuse a newer file untouched; copy an older one before it is changed."""
    version = stored_version_of(folder.database)
    refuse_newer(version, Phrase("The club's file", "the-file"))
    if not 0 < version < VERSION:
        return None
    name = f"before-schema-{VERSION}-{file_stamp(moment)}.sqlite3"
    back_up(folder, folder.copies / name)
    return version


def _opened(folder: ClubFolder, moment: datetime) -> Store:
    engine = local_engine(folder.database)
    try:
        with telling_of_disk(folder.path):
            with engine.begin() as connection:
                if stored_version(connection) < VERSION:
                    migrate(connection)
                kiosk_id = _kiosk_id(connection, folder, moment)
            _note_kiosk_id(folder, kiosk_id)
            sync_folder(folder.path)
    except BaseException:
        engine.dispose()
        raise
    return Store(folder, engine, kiosk_id)


def _kiosk_id(connection: Connection, folder: ClubFolder, moment: datetime) -> str:
    wanted = select(_SETTINGS.c.value).where(_SETTINGS.c.name == _KIOSK_ID)
    kept: str | None = connection.execute(wanted).scalar()
    if kept is not None:
        return kept
    noted = folder.kiosk_id.read_text("utf-8").strip() if folder.kiosk_id.exists() else ""
    kiosk_id = noted or new_id(moment)
    connection.execute(insert(_SETTINGS).values(name=_KIOSK_ID, value=kiosk_id))
    return kiosk_id


def _note_kiosk_id(folder: ClubFolder, kiosk_id: str) -> None:
    if folder.kiosk_id.exists() and folder.kiosk_id.read_text("utf-8") == kiosk_id:
        return
    write_whole(folder.kiosk_id, kiosk_id.encode())


def _daily_copy(folder: ClubFolder, moment: datetime) -> StorageProblem | None:
    """A copy that cannot be made is said, and keeps nobody from playing."""
    with suppress(FileNotFoundError):
        try:
            keep_daily_copy(folder, moment)
        except StorageProblem as problem:
            return problem
    return None
