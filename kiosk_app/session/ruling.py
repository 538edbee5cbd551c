"""What a referee decides, as far as it was said: chombo, dead hand, penalty and the like."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from kiosk_app.session.game_session import MakeEvent
from scorer.table import (
    Bonus,
    Cancelled,
    Chombo,
    DeadHand,
    LateArrival,
    Penalty,
    Redeal,
    Seat,
    State,
    Substitute,
    Table,
)
from scorer.table.table import When

RulingKind = Literal[
    "chombo", "dead-hand", "penalty", "bonus", "redeal", "late", "substitute", "cancel"
]
KINDS_OF_RULING: Final[dict[str, tuple[RulingKind, ...]]] = {
    "chombo": ("chombo",),
    "dead-hand": ("dead-hand",),
    "dead-hand-or-fine": ("dead-hand", "penalty"),
    "redeal": ("redeal",),
    "fine": ("penalty",),
    "late": ("late",),
    "substitute": ("substitute",),
    "referee": ("penalty", "dead-hand", "chombo"),
}
"""What can be recorded for a ruling of the book, the likeliest first; the others are said and
change nothing at the table."""
WITHOUT_SEAT: Final = ("redeal", "cancel")
WITHOUT_REASON: Final = ("late", "substitute")


@dataclass(slots=True)
class Ruling:
    """Kept while the screens change; a ruling that was recorded is followed by a new one."""

    kind: RulingKind = "chombo"
    seat: Seat | None = None
    reason: str = ""
    points: int = 1_000
    when: When = "after-uma"
    zero_sum: bool = False
    annuls_riichi: bool = False
    minutes: int = 5
    player: str = ""
    from_start: bool = False
    target: str = ""
    """The event of the penalty that is cancelled."""

    def missing(self) -> str | None:
        """What is still to be said, as the last part of a key; None: nothing."""
        if self.seat is None and self.kind not in WITHOUT_SEAT:
            return "who"
        if self.kind == "cancel" and not self.target:
            return "which"
        if self.kind == "substitute" and not self.player.strip():
            return "substitute"
        if self.kind in ("penalty", "bonus", "cancel") and not self.reason.strip():
            return "reason"
        return None

    def makes(self) -> MakeEvent | None:
        """The event as it is chosen now; None while something is missing."""
        return None if self.missing() is not None else replace(self)._event()

    def _event(self) -> MakeEvent | None:
        if self.kind == "redeal":
            return lambda place: Redeal(*place, self.reason)
        if self.kind == "cancel":
            return lambda place: Cancelled(*place, self.target, self.reason)
        return None if self.seat is None else self._for(self.seat)

    def _for(self, seat: Seat) -> MakeEvent:
        if self.kind == "chombo":
            return lambda place: Chombo(*place, seat, self.reason)
        if self.kind == "dead-hand":
            return lambda place: DeadHand(*place, seat, self.reason, self.annuls_riichi)
        if self.kind == "late":
            return lambda place: LateArrival(*place, seat, self.minutes)
        if self.kind == "substitute":
            return lambda place: Substitute(*place, seat, self.player, self.from_start)
        kind = Penalty if self.kind == "penalty" else Bonus
        return lambda place: kind(*place, seat, self.points, self.reason, self.when, self.zero_sum)


def kinds_of(state: State, table: Table) -> tuple[RulingKind, ...]:
    """What can be decided here under these rules."""
    rules = state.rules
    found: list[RulingKind] = []
    if table.over is None:
        found += ["chombo"] if rules.chombo is not None else []
        found += ["dead-hand"]
    found += ["penalty", "bonus"]
    if table.over is None:
        found += ["redeal"]
    if rules.tournament.late_points_a_minute:
        found.append("late")
    if rules.tournament.substitute_points or rules.tournament.substitute_uma:
        found.append("substitute")
    if table.adjustments:
        found.append("cancel")
    return tuple(found)
