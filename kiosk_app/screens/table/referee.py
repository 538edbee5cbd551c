"""What a referee decides: chombo, dead hand, penalties, redeal, late arrival, substitute."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from kiosk_app.explain.book_lines import ruling_in_words
from kiosk_app.explain.naming import as_sentence
from kiosk_app.languages import Language
from kiosk_app.screens.table.reasoned_screen import ReasonedScreen, offer
from kiosk_app.session.ruling import (
    KINDS_OF_RULING,
    WITHOUT_REASON,
    WITHOUT_SEAT,
    Ruling,
    RulingKind,
    kinds_of,
)
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.keyboard import WritingSheet
from scorer.offences import Offence
from scorer.table import Adjustment, Seat, State, Table

REASONS: Final[dict[RulingKind, tuple[str, ...]]] = {
    "chombo": ("false-win", "false-riichi", "tiles-shown"),
    "dead-hand": ("tile-count", "false-call", "false-win"),
    "penalty": ("behaviour", "slow", "rule-broken"),
    "bonus": ("agreed",),
    "redeal": ("wall", "misdeal"),
    "cancel": ("mistake", "ruling"),
}

_LONG_NAME: Final = 13
"""Letters from which a name needs more lines."""
_LEAST_PENALTY: Final = 100
_MOST_PENALTY: Final = 100_000
"""Points; what a tap too many cannot pass."""

load_kv(__file__)


class RefereeScreen(ReasonedScreen[Ruling]):
    kind = StringProperty("chombo")
    asks_seat = BooleanProperty(True)
    asks_reason = BooleanProperty(True)
    in_riichi = BooleanProperty(False)
    """Whether the chosen seat is in riichi."""
    points = NumericProperty(0)
    minutes = NumericProperty(0)
    player = StringProperty("")
    may_from_start = BooleanProperty(False)
    long_names = BooleanProperty(False)
    ruling_text = StringProperty("")
    """What the book says of what happened; empty: the referee decides freely."""

    def __init__(self, **values: Any) -> None:
        super().__init__(Ruling, **values)
        self._offence: Offence | None = None
        self._filled_in = ""
        """The reason as the book's list gave it; it follows the language until it is changed."""

    def rule(self, ruling: Ruling, offence: Offence | None = None) -> None:
        """As far as it is known, such as from the book's list of offences."""
        self.draft, self._offence, self._filled_in = ruling, offence, ruling.reason

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table, words, ruling = state.table, self.app.words, self.draft
        kinds = kinds_of(state, table)
        if ruling.kind not in kinds:
            ruling.kind = kinds[0]
        if not any(each.event == ruling.target for each in table.adjustments):
            ruling.target = ""
        self.kind = ruling.kind
        self.long_names = max(map(len, table.players)) > _LONG_NAME
        self._show_ruling()
        self.asks_seat = ruling.kind not in WITHOUT_SEAT
        self.asks_reason = ruling.kind not in WITHOUT_REASON
        self.in_riichi = ruling.seat in table.riichi
        self.points, self.minutes, self.player = ruling.points, ruling.minutes, ruling.player
        self.may_from_start = table.hand == 1
        offer(
            self.ids.kinds,
            [(kind, words(f"referee-kind-{kind}"), kind == ruling.kind) for kind in kinds],
            self._choose_kind,
        )
        offer(
            self.ids.seats,
            [(seat, table.name(seat), seat is ruling.seat) for seat in table.seats],
            self._choose_seat,
        )
        offer(
            self.ids.targets,
            [
                (each.event, self._named(each, table), each.event == ruling.target)
                for each in table.adjustments[-4:]
            ],
            self._choose_target,
        )
        self.ids.why.reasons = [
            words(f"referee-reason-{key}") for key in REASONS.get(ruling.kind, ())
        ]
        self.ids.why.reason = ruling.reason
        self._show_switches(ruling)
        missing = ruling.missing()
        ask = "" if missing is None else words(f"referee-ask-{missing}")
        self.ids.preview.show(state, ruling.makes(), ask)

    def _show_ruling(self) -> None:
        words, offence = self.app.words, self._offence
        self.ruling_text = "" if offence is None else as_sentence(ruling_in_words(offence, words))
        if offence is not None and self.draft.reason == self._filled_in:
            self.draft.reason = self._filled_in = words(f"offences-{offence.id}")

    def _show_switches(self, ruling: Ruling) -> None:
        self.ids.now.choose(ruling.when == "now")
        self.ids.later.choose(ruling.when == "after-uma")
        self.ids.zero_sum.choose(ruling.zero_sum)
        self.ids.annuls.choose(ruling.annuls_riichi)
        self.ids.from_start.choose(ruling.from_start)

    def _named(self, adjustment: Adjustment, table: Table) -> str:
        words: Language = self.app.words
        return words(
            "referee-adjustment",
            name=table.name(adjustment.seat),
            points=words.signed(adjustment.points),
            reason=adjustment.reason,
        )

    # What is tapped

    def _choose_kind(self, kind: RulingKind) -> None:
        if kind != self.draft.kind:
            self.draft.kind = kind
            if self._offence is None or kind not in KINDS_OF_RULING[self._offence.ruling]:
                self.draft.reason, self._offence = "", None
        self.refresh()

    def _choose_seat(self, seat: Seat) -> None:
        state: State | None = self.app.state
        in_riichi = state is not None and state.table is not None and seat in state.table.riichi
        void = in_riichi and self._offence is not None and self._offence.returns_stick
        self.change(seat=seat, annuls_riichi=void)

    def _choose_target(self, target: str) -> None:
        self.change(target=target)

    def add_points(self, points: int) -> None:
        least, most = _LEAST_PENALTY, _MOST_PENALTY
        if self._offence is not None and self._offence.most:
            least, most = self._offence.least, self._offence.most
        if self._offence is not None and self._offence.either:
            self.change(points=most if points > 0 else least)  # nothing between them
            return
        self.change(points=max(least, min(most, self.draft.points + points)))

    def add_minutes(self, minutes: int) -> None:
        self.change(minutes=max(1, min(120, self.draft.minutes + minutes)))

    def ask_substitute(self) -> None:
        WritingSheet(
            title=self.app.words("referee-ask-substitute"),
            text=self.draft.player,
            names=True,
            then=lambda name: self.change(player=name),
        ).open()

    def accept(self) -> None:
        self.record(self.draft.makes())

    def _recorded(self, state: State) -> None:
        self._offence = None
        super()._recorded(state)
