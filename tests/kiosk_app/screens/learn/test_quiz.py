"""The quiz, tapped: answers, reasons, a run of right ones, and the way back."""

from pathlib import Path

import pytest

from kiosk_app.screens.learn.quiz import AnswerOption
from kiosk_app.screens.learn.quiz_run import Question, Quiz
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def quiz(kiosk: Kiosk) -> Quiz:
    """On show with a question; always the same questions."""
    quiz = kiosk.app.learning.quiz = Quiz(11)
    kiosk.app.show("learn")
    kiosk.settle()
    kiosk.tap("Quiz")
    return quiz


def _question(quiz: Quiz) -> Question:
    assert quiz.question is not None
    return quiz.question


def _answer(kiosk: Kiosk, place: int) -> None:
    kiosk.tap(next(one for one in kiosk.all_of(AnswerOption) if one.number == place))


def test_a_right_answer_is_counted_and_explained(kiosk: Kiosk, quiz: Quiz) -> None:
    assert kiosk.sees("Which yaku")
    _answer(kiosk, _question(quiz).right)
    assert kiosk.sees("Right!")
    assert kiosk.sees("1 in a row, best 1")
    assert not kiosk.all_of(AnswerOption)
    assert kiosk.sees("§4.2")
    before = _question(quiz)
    kiosk.tap("Next hand")
    assert _question(quiz) is not before
    assert len(kiosk.all_of(AnswerOption)) == 4


def test_a_wrong_answer_says_what_is_right_and_why(kiosk: Kiosk, quiz: Quiz) -> None:
    kiosk.tap("Count the fu")
    question = _question(quiz)
    _answer(kiosk, (question.right + 1) % 4)
    assert kiosk.sees(f"Not quite. It is: {question.score.fu} fu.")
    assert kiosk.sees("0 in a row")
    assert kiosk.sees(f"{question.score.fu_items[0].fu} fu (§4.1.1)")


def test_points_are_asked_and_the_formula_is_shown(kiosk: Kiosk, quiz: Quiz) -> None:
    kiosk.tap("Work out points")
    assert kiosk.sees("pay?")
    _answer(kiosk, _question(quiz).right)
    assert kiosk.sees(" → ")


def test_step_by_step_stays_with_the_hand(kiosk: Kiosk, quiz: Quiz) -> None:
    kiosk.tap("Step by step")
    hand = _question(quiz).score.hand
    for asked in ("Which yaku", "How many fu", "pay?"):
        assert kiosk.sees(asked)
        assert _question(quiz).score.hand is hand
        _answer(kiosk, _question(quiz).right)
        kiosk.tap("Next")
    assert kiosk.sees("Which yaku")
    assert _question(quiz).score.hand is not hand
    assert quiz.streak == 3


def test_a_level_tapped_while_a_hand_is_being_made_is_asked_next(kiosk: Kiosk, quiz: Quiz) -> None:
    screen = kiosk.app.screen_named("quiz")
    screen.begin("yaku")
    screen.begin("fu")
    kiosk.settle()
    assert _question(quiz).kind == "fu"


def test_going_back_keeps_the_question_and_the_run(kiosk: Kiosk, quiz: Quiz) -> None:
    _answer(kiosk, _question(quiz).right)
    kiosk.tap("Next hand")
    question = _question(quiz)
    kiosk.app.back()
    kiosk.settle()
    kiosk.tap("Quiz")
    assert _question(quiz) is question
    assert kiosk.sees("1 in a row")


def test_another_language_in_the_middle_of_a_question(kiosk: Kiosk, quiz: Quiz) -> None:
    question = _question(quiz)
    kiosk.app.change_settings(language="ja")
    kiosk.settle()
    assert _question(quiz) is question
    _answer(kiosk, question.right)
    assert kiosk.sees("正解")


def test_other_rules_ask_another_question_and_nts_says_that_it_has_none(
    kiosk: Kiosk, quiz: Quiz
) -> None:
    kiosk.app.screen_named("quiz").take_rules("tenhou")
    kiosk.settle()
    assert _question(quiz).score.rules.id == "tenhou"
    kiosk.app.screen_named("quiz").take_rules("nts-2009")
    kiosk.settle()
    assert kiosk.sees("not for NTS")
    assert not kiosk.all_of(AnswerOption)


def test_the_run_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path).start()
    kiosk.app.show("quiz")
    kiosk.settle()
    kiosk.tap("Work out points")
    for _ in range(2):
        _answer(kiosk, _question(kiosk.app.learning.quiz).right)
        kiosk.tap("Next hand")
    kiosk.pull_the_plug()
    again = Kiosk(tmp_path).start()
    again.app.show("quiz")
    again.settle()
    quiz = again.app.learning.quiz
    assert again.sees("2 in a row, best 2") and _question(quiz).kind == "points"
    again.tap("Name the yaku")
    assert again.sees("0 in a row, best 2")
    again.tap("Work out points")
    assert again.sees("0 in a row, best 2")
    again.stop()
