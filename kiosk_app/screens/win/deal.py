"""What every hand counts and why, who pays whom, and the tap that writes it down."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.explain.nts import DealExplanation
from kiosk_app.explain.nts.explanation import HandExplained
from kiosk_app.languages import Language, load_language, unbroken
from kiosk_app.screens.win.hand_text import hand_heading
from kiosk_app.screens.win.score_lines import Lines, ScoreLine
from kiosk_app.screens.win.score_parts import PaymentArrows, YakuLine
from kiosk_app.session.steps import Step
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.theme import HUGE
from kiosk_app.ui.widgets.buttons import PlainButton, SmallSwitch
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.hand import Wind
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal
    from kiosk_app.ui.app import TenbouApp


load_kv(__file__)

__all__ = ["DealScreen", "PaymentArrows", "YakuLine"]
_WINDS: Final = ("east", "south", "west", "north")


def lines_of_hand(explanation: DealExplanation, wind: Wind, wins: bool, words: Language) -> Lines:
    hand = next((one for one in explanation.hands if one.seat is wind), None)
    lines = _why_not(explanation, words) if wins and not explanation.valid else []
    if hand is not None:
        lines += _counted(hand, explanation, words)
    if not explanation.valid and not wins:
        lines += _why_not(explanation, words)
    for heading, texts in (
        ("settlement", [one.text for one in explanation.transfers]),
        ("notes", [one.text for one in explanation.notes]),
    ):
        lines += _group(heading, texts, words)
    return lines


def _counted(hand: HandExplained, explanation: DealExplanation, words: Language) -> Lines:
    lines: Lines = []
    if explanation.valid:
        total = 0 if hand.formula is None else hand.formula.total
        lines.append(ScoreLine("heading", words("points", count=total), size=HUGE * 3 // 4))
    if hand.dead is not None:
        lines.append(ScoreLine("text", unbroken(hand.dead.text)))
    if hand.formula is not None and explanation.valid:
        lines.append(ScoreLine("text", unbroken(hand.formula.text)))
    if hand.waits_text:
        lines.append(ScoreLine("text", hand.waits_text))
    if explanation.valid:
        lines += _group("points", [one.text for one in hand.points], words)
    lines += _group("doublings", [one.text for one in hand.doublings], words)
    return lines + _group("sets", [one.text for one in hand.sets], words)


def _why_not(explanation: DealExplanation, words: Language) -> Lines:
    """Why the winner may not go out, and what nearly did."""
    lines = [ScoreLine("heading", explanation.headline, size=24)]
    why = explanation.why_not
    if why is not None:
        lines.append(ScoreLine("text", unbroken(why.text), size=20))
        lines += [ScoreLine("text", unbroken(line)) for line in why.lines]
        lines += _group("misses", [miss.text for miss in why.misses], words)
    return lines


def _group(heading: str, texts: list[str], words: Language) -> Lines:
    if not texts:
        return []
    name = load_language(words.language)(f"nts-headings-{heading}")
    return [
        ScoreLine("heading", name, size=20),
        *(ScoreLine("text", unbroken(text)) for text in texts),
    ]


def switches(app: "TenbouApp", counted: "CountedDeal", changed: Callable[[], None]) -> list[Any]:
    """For the hand that is being looked at."""
    one = app.session.draft.winner
    shown: list[Any] = []
    if not app.session.draft.at_other:
        shown += [_flag(app, flag, counted, changed) for flag in counted.possible]
    elif one.seat not in app.session.table.dead:
        switch = SmallSwitch(text=app.words("settle-dead"))
        switch.choose(one.dead)
        switch.bind(on_release=lambda _: _change(app, changed, dead=not one.dead, plain=None))
        shown.append(switch)
    if counted.rules.lucky.allowed.value and one.plain is None and not one.hand.empty:
        counts = {"count": len(one.lucky), "unnamed": one.lucky_to_name}
        button = PlainButton(text=app.words("settle-lucky", **counts), wanted=18)
        button.bind(on_release=lambda _: LuckySheet(app, changed).open())
        shown.append(button)
    return shown


def _flag(
    app: "TenbouApp", flag: str, counted: "CountedDeal", changed: Callable[[], None]
) -> SmallSwitch:
    from kiosk_app.session.deal_scoring import flags_with

    on = flag in counted.flags

    def tapped() -> None:
        flags = (
            counted.flags - {flag} if on else flags_with(flag, app.session.draft, app.session.table)
        )
        _change(app, changed, flags=flags)

    switch = SmallSwitch(text=app.words(f"settle-flag-{flag}"))
    switch.choose(on)
    switch.bind(on_release=lambda _: tapped())
    return switch


def _change(app: "TenbouApp", changed: Callable[[], None], **values: Any) -> None:
    app.session.correct_winner(**values)
    changed()


class LuckySheet(Sheet):
    """The seasons and flowers of a hand; each exists once."""

    def __init__(self, app: "TenbouApp", changed: Callable[[], None]) -> None:
        super().__init__(title=app.words("settle-lucky-title"), wide=0.96)
        from kiosk_app.languages import load_language
        from scorer.nts.deal import LuckyTile
        from scorer.nts.wording import lucky_words

        own = load_language(app.words.language)
        for tile in LuckyTile:
            switch = SmallSwitch(text=lucky_words(own, tile))
            switch.choose(tile in app.session.draft.winner.lucky)
            switch.bind(on_release=lambda _, tile=tile: self._turn(app, tile, changed))
            self.ids.grid.add_widget(switch)

    def _turn(self, app: "TenbouApp", tile: Any, changed: Callable[[], None]) -> None:
        lucky = set(app.session.draft.winner.lucky) ^ {tile}
        _change(app, changed, lucky=tuple(sorted(lucky)))


class HandTab(SmallSwitch):
    """Whose hand, and what it counts."""

    total = StringProperty("")


class DealScreen(KioskScreen):
    heading = StringProperty("")
    payable = BooleanProperty(False)

    def refresh(self) -> None:
        counted = self.app.session.counted()
        if counted is None:
            return
        if counted.deal is None or counted.result is None:
            # The tiles changed so that there is nothing to explain: back to the four hands.
            if self.shown:
                self.app.session.go(Step.COUNT_HANDS)
            return
        from kiosk_app.explain.nts import explain_deal

        one = self.app.session.draft.winner
        explanation = explain_deal(
            counted.result, counted.deal, counted.rules, self.app.words.language
        )
        self.heading = hand_heading(self.app)
        self.payable = counted.payments is not None
        shown = one.hand if one.plain is None and not one.hand.empty else None
        self.ids.hand.draft = shown
        self.ids.hand.size_hint_y = None
        self.ids.hand.height = self.app.u * (100 if self.app.portrait else 60) if shown else 0
        self._show_tabs(counted)
        self._show_lines(counted, explanation, one.seat)
        self._show_payments(counted)
        self._show_switches(counted)

    # What can be tapped

    def look_at(self, seat: Seat) -> None:
        self.app.session.look_at(seat)
        self.refresh()

    def correct(self) -> None:
        """The tiles of this hand; its points where only they are counted."""
        one = self.app.session.draft.winner
        if one.plain is not None or one.hand.empty:
            self.app.session.go(Step.COUNT_HANDS)
        else:
            self.app.session.fix_hand()

    def accept(self) -> None:
        self.app.session.accept()

    # What is shown

    def _show_tabs(self, counted: "CountedDeal") -> None:
        table, words = self.app.session.table, self.app.words
        box, other = self.ids.tabs, self.ids.tabs_below
        if self.app.portrait:
            box, other = other, box
        box.clear_widgets()
        other.clear_widgets()
        for seat in counted.draft.playing:
            hand = counted.hands[seat]
            total = "–" if hand.total is None else words.number(hand.total)
            name = table.name(seat)
            tab = HandTab(text=name, total=total, group="deal-hand", allow_no_selection=False)
            tab.choose(seat is self.app.session.draft.winner.seat)
            tab.bind(on_release=lambda _, seat=seat: self.look_at(seat))
            box.add_widget(tab)

    def _show_lines(
        self, counted: "CountedDeal", explanation: "DealExplanation", seat: Seat
    ) -> None:
        box = self.ids.lines
        box.clear_widgets()
        wind = self.app.session.table.wind(seat)
        wins = seat in counted.draft.seats
        for line in _widgets(lines_of_hand(explanation, wind, wins, self.app.words)):
            box.add_widget(line)
        self.ids.scroll.scroll_y = 1

    def _show_payments(self, counted: "CountedDeal") -> None:
        arrows, table = self.ids.payments, self.app.session.table
        arrows.names = table.players
        arrows.places = table.places
        arrows.winners = counted.draft.seats
        arrows.size_hint = (1, 1) if counted.payments is not None else (0.001, 0.001)
        if counted.payments is None:
            arrows.payments = None
            return
        transfers: Any = getattr(counted.result, "transfers", ())
        arrows.pairs = tuple(
            (table.seat_of(one.payer), table.seat_of(one.receiver)) for one in transfers
        )
        arrows.amounts = tuple(self.app.words.signed(points) for points in counted.payments)
        arrows.payments = counted.payments

    def _show_switches(self, counted: "CountedDeal") -> None:
        box = self.ids.switches
        box.clear_widgets()
        share = 0.323 if self.app.portrait else 0.195
        for widget in switches(self.app, counted, self.refresh):
            # A button has a frame of its own around its words.
            more = 1.4 if isinstance(widget, PlainButton) else 1.0
            widget.size_hint = (share * more, None)
            widget.height = self.app.u * 50
            box.add_widget(widget)


def _widgets(lines: Lines) -> list[Any]:
    return [
        FlowLabel(text=line.name, wanted=line.size, bold=line.kind == "heading") for line in lines
    ]
