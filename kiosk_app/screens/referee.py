"""What a referee decides: chombo, dead hand, penalties, redeal, late arrival, substitute."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from kiosk_app.desk.ruling import WITHOUT_REASON, WITHOUT_SEAT, Ruling, RulingKind, kinds_of
from kiosk_app.screens import preview_panel, reason_row
from kiosk_app.screens.ruling_parts import RulingChoice
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.keyboard import WritingSheet
from kiosk_app.words import ScreenWords
from scorer.table import SEATS, Adjustment, Seat, State, Table

PARTS: Final = (preview_panel, reason_row)
"""Their widgets are named in the kv file."""
REASONS: Final[dict[RulingKind, tuple[str, ...]]] = {
    "chombo": ("false-win", "false-riichi", "tiles-shown"),
    "dead-hand": ("tile-count", "false-call", "false-win"),
    "penalty": ("behaviour", "slow", "rule-broken"),
    "bonus": ("agreed",),
    "redeal": ("wall", "misdeal"),
    "cancel": ("mistake", "ruling"),
}

load_kv(__file__)


class RefereeScreen(KioskScreen):
    kind = StringProperty("chombo")
    asks_seat = BooleanProperty(True)
    asks_reason = BooleanProperty(True)
    in_riichi = BooleanProperty(False)
    """Whether the chosen seat is in riichi."""
    points = NumericProperty(0)
    minutes = NumericProperty(0)
    player = StringProperty("")
    may_from_start = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.ruling = Ruling()
        self.ids.why.fbind("reason", self._reasoned)

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table, words, ruling = state.table, self.app.words, self.ruling
        kinds = kinds_of(state, table)
        if ruling.kind not in kinds:
            ruling.kind = kinds[0]
        if not any(each.event == ruling.target for each in table.adjustments):
            ruling.target = ""
        self.kind = ruling.kind
        self.asks_seat = ruling.kind not in WITHOUT_SEAT
        self.asks_reason = ruling.kind not in WITHOUT_REASON
        self.in_riichi = ruling.seat in table.riichi
        self.points, self.minutes, self.player = ruling.points, ruling.minutes, ruling.player
        self.may_from_start = table.hand == 1
        self._offer(
            self.ids.kinds,
            [(kind, words(f"referee.kind.{kind}"), kind == ruling.kind) for kind in kinds],
            self._choose_kind,
        )
        self._offer(
            self.ids.seats,
            [(seat, table.name(seat), seat is ruling.seat) for seat in SEATS],
            self._choose_seat,
        )
        self._offer(
            self.ids.targets,
            [
                (each.event, self._named(each, table), each.event == ruling.target)
                for each in table.adjustments[-4:]
            ],
            self._choose_target,
        )
        self.ids.why.reasons = [
            words(f"referee.reason.{key}") for key in REASONS.get(ruling.kind, ())
        ]
        self.ids.why.reason = ruling.reason
        self._show_switches(ruling)
        missing = ruling.missing()
        ask = "" if missing is None else words(f"referee.ask.{missing}")
        self.ids.preview.show(state, ruling.makes(), ask)

    def _show_switches(self, ruling: Ruling) -> None:
        self.ids.now.choose(ruling.when == "now")
        self.ids.later.choose(ruling.when == "after-uma")
        self.ids.zero_sum.choose(ruling.zero_sum)
        self.ids.annuls.choose(ruling.annuls_riichi)
        self.ids.from_start.choose(ruling.from_start)

    def _offer(self, row: Any, choices: list[tuple[Any, str, bool]], tapped: Any) -> None:
        row.clear_widgets()
        for value, text, chosen in choices:
            choice = RulingChoice(text=text)
            choice.choose(chosen)
            choice.bind(on_release=lambda _, value=value: tapped(value))
            row.add_widget(choice)

    def _named(self, adjustment: Adjustment, table: Table) -> str:
        words: ScreenWords = self.app.words
        return words(
            "referee.adjustment",
            name=table.name(adjustment.seat),
            points=words.signed(adjustment.points),
            reason=adjustment.reason,
        )

    # What is tapped

    def _choose_kind(self, kind: RulingKind) -> None:
        if kind != self.ruling.kind:
            self.ruling.kind, self.ruling.reason = kind, ""
        self.refresh()

    def _choose_seat(self, seat: Seat) -> None:
        self.change(seat=seat, annuls_riichi=False)

    def _choose_target(self, target: str) -> None:
        self.change(target=target)

    def _reasoned(self, _: Any, reason: str) -> None:
        if reason != self.ruling.reason:
            self.change(reason=reason)

    def change(self, **values: Any) -> None:
        """Take over what was tapped."""
        for name, value in values.items():
            setattr(self.ruling, name, value)
        self.refresh()

    def add_points(self, points: int) -> None:
        self.change(points=max(100, min(100_000, self.ruling.points + points)))

    def add_minutes(self, minutes: int) -> None:
        self.change(minutes=max(1, min(120, self.ruling.minutes + minutes)))

    def ask_substitute(self) -> None:
        WritingSheet(
            title=self.app.words("referee.ask.substitute"),
            text=self.ruling.player,
            names=True,
            then=lambda name: self.change(player=name),
        ).open()

    def accept(self) -> None:
        make = self.ruling.makes()
        if make is not None and not self.app.busy:
            self.app.record(make, self._recorded)

    def _recorded(self, _: State) -> None:
        self.ruling = Ruling()
        self.app.show("table")
