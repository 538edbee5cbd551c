"""Refusals in the language of the screen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import scorer.table
from kiosk_app.club.problems import StorageProblem
from kiosk_app.ui.telling import sentence_of
from kiosk_app.words import LANGUAGES, screen_words
from scorer.table import Refused
from scorer.table.checks import WHY_OVER

_PUT_TOGETHER = {
    "over-": list(WHY_OVER),
    "dead-hand-cannot-": ["win", "be-tenpai", "declare-riichi", "have-nagashi-mangan"],
    "twice-": ["winner", "tenpai", "having-nagashi-mangan"],
}


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """Every code that the table refuses with, and the values that come along."""
    for path in Path(str(scorer.table.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                values = frozenset(each.arg for each in node.keywords if each.arg is not None)
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value), values
                else:
                    yield from ((code, values) for code in _codes(code))


def _codes(code: ast.expr) -> list[str]:
    if not isinstance(code, ast.JoinedStr):
        return [f"twice-{rest}" for rest in _PUT_TOGETHER["twice-"]]
    start = code.values[0]
    assert isinstance(start, ast.Constant)
    return [str(start.value) + rest for rest in _PUT_TOGETHER[str(start.value)]]


@pytest.mark.parametrize(("code", "values"), sorted(set(refusals()), key=str))
def test_every_refusal_of_the_table_has_a_sentence_in_every_language(
    code: str, values: frozenset[str]
) -> None:
    for language in LANGUAGES:
        words = screen_words(language).catalogue
        assert words.has(f"refused.{code}")
        assert words.placeholders(f"refused.{code}") <= values


def test_a_refusal_is_told_with_its_values() -> None:
    refused = Refused("riichi-twice", "{name} is already in riichi.", name="Kim")
    assert sentence_of(refused, screen_words("nl")) == "Kim staat al in riichi."
    assert sentence_of(Refused("new-code", "Not so."), screen_words("ja")) == "Not so."


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_problem_of_the_store_is_said_in_the_screens_language(language: str) -> None:
    words = screen_words(language)
    for problem in StorageProblem.__subclasses__():
        said = sentence_of(problem("The disk is full."), words)
        assert said is not None and said != "The disk is full.", problem
