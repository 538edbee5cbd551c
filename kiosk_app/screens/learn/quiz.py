"""A quiz: a hand, a question, four answers, and then the reasons."""

from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.explain import Explanation, explain
from kiosk_app.languages import unbroken
from kiosk_app.screens.learn.book_screen import BookScreen
from kiosk_app.screens.learn.learn_parts import ListRow, heading_maker, note_maker, row_maker
from kiosk_app.screens.learn.listed import Listed
from kiosk_app.screens.learn.quiz_run import LEVELS, Level, Question, Quiz
from kiosk_app.screens.learn.quiz_words import (
    answer_entries,
    mistake_text,
    option_text,
    question_text,
    situation_text,
    verdict_text,
)
from kiosk_app.session.drawn_hand import drawn, drawn_tiles
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice, TapArea
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from kiosk_app.screens.learn.learning import AnyBook
    from kiosk_app.session.work import Job

load_kv(__file__)


class IndicatorPlace(BoxLayout):
    """The tiles that point to the dora, under their name."""

    caption = StringProperty("")
    draft: Any = ObjectProperty(None, allownone=True)


class AnswerOption(TapArea):
    """An answer to choose; afterwards it says whether it was right."""

    text = StringProperty("")
    number = NumericProperty(0)


class QuizScreen(BookScreen):
    heading = StringProperty("")
    possible = BooleanProperty(True)
    """Whether hands of this rule set can be made."""
    answered = BooleanProperty(False)
    was_right = BooleanProperty(False)
    situation = StringProperty("")
    asking = StringProperty("")
    verdict = StringProperty("")
    streak = StringProperty("")
    next_text = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._asking: Job[Question] | None = None
        self._explaining: Job[Explanation] | None = None

    @property
    def quiz(self) -> Quiz:
        return self.app.learning.quiz

    def show_book(self, book: "AnyBook") -> None:
        self.heading = self.app.words("quiz-title", rules=book.name)
        self.possible = isinstance(book, RuleSet)
        if not isinstance(book, RuleSet):
            self.ids.options.clear_widgets()
            return
        self._book = book
        self._wanted = self.quiz.level
        self._fill_levels()
        if self.quiz.question is None or self.quiz.rules_id != book.id:
            self.begin(self.quiz.level)
        else:
            self._show_question()

    # What can be tapped

    def begin(self, level: Level) -> None:
        """Another level, or another rule set."""
        quiz, book = self.quiz, self._book
        self._wanted = level
        self._ask(lambda: quiz.begin(level, book))

    def go_on(self) -> None:
        quiz, book = self.quiz, self._book
        self._ask(lambda: quiz.ask(book))

    def answer(self, number: int) -> None:
        if self.quiz.chosen is None and self.quiz.question is not None:
            self.quiz.answer(number)
            table_store, record = self.app.session.table_store, self.quiz.record
            self.app.workers.storage(lambda: table_store.keep_quiz_record(record))
            if self.quiz.was_right:
                self.app.play("ding")
            self._show_question()

    # Within

    def _ask(self, make: Any) -> None:
        """Hands are made beside this thread: some take many tries."""
        if self._asking is not None and not self._asking.finished:
            return  # what is wanted by then is asked when this one is there
        self._asking = self.app.workers.storage(make, self._asked)

    def _asked(self, _question: Question) -> None:
        if self.quiz.rules_id != self._book.id or self.quiz.level != self._wanted:
            self.begin(self._wanted)
        else:
            self._show_question()

    def _fill_levels(self) -> None:
        levels = self.ids.levels
        levels.clear_widgets()
        for level in LEVELS:
            choice = Choice(
                text=self.app.words(f"quiz-level-{level}"),
                group="quiz-levels",
                allow_no_selection=False,
                wanted=20,
            )
            choice.choose(level == self.quiz.level)
            choice.bind(on_release=lambda _, level=level: self.begin(level))
            levels.add_widget(choice)

    def _show_question(self) -> None:
        question, words = self.quiz.question, self.app.words
        if question is None:
            return
        score, context = question.score, question.score.context
        self.ids.hand.draft = drawn(score.hand)
        self.ids.dora.draft = drawn_tiles(context.dora_indicators)
        self.ids.ura.draft = drawn_tiles(context.ura_indicators) if context.ura_indicators else None
        self.situation = situation_text(score, words)
        self.asking = question_text(question, words)
        self.streak = words("quiz-streak", count=self.quiz.streak, best=self.quiz.best)
        more_steps = 0 < question.step < 3
        self.next_text = words("quiz-next-step" if more_steps else "quiz-next")
        self.answered = self.quiz.chosen is not None
        self.was_right = self.quiz.was_right
        self._fill_options(question)
        if self.answered:
            self._explain(question)

    def _fill_options(self, question: Question) -> None:
        options = self.ids.options
        options.clear_widgets()
        if self.answered:
            return
        for number, option in enumerate(question.options):
            text = option_text(option, question.score, self.app.words)
            button = AnswerOption(text=text, number=number)
            button.bind(on_release=lambda button: self.answer(int(button.number)))
            options.add_widget(button)

    def _explain(self, question: Question) -> None:
        language = self.app.words.language
        self.ids.rows.show([])
        self.verdict = ""
        if self._explaining is not None:
            self._explaining.cancel()
        self._explaining = self.app.workers.storage(
            lambda: explain(question.score, language),
            lambda explanation: self._show_answer(question, explanation),
        )

    def _show_answer(self, question: Question, explanation: Explanation) -> None:
        words, chosen = self.app.words, self.quiz.chosen
        if question is not self.quiz.question or chosen is None:
            return
        self.verdict = unbroken(verdict_text(question, chosen, words))
        mistake = mistake_text(question, chosen, explanation, words)
        self.ids.rows.show(
            [
                *([heading_maker(unbroken(mistake))] if mistake else ()),
                *(
                    row_maker(ListRow, entry)
                    if isinstance(entry, Listed)
                    else note_maker(unbroken(entry))
                    for entry in answer_entries(question, explanation, words)
                ),
            ]
        )
        self.ids.list.scroll_y = 1
