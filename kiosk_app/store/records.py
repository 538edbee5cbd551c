"""Events as rows and back: ids and moments that sort, and a chain in which a change is noticed."""

from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import blake2b
from json import loads
from secrets import token_hex
from typing import Final, NamedTuple

from kiosk_app.store.problems import StoreDamaged
from scorer.table import Event, Refused, event_from_json
from scorer.table.json_text import event_text

BEGINNING: Final = ""
"""The digest before the first event."""


class EventRow(NamedTuple):
    """An event as the table ``events`` keeps it, in the order of its columns."""

    game_id: str
    sequence: int
    id: str
    kind: str
    body: str
    moment: str
    digest: str


def event_row(game_id: str, event: Event, moment: datetime, before: str) -> EventRow:
    """The row of an event that comes after the one with the digest ``before``.

    :class:`Refused` for one that could not be read back: it would make a game that never opens.
    """
    body, text = event_text(event), moment_to_text(moment)
    digest = digest_of(before, body, text)
    return EventRow(game_id, event.sequence, event.id, event.kind, body, text, digest)


def digest_of(before: str, body: str, moment: str) -> str:
    whole = f"{before}\n{moment}\n{body}".encode()
    return blake2b(whole, digest_size=8).hexdigest()


def unbroken(rows: Iterable[EventRow]) -> list[EventRow]:
    """The rows from the first on, as long as each follows the one before it."""
    good: list[EventRow] = []
    before = BEGINNING
    for row in rows:
        if row.sequence != len(good) + 1 or digest_of(before, row.body, row.moment) != row.digest:
            break
        good.append(row)
        before = row.digest
    return good


def events_of(rows: list[EventRow]) -> list[Event]:
    """The events of a whole game, or :class:`StoreDamaged`."""
    good = unbroken(rows)
    if len(good) < len(rows):
        raise StoreDamaged("store-damaged")
    try:
        return [event_from_json(loads(row.body)) for row in good]
    except Refused as refused:
        raise StoreDamaged("event-unreadable", why=refused) from refused


def new_id(moment: datetime) -> str:
    """Twelve figures of time, twenty of chance: rows made together lie together on disk."""
    milliseconds = int(moment.timestamp() * 1000)
    return f"{milliseconds:012x}{token_hex(10)}"


def moment_to_text(moment: datetime) -> str:
    """Always of the same width, so that texts sort as the moments do."""
    if moment.tzinfo is not UTC:
        if moment.tzinfo is None:
            raise ValueError("A moment needs its time zone: give datetime.now(UTC).")
        moment = moment.astimezone(UTC)
    return moment.isoformat(timespec="microseconds")


def moment_from_text(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("A moment needs its time zone.")
    return moment


def moment_as_written(text: str) -> datetime:
    """A moment that :func:`moment_to_text` wrote; the same one in other letters is damage."""
    moment = moment_from_text(text)
    if moment_to_text(moment) != text:
        raise ValueError("The moment is not as it was written.")
    return moment
