"""A kiosk shows itself to the server, so that a copy of its card is noticed."""

from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import insert, select, update

from kiosk_app.store.disk import write_whole
from kiosk_app.store.installation import (
    Installation,
    installation_of,
    keep_installation,
    new_installation,
)
from kiosk_app.store.models import GAMES, KIOSKS, SETTINGS
from kiosk_app.store.new_store import KIOSK_ID
from kiosk_app.store.problems import KioskTwin
from kiosk_app.store.records import new_id
from kiosk_app.store.restoring import Identity
from kiosk_app.store.row_digests import row_digest
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store


def show_itself(store: Store, server: Server) -> None:
    """Move the turn on, here and there; :class:`KioskTwin` where it moved without us."""
    folder = store.folder
    known = installation_of(folder, store.kiosk_id)
    # What is about to be is noted first: a visit that is cut short can be finished later.
    following = known.following if known.following > known.turn else known.turn + 1
    about_to = replace(known, following=following)
    keep_installation(folder, about_to)
    with server.writing() as remote:
        this = KIOSKS.c.id == store.kiosk_id
        row = remote.execute(select(KIOSKS.c.key, KIOSKS.c.turn).where(this)).one_or_none()
        values = {"key": known.key, "turn": following, "seen": datetime.now(UTC)}
        if row is None:
            remote.execute(insert(KIOSKS).values(id=store.kiosk_id, **values))
        elif known.takes_over or _is_ours(row.key, row.turn, known):
            remote.execute(update(KIOSKS).where(this).values(**values))
        else:
            raise KioskTwin("kiosk-twin")
    keep_installation(folder, replace(about_to, turn=following, takes_over=False))


def _is_ours(key: str, turn: int, known: Installation) -> bool:
    return key == known.key and turn in (known.turn, known.following)


def settle_twin(store: Store, server: Server, identity: Identity) -> str:
    """This kiosk takes the other's place, or becomes a kiosk of its own; its id from now on.

    The store has to be opened again afterwards.
    """
    folder = store.folder
    if identity == "replace":
        keep_installation(folder, new_installation(store.kiosk_id, takes_over=True))
        return store.kiosk_id
    kiosk_id = new_id(datetime.now(UTC))
    with server.reading() as remote:
        sent = set(remote.execute(select(GAMES.c.id)).scalars())
    # Said first: a start between here and the end takes neither id for damage.
    keep_installation(folder, new_installation(kiosk_id, former=store.kiosk_id))
    with store.writing() as local:
        mine = select(GAMES).where(GAMES.c.kiosk_id == store.kiosk_id)
        for row in local.execute(mine).mappings().all():
            if row["id"] not in sent:  # nobody else has it, so it was played here
                values = {**row, "kiosk_id": kiosk_id}
                changed = {"kiosk_id": kiosk_id, "digest": row_digest(GAMES, values)}
                local.execute(update(GAMES).where(GAMES.c.id == row["id"]).values(**changed))
        named = update(SETTINGS).where(SETTINGS.c.name == KIOSK_ID)
        local.execute(named.values(value=kiosk_id))
    write_whole(folder.kiosk_id, kiosk_id.encode(), private=True)
    keep_installation(folder, new_installation(kiosk_id))
    return kiosk_id
