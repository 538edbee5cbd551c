"""Every language has words for whatever the rules can give."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from kiosk_app.explain.misses import REASONS
from kiosk_app.explain.rule_values import name_field, name_value
from kiosk_app.languages import LANGUAGES, load_language
from scorer import RIICHI_RULE_SETS, FuItem, load_rules
from scorer.book import FuBook
from scorer.result import NoWinReason
from scorer.shapes import Wait
from scorer.worth import Limit

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_yaku_has_a_name_a_meaning_and_a_romaji_name(language: str) -> None:
    rules, words = load_rules("ema-2016"), load_language(language)
    for id in (*rules.yaku, *rules.yakuman, *rules.dora, "renho"):
        assert words(f"yaku-{id}-name")
        assert words(f"yaku-{id}-meaning").endswith((".", "。"))
        assert words(f"romaji-{id}")


@every_language
def test_every_fu_item_that_a_book_can_give_has_words(language: str) -> None:
    words = load_language(language)
    for name in RIICHI_RULE_SETS:
        for item in _fu_items(vars(FuBook(load_rules(name)))):
            assert words.has(f"fu-{item.id}"), item.id


@every_language
def test_every_limit_wait_and_reason_has_words(language: str) -> None:
    words = load_language(language)
    for key in (
        *(f"limits-{limit}" for limit in get_args(Limit)),
        *(f"waits-{wait.value}" for wait in Wait),
        *(f"no-win-{reason}" for reason in get_args(NoWinReason)),
        *(f"misses-{reason}" for reason in REASONS),
    ):
        assert words.has(key), key


@every_language
def test_every_rule_field_and_each_of_its_values_has_words(language: str) -> None:
    words = load_language(language)
    rules = load_rules("ema-2016")
    for field in rules.sections:
        group, name = field.split(".")
        hint = get_type_hints(type(getattr(rules, group)))[name]
        assert name_field(words, field)
        for value in _literals(hint):
            assert name_value(words, field, value)


def _fu_items(value: Any) -> Iterator[FuItem]:
    if isinstance(value, FuItem):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _fu_items(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _fu_items(one)


def _literals(hint: Any) -> Iterator[Any]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    for argument in get_args(hint):
        yield from _literals(argument)
