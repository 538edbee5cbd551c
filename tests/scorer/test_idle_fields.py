"""Fields that decide nothing in a book are not listed among what is assumed of it."""

import pytest

from kiosk_app.explain.book_lines import fields_of
from kiosk_app.languages import load_language
from scorer import load_rules
from scorer.idle_fields import is_idle
from scorer.rule_differences import entries
from scorer.rule_files import rules_from_text


def test_what_other_fields_leave_without_effect_is_idle() -> None:
    league = load_rules("m-league")
    assert is_idle(league, "win.stakes_to")  # only one wins on a discard
    assert is_idle(league, "dealer.stays_on_abort")  # no hand is aborted
    assert is_idle(league, "hand.renho_for_east") and is_idle(league, "play.north")
    assert not is_idle(league, "liability.covers")
    text = 'extends = "m-league"\n[win]\nwinners_on_discard = 2\n'
    assert not is_idle(rules_from_text(text, "club.toml", own=True), "win.stakes_to")
    assert not is_idle(load_rules("sanma"), "play.north")


@pytest.mark.parametrize(
    ("book", "most"), [("wrc-2025", 8), ("m-league", 21), ("jpml-a", 28), ("tenhou", 0)]
)
def test_what_is_assumed_of_a_book_grows_no_more(book: str, most: int) -> None:
    rules = load_rules(book)
    assumed = list(fields_of(rules, load_language("en"), assumed=True))
    assert len(assumed) <= most
    marked = [field for field, (_, section) in entries(rules) if section == "assumption"]
    assert len(assumed) == sum(not is_idle(rules, field) for field in marked)
