"""What the players agreed to: an event for the ledger, and what is kept with it as evidence."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kiosk_app.session.table_store import Evidence, MakeEvent
from kiosk_app.session.win_scoring import ScoredWin

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal


@dataclass(frozen=True, slots=True)
class Agreed:
    event: MakeEvent
    evidence: Callable[[], Evidence] | None
    """Put together beside the screen's thread; None: there is nothing to keep."""

    def kept(self) -> Evidence | None:
        return None if self.evidence is None else self.evidence()


def agreed_win(scored: ScoredWin) -> Agreed | None:
    """A win with its photos; None where there is nothing to pay yet."""
    if scored.payments is None:
        return None
    photos = [one.draft.seen for one in scored.winners if one.draft.seen is not None]

    def evidence() -> Evidence:
        from kiosk_app.session.photo_hand import one_record

        return one_record(photos)

    return Agreed(scored.event, evidence if photos else None)


def agreed_deal(counted: "CountedDeal") -> Agreed | None:
    """A deal in which every hand scored, with its hands and photos."""
    from kiosk_app.session.deal_record import deal_event, deal_evidence

    if counted.payments is None:
        return None
    hands = counted.draft.hands
    only_points = all(one.hand.empty or one.plain is not None for one in hands)
    return Agreed(
        lambda place: deal_event(place, counted),
        None if only_points else lambda: deal_evidence(counted),
    )
