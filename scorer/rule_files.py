"""Riichi rule sets from their TOML files: the bundled books, and a club's own on top of one."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_type_hints

from scorer import ruleset
from scorer.rule_checks import TOP, checked, heading, members, section
from scorer.rule_text import BOOKS, Document, Place, RuleFile, books_of, find_rules, parse_rules
from scorer.ruleset import Between, RuleSet, YakumanRule, YakuRule
from scorer.told import Phrase

GAME: Final = "riichi"
RIICHI_RULE_SETS: Final = books_of(GAME)
DEFAULT: Final = RIICHI_RULE_SETS[0]

_GROUPS: Final = {
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
_YAKU_PARTS: Final = {"closed": Between(0, 13), "open": Between(0, 13)}
_YAKUMAN_PARTS: Final = {"times": Between(0, 4), "special_wait": Between(0, 4)}


def load_rules(name: str) -> RuleSet:
    """A bundled rule set by its id, or a club's own file by its path (ending in ``.toml``)."""
    return _book(name) if name in BOOKS else _build(find_rules(name))


def rules_from_text(text: str, file: str, own: bool = False) -> RuleSet:
    """The rule set that a TOML text describes, a club's ``own`` or a book."""
    return _build(parse_rules(text, file, own))


@cache
def _book(name: str) -> RuleSet:
    return _build(find_rules(name))


def _build(rules: RuleFile) -> RuleSet:
    if rules.game != GAME:
        raise Place(rules.name, "game").wrong(rules.game, f"“{GAME}”")
    top = Place(rules.name)
    tables = (*_GROUPS, "yaku", "yakuman", "dora")
    document = members(rules.document, (*TOP, *tables), top, optional=("extends",))
    sections: dict[str, str] = {}
    groups = {
        name: _group(kind, document[name], top.part(name), sections)
        for name, kind in _GROUPS.items()
    }
    built = RuleSet(
        **heading(document, rules.name),
        yaku=_entries("yaku", document, _YAKU_PARTS, YakuRule, top),
        yakuman=_entries("yakuman", document, _YAKUMAN_PARTS, YakumanRule, top),
        dora=_entries("dora", document, {}, lambda section: section, top),
        sections=sections,
        **groups,
    )
    _check_across(built, top)
    return built


def _group(kind: type[Any], table: Any, place: Place, sections: dict[str, str]) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    names = kind._fields
    table = members(table, names, place)
    values = {}
    for name in names:
        at = place.part(name)
        entry = members(table[name], ("value", "section"), at)
        values[name] = checked(entry["value"], hints[name], at)
        sections[at.field] = section(entry, at)
    return kind(**values)


def _entries(
    part: str, document: Document, numbers: Mapping[str, Between], make: Any, top: Place
) -> dict[str, Any]:
    place = top.part(part)
    ids = _bundled_ids(part)
    table = members(document[part], ids, place)
    entries = {}
    for key in ids:
        at = place.part(key)
        entry = members(table[key], (*numbers, "section"), at)
        values = {
            name: checked(entry[name], int, at.part(name), between)
            for name, between in numbers.items()
        }
        entries[key] = make(**values, section=section(entry, at))
    return entries


@cache
def _bundled_ids(part: str) -> tuple[str, ...]:
    """Which yaku there are: the default book names them all."""
    return tuple(find_rules(DEFAULT).document[part])


def _check_across(rules: RuleSet, top: Place) -> None:
    """What a field may be when another says so."""
    if rules.draw.noten_total % 600:
        # Shared by one, two or three, in whole hundreds.
        raise top.part("draw.noten_total").wrong(
            rules.draw.noten_total, Phrase("a multiple of 600", "multiple", of=600)
        )
    if sum(rules.end.uma) != 0:
        raise top.part("end.uma").wrong(
            list(rules.end.uma), Phrase("four numbers that sum to 0", "sum-to-nothing")
        )
    minutes, warning = rules.tournament.minutes, rules.tournament.warning_minute
    if warning > minutes:
        allowed = f"a whole number from 0 to {minutes}, the tournament.minutes"
        within = Phrase(allowed, "within-minutes", minutes=minutes)
        raise top.part("tournament.warning_minute").wrong(warning, within)
