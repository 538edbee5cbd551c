"""A win that the players agreed to: into the ledger, with the photos and hands it comes from."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from kiosk_app.session.desk import MakeEvent
from kiosk_app.session.win_draft import WinnerDraft
from kiosk_app.ui.remember_corrections import remember_corrections
from kiosk_app.ui.telling import store_in_words
from scorer.table import State
from scorer.told import Phrase

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

Evidence = tuple[bytes | None, Mapping[str, Any]]
"""A photo, and what was read or told."""


def accept(
    app: "TenbouApp",
    event: MakeEvent,
    hands: Iterable[WinnerDraft],
    evidence: Callable[[], Evidence] | None,
    forget: Callable[[], None],
) -> None:
    """Write it down, then let the table show what moved; a refusal changes nothing.

    ``evidence`` is put together beside the screen's thread; None: there is nothing to keep.
    ``forget`` lets go of what was told, once it is on disk.
    """

    def done(state: State, problem: Phrase | None = None) -> None:
        app.state = state
        forget()
        app.show("table")
        if problem is not None:
            app.say(store_in_words(problem, app.words), "trouble")
        remember_corrections(app, hands)

    if evidence is None:
        app.record(event, done)
    else:
        app.write(
            lambda: app.desk.record_seen(event, *evidence()),
            lambda accepted: done(accepted.state, accepted.problem),
        )
