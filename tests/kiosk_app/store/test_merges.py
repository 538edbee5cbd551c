"""Decisions about who is one person, from several kiosks in any order."""

from itertools import permutations

import pytest

from kiosk_app.store.merges import resolved


@pytest.mark.parametrize(
    ("decisions", "kept"),
    [
        ([], {}),
        ([("a", "b")], {"a": "b"}),
        ([("a", "b"), ("a", "b")], {"a": "b"}),
        ([("a", "b"), ("a", None)], {}),
        ([("a", "b"), ("b", "c")], {"a": "c", "b": "c"}),
        ([("b", "c"), ("a", "b")], {"a": "c", "b": "c"}),
        ([("a", "b"), ("a", "c")], {"a": "c"}),
        ([("a", "b"), ("b", "a")], {"b": "a"}),
        ([("b", "a"), ("a", "b")], {"b": "a"}),
        ([("c", "a"), ("a", "b"), ("b", "c"), ("d", "c")], {"b": "a", "c": "a", "d": "a"}),
    ],
)
def test_the_last_decision_on_each_counts_and_a_circle_has_one_answer(
    decisions: list[tuple[str, str | None]], kept: dict[str, str]
) -> None:
    assert resolved(decisions) == kept


def test_nobody_who_is_stood_for_stands_for_another() -> None:
    links = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "b"), ("e", "f")]
    for order in permutations(links):
        kept = resolved(order)
        assert not set(kept) & set(kept.values())
        assert kept == {"b": "a", "c": "a", "d": "a", "e": "f"}
