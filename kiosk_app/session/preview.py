"""What an event would change, before anybody agrees to it."""

from dataclasses import dataclass

from kiosk_app.session.game_session import MakeEvent
from scorer.table import Four, Refused, State, Table, apply


@dataclass(frozen=True, slots=True)
class Preview:
    """The table as it is and as it would be."""

    before: Table
    after: Table

    @property
    def changes(self) -> Four:
        """What each seat gains or pays now."""
        chairs = zip(self.before.points, self.after.points, strict=True)
        return tuple(after - before for before, after in chairs)

    @property
    def later(self) -> Four:
        """What each seat will gain or pay after uma."""
        chairs = range(len(self.after.points))
        return tuple(
            _after_uma(self.after, seat) - _after_uma(self.before, seat) for seat in chairs
        )


def preview(state: State, make: MakeEvent) -> Preview | Refused:
    """As the ledger would take it; nothing is written."""
    if state.table is None:
        return Refused("not-started")
    try:
        # An id that no event has: there is no record to be searched for it.
        after = apply(state, make(("preview", state.sequence + 1)), ())
    except Refused as refused:
        return refused
    assert after.table is not None  # noqa: S101  # it has started
    return Preview(state.table, after.table)


def _after_uma(table: Table, seat: int) -> int:
    return sum(
        adjustment.changes[seat]
        for adjustment in table.adjustments
        if adjustment.when == "after-uma"
    )
