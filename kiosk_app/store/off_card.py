"""Copies away from the card that may die: on a stick, on the server, on another kiosk's card."""

import gzip
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sqlalchemy import delete, func, insert, select

from kiosk_app.store.backup import numbered_copies, thin_out
from kiosk_app.store.disk import telling_of_disk
from kiosk_app.store.folders import ClubFolder
from kiosk_app.store.models import KioskCopy, table_of
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from kiosk_app.whole_file import sync_file, sync_folder, write_whole

FOLDER_ON_A_STICK: Final = "tenbou-copies"
"""Only a stick that has this folder is written to: any other belongs to a guest."""
LARGEST: Final = 32 * 1024 * 1024
"""Bytes of a compressed copy that goes through the server: ten years of a large club."""
_ON_THE_SERVER: Final = 2
_COPIES: Final = table_of(KioskCopy)


def copy_to_sticks(folder: ClubFolder, sticks: Iterable[Path]) -> list[Path]:
    """The latest copy onto every stick that is meant for copies; where it was written."""
    newest = _newest(folder)
    written = []
    for stick in sticks:
        place = stick / FOLDER_ON_A_STICK
        if newest is None or not place.is_dir() or (place / newest.name).exists():
            continue
        with telling_of_disk(place):
            unfinished = place / f".{newest.name}.unfinished"
            try:
                shutil.copyfile(newest, unfinished)
                sync_file(unfinished)
                unfinished.replace(place / newest.name)
                sync_folder(place)
            finally:
                unfinished.unlink(missing_ok=True)
            thin_out(place)
            written.append(place / newest.name)
    return written


def exchange_copies(store: Store, server: Server) -> None:
    """This kiosk's latest copy goes to the server, the other kiosks' latest come here."""
    _send_copy(store, server)
    _fetch_copies(store, server)


def _send_copy(store: Store, server: Server) -> None:
    known = numbered_copies(store.folder.copies)
    number = max(known, default=0)
    if number < 1:
        return
    ours = _COPIES.c.kiosk_id == store.kiosk_id
    with server.reading() as remote:
        latest = remote.execute(select(func.max(_COPIES.c.number)).where(ours)).scalar()
    if latest == number:
        return
    content = gzip.compress(known[number].read_bytes(), mtime=0)
    if len(content) > LARGEST:
        return
    with server.writing() as remote:
        remote.execute(delete(_COPIES).where(ours, _COPIES.c.number == number))
        remote.execute(
            insert(_COPIES).values(
                kiosk_id=store.kiosk_id,
                number=number,
                made=datetime.now(UTC),
                digest=_digest(content),
                content=content,
            )
        )
        kept = select(_COPIES.c.number).where(ours).order_by(_COPIES.c.made.desc())
        numbers = list(remote.execute(kept).scalars())[_ON_THE_SERVER:]
        remote.execute(delete(_COPIES).where(ours, _COPIES.c.number.in_(numbers)))


def _fetch_copies(store: Store, server: Server) -> None:
    place = store.folder.of_others
    others = select(_COPIES.c.kiosk_id, func.max(_COPIES.c.number))
    others = others.where(_COPIES.c.kiosk_id != store.kiosk_id).group_by(_COPIES.c.kiosk_id)
    with server.reading() as remote:
        latest = [(row[0], row[1]) for row in remote.execute(others)]
    for kiosk_id, number in latest:
        name = f"{blake2b(kiosk_id.encode(), digest_size=8).hexdigest()}-{number:06}.sqlite3.gz"
        if (place / name).exists():
            continue
        this = (_COPIES.c.kiosk_id == kiosk_id) & (_COPIES.c.number == number)
        with server.reading() as remote:
            row = remote.execute(select(_COPIES.c.content, _COPIES.c.digest).where(this)).first()
        if row is None or len(row.content) > LARGEST or _digest(row.content) != row.digest:
            continue
        with telling_of_disk(place):
            write_whole(place / name, row.content, private=True)
            for older in place.glob(f"{name.partition('-')[0]}-*.sqlite3.gz"):
                if older.name != name:
                    older.unlink(missing_ok=True)


def _newest(folder: ClubFolder) -> Path | None:
    known = numbered_copies(folder.copies)
    return known[max(known)] if known else None


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
