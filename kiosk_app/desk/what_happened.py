"""An event in a few words, to be put after “Undo:”."""

from kiosk_app.words import ScreenWords
from scorer.explain.naming import name_list
from scorer.table import (
    Cancelled,
    Event,
    NagashiMangan,
    Seat,
    State,
    Step,
    Substitute,
    Table,
    Win,
)


def what_happened(event: Event, table: Table, words: ScreenWords) -> str:
    """Like “Kim's riichi”; ``table`` says who sits where."""
    if isinstance(event, Substitute):
        return words("table.did.substitute", name=event.player)
    return words(f"table.did.{event.kind}", name=_names(event, table, words))


def what_undo_takes(state: State, words: ScreenWords) -> str | None:
    """What the next undo takes back; None: there is nothing."""
    return _of(state.steps.last, words) if state.undoes is not None else None


def what_redo_brings(state: State, words: ScreenWords) -> str | None:
    return _of(state.undone.last, words) if state.redoes is not None else None


def _of(step: Step, words: ScreenWords) -> str:
    return what_happened(step.event, step.before or step.after, words)


def _names(event: Event, table: Table, words: ScreenWords) -> str:
    if isinstance(event, Cancelled):
        return ""
    return name_list(words.catalogue, [table.name(seat) for seat in _seats(event)])


def _seats(event: Event) -> tuple[Seat, ...]:
    if isinstance(event, Win):
        return tuple(winner.seat for winner in event.winners)
    if isinstance(event, NagashiMangan):
        return event.seats
    seat = getattr(event, "seat", None)
    return (seat,) if isinstance(seat, Seat) else ()
