"""Taking over a game's events from elsewhere: a damaged file, or the club's server."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, insert, select

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.models import EventRecord, GameRecord, table_of
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.records import EventRow, events_of, unbroken
from kiosk_app.store.result_rows import write_results
from kiosk_app.store.row_digests import with_digest
from kiosk_app.store.timestamps import moment_from_text, moment_to_text
from scorer.rule_text import RuleFileError
from scorer.table import Refused, State, fold

_GAMES = table_of(GameRecord)
_EVENTS = table_of(EventRecord)


def adopt_game(connection: Connection, heading: Mapping[str, Any], rows: list[EventRow]) -> int:
    """Add the events that are new here, if those that are here are their beginning.

    The results follow. How many events were added.
    """
    good = unbroken(rows)
    here = rows_of(connection, heading["id"])
    if len(good) <= len(here) or (here and good[len(here) - 1].digest != here[-1].digest):
        return 0
    state = folded_state(heading, good)
    if state is None:
        return 0
    known = connection.execute(select(_GAMES.c.id).where(_GAMES.c.id == heading["id"])).scalar()
    if known is None:
        connection.execute(insert(_GAMES).values(with_digest(_GAMES, heading)))
    new = good[len(here) :]
    connection.execute(insert(_EVENTS), [event_values(row) for row in new])
    write_results(connection, heading["id"], state, moment_from_text(good[-1].moment))
    return len(new)


def rows_of(connection: Connection, game_id: str) -> list[EventRow]:
    wanted = select(_EVENTS).where(_EVENTS.c.game_id == game_id).order_by(_EVENTS.c.sequence)
    return [
        EventRow(
            row.game_id,
            row.sequence,
            row.id,
            row.kind,
            row.body,
            moment_to_text(row.moment),
            row.digest,
        )
        for row in connection.execute(wanted)
    ]


def event_values(row: EventRow) -> dict[str, Any]:
    """For an insert through SQLAlchemy."""
    return row._asdict() | {"moment": moment_from_text(row.moment)}


def folded_state(heading: Mapping[str, Any], rows: list[EventRow]) -> State | None:
    """None for a game that cannot be folded: it would not open here either."""
    try:
        rules = table_rules(heading["rules_id"], heading["rules_text"])
        return fold(events_of(heading["id"], rows), rules)
    except (Refused, StorageProblem, RuleFileError):
        return None
