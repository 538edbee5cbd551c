"""A screen on which something is decided that needs a reason: a correction, or a ruling."""

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from kiosk_app.screens.table import preview_panel, reason_row, ruling_parts
from kiosk_app.session.table_store import MakeEvent
from kiosk_app.ui.screen import KioskScreen
from scorer.table import State

PARTS: Final = (preview_panel, reason_row, ruling_parts)
"""Their widgets are named in the kv files."""


class Reasoned(Protocol):
    reason: str


Draft = TypeVar("Draft", bound=Reasoned)


class ReasonedScreen(KioskScreen, Generic[Draft]):
    """Its kv rule has a ``ReasonRow`` with the id ``why``."""

    def __init__(self, new_draft: Callable[[], Draft], **values: Any) -> None:
        super().__init__(**values)
        self._new_draft = new_draft
        self.draft = new_draft()
        self.ids.why.fbind("reason", lambda _, reason: self._reasoned(reason))

    def change(self, **values: Any) -> None:
        """Take over what was tapped."""
        for name, value in values.items():
            setattr(self.draft, name, value)
        self.refresh()

    def record(self, make: MakeEvent | None) -> None:
        """Write it down, and begin anew; None: something is missing yet."""
        if make is not None and not self.app.busy:
            self.app.session.record(make, self._recorded)

    def _reasoned(self, reason: str) -> None:
        if reason != self.draft.reason:
            self.change(reason=reason)

    def _recorded(self, _: State) -> None:
        self.draft = self._new_draft()
        self.app.show("table")
