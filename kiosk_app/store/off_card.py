"""Copies away from the card that may die: on the server, and from there on another kiosk's."""

import gzip
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Final

from sqlalchemy import delete, func, insert, select

from kiosk_app.store.backup import numbered_copies
from kiosk_app.store.disk import disk_problems, write_whole
from kiosk_app.store.models import KIOSK_COPIES
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store

LARGEST: Final = 32 * 1024 * 1024
"""Bytes of a compressed copy that goes through the server: ten years of a large club."""
_ON_THE_SERVER: Final = 2


def exchange_copies(store: Store, server: Server) -> None:
    """This kiosk's latest copy goes to the server, the other kiosks' latest come here."""
    _send_copy(store, server)
    _fetch_copies(store, server)


def _send_copy(store: Store, server: Server) -> None:
    known = numbered_copies(store.folder.copies)
    number = max(known, default=0)
    if number < 1:
        return
    ours = KIOSK_COPIES.c.kiosk_id == store.kiosk_id
    with server.reading() as remote:
        latest = remote.execute(select(func.max(KIOSK_COPIES.c.number)).where(ours)).scalar()
    if latest == number:
        return
    content = gzip.compress(known[number].read_bytes(), mtime=0)
    if len(content) > LARGEST:
        return
    with server.writing() as remote:
        remote.execute(delete(KIOSK_COPIES).where(ours, KIOSK_COPIES.c.number == number))
        remote.execute(
            insert(KIOSK_COPIES).values(
                kiosk_id=store.kiosk_id,
                number=number,
                made=datetime.now(UTC),
                digest=_digest(content),
                content=content,
            )
        )
        kept = select(KIOSK_COPIES.c.number).where(ours).order_by(KIOSK_COPIES.c.made.desc())
        numbers = list(remote.execute(kept).scalars())[_ON_THE_SERVER:]
        remote.execute(delete(KIOSK_COPIES).where(ours, KIOSK_COPIES.c.number.in_(numbers)))


def _fetch_copies(store: Store, server: Server) -> None:
    place = store.folder.of_others
    others = select(KIOSK_COPIES.c.kiosk_id, func.max(KIOSK_COPIES.c.number))
    others = others.where(KIOSK_COPIES.c.kiosk_id != store.kiosk_id).group_by(
        KIOSK_COPIES.c.kiosk_id
    )
    with server.reading() as remote:
        latest = [(row[0], row[1]) for row in remote.execute(others)]
    for kiosk_id, number in latest:
        name = f"{blake2b(kiosk_id.encode(), digest_size=8).hexdigest()}-{number:06}.sqlite3.gz"
        if (place / name).exists():
            continue
        this = (KIOSK_COPIES.c.kiosk_id == kiosk_id) & (KIOSK_COPIES.c.number == number)
        with server.reading() as remote:
            row = remote.execute(
                select(KIOSK_COPIES.c.content, KIOSK_COPIES.c.digest).where(this)
            ).first()
        if row is None or len(row.content) > LARGEST or _digest(row.content) != row.digest:
            continue
        with disk_problems(place):
            write_whole(place / name, row.content, private=True)
            for older in place.glob(f"{name.partition('-')[0]}-*.sqlite3.gz"):
                if older.name != name:
                    older.unlink(missing_ok=True)


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
