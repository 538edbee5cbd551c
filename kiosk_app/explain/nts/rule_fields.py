"""An NTS rule set in words: its fields, our readings, and what a club's file changes."""

from collections.abc import Iterator
from typing import Final

from kiosk_app.explain.naming import as_sentence, name_list, name_section, name_tiles
from kiosk_app.explain.nts.items import name_doublings
from kiosk_app.languages import Language
from scorer.nts.rule_choices import Entry, entries
from scorer.nts.ruleset import DOUBLING_NAMES, RuleSet
from scorer.rule_text import OUR_READING
from scorer.tiles import parse_tiles

_OF_TILES: Final = ("green.tiles", "three_players.tiles_in_play")
_FOR_THE_PLAYERS: Final = (
    "table.claim_order",
    "going_out.minimum_doublings",
    "table.winds_turn_when_east_wins",
    "table.winds_turn_on_draw",
    "table.rounds",
    "table.dead_wall",
    "table.kongs_before_draw",
    "dead_hand.wrong_number_of_tiles",
    "lucky.in_play",
    "lucky.dead_wall_refilled",
    "three_players.open_chows",
    "three_players.dead_wall",
    "three_players.wind_rounds",
    "five_players.winds_turn_on_draw",
)
"""What the players watch themselves."""


def notes_of(rules: RuleSet, words: Language) -> Iterator[str]:
    """What the players watch themselves, each with its heading."""
    known = {entry.field: entry for entry in entries(rules)}
    for field in _FOR_THE_PLAYERS:
        yield _line(known[field], words)


def readings_of(rules: RuleSet, words: Language) -> Iterator[str]:
    """Our readings with what the document prints: each can be chosen in a club's own file.

    Where it prints nothing about the matter, the reading alone.
    """
    for entry in entries(rules):
        if entry.section.endswith(OUR_READING) and entry.field not in rules.printed:
            yield _line(entry, words)
        elif entry.field in rules.printed:
            yield words(
                "book-line",
                field=name_field(words, entry.field),
                value=name_value(words, entry.field, entry.value),
                section=name_section(words, entry.section),
                printed=name_value(words, entry.field, rules.printed[entry.field]),
            )


def fields_of(rules: RuleSet, words: Language) -> Iterator[str]:
    for entry in entries(rules):
        yield _line(entry, words)


def _line(entry: Entry, words: Language) -> str:
    return words(
        "book-field",
        field=name_field(words, entry.field),
        value=name_value(words, entry.field, entry.value),
        section=name_section(words, entry.section),
    )


def differences_in_words(first: RuleSet, second: RuleSet, words: Language) -> Iterator[str]:
    """Every field on which two rule sets differ, with both values and where each is from."""
    for mine, other in zip(entries(first), entries(second), strict=True):
        if mine.value != other.value:
            yield words(
                "compare-difference",
                field=name_field(words, mine.field),
                first=name_value(words, mine.field, mine.value),
                second=name_value(words, mine.field, other.value),
                first_rules=first.name,
                second_rules=second.name,
                first_section=name_section(words, mine.section),
                second_section=name_section(words, other.section),
            )


def name_field(words: Language, field: str) -> str:
    group, name, *part = field.replace("_", "-").split(".")
    if group == "points":
        item = "-".join([name, *part])
        return words("nts-fields-points", name=words(f"nts-points-{item}"))
    if group == "doublings":
        return words("nts-fields-doublings", name=words(f"nts-doublings-{name}"))
    if group in ("irregular", "regular"):
        limit, how = words(f"nts-limits-{name}"), words(f"nts-how-{part[0]}")
        return as_sentence(words("nts-fields-limit", name=limit, how=how))
    return words(f"nts-fields-{group}-{name}")


def name_value(words: Language, field: str, value: object) -> str:
    if isinstance(value, bool):
        return words("values-true" if value else "values-false")
    if isinstance(value, int):
        doublings = field.startswith("doublings")
        return name_doublings(words, value) if doublings else words.number(value)
    if field in _OF_TILES and isinstance(value, str):
        return name_tiles(words, parse_tiles(value))
    if isinstance(value, tuple):
        if not value:
            return words("values-nothing")
        if all(isinstance(one, int) for one in value):
            return " / ".join(words.number(one) for one in value)
        return name_list(words, [_name(words, str(one)) for one in value])
    return str(value)


def _name(words: Language, value: str) -> str:
    kind = "doublings" if value in DOUBLING_NAMES else "values"
    return words(f"nts-{kind}-{value.replace('_', '-')}")
