"""A log torn at every byte of a write that was not yet acknowledged, as a power cut tears it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.journal import open_game
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.opening import open_store
from kiosk_app.store.records import EventRow, unbroken
from kiosk_app.store.store import Store
from scorer.table import Undone
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.evening import finish_hand, new_game, now, play, stop

SECTOR = 512
SHUFFLES = 300
"""How often sectors of a write arrive in any order: a disk does not promise one."""
OPENED_IN_FULL = 61
"""Every so many cuts the whole store is opened and goes on; the others are read by SQLite alone."""
COLUMNS = "game_id, sequence, id, kind, body, moment, digest"


@dataclass(frozen=True, slots=True)
class Write:
    """A write to tear: the files before and after it."""

    name: str
    game_id: str
    acknowledged: int
    """Events that the caller had heard of."""
    written: int
    """Events once the write is whole."""
    database: tuple[bytes, bytes]
    log: tuple[bytes, bytes]

    @property
    def torn(self) -> tuple[bytes, bytes]:
        """The file that is being written."""
        return self.database if self.name == "checkpoint" else self.log


@dataclass(frozen=True, slots=True)
class Tear:
    """All up to a byte has arrived and nothing after it, or sectors in any order."""

    cut: int | None = None
    shuffled: int | None = None

    def of(self, file: tuple[bytes, bytes]) -> bytes:
        if self.cut is not None:
            return file[1][: self.cut] + file[0][self.cut :]
        return _shuffled(file, Random(self.shuffled))


def writes_to_tear(root: Path, random: Random) -> Iterator[Write]:
    """A log that grows, one that begins anew over older frames, a new one, the end of a game."""
    for name in ("growing", "begun-anew", "empty", "end-of-game", "checkpoint"):
        with open_store(root / name, daily_copy=False).store as store:
            _checkpoint(store, "TRUNCATE")  # what made the schema need not be read each time
            game = new_game(store)
            play(game, random, 12)
            if game.table.ended is not None:
                game.append(Undone(*game.next_place(now())), now())
            if game.table.over is None:
                finish_hand(game)
            yield _write(name, store, game, random)


def _write(name: str, store: Store, game: OpenGame, random: Random) -> Write:
    how = {"begun-anew": "RESTART", "empty": "TRUNCATE"}.get(name)
    if how is not None:
        _checkpoint(store, how)
    count, before = game.state.sequence, _files(store.folder)
    if name == "checkpoint":
        _checkpoint(store, "PASSIVE")
    elif name == "end-of-game":
        stop(game)
    else:
        play(game, random, 1)
    after = _files(store.folder)
    return Write(
        name,
        game.id,
        count,
        game.state.sequence,
        (before[0], after[0]),
        (before[1], after[1]),
    )


def _checkpoint(store: Store, how: str) -> None:
    with store.events.connection() as writer:
        busy, _, _ = writer.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        assert not busy


def _files(folder: ClubFolder) -> tuple[bytes, bytes]:
    log = Path(f"{folder.database}-wal")
    return folder.database.read_bytes(), log.read_bytes() if log.exists() else b""


def tears(write: Write, random: Random) -> list[Tear]:
    """Every way in which a power cut in this write may leave the file or its log."""
    torn = write.torn
    step = SECTOR if write.name == "checkpoint" else 1
    cuts = [Tear(cut=at) for at in _changed(torn)[::step]]
    return cuts + [Tear(shuffled=random.randrange(2**32)) for _ in range(SHUFFLES)]


def _changed(file: tuple[bytes, bytes]) -> range:
    before, after = file
    first = next(
        (at for at in range(min(len(before), len(after))) if before[at] != after[at]),
        len(before),
    )
    last = len(after) if len(after) > len(before) else _last_change(before, after)
    return range(first, last + 1)


def _last_change(before: bytes, after: bytes) -> int:
    return max(at for at in range(len(after)) if before[at] != after[at]) + 1


def _shuffled(file: tuple[bytes, bytes], random: Random) -> bytes:
    """Some sectors of the write have arrived and others not; the file may be long already."""
    before, after = file
    length = random.choice([len(before), len(after)]) if len(after) > len(before) else len(before)
    longer = before.ljust(length, b"\0")
    parts = [
        (after if random.random() < 0.5 else longer)[at : at + SECTOR]
        for at in range(0, length, SECTOR)
    ]
    return b"".join(parts)[:length]


def check_torn(write: Write, chosen: list[Tear], root: Path, step: Callable[[], None]) -> int:
    """Open each torn state; how many of them had the whole write. Raises :class:`Lost`."""
    folder = ClubFolder(root / f"{write.name}-torn")
    folder.make()
    log, whole = Path(f"{folder.database}-wal"), 0
    for number, tear in enumerate(chosen):
        Path(f"{folder.database}-shm").unlink(missing_ok=True)
        checkpoint = write.name == "checkpoint"
        folder.database.write_bytes(tear.of(write.database) if checkpoint else write.database[0])
        log.write_bytes(write.log[1] if checkpoint else tear.of(write.log))
        count = (_opened if number % OPENED_IN_FULL == 0 else _read)(folder, write)
        if count not in (write.acknowledged, write.written):
            raise Lost(f"{write.name}, {tear}: {count} events; see {folder.path}.")
        whole += count == write.written
        step()
    return whole


def _read(folder: ClubFolder, write: Write) -> int:
    query = f"SELECT {COLUMNS} FROM events WHERE game_id = ? ORDER BY sequence"  # noqa: S608
    with closing(sqlite3.connect(folder.database)) as connection:
        rows = [EventRow(*row) for row in connection.execute(query, (write.game_id,))]
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise Lost(f"{write.name}: the file is damaged; see {folder.path}.")
    if len(unbroken(rows)) < len(rows):
        raise Lost(f"{write.name}: the chain of events is broken; see {folder.path}.")
    return len(rows)


def _opened(folder: ClubFolder, write: Write) -> int:
    """As a kiosk opens it after the cut; the game goes on."""
    opened = open_store(folder.path, daily_copy=False)
    with opened.store as store:
        if opened.rebuilt is not None:
            raise Lost(f"{write.name}: {opened.rebuilt.sentence}")
        game = open_game(store, write.game_id)
        count = game.state.sequence
        if game.table.ended is None:
            stop(game)
    return count
