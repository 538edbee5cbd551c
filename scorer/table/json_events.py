"""Events as JSON objects, one a line in a game's log."""

from typing import Any, Final

from scorer.messages import Choice, Message
from scorer.table.event import Event
from scorer.table.events import EVENTS
from scorer.table.json_values import bad, read_events_with, read_fields, write
from scorer.table.mend_events import Mended
from scorer.table.refusal import Refused

_KINDS: Final = {event.kind: event for event in EVENTS}


def event_to_json(event: Event) -> dict[str, Any]:
    """The event with its ``kind``; :func:`event_from_json` gives the same event back."""
    written: dict[str, Any] = write(event)
    return written


def event_from_json(data: object) -> Event:
    """The event that a JSON object describes, or :class:`Refused` with what is wrong in it."""
    if not isinstance(data, dict):
        raise Refused("event-not-an-object")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise Refused("unknown-kind", known=Choice(tuple(_KINDS)))
    rest = {key: value for key, value in data.items() if key != "kind"}
    event: Event = read_fields(_KINDS[kind], rest)
    if not event.id.strip():
        raise bad("id", Message("event-allowed", "own-id"))
    return event


def _read_within(data: object, where: str) -> Event:
    """An event in the list of another one: its own place in the game says nothing there."""
    if isinstance(data, dict):
        if data.get("kind") == Mended.kind:
            raise bad(where, Message("event-allowed", "hand-event"))
        data = {"sequence": 0, **data}
    try:
        return event_from_json(data)
    except Refused as refused:
        raise bad(where, Message("event-allowed", "event", why=refused)) from refused


read_events_with(_read_within)
