"""Copies of a store: on demand, and one a day, numbered and kept by their numbers."""

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final

from kiosk_app.store.checking import damage, read_only
from kiosk_app.store.disk import ClubFolder, disk_problems, sync_file, sync_folder
from kiosk_app.store.problems import StoreDamaged

LATEST_KEPT: Final = 7
OLDER_KEPT: Final = 7
"""How many of the older copies are kept, every eighth of them: for what is noticed late."""
_EVERY: Final = 8
_PAGES_AT_A_TIME: Final = 1000
"""Between two portions a writer gets its turn."""
_OURS_ALONE: Final = 0o600
_NUMBERED: Final = re.compile(r"club-(\d{6,})-(\d{4}-\d{2}-\d{2})\.sqlite3")
_DATED: Final = re.compile(r"club-(\d{4}-\d{2}-\d{2})\.sqlite3")
"""As Tenbou 0.1 named them."""


def back_up(folder: ClubFolder, target: Path) -> Path:
    """Copy the store as it is at this moment, while it may be in use, and check the copy.

    An older file of that name is replaced only once the new one is whole and on disk.
    """
    with disk_problems(target.parent):
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_name(f".{target.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        try:
            os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OURS_ALONE))
            with (
                closing(read_only(folder.database)) as source,
                closing(sqlite3.connect(unfinished)) as copy,
            ):
                source.backup(copy, pages=_PAGES_AT_A_TIME)
                # One file that can be carried away. A log's index would be shared memory, which
                # not every stick or network folder has; held alone it needs none.
                copy.execute("PRAGMA locking_mode = EXCLUSIVE")
                copy.execute("PRAGMA journal_mode = DELETE")
            wrong = damage(unfinished, full=True)
            if wrong is not None:
                with suppress(OSError):
                    folder.suspicion.touch()  # the next opening looks at everything and repairs it
                raise StoreDamaged("no-copy-made", wrong=wrong)
            sync_file(unfinished)
            unfinished.replace(target)
            sync_folder(target.parent)
        finally:
            for end in ("", "-wal", "-journal"):
                Path(f"{unfinished}{end}").unlink(missing_ok=True)
    return target


def keep_daily_copy(folder: ClubFolder, moment: datetime) -> Path | None:
    """Today's copy, unless there is one or nothing has changed since the last.

    Copies are numbered, and kept by number: a clock that is wrong makes none of them go.
    """
    known = numbered_copies(folder.copies)
    today = moment.date().isoformat()
    number, last = max(known.items(), default=(0, None))
    if last is not None and last.name.endswith(f"{today}.sqlite3"):
        return None
    if last is not None and content_digest(last) == content_digest(folder.database):
        return None
    made = back_up(folder, folder.copies / f"club-{number + 1:06}-{today}.sqlite3")
    with disk_problems(folder.copies):
        thin_out(folder.copies)
    return made


def numbered_copies(place: Path) -> dict[int, Path]:
    """By number. Those of Tenbou 0.1 have none: they come before all others, by their dates."""
    found, dated = {}, []
    for path in place.glob("club-*.sqlite3"):
        match = _NUMBERED.fullmatch(path.name)
        if match is not None:
            found[int(match[1])] = path
        elif _DATED.fullmatch(path.name):
            dated.append(path)
    return found | {at - len(dated): path for at, path in enumerate(sorted(dated), 1)}


def thin_out(place: Path) -> None:
    """The latest stay, and of the older ones every eighth."""
    known = numbered_copies(place)
    numbers = sorted(known)
    older = numbers[:-LATEST_KEPT]
    kept = [number for number in older if number % _EVERY == 0][-OLDER_KEPT:]
    for number in older:
        if number not in kept:
            known[number].unlink(missing_ok=True)


def newest_first(folder: ClubFolder) -> list[Path]:
    """Every copy in the folder; those made before a migration come after the daily ones."""
    daily = [path for _, path in sorted(numbered_copies(folder.copies).items(), reverse=True)]
    others = [
        path
        for path in sorted(folder.copies.glob("*.sqlite3"), reverse=True)
        if path not in daily and not path.name.startswith(".")
    ]
    return daily + others


def content_digest(database: Path) -> str | None:
    """The same for two files with the same games, players and nights; None: cannot be read."""
    parts = (
        "SELECT count(*), max(id) FROM games",
        "SELECT game_id, max(sequence), digest FROM events GROUP BY game_id",
        "SELECT id, changed FROM players ORDER BY id",
        "SELECT id, changed FROM nights ORDER BY id",
        "SELECT id FROM player_merges ORDER BY id",
    )
    digest = blake2b(digest_size=16)
    try:
        with closing(read_only(database)) as connection:
            connection.text_factory = bytes
            for query in parts:
                for row in connection.execute(query):
                    digest.update(repr(row).encode())
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    return digest.hexdigest()


def stored_version_of(database: Path) -> int:
    """The schema of a database file that is not open; 0 where there is none."""
    if not database.exists() or database.stat().st_size == 0:
        return 0
    with closing(read_only(database)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return 0 if row is None else int(row[0])
        except (sqlite3.OperationalError, ValueError):
            return 0
