"""What a hand is worth and why, who pays whom, and the tap that writes it down."""

from dataclasses import replace
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.explain import Explanation, explain
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.screens.win.compare_sheet import CompareSheet
from kiosk_app.screens.win.hand_text import hand_heading, problem_in_words
from kiosk_app.screens.win.score_lines import Lines, lines_of_score, lines_of_worth, why_not_lines
from kiosk_app.screens.win.score_parts import PaymentArrows, YakuLine
from kiosk_app.screens.win.score_switches import chombo_button, free_switches, switches
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner, context_of
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.telling import sentence_of
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.lines_sheet import LinesSheet
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.result import NoWin
from scorer.table import SEATS

load_kv(__file__)

_NAME_LETTERS: Final = 12
"""That a player's box among the payments has room for."""
_WINDS: Final = ("east", "south", "west", "north")
__all__ = ["PaymentArrows", "ScoreScreen", "YakuLine"]


class ScoreScreen(KioskScreen):
    heading = StringProperty("")
    scored = BooleanProperty(False)
    """Whether there is a hand to compare."""
    payable = BooleanProperty(False)
    free = BooleanProperty(False)
    has_more = BooleanProperty(False)

    def refresh(self) -> None:
        draft = self.app.session.draft
        if not draft.winners:
            return
        self.free = draft.free is not None
        win = self.app.session.scored()
        one = win.winners[draft.at]
        several = len(draft.winners) > 1
        self.heading = self.app.words("win-title") if several else hand_heading(self.app)
        self.payable = win.payments is not None
        self.scored = one.result is not None
        self.ids.hand.draft = None if draft.winner.plain is not None else draft.winner.hand
        self.ids.hand.height = 0 if draft.winner.plain is not None else self.ids.hand.height
        explanation = None
        if one.result is not None:
            explanation = explain(one.result, self.app.words.language)
        self.has_more = explanation is not None and bool(explanation.misses or explanation.notes)
        self._show_lines(win, one, explanation)
        self._show_payments(win)
        self._show_tabs()
        self._show_switches(win, one)

    # What can be tapped

    def accept(self) -> None:
        self.app.session.accept()

    def correct(self) -> None:
        """To the photo's tiles where there is a photo, to the keyboard where there is none."""
        self.app.session.fix_hand()

    def compare(self) -> None:
        one = self.app.session.scored().winners[self.app.session.draft.at]
        if one.result is not None:
            CompareSheet(self.app, one.result).open()

    def why_not_more(self) -> None:
        one = self.app.session.scored().winners[self.app.session.draft.at]
        if one.result is None:
            return
        explanation = explain(one.result, self.app.words.language)
        lines = [note.text for note in explanation.notes]
        lines += [miss.text for miss in explanation.misses]
        LinesSheet(lines, title=self.app.words("score-why-not-more")).open()

    def look_at(self, at: int) -> None:
        self.app.session.correct(self.app.session.draft.looking_at(at))
        self.refresh()

    # What is shown

    def _show_lines(
        self, win: ScoredWin, one: ScoredWinner, explanation: Explanation | None
    ) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for line in self._lines(win, one, explanation):
            box.add_widget(line)
        self.ids.scroll.scroll_y = 1

    def _lines(
        self, win: ScoredWin, one: ScoredWinner, explanation: Explanation | None
    ) -> list[Any]:
        words = self.app.words
        if one.problems:
            return [_sentence(problem_in_words(problem, words)) for problem in one.problems]
        if one.refused is not None:
            return [_sentence(sentence_of(one.refused, words) or str(one.refused))]
        if win.refused is not None:
            return [_sentence(sentence_of(win.refused, words) or str(win.refused))]
        if isinstance(one.result, NoWin) and explanation is not None:
            return _widgets(why_not_lines(explanation, words))
        if one.score is not None and explanation is not None:
            return _widgets(lines_of_score(one.score, explanation, words))
        return _widgets(lines_of_worth(one, win, words))

    def _show_payments(self, win: ScoredWin) -> None:
        arrows, table = self.ids.payments, self.app.session.table
        winds = [self.app.words(f"seats-{_WINDS[table.wind(seat)]}") for seat in SEATS]
        arrows.names = tuple(winds) if self.free else short_names(table.players, _NAME_LETTERS)
        arrows.winners = win.draft.seats
        arrows.size_hint = (1, 1) if win.payments is not None else (0.001, 0.001)
        if win.payments is None:
            arrows.payments = None
            return
        arrows.amounts = tuple(self.app.words.signed(points) for points in win.payments)
        arrows.payments = win.payments

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
        box = self.ids.switches
        box.clear_widgets()
        shown = free_switches(self.app, self._changed) if self.free else []
        hand = one.draft.hand.or_none() if one.draft.plain is None else None
        context = None
        book = self.app.session.book
        if hand is not None and book is not None and not one.problems:
            context = context_of(one.draft, win.draft, win.table, book, self.app.session.indicators)
        shown += switches(self.app, win, one, hand, context, self._changed)
        if isinstance(one.result, NoWin) and not self.free:
            shown.append(chombo_button(self.app))
        share = 0.323 if self.app.portrait else 0.195
        for widget in shown:
            widget.size_hint = (share, None)
            widget.height = self.app.u * 50
            box.add_widget(widget)

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


def _widgets(lines: Lines) -> list[Any]:
    return [
        YakuLine(name=line.name, meaning=line.meaning, worth=line.worth)
        if line.kind == "item"
        else FlowLabel(text=line.name, wanted=line.size, bold=line.kind == "heading")
        for line in lines
    ]
