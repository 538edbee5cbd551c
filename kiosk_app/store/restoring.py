"""A copy is brought back: its rows go into a new store, which takes the place of the one here."""

import gzip
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from kiosk_app.store.backup import stored_version_of
from kiosk_app.store.checking import damage
from kiosk_app.store.disk import ClubFolder, disk_problems, write_whole
from kiosk_app.store.file_rows import FileRows, read_rows
from kiosk_app.store.folder_lock import FolderLock
from kiosk_app.store.installation import keep_installation, new_installation, read_installation
from kiosk_app.store.new_store import KIOSK_ID, make_store
from kiosk_app.store.problems import StorageProblem, StoreDamaged, WhichKiosk
from kiosk_app.store.records import new_id
from kiosk_app.store.replacing import Mark, finish, replace_store
from kiosk_app.store.schema import refuse_newer
from scorer.messages import Message

Identity = Literal["replace", "copy"]
"""``replace``: this is the copy's kiosk from now on. ``copy``: this stays a kiosk of its own."""
_PROGRAM: Final = "a restore"
_LARGEST_UNPACKED: Final = 512 * 1024 * 1024
"""Bytes: ten years of a large club; a file that unpacks to more would only fill the disk."""
_AT_A_TIME: Final = 1024 * 1024


def restore(
    folder: ClubFolder, backup: Path, moment: datetime, identity: Identity | None = None
) -> Path | None:
    """Put a copy in the place of the store; the replaced one is kept and its path given back.

    The copy is checked first. Where it is another kiosk's, :class:`WhichKiosk` asks what this
    machine is from now on, unless ``identity`` says so. Nobody else may have the store open.
    """
    if not backup.is_file():
        raise StorageProblem("no-such-file", name=backup.name)
    folder.make()
    with disk_problems(folder.path):
        with _unpacked(backup, folder) as plain:
            rows = _checked(plain, backup.name)
        theirs = _kiosk_id_in(rows)
        ours = own_kiosk_id(folder)
        kiosk_id = _chosen_id(ours, theirs, identity, backup, moment)
        lock = FolderLock(folder.path, _PROGRAM)
        lock.take(alone=True)
        try:
            mark = Mark("restore", "was-restored")
            kept = replace_store(
                folder,
                mark,
                folder.replaced,
                moment,
                lambda target: _filled(target, rows, kiosk_id, moment),
            )
            write_whole(folder.kiosk_id, kiosk_id.encode(), private=True)
            if kiosk_id != ours:
                replaces = kiosk_id == theirs
                keep_installation(folder, new_installation(kiosk_id, takes_over=replaces))
            finish(folder)
        finally:
            lock.release()
    return kept


def ask_which_kiosk(folder: ClubFolder, backup: Path, moment: datetime) -> None:
    """:class:`WhichKiosk` where a person has to say what this machine is; nothing is touched."""
    with disk_problems(folder.path), _unpacked(backup, folder) as plain:
        theirs = _kiosk_id_in(_checked(plain, backup.name))
    _chosen_id(own_kiosk_id(folder), theirs, None, backup, moment)


def own_kiosk_id(folder: ClubFolder) -> str | None:
    """This folder's id so far; None for a folder in which nothing was ever opened."""
    installed = read_installation(folder)
    if installed is not None:
        return installed.kiosk_id
    try:
        return folder.kiosk_id.read_text("utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None


@contextmanager
def _unpacked(backup: Path, folder: ClubFolder) -> Iterator[Path]:
    """A copy that came from another kiosk is compressed."""
    if backup.suffix != ".gz":
        yield backup
        return
    with TemporaryDirectory(dir=folder.path, prefix=".unpacking-") as place:
        plain = Path(place) / "copy.sqlite3"
        try:
            with gzip.open(backup) as packed, plain.open("wb") as file:
                while part := packed.read(_AT_A_TIME):
                    file.write(part)
                    if file.tell() > _LARGEST_UNPACKED:
                        raise EOFError
        except (gzip.BadGzipFile, EOFError, zlib.error):
            plain.write_bytes(b"")  # the check says that it is no copy
        yield plain


def _checked(backup: Path, name: str) -> FileRows:
    wrong = damage(backup, full=True)
    if wrong is not None and wrong.code != "foreign-parts":
        raise StoreDamaged("copy-damaged", name=name, wrong=wrong)
    what = Message("storage", "the-copy", name=name)
    refuse_newer(stored_version_of(backup), what)
    return read_rows(backup, carve=False)


def _kiosk_id_in(rows: FileRows) -> str | None:
    named = [row["value"] for row in rows.rows.get("settings", ()) if row["name"] == KIOSK_ID]
    return named[0] if named else None


def _chosen_id(
    ours: str | None, theirs: str | None, identity: Identity | None, backup: Path, moment: datetime
) -> str:
    if theirs is None or theirs == ours:
        if identity == "copy" and theirs is not None:
            return new_id(moment)
        return ours or new_id(moment)
    if identity is None:
        raise WhichKiosk("which-kiosk", name=backup.name)
    return theirs if identity == "replace" else ours or new_id(moment)


def _filled(target: Path, rows: FileRows, kiosk_id: str, moment: datetime) -> None:
    make_store(target, [rows], kiosk_id, moment)
