"""What a hand is worth, who pays whom, and the tap that writes it down.

It comes up piece by piece, and is then read at a glance; why it is so is behind a button.
"""

from dataclasses import replace
from math import ceil
from typing import Any, Final

from kivy.core.window import Window
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.explain import Explanation, explain
from kiosk_app.screens.win.compare_sheet import CompareSheet
from kiosk_app.screens.win.hand_text import problem_in_words
from kiosk_app.screens.win.payment_flow import PaymentFlow
from kiosk_app.screens.win.reveal import (
    FU,
    STICKS,
    TILES,
    WORTH,
    Piece,
    Reveal,
    seconds_for_yaku,
)
from kiosk_app.screens.win.score_lines import lines_of_score, why_not_lines
from kiosk_app.screens.win.score_parts import WhySheet, line_widgets
from kiosk_app.screens.win.score_rows import fu_rows, summary, worth_in_capitals, yaku_rows
from kiosk_app.screens.win.score_switches import (
    false_win_buttons,
    free_switches,
    swap_button,
    switches,
)
from kiosk_app.screens.win.score_table import ScoreTable, Shifted
from kiosk_app.screens.win.yakuman_page import YakumanPage, is_yakuman
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner, context_of
from kiosk_app.ui.kivy_repairs import ScrollArea
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.hand import Wind
from scorer.result import NoWin
from scorer.table import SEATS

__all__ = ["PaymentFlow", "ScoreScreen", "ScoreTable", "Shifted"]

_WINDS: Final = ("east", "south", "west", "north")
_BESIDE_BUTTONS: Final = 2
"""Switches that have room beside the buttons."""
_UPRIGHT: Final = 380
"""Units of an upright screen for rows, who pays and switches, beside tiles in two lines."""
_ROW, _SWITCHES, _IN_A_LINE = 27, 55, 3
"""Units that a row and a line of switches need upright, and how many stand in one."""
_ENLARGED: Final = 1.9
"""How large the worth comes up, in its own size."""
_BOX: Final = 58
_SUMMARY: Final = 52
"""Units that a player in who pays needs, and what the points come from."""
_ROOM_FOR_FU: Final = (900.0, 950.0)
"""Units across, or down where the screen is upright, from which the fu have a place."""


class WhoPays(BoxLayout):
    """Who pays whom, and what the points come from."""

    summary = StringProperty("")


class FuPanel(BoxLayout):
    """Where each fu comes from, where the screen has room for it."""


load_kv(__file__)


class ScoreScreen(KioskScreen):
    heading = StringProperty("")
    worth = StringProperty("")
    """“BAIMAN  16 000”."""
    has_tiles = BooleanProperty(False)
    scored = BooleanProperty(False)
    """Whether there is a hand to compare and to explain."""
    payable = BooleanProperty(False)
    free = BooleanProperty(False)
    few_rows = BooleanProperty(False)
    """Whether the rows leave the tiles room for two lines, where the screen is upright."""
    roomy = BooleanProperty(True)
    """Whether the buttons have room for their icons."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._table: Final = ScoreTable()
        self._fu: Final = FuPanel()
        self._pays: Final = WhoPays()
        self._lines: Final = BoxLayout(orientation="vertical", size_hint_y=None)
        self._lines.bind(minimum_height=self._lines.setter("height"))
        self._scroll: Final = ScrollArea(do_scroll_x=False, scroll_type=["bars", "content"])
        self._scroll.add_widget(self._lines)
        self._reveal: Reveal | None = None
        self._revealed: object = None
        """The win that everybody has seen coming up."""

    def refresh(self) -> None:
        self.end_reveal()
        draft = self.app.session.draft
        if not draft.winners:
            return
        self.free = draft.free is not None
        win = self.app.session.scored()
        one = win.winners[draft.at]
        self.heading = "" if len(draft.winners) > 1 else self._heading(win)
        self.payable = win.payments is not None
        self.scored = one.result is not None
        self.worth = worth_in_capitals(one, self.app.words, self.app.session.book, win)
        self.has_tiles = draft.winner.plain is None
        self.ids.hand.draft = draft.winner.hand if self.has_tiles else None
        self._show_main(win, one, self._explained(one))
        self._show_tabs()
        self._show_switches(win, one)
        self.few_rows = self._leaves_room_upright()

    def opened(self) -> None:
        self._start_reveal()

    def closed(self) -> None:
        self.end_reveal()

    # What can be tapped

    def on_touch_down(self, touch: Any) -> bool:
        """A tap shows the end at once, and does what it would do there."""
        self.end_reveal()
        return bool(super().on_touch_down(touch))

    def accept(self) -> None:
        self.app.session.accept()

    def correct(self) -> None:
        """To the photo's tiles where there is a photo, to the keyboard where there is none."""
        self.app.session.fix_hand()

    def compare(self) -> None:
        one = self._looked_at()
        if one.result is not None:
            CompareSheet(self.app, one.result).open()

    def why(self) -> None:
        """The formula, the sections and the prose, and why it is not worth more."""
        explanation, words = self._explained(self._looked_at()), self.app.words
        if explanation is None:
            return
        lines = lines_of_score(explanation, words)
        if not explanation.valid:
            lines = why_not_lines(explanation, words, every_miss=True)
        WhySheet(lines, title=words("score-why")).open()

    def look_at(self, at: int) -> None:
        self.app.session.correct(self.app.session.draft.looking_at(at))
        self.refresh()

    # What comes up

    def _start_reveal(self) -> None:
        draft, settings = self.app.session.draft, self.app.settings
        seen = (draft.hands, draft.discarder)
        if not (settings.reveal and self.payable) or seen == self._revealed:
            return
        self._revealed = seen
        one = self._looked_at()
        if is_yakuman(one) and not self.free:
            YakumanPage().show(self.app.session.scored(), one)
            return
        if not settings.motion:
            return
        rows = len(self._table.rows)
        pieces = [Piece(TILES, self._slide_tiles)] if self.has_tiles else []
        if rows:
            pieces.append(Piece(seconds_for_yaku(rows), self._drop_yaku))
        pieces += [
            Piece(FU, self._show_fu),
            Piece(WORTH, self._show_worth),
            Piece(STICKS, self._fly_sticks),
        ]
        self._reveal = Reveal(pieces)
        self._reveal.start()

    def end_reveal(self) -> None:
        reveal, self._reveal = self._reveal, None
        if reveal is not None:
            reveal.finish()

    @property
    def revealing(self) -> bool:
        return self._reveal is not None and self._reveal.running

    def _slide_tiles(self, share: float) -> None:
        self.ids.tiles.shift_x = (1 - share) ** 2 * self.width

    def _drop_yaku(self, share: float) -> None:
        self._table.revealed = share * len(self._table.rows)

    def _show_fu(self, share: float) -> None:
        self._pays.ids.summary.opacity = self._fu.opacity = share

    def _show_worth(self, share: float) -> None:
        for box in (self.ids.worth, self.ids.worth_below):
            box.opacity = min(1.0, share * 2)
            box.enlarged = 1 + (_ENLARGED - 1) * (1 - share) ** 2

    def _fly_sticks(self, share: float) -> None:
        self._pays.ids.flow.opacity = 1 if share > 0 else 0
        self._pays.ids.flow.revealed = share

    # What is shown

    def _looked_at(self) -> ScoredWinner:
        return self.app.session.scored().winners[self.app.session.draft.at]

    def _explained(self, one: ScoredWinner) -> Explanation | None:
        if one.result is None:
            return None
        names: dict[Wind, str] = {}
        if not self.free:
            table = self.app.session.table
            names = {table.wind(seat): table.name(seat) for seat in SEATS}
        return explain(one.result, self.app.words.language, names)

    def _heading(self, win: ScoredWin) -> str:
        words, draft, table = self.app.words, win.draft, self.app.session.table
        if self.free:
            return words("win-free-title")
        name = table.name(draft.winner.seat)
        if draft.discarder is None:
            return words("score-by-tsumo", name=name)
        return words("score-by-ron", name=name, **{"from": table.name(draft.discarder)})

    def _show_main(
        self, win: ScoredWin, one: ScoredWinner, explanation: Explanation | None
    ) -> None:
        main, words = self.ids.main, self.app.words
        main.clear_widgets()
        sentences = self._sentences(win, one, explanation)
        self._table.rows = self._fu.ids.table.rows = ()
        score = one.score
        if sentences:
            self._lines.clear_widgets()
            for line in sentences:
                self._lines.add_widget(line)
            self._lines.spacing = self.app.u * 4
            self._scroll.bar_width, self._scroll.bar_color = self.app.u * 5, self.app.theme.line
            self._scroll.scroll_y = 1
            main.add_widget(self._scroll)
        elif score is not None and explanation is not None:
            first = self.app.settings.yaku_names == "romaji"
            self._table.rows = tuple(yaku_rows(score, explanation, words, first))
            self._table.sections = self._has_room_for_fu
            main.add_widget(self._table)
            fu = fu_rows(score, explanation, words)
            if self._has_room_for_fu and fu:
                self._fu.ids.table.rows = tuple(fu)
                main.add_widget(self._fu)
        if win.payments is not None:
            self._show_payments(win, one)
            main.add_widget(self._pays)
        self._share_out()

    def _share_out(self) -> None:
        """The room of the page: upright who pays takes what it needs, and the rows the rest."""
        fu, portrait = self._fu.parent is not None, self.app.portrait
        names, fu_wide, pays = (1.45, 1.3, 1.15) if fu else (1.4, 1.0, 1.0)
        self._table.size_hint = (1, len(self._table.rows)) if portrait else (names, 1)
        self._fu.size_hint = (1, len(self._fu.ids.table.rows) + 1) if portrait else (fu_wide, 1)
        self._pays.size_hint = (1, None) if portrait else (pays, 1)
        if portrait and self._pays.parent is not None:
            paying = sum(points < 0 for points in self._pays.ids.flow.payments)
            parties = max(paying, len(self.app.session.draft.winners))
            needed = _BOX * parties + _SUMMARY
            self._pays.height = needed * self.app.u

    def _leaves_room_upright(self) -> bool:
        rows, switches = len(self._table.rows), len(self.ids.switches.children)
        if self._fu.parent is not None:
            rows += 2 * len(self._fu.ids.table.rows)  # long names in two lines
        needed = rows * _ROW + self._pays.height / self.app.u
        return rows > 0 and needed + ceil(switches / _IN_A_LINE) * _SWITCHES <= _UPRIGHT

    def _sentences(
        self, win: ScoredWin, one: ScoredWinner, explanation: Explanation | None
    ) -> list[Any]:
        """In place of the rows: what is wrong with the hand."""
        words = self.app.words
        if one.problems:
            return [_sentence(problem_in_words(problem, words)) for problem in one.problems]
        refused = one.refused or win.refused
        if refused is not None:
            return [_sentence(words.sentence_for(refused))]
        if isinstance(one.result, NoWin) and explanation is not None:
            return line_widgets(why_not_lines(explanation, words))
        return []

    @property
    def _has_room_for_fu(self) -> bool:
        wide, high = _ROOM_FOR_FU
        unit, (across, down) = self.app.u, Window.size
        return bool(down / unit >= high if self.app.portrait else across / unit >= wide)

    def _show_payments(self, win: ScoredWin, one: ScoredWinner) -> None:
        flow, table, words = self._pays.ids.flow, self.app.session.table, self.app.words
        if win.payments is None:
            return
        winds = tuple(words(f"seats-{_WINDS[table.wind(seat)]}") for seat in SEATS)
        flow.names = winds if self.free else tuple(table.name(seat) for seat in SEATS)
        flow.amounts = tuple(words.signed(points) for points in win.payments)
        flow.payments = win.payments
        self._pays.summary = summary(win, one, words)

    def _show_tabs(self) -> None:
        draft, box = self.app.session.draft, self.ids.tabs
        box.clear_widgets()
        several = len(draft.winners) > 1
        box.width = self.app.u * 130 * len(draft.winners) if several else 0
        for at, winner in enumerate(draft.winners if several else ()):
            tab = Choice(
                text=self.app.session.table.name(winner.seat),
                group="score-winner",
                allow_no_selection=False,
                wanted=20,
            )
            tab.choose(at == draft.at)
            tab.bind(on_release=lambda _, at=at: self.look_at(at))
            box.add_widget(tab)

    def _show_switches(self, win: ScoredWin, one: ScoredWinner) -> None:
        shown = free_switches(self.app, self._changed) if self.free else []
        hand = one.draft.hand.or_none() if one.draft.plain is None else None
        context = None
        book = self.app.session.book
        if hand is not None and book is not None and not one.problems:
            context = context_of(one.draft, win.draft, win.table, book, self.app.session.indicators)
        shown += switches(self.app, win, one, hand, context, self._changed)
        if not self.free:
            shown += swap_button(self.app, self._changed)
            if one.winner is None:
                shown += false_win_buttons(self.app)
        beside = not self.app.portrait and len(shown) <= _BESIDE_BUTTONS
        self.roomy = not (beside and shown)
        self.ids.few.clear_widgets()
        self.ids.switches.clear_widgets()
        share = 0.323 if self.app.portrait else 0.195
        for widget in shown:
            if beside:
                self.ids.few.add_widget(widget)
                continue
            widget.size_hint = (share, None)
            widget.height = self.app.u * 50
            self.ids.switches.add_widget(widget)

    def _changed(self, **changes: Any) -> None:
        """A switch was tapped: the draft changes, and with it the score."""
        draft = self.app.session.draft
        if "winner" in changes:
            draft = draft.with_winner(replace(draft.winner, **changes.pop("winner")))
        if "free" in changes:
            free = draft.free
            if free is not None:
                draft = replace(draft, free=replace(free, **changes.pop("free")))
        if "draft" in changes:
            draft = changes.pop("draft")
        self.app.session.correct(draft)
        self.refresh()


def _sentence(text: str) -> FlowLabel:
    return FlowLabel(text=text, wanted=22)
