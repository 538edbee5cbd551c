"""A game that went on twice: both courses are kept, and a person says which one counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.dialects import sqlite

from kiosk_app.store.models import (
    EVENTS,
    EVENTS_ASIDE,
    GAMES,
)
from kiosk_app.store.problems import NoSuchGame, ServerDiffers
from kiosk_app.store.records import EventRow, moment_from_text, unbroken
from kiosk_app.store.result_rows import write_results
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import as_event_row, event_values, folded_state, rows_of
from scorer.table import State


@dataclass(frozen=True, slots=True)
class Fork:
    """Two courses of one game, the same up to an event."""

    game_id: str
    table_name: str
    started: datetime
    common: int
    """Events that both have."""
    here: tuple[EventRow, ...]
    """How the game went on in this store…"""
    other: tuple[EventRow, ...]
    """…and in the other one."""


def keep_both(store: Store, server: Server, ours: list[EventRow], theirs: list[EventRow]) -> None:
    """The server's course is kept here as well, and this kiosk's there."""
    common = _common(ours, theirs)
    with store.writing() as local:
        note_other_course(local, theirs[common:])
    with server.writing() as remote:
        note_other_course(remote, ours[common:])


def differs(heading: dict[str, Any]) -> ServerDiffers:
    return ServerDiffers("server-differs", table=heading["table_name"])


def forks(store: Store) -> list[Fork]:
    """Every game of which this store has another course, too."""
    with store.reading() as local:
        kept = (
            select(EVENTS_ASIDE)
            .where(EVENTS_ASIDE.c.reason == "fork")
            .order_by(EVENTS_ASIDE.c.sequence)
        )
        by_game: dict[str, list[EventRow]] = {}
        for row in local.execute(kept):
            by_game.setdefault(row.game_id, []).append(as_event_row(row))
        found = []
        for game_id, others in by_game.items():
            heading = local.execute(select(GAMES).where(GAMES.c.id == game_id)).one_or_none()
            if heading is None:
                continue
            rows = rows_of(local, game_id)
            common = min(row.sequence for row in others) - 1
            found.append(
                Fork(
                    game_id,
                    heading.table_name,
                    heading.started,
                    common,
                    tuple(rows[common:]),
                    tuple(others),
                )
            )
    return found


def both_states(store: Store, fork: Fork) -> tuple[State | None, State | None]:
    """The game at the end of the course here, and of the other; None for one that does not open."""
    with store.reading() as local:
        heading = local.execute(select(GAMES).where(GAMES.c.id == fork.game_id)).one()._asdict()
        common = rows_of(local, fork.game_id)[: fork.common]
    here = folded_state(heading, [*common, *fork.here])
    return here, folded_state(heading, [*common, *fork.other])


def settle(
    store: Store, server: Server | None, game_id: str, keep: Literal["here", "other"]
) -> None:
    """One course counts from now on, here and on the server; the other one stays aside."""
    fork = next((each for each in forks(store) if each.game_id == game_id), None)
    if fork is None:
        raise NoSuchGame("no-fork")
    # The server first: where it is away nothing has changed, and the question stays.
    if server is not None and keep == "here":
        with server.writing() as remote:
            theirs = rows_of(remote, game_id)[fork.common :]
            note_other_course(remote, theirs)
            this = (EVENTS.c.game_id == game_id) & (EVENTS.c.sequence > fork.common)
            remote.execute(delete(EVENTS).where(this))
    with store.writing() as local:
        if keep == "other":
            _exchange(local, fork)
        _forget(local, fork.other if keep == "here" else fork.here)


def _exchange(local: Connection, fork: Fork) -> None:
    """The other course takes the place of the one here."""
    heading = local.execute(select(GAMES).where(GAMES.c.id == fork.game_id)).one()._asdict()
    rows = rows_of(local, fork.game_id)[: fork.common] + list(fork.other)
    good = unbroken(rows)
    state = folded_state(heading, good)
    if state is None or len(good) < len(rows):
        raise ServerDiffers("fork-unreadable")
    this = (EVENTS.c.game_id == fork.game_id) & (EVENTS.c.sequence > fork.common)
    note_other_course(local, fork.here)
    local.execute(delete(EVENTS).where(this))
    local.execute(insert(EVENTS), [event_values(row) for row in fork.other])
    write_results(local, fork.game_id, state, moment_from_text(good[-1].moment))


def _forget(local: Connection, course: Sequence[EventRow]) -> None:
    """Aside for good: it is no longer asked about."""
    digests = [row.digest for row in course]
    if digests:
        settled = EVENTS_ASIDE.update().where(
            EVENTS_ASIDE.c.digest.in_(digests), EVENTS_ASIDE.c.reason == "fork"
        )
        local.execute(settled.values(reason="settled"))
    local.execute(
        delete(EVENTS_ASIDE).where(
            EVENTS_ASIDE.c.digest.in_(select(EVENTS.c.digest)), EVENTS_ASIDE.c.reason == "fork"
        )
    )


def note_other_course(connection: Connection, rows: Sequence[EventRow]) -> None:
    """Events that follow one of a game's own as well as its next event does."""
    for row in rows:
        values = event_values(row) | {"reason": "fork", "found": datetime.now(UTC)}
        connection.execute(_put(connection).values(**values).on_conflict_do_nothing())


def _put(connection: Connection) -> Any:
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # a kiosk by itself never needs it

        return postgresql.insert(EVENTS_ASIDE)
    return sqlite.insert(EVENTS_ASIDE)


def _common(ours: list[EventRow], theirs: list[EventRow]) -> int:
    count = 0
    for one, other in zip(ours, theirs, strict=False):
        if one.digest != other.digest:
            break
        count += 1
    return count
