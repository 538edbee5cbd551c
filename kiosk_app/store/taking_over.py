"""Taking over a game's events from elsewhere: a damaged file, or the club's server."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.models import (
    EVENTS,
    EVENTS_ASIDE,
    GAMES,
)
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.records import EventRow, events_of, moment_from_text, moment_to_text, unbroken
from kiosk_app.store.result_rows import write_results
from kiosk_app.store.row_digests import with_digest
from scorer.rule_text import RuleFileError
from scorer.table import Refused, State, fold


def adopt_game(connection: Connection, heading: Mapping[str, Any], rows: list[EventRow]) -> int:
    """Add the events that are new here, if those that are here are their beginning.

    The results follow. How many events were added.
    """
    aside = _behind_gap(connection, heading["id"])
    good = unbroken([*unbroken(rows), *aside])
    here = rows_of(connection, heading["id"])
    if len(good) <= len(here) or (here and good[len(here) - 1].digest != here[-1].digest):
        return 0
    state = folded_state(heading, good)
    if state is None:
        return 0
    known = connection.execute(select(GAMES.c.id).where(GAMES.c.id == heading["id"])).scalar()
    if known is None:
        connection.execute(insert(GAMES).values(with_digest(GAMES, heading)))
    new = good[len(here) :]
    connection.execute(insert(EVENTS), [event_values(row) for row in new])
    write_results(connection, heading["id"], state, moment_from_text(good[-1].moment))
    back = [row.digest for row in good]
    this = (EVENTS_ASIDE.c.game_id == heading["id"]) & EVENTS_ASIDE.c.digest.in_(back)
    connection.execute(delete(EVENTS_ASIDE).where(this))
    return len(new)


def _behind_gap(connection: Connection, game_id: str) -> list[EventRow]:
    """Events that wait for those before them, which have perhaps come now."""
    wanted = select(EVENTS_ASIDE).where(
        EVENTS_ASIDE.c.game_id == game_id, EVENTS_ASIDE.c.reason == "gap"
    )
    return [
        as_event_row(row) for row in connection.execute(wanted.order_by(EVENTS_ASIDE.c.sequence))
    ]


def rows_of(connection: Connection, game_id: str) -> list[EventRow]:
    wanted = select(EVENTS).where(EVENTS.c.game_id == game_id).order_by(EVENTS.c.sequence)
    return [as_event_row(row) for row in connection.execute(wanted)]


def as_event_row(row: Any) -> EventRow:
    """From a row of SQLAlchemy's."""
    moment = moment_to_text(row.moment)
    return EventRow(row.game_id, row.sequence, row.id, row.kind, row.body, moment, row.digest)


def event_values(row: EventRow) -> dict[str, Any]:
    """For an insert through SQLAlchemy."""
    return row._asdict() | {"moment": moment_from_text(row.moment)}


def folded_state(heading: Mapping[str, Any], rows: list[EventRow]) -> State | None:
    """None for a game that cannot be folded: it would not open here either."""
    try:
        rules = table_rules(heading["rules_id"], heading["rules_text"], heading["rules_version"])
        return fold(events_of(rows), rules)
    except (Refused, StorageProblem, RuleFileError):
        return None
