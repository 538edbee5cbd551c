"""NTS rules in words: every field in every language, readings and differences."""

import pytest

from kiosk_app.explain.nts.rule_fields import differences_in_words, fields_of, readings_of
from kiosk_app.languages import LANGUAGES, load_language
from scorer.nts.rules_file import load_rules, rules_from_text

RULES = load_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_words_of_its_own(language: str) -> None:
    lines = list(fields_of(RULES, load_language(language)))
    assert len(lines) > 150 and len(set(lines)) == len(lines)


def test_readings_say_what_is_printed() -> None:
    lines = list(readings_of(RULES, load_language("en")))
    assert any("Kong on kong" in line and line.endswith("as printed: yes.") for line in lines)
    assert any("dragon snake" in line and "our reading" in line for line in lines)


def test_a_difference_has_both_values_and_both_sources() -> None:
    own = rules_from_text(
        'extends = "nts-2009"\nname = "Ours"\n[points]\nself_drawn = 10\n[lucky]\nallowed = false',
        "club.toml",
        own=True,
    )
    lines = list(differences_in_words(RULES, own, load_language("en")))
    assert len(lines) == 2
    assert lines[0].endswith("15 (“Winnende steen”) · Ours: 10 (house rule)")
