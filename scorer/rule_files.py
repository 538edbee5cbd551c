"""Riichi rule sets from their TOML files: the bundled books, and a club's own on top of one."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_type_hints

from scorer import ruleset
from scorer.messages import Message
from scorer.rule_checks import TOP, checked, heading, members, section
from scorer.rule_text import (
    OUR_READING,
    RULE_SETS,
    Document,
    Place,
    RuleFile,
    books_of,
    find_rules,
    parse_rules,
)
from scorer.ruleset import Between, RuleSet, RuleValue, YakumanRule, YakuRule

GAME: Final = "riichi"
RIICHI_RULE_SETS: Final = books_of(GAME)
DEFAULT: Final = RIICHI_RULE_SETS[0]

GROUPS: Final = {
    "play": ruleset.PlayRules,
    "hand": ruleset.HandRules,
    "fu": ruleset.FuRules,
    "limits": ruleset.LimitRules,
    "win": ruleset.WinRules,
    "liability": ruleset.LiabilityRules,
    "draw": ruleset.DrawRules,
    "dealer": ruleset.DealerRules,
    "counters": ruleset.CounterRules,
    "chombo": ruleset.ChomboRules,
    "end": ruleset.EndRules,
    "tournament": ruleset.TournamentRules,
}
YAKU_PARTS: Final = {"closed": Between(0, 13), "open": Between(0, 13)}
YAKUMAN_PARTS: Final = {"times": Between(0, 4), "special_wait": Between(0, 4)}


def load_rules(name: str, version: int | None = None) -> RuleSet:
    """A bundled rule set by its id, or a club's own file by its path (ending in ``.toml``).

    A saved game pins the version of a bundled one; without one it is the newest.
    """
    return _book(name, version) if name in RULE_SETS else _build(find_rules(name))


def rules_from_text(text: str, file: str, own: bool = False, saved: bool = False) -> RuleSet:
    """The rule set of a TOML text: a club's ``own``, perhaps ``saved`` with a game, or a book."""
    return _build(parse_rules(text, file, own, saved))


@cache
def _book(name: str, version: int | None) -> RuleSet:
    if version is not None and version == _book(name, None).version:
        return _book(name, None)  # one object for one rule set
    return _build(find_rules(name, version))


def _build(rules: RuleFile) -> RuleSet:
    if rules.game != GAME:
        raise Place(rules.name, "game").wrong(rules.game, GAME)
    top = Place(rules.name)
    tables = (*GROUPS, "yaku", "yakuman", "dora", "money")
    optional = ("extends", "extends_version", "lenient")
    document = members(rules.document, (*TOP, *tables), top, optional=optional)
    sections: dict[str, str] = {}
    printed: dict[str, RuleValue] = {}
    groups = {
        name: _group(kind, document[name], top.part(name), sections, printed)
        for name, kind in GROUPS.items()
    }
    built = RuleSet(
        **heading(document, rules.name),
        yaku=_entries("yaku", document, YAKU_PARTS, YakuRule, top, printed),
        yakuman=_entries("yakuman", document, YAKUMAN_PARTS, YakumanRule, top, printed),
        dora=_played_dora(
            _entries("dora", document, {}, lambda section: section, top, printed), groups["play"]
        ),
        money=_entries("money", document, {}, lambda section: section, top, printed),
        sections=sections,
        printed=printed,
        lenient=checked(document.get("lenient", False), bool, top.part("lenient")),
        **groups,
    )
    _check_across(built, top)
    return built


def _group(
    kind: type[Any],
    table: Any,
    place: Place,
    sections: dict[str, str],
    printed: dict[str, RuleValue],
) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    names = kind._fields
    table = members(table, names, place)
    values = {}
    for name in names:
        at = place.part(name)
        entry = members(table[name], ("value", "section"), at, optional=("printed",))
        values[name] = checked(entry["value"], hints[name], at)
        sections[at.field] = _source(entry, at)
        if "printed" in entry:
            printed[at.field] = checked(entry["printed"], hints[name], at.part("printed"))
    return kind(**values)


def _played_dora(dora: dict[str, str], play: ruleset.PlayRules) -> dict[str, str]:
    """Without what is no bonus under this rule set; a red five that is not played is plain."""
    left_out = {"north": play.north != "bonus", "ura-dora": not play.ura_dora}
    return {id: section for id, section in dora.items() if not left_out.get(id, False)}


def _source(entry: Document, place: Place) -> str:
    """The section; where the book prints another value, ours is a reading of it."""
    given = section(entry, place)
    return f"{given}, {OUR_READING}" if "printed" in entry else given


def _entries(
    part: str,
    document: Document,
    numbers: Mapping[str, Between],
    make: Any,
    top: Place,
    printed: dict[str, RuleValue],
) -> dict[str, Any]:
    place = top.part(part)
    ids = _bundled_ids(part)
    table = members(document[part], ids, place)
    entries = {}
    for key in ids:
        at = place.part(key)
        entry = members(table[key], (*numbers, "section"), at, optional=("printed",))
        values = {
            name: checked(entry[name], int, at.part(name), between)
            for name, between in numbers.items()
        }
        for name, value in members(entry.get("printed", {}), (), at, optional=numbers).items():
            given = at.part("printed").part(name)
            printed[at.part(name).field] = checked(value, int, given, numbers[name])
        entries[key] = make(**values, section=_source(entry, at))
    return entries


@cache
def _bundled_ids(part: str) -> tuple[str, ...]:
    """Which yaku there are: the default book names them all."""
    return tuple(find_rules(DEFAULT).document[part])


def _check_across(rules: RuleSet, top: Place) -> None:
    """What a field may be when another says so."""
    seats = rules.play.seats
    # Shared by one, two or, of four players, three, in whole hundreds.
    unit = 600 if seats == 4 else 200
    if rules.draw.noten_total % unit:
        raise top.part("draw.noten_total").wrong(
            rules.draw.noten_total, Message("rules-refused-allowed", "multiple", of=unit)
        )
    _check_uma(rules.end.uma, seats, top.part("end.uma"))
    floating = top.part("end.uma_floating")
    if len(rules.end.uma_floating) not in (0, seats - 1):
        listed = Message("rules-refused-allowed", "list-of", count=seats - 1)
        raise floating.wrong([*map(list, rules.end.uma_floating)], listed)
    for uma in rules.end.uma_floating:
        _check_uma(uma, seats, floating)
    minutes, warning = rules.tournament.minutes, rules.tournament.warning_minute
    if warning > minutes:
        within = Message("rules-refused-allowed", "within-minutes", minutes=minutes)
        raise top.part("tournament.warning_minute").wrong(warning, within)


def _check_uma(uma: tuple[int, ...], seats: int, place: Place) -> None:
    if len(uma) != seats:
        raise place.wrong(list(uma), Message("rules-refused-allowed", "list-of", count=seats))
    if sum(uma) != 0:
        allowed = Message("rules-refused-allowed", "sum-to-nothing", count=seats)
        raise place.wrong(list(uma), allowed)
