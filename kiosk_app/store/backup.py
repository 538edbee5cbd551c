"""Copies of a store: on demand, once a day for a week, and back again."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from kiosk_app.store.checking import damage, read_only
from kiosk_app.store.disk import telling_of_disk
from kiosk_app.store.folders import ClubFolder, file_stamp
from kiosk_app.store.problems import StorageProblem, StoreDamaged
from kiosk_app.store.schema import refuse_newer
from kiosk_app.whole_file import sync_file, sync_folder
from scorer.told import Phrase

DAYS_KEPT: Final = 7
_DAILY: Final = "club-????-??-??.sqlite3"
_PAGES_AT_A_TIME: Final = 1000
"""Between two portions a writer gets its turn."""


def back_up(folder: ClubFolder, target: Path) -> Path:
    """Copy the store as it is at this moment, while it may be in use, and check the copy.

    An older file of that name is replaced only once the new one is whole and on disk.
    """
    with telling_of_disk(target.parent):
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_name(f".{target.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        try:
            with (
                closing(read_only(folder.database)) as source,
                closing(sqlite3.connect(unfinished)) as copy,
            ):
                source.backup(copy, pages=_PAGES_AT_A_TIME)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file that can be carried away
            wrong = damage(unfinished, full=True)
            if wrong is not None:
                raise StoreDamaged(
                    f"The club's file {wrong}, so no copy was made. Start Tenbou again: it puts "
                    f"the file aside and rebuilds it."
                )
            sync_file(unfinished)
            unfinished.replace(target)
            sync_folder(target.parent)
        finally:
            unfinished.unlink(missing_ok=True)
    return target


def keep_daily_copy(folder: ClubFolder, moment: datetime) -> Path | None:
    """Today's copy if there is none yet; those older than the newest seven go."""
    today = folder.copies / f"club-{moment.date().isoformat()}.sqlite3"
    if today.exists():
        return None
    made = back_up(folder, today)
    with telling_of_disk(folder.copies):
        for old in sorted(folder.copies.glob(_DAILY))[:-DAYS_KEPT]:
            old.unlink()
    return made


def newest_good_copy(folder: ClubFolder, moment: datetime) -> Path | None:
    """The latest copy that passes a full check."""

    def age(path: Path) -> tuple[bool, float]:
        # A Raspberry Pi has no clock of its own: a copy from the future is the last to trust.
        made = path.stat().st_mtime
        return made > moment.timestamp(), -made

    copies = [path for path in folder.copies.glob("*.sqlite3") if not path.name.startswith(".")]
    newest_first = sorted(copies, key=age)
    return next((path for path in newest_first if damage(path, full=True) is None), None)


def restore(folder: ClubFolder, backup: Path, moment: datetime) -> Path | None:
    """Put a backup in the place of the store; the replaced one is kept and its path given back.

    The file is checked first. Programs that have the store open see the restored one.
    """
    if not backup.is_file():
        raise StorageProblem(
            f"There is no file {backup}. Nothing was changed.", "no-such-file", name=backup.name
        )
    with telling_of_disk(folder.path):
        wrong = damage(backup, full=True)
        if wrong is not None:
            raise StoreDamaged(
                f"{backup.name} {wrong}. Nothing was changed: choose another file.",
                "copy-damaged",
                name=backup.name,
                wrong=wrong,
            )
        what = Phrase(f"The copy {backup.name}", "the-copy", name=backup.name)
        refuse_newer(stored_version_of(backup), what)
        folder.make()
        replaced = _keep_replaced(folder, moment)
        # Through SQLite, not the file system: it is one transaction, whoever else has it open.
        with (
            closing(read_only(backup)) as source,
            closing(sqlite3.connect(folder.database)) as store,
        ):
            store.execute("PRAGMA synchronous = FULL")
            source.backup(store)
        sync_folder(folder.path)
    return replaced


def stored_version_of(database: Path) -> int:
    """The schema of a database file that is not open; 0 where there is none."""
    if not database.exists() or database.stat().st_size == 0:
        return 0
    with closing(read_only(database)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return 0
    return 0 if row is None else int(row[0])


def _keep_replaced(folder: ClubFolder, moment: datetime) -> Path | None:
    if not folder.database.exists() or folder.database.stat().st_size == 0:
        return None
    if damage(folder.database, full=True) is None:
        return back_up(folder, folder.replaced / f"club-{file_stamp(moment)}.sqlite3")
    return put_aside(folder, folder.replaced, moment)


def put_aside(folder: ClubFolder, where: Path, moment: datetime) -> Path | None:
    """Move a database that cannot be copied, with its log, under a name with the date."""
    where.mkdir(parents=True, exist_ok=True)
    target = where / f"club-{file_stamp(moment)}.sqlite3"
    number = 1
    while target.exists():
        number += 1
        target = where / f"club-{file_stamp(moment)}-{number}.sqlite3"
    if folder.database.exists():
        for end in ("-wal", "-shm", ""):
            part = Path(f"{folder.database}{end}")
            if part.exists():
                part.rename(f"{target}{end}")
    sync_folder(where)
    sync_folder(folder.path)
    return target if target.exists() else None
