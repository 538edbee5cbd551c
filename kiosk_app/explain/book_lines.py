"""A rule set in words: every field with its section, and where we read the book otherwise."""

from collections.abc import Iterator

from kiosk_app.explain.naming import name_section
from kiosk_app.explain.rule_values import name_field, name_value
from kiosk_app.languages import Language
from scorer.idle_fields import is_idle
from scorer.offences import Offence, offences_of
from scorer.rule_differences import entries
from scorer.rule_text import ASSUMPTION
from scorer.ruleset import RuleSet, RuleValue

_FOR_THE_PLAYERS = (
    "hand.furiten_until",
    "play.riichi_tiles_left",
    "play.riichi_on_credit",
    "play.swap_calling",
    "hand.ippatsu_until",
    "hand.first_turn_until",
    "win.riichi_annulled",
    "win.winners_on_discard",
    "draw.abortive",
    "draw.nagashi",
)
"""What the players watch themselves: most of it tiles on the table do not show."""
_AT_A_GLANCE = ("fine", "referee", "dead-hand-or-fine", "late")
"""Rulings that take more than a line when they are said in full."""
_OF_THREE = ("play.north", "win.self_draw_of_three")
"""Fields that say nothing where four play."""


def readings_of(rules: RuleSet, words: Language) -> Iterator[str]:
    """Our readings with what the book prints: each can be chosen in a club's own file."""
    known = dict(entries(rules))
    for field, printed in rules.printed.items():
        named = _named(words, field, *known[field])
        yield words("book-line", printed=name_value(words, field, printed), **named)


def notes_of(rules: RuleSet, words: Language, *, furiten: bool = True) -> Iterator[str]:
    """What the players watch themselves, each with its section; furiten where nothing says it."""
    known = dict(entries(rules))
    for field in _FOR_THE_PLAYERS[0 if furiten else 1 :]:
        yield words("book-field", **_named(words, field, *known[field]))


def _named(words: Language, field: str, value: RuleValue, section: str) -> dict[str, str]:
    """A field in words, for either line."""
    return {
        "field": name_field(words, field),
        "value": name_value(words, field, value),
        "section": name_section(words, section),
    }


def offences_in_words(book: str, extends: str, words: Language) -> Iterator[str]:
    """What the book does about each offence."""
    for offence in offences_of(book, extends):
        yield words(
            "rulings-line",
            offence=words(f"offences-{offence.id}"),
            ruling=ruling_of(offence, words),
            section=name_section(words, offence.section),
        )


def ruling_in_words(offence: Offence, words: Language) -> str:
    """``chombo (§3.4.6)``."""
    section = name_section(words, offence.section)
    return words("rulings-short", ruling=ruling_of(offence, words), section=section)


def ruling_at_a_glance(offence: Offence, words: Language) -> str:
    """In a list, where it has one line."""
    section = name_section(words, offence.section)
    if offence.most:
        key = "rulings-glance-either" if offence.either else "rulings-glance-between"
        ruling = words(key, least=offence.least, most=offence.most)
    elif offence.ruling in _AT_A_GLANCE:
        ruling = words(f"rulings-glance-{offence.ruling}")
    else:
        ruling = ruling_of(offence, words)
    return words("rulings-short", ruling=ruling, section=section)


def ruling_of(offence: Offence, words: Language) -> str:
    if offence.most:
        key = "rulings-fine-either" if offence.either else "rulings-fine-between"
        return words(key, least=offence.least, most=offence.most)
    return words(f"rulings-{offence.ruling}")


def fields_of(rules: RuleSet, words: Language, *, assumed: bool = False) -> Iterator[str]:
    """Every field with its value and source; or only those that nothing but we ourselves say,
    and that decide something."""
    for field, (value, section) in entries(rules):
        if rules.play.seats == 4 and field in _OF_THREE:
            continue
        if assumed and (section != ASSUMPTION or is_idle(rules, field)):
            continue
        yield words(
            "book-field",
            field=name_field(words, field),
            value=name_value(words, field, value),
            section=name_section(words, section),
        )
