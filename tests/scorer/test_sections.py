"""A section is cited only where the book has one; our own reading says so, and can be changed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

from kiosk_app.explain.naming import name_section
from kiosk_app.languages import LANGUAGES, load_language
from scorer import load_rules
from scorer.nts.rules_file import load_rules as load_nts
from scorer.offences import offences_of
from scorer.rule_files import rules_from_text
from scorer.rule_text import OUR_READING


def _numbers(text: str) -> frozenset[str]:
    """``3.3.1-14`` is §3.3.1 to §3.3.14."""
    found = set()
    for each in text.split():
        first, _, last = each.partition("-")
        head, _, number = first.rpartition(".")
        for one in range(int(number), int(last or number) + 1):
            found.add(f"{head}.{one}" if head else str(one))
    return frozenset(found)


HEADINGS = {
    # The book prints 6.7 between 5.6 and 5.8.
    "ema-2016": _numbers(
        "1.1-4 2.1-8 3.1-6 3.3.1-14 3.4.1-11 3.6.1 4.1-3 4.1.1-3 4.2.1-6 5.1-6 5.1.1-4 5.2.1 "
        "6.7 5.8-9"
    )
    | {"preface"},
    "ema-2008": _numbers("1.1-4 2.1-8 3.1-6 3.3.1-12 3.4.1-12 3.6.1 4.1-2 4.1.1-3 4.2.1-5")
    | {"preface"},
    "norway-2018": _numbers("1-14 4.1-4 6.1-4 7.1-7 8.1-2 8.1.1-4 9.1-3 10.1-3 11.1-8 13.1")
    | {f"table {number}" for number in range(1, 6)},
    "nts-2009": frozenset(
        {
            "Speelmateriaal",
            "Verdelen van de stenen",
            "Mahjong",
            "Algemene gang van het spel",
            "Ronde en de windrichting",
            "Voorrang",
            "Dood spel",
            "Puntentelling",
            "Het berekenen van de punten",
            "Het verrekenen van de punten",
            "Combinaties van stenen",
            "Bijzondere combinaties (alle spelers)",
            "Bijzondere combinaties (winnaar)",
            "noot 4",
            "Winnende steen",
            "Onregelmatige limietspelen",
            "Regelmatige limietspelen",
            "Fiches",
            "Spelen met gelukstenen",
            "Verschillen met voorgaande spelregels",
            "Verdubbelingstabel",
            "Begrippen: Dode muur",
            "Begrippen: Drie spelers",
            "Begrippen: Vijf spelers",
            "Vijf spelers",
            "Begrippen: Wachtend spel",
        }
    ),
}
# What nobody's book says and people know: it is called so, never a section.
KNOWN = {OUR_READING, "public notes"}


def _cited(book: str) -> Iterator[tuple[str, str]]:
    """Every place of the rule file with the section it cites."""
    if book == "nts-2009":
        rules = load_nts(book)
        for group in fields(rules):
            table = getattr(rules, group.name)
            for field in fields(table) if hasattr(table, "__dataclass_fields__") else ():
                yield f"{group.name}.{field.name}", getattr(table, field.name).section
    else:
        riichi = load_rules(book)
        yield from riichi.sections.items()
        for worth in (riichi.yaku, riichi.yakuman):
            yield from ((name, each.section) for name, each in worth.items())
        yield from riichi.dora.items()
        yield from riichi.money.items()
    yield from ((f"offence {each.id}", each.section) for each in offences_of(book))


@pytest.mark.parametrize("book", HEADINGS)
def test_every_section_that_is_cited_is_one_of_the_book(book: str) -> None:
    wrong = {
        name: section
        for name, section in _cited(book)
        for part in section.split(", ")
        if part not in HEADINGS[book] | KNOWN
    }
    assert not wrong


@pytest.mark.parametrize("book", HEADINGS)
def test_what_we_read_otherwise_than_it_is_printed_is_our_reading_and_a_clubs_to_choose(
    book: str,
) -> None:
    rules = load_nts(book) if book == "nts-2009" else load_rules(book)
    cited = dict(_cited(book))
    assert rules.printed
    for name in rules.printed:
        found = cited.get(name) or cited[name.split(".")[1]]
        assert found.endswith(OUR_READING), name


@pytest.mark.parametrize("book", ["ema-2016", "ema-2008", "norway-2018"])
def test_every_field_that_is_our_reading_can_be_changed_by_a_club(book: str) -> None:
    rules = load_rules(book)
    for name in (name for name, section in rules.sections.items() if OUR_READING in section):
        group, field = name.split(".")
        value = getattr(getattr(rules, group), field)
        text = str(value).lower() if isinstance(value, bool) else repr(value).replace("()", "[]")
        if isinstance(value, tuple):
            text = repr(list(value)).replace("(", "[").replace(")", "]")
        own = rules_from_text(
            f'extends = "{book}"\n[{group}]\n{field} = {text}\n', "club.toml", own=True
        )
        assert own.sections[name] == "house rule"


@pytest.mark.parametrize(("book", "language"), [*product(HEADINGS, LANGUAGES)])
def test_our_reading_is_called_so_in_every_language(book: str, language: str) -> None:
    words = load_language(language)
    ours = words("sections-our-reading")
    for _, section in _cited(book):
        assert (ours in name_section(words, section)) is (OUR_READING in section)


@pytest.mark.parametrize("book", HEADINGS)
def test_a_topic_has_no_more_offences_than_are_seen_at_once(book: str) -> None:
    counted = Counter(each.about for each in offences_of(book))
    assert counted and max(counted.values()) <= 8
