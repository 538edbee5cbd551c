"""The run of right answers, kept on disk."""

from pathlib import Path

import pytest

from kiosk_app.screens.learn.quiz_run import Quiz
from kiosk_app.session.quiz_record import QuizRecord, load_record, save_record
from kiosk_app.store.problems import StorageProblem
from scorer.rule_files import load_rules

RECORD = QuizRecord("fu", "ema-2016", 3, 7)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    save_record(RECORD, tmp_path)
    assert load_record(tmp_path) == RECORD


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"level": "fu", "rules": "ema-2016", "streak": -1, "best": 2}',
        '{"level": "fu", "rules": "ema-2016", "streak": true, "best": 2}',
        '{"level": 3, "rules": "ema-2016", "streak": 1, "best": 2}',
    ],
)
def test_a_file_that_makes_no_sense_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "quiz.json").write_text(text)
    assert load_record(tmp_path) == QuizRecord()


def test_without_a_file_there_is_no_run(tmp_path: Path) -> None:
    assert load_record(tmp_path) == QuizRecord()


def test_a_disk_that_takes_no_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("no folder")
    with pytest.raises(StorageProblem):
        save_record(RECORD, tmp_path / "club")


def test_a_kept_run_counts_on_only_in_its_level_and_rules() -> None:
    quiz = Quiz(1)
    quiz.go_on_with(RECORD)
    quiz.begin("fu", load_rules("ema-2016"))
    assert quiz.streak == 3
    other = Quiz(1)
    other.go_on_with(RECORD)
    other.begin("fu", load_rules("tenhou"))
    assert (other.streak, other.best) == (0, 7)


def test_a_level_that_no_quiz_has_is_left_alone() -> None:
    quiz = Quiz(1)
    quiz.go_on_with(QuizRecord("chess", "ema-2016", 1, 1))
    assert quiz.level == "yaku"
