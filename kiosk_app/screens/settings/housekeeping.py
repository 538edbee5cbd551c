"""The club's folder: how much room there is, copies of everything, and old photos."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from kiosk_app.session.exports import free_name, places
from kiosk_app.session.game_session import TableStore, now
from kiosk_app.store.backup import back_up
from kiosk_app.store.disk import disk_problems
from kiosk_app.store.forks import forks
from kiosk_app.store.making_room import kept_evidence, remove_old_evidence
from kiosk_app.store.restoring import Identity, ask_which_kiosk, restore
from kiosk_app.store.sticks import FOLDER_ON_A_STICK, copy_now_to_sticks, copy_to_sticks
from kiosk_app.store.store import Store
from scorer.messages import Message


@dataclass(frozen=True, slots=True)
class Room:
    folder: Path
    free: int
    """Bytes that are left on the disk."""
    photos: int
    """How many photos of hands are kept."""
    copies: tuple[Path, ...]
    """Copies that can be brought back, the latest first."""
    forks: int = 0
    """Games that went on twice, of which somebody has to say which course counts."""


def read_room(store: Store) -> Room:
    folder = store.folder
    with disk_problems(folder.path):
        free = shutil.disk_usage(folder.path).free
    photos = kept_evidence(folder).photos
    return Room(folder.path, free, photos, _copies(store), len(forks(store)))


def back_up_to(store: Store, folder: Path) -> Path:
    """A copy of everything under a name that is free."""
    with disk_problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
    day = now().astimezone().date().isoformat()
    return back_up(store.folder, free_name(folder / f"tenbou-{day}.sqlite3"))


def bring_back(
    table_store: TableStore, copy: Path, identity: Identity | None = None
) -> tuple[Message, ...]:
    """Put a copy in the place of everything; what it replaced is kept. What to say about it.

    :class:`~kiosk_app.store.problems.WhichKiosk` where the copy is another kiosk's: ask the
    person, and call it again with the answer.
    """
    folder = table_store.store.folder
    if identity is None and copy.is_file():
        ask_which_kiosk(folder, copy, now())
    table_store.close()
    try:
        restore(folder, copy, now(), identity)
    finally:
        sentences = table_store.open()
    return sentences


def open_again(table_store: TableStore) -> tuple[Message, ...]:
    """What was decided about the store holds for all that was read from it before."""
    table_store.close()
    return table_store.open()


def copy_off_card(store: Store) -> int:
    """Today's copy onto every stick that is meant for copies; how many have it now."""
    return len(copy_to_sticks(store, _sticks()))


def copy_game_off_card(store: Store) -> int:
    """A game has ended: on the stick it outlives the card. How many sticks have it."""
    return len(copy_now_to_sticks(store, _sticks()))


def _sticks() -> list[Path]:
    return [place.folder for place in places() if place.stick]


def drop_old_photos(store: Store, days: int) -> int:
    """Photos of hands that are older than this; how many went. 0 days: none."""
    if not days:
        return 0
    return remove_old_evidence(store.folder, now(), days).photos


def _copies(store: Store) -> tuple[Path, ...]:
    folders = [store.folder.copies, store.folder.of_others]
    for place in places():
        ours = place.folder / FOLDER_ON_A_STICK
        folders += [place.folder, ours, *ours.glob("kiosk-*")]
    found: list[Path] = []
    for folder in folders:
        try:
            names = (*folder.glob("*.sqlite3"), *folder.glob("*.sqlite3.gz"))
            found += [path for path in names if not path.name.startswith(".")]
        except OSError:
            continue  # a stick that was pulled out
    return tuple(sorted(found, key=_age, reverse=True))


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
