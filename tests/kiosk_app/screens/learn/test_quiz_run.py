"""The quiz: hands that can be, one right answer, mistakes that people make."""

from random import Random

import pytest

from kiosk_app.explain import explain
from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.screens.learn.points_table import worth_text
from kiosk_app.screens.learn.quiz_hands import make_score
from kiosk_app.screens.learn.quiz_run import LEVELS, Level, Question, Quiz
from kiosk_app.screens.learn.quiz_words import (
    answer_entries,
    mistake_text,
    option_text,
    question_text,
    verdict_text,
)
from scorer import RIICHI_RULE_SETS, NoWin, load_rules, score
from scorer.causes import is_limit_by_han
from scorer.worth import Worth

EN = load_screen_language("en")


def _questions(level: Level, book: str, count: int, seed: int = 1) -> list[Question]:
    quiz, rules = Quiz(seed), load_rules(book)
    return [quiz.begin(level, rules), *(quiz.ask(rules) for _ in range(count - 1))]


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_question_has_four_answers_and_one_is_right(level: Level, book: str) -> None:
    for question in _questions(level, book, 60):
        texts = [option_text(option, question.score, EN) for option in question.options]
        assert len(set(texts)) == 4, texts
        assert [bool(option.why) for option in question.options].count(False) == 1
        assert not question.options[question.right].why


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
def test_the_right_answer_is_what_the_scorer_says_when_asked_again(book: str) -> None:
    rules = load_rules(book)
    for level in LEVELS:
        for question in _questions(level, book, 30):
            again = score(question.score.hand, question.score.context, rules)
            assert not isinstance(again, NoWin)
            right = question.options[question.right].value
            if question.kind == "yaku":
                assert right == tuple(item.id for item in again.yaku)
            elif question.kind == "fu":
                assert right == again.fu
            else:
                assert isinstance(right, Worth)
                assert worth_text(right, EN) == worth_text(again.worth, EN)


def test_the_same_seed_asks_the_same_questions() -> None:
    first, second, third = (_questions("points", "ema-2016", 5, seed) for seed in (4, 4, 5))
    assert first == second
    assert first != third


def test_hands_are_of_many_kinds() -> None:
    rules, chance = load_rules("tenhou"), Random(2)
    made = [make_score(rules, chance, lambda _: True) for _ in range(300)]
    assert len({item.id for one in made for item in one.yaku}) > 22
    for kinds in (
        {one.hand.is_closed for one in made},
        {bool(one.hand.kongs) for one in made},
        {one.context.discarder is None for one in made},
        {bool(one.hand.reds) for one in made},
    ):
        assert kinds == {True, False}
    assert len({one.reading.wait for one in made}) >= 5


def test_nobody_counts_fu_where_the_han_decide() -> None:
    for level in ("fu", "steps"):
        for question in _questions(level, "norway-2018", 40):
            assert not is_limit_by_han(question.score)


def test_step_by_step_asks_yaku_fu_and_points_of_one_hand() -> None:
    asked = _questions("steps", "ema-2016", 6)
    assert [question.kind for question in asked] == ["yaku", "fu", "points"] * 2
    assert asked[0].score is asked[1].score is asked[2].score
    assert asked[3].score is not asked[2].score


def test_a_run_of_right_answers_is_counted_and_a_wrong_one_ends_it() -> None:
    quiz, rules = Quiz(1), load_rules("ema-2016")
    question = quiz.begin("fu", rules)
    for _ in range(3):
        assert quiz.answer(question.right)
        question = quiz.ask(rules)
    assert (quiz.streak, quiz.best) == (3, 3)
    assert not quiz.answer((question.right + 1) % 4)
    assert (quiz.streak, quiz.best, quiz.asked) == (0, 3, 4)


def test_what_is_answered_stays_answered() -> None:
    quiz = Quiz(1)
    question = quiz.begin("points", load_rules("ema-2016"))
    quiz.answer((question.right + 1) % 4)
    assert not quiz.answer(question.right)
    assert (quiz.asked, quiz.streak) == (1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_mistake_and_answer_has_words(language: str) -> None:
    words = load_screen_language(language)
    for level in LEVELS:
        for question in _questions(level, "tenhou", 25, seed=7):
            explanation = explain(question.score, language)
            assert question_text(question, words)
            assert answer_entries(question, explanation, words)
            for place in range(4):
                assert verdict_text(question, place, words)
                said = mistake_text(question, place, explanation, words)
                assert bool(said) == (place != question.right)


def test_a_dealers_win_is_asked_with_the_amount_for_others_among_the_answers() -> None:
    found = [
        option.why
        for question in _questions("points", "ema-2016", 80)
        for option in question.options
    ]
    assert {"dealer-missed", "not-dealer", "fu-row", "dora-missed"} <= set(found)


@pytest.mark.parametrize("rules", ["sanma", "norway-2018-7", "norway-2018-8"])
@pytest.mark.parametrize("level", LEVELS)
def test_newcomers_and_three_players_always_have_something_to_choose(
    rules: str, level: Level, seed: int
) -> None:
    quiz, book = Quiz(seed), load_rules(rules)
    quiz.begin(level, book)
    for _ in range(9):
        assert len(quiz.ask(book).options) > 1
