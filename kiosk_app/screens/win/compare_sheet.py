"""The same hand under another rule set: what changes, and which rule makes it so."""

from typing import TYPE_CHECKING, Any, Final

from kiosk_app.explain.comparison_lines import compare_in_words
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.compare import compare
from scorer.hand import HandError
from scorer.result import NoWin, Score
from scorer.rule_files import RIICHI_RULE_SETS, load_rules

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

load_kv(__file__)


class CompareSheet(Sheet):
    def __init__(self, app: "TenbouApp", result: Score | NoWin, **values: Any) -> None:
        super().__init__(title=app.words("score-compare-title"), wide=0.94, **values)
        self._app: Final = app
        self._result: Final = result
        others = [book for book in RIICHI_RULE_SETS if book != result.rules.id]
        for book in others:
            choice = Choice(
                text=load_rules(book).name,
                group="score-compare",
                allow_no_selection=False,
                wanted=18,
            )
            choice.choose(book == others[0])
            choice.bind(on_release=lambda _, book=book: self.show(book))
            self.ids.books.add_widget(choice)
        self.show(others[0])

    def show(self, book: str) -> None:
        box, result = self.ids.lines, self._result
        box.clear_widgets()
        try:
            comparison = compare(result.hand, result.context, result.rules, load_rules(book))
            text = compare_in_words(comparison, self._app.words)
        except HandError as error:
            text = self._app.words.sentence_for(error)
        for line in text.splitlines():
            if line:
                box.add_widget(FlowLabel(text=line.strip(), wanted=20))
