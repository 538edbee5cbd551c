"""What happens at the table as lines of the log: what, where and how long, never who."""

import logging
from traceback import format_tb
from typing import TYPE_CHECKING, Final

from kiosk_app.session.session_events import (
    Failure,
    GameChanged,
    PhotoNotKept,
    PhotoRead,
    SessionEvent,
    StepChanged,
    TilesLearned,
)

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand

_log: Final = logging.getLogger(__name__)


def log_session_event(event: SessionEvent) -> None:
    """A listener of a session."""
    match event:
        case GameChanged(state, written) if written is not None and state is not None:
            hand = "" if state.table is None else f", hand {state.table.hand}"
            _log.info("Event %d: %s%s", written.sequence, written.kind, hand)
            _log.debug("%r", written)
        case GameChanged(state, None):
            _log.info("No game" if state is None else f"Game with {state.sequence} events")
        case PhotoRead(seen):
            _log.info("%s", reading_line(seen))
        case StepChanged(step, from_step):
            _log.debug("Step %s after %s", step, from_step)
        case PhotoNotKept(why):
            _log.warning("The photo was not kept: %s", why)
        case TilesLearned(_, count):
            _log.info("%d tiles learned", count)
        case Failure(error):
            log_error("Not done", error)


def log_error(what: str, error: Exception) -> None:
    """An answer to a person as one line with its code; anything else with all that led to it."""
    code = getattr(error, "code", None)
    name = type(error).__name__
    if code is None and not _is_answer(error):
        # The text of an unknown error may quote a name; its place in the code does not.
        trace = "".join(format_tb(error.__traceback__)).rstrip()
        _log.error("%s: %s%s\n%s", what, name, _cause(error), trace)
        _log.debug("%s", error)
        return
    _log.warning("%s: %s%s%s", what, name, f" {code}" if code else "", _cause(error))
    _log.debug("%s", error)


def reading_line(seen: "SeenHand") -> str:
    """Times, second looks, confidence, and what is in doubt."""
    reading, timing = seen.hand_reading, seen.reading.timing
    flaws = [each.code for each in seen.reading.warnings]
    looks = [look.name for look in seen.reading.looks]
    found = "no hand" if reading.hand is None else "whole hand" if reading.complete else "hand"
    return (
        f"Photo read: {found}, {len(reading.tiles)} tiles, confidence {reading.confidence:.2f}, "
        f"{timing.all:.0f} ms (detect {timing.detect:.0f}, read {timing.read:.0f})"
        + (f", looked again: {', '.join(looks)}" if looks else "")
        + (f", {', '.join(flaws)}" if flaws else "")
    )


def _is_answer(error: Exception) -> bool:
    """Whether it was made to be said to a person."""
    from kiosk_app.store.problems import StorageProblem

    return isinstance(error, StorageProblem) or type(error).__module__.startswith("vision.")


def _cause(error: Exception) -> str:
    cause = error.__cause__
    return "" if cause is None else f" ({type(cause).__name__})"
