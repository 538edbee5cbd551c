"""A club's own rules: a book and what differs from it while they are put together; and a file of
them, found on a stick, checked, and kept beside the settings."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kiosk_app.club.starting import RulesChoice
from kiosk_app.session.exports import places
from kiosk_app.settings import settings_file
from kiosk_app.store.disk import write_whole
from scorer.books import load_book
from scorer.rule_choices import FieldChoices, choices_of
from scorer.rule_differences import entries
from scorer.rule_files import GAME, rules_from_text
from scorer.rule_text import RULE_SETS, RuleFileError, find_rules
from scorer.ruleset import RuleSet, RuleValue

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

_LONGEST_ID = 40


@dataclass(frozen=True, slots=True)
class ClubRules:
    base: str
    """The book that it begins with."""
    name: str = ""
    changes: Mapping[str, RuleValue] = field(default_factory=dict)
    """What differs, by the field's dotted name."""

    @property
    def book(self) -> "RuleSet | NtsRuleSet":
        return load_book(self.base)

    @property
    def is_riichi(self) -> bool:
        return RULE_SETS[self.base] == GAME

    def fields(self) -> dict[str, tuple[RuleValue, str]]:
        """Every field of the book with its value and where it is."""
        return fields_of(self.book)

    def choices(self, field: str) -> FieldChoices:
        if self.is_riichi:
            return choices_of(field)
        # Most clubs play riichi: they need not wait for what NTS imports.
        from scorer.nts.rule_choices import choices_of as nts_choices_of

        return nts_choices_of(field)

    def values_of_books(self, field: str) -> tuple[RuleValue, ...]:
        """What the books of this game have for a field, each value once."""
        same_game = [name for name in RULE_SETS if RULE_SETS[name] == RULE_SETS[self.base]]
        values = (fields_of(load_book(name))[field][0] for name in same_game)
        return tuple(dict.fromkeys(values))

    def value(self, field: str) -> RuleValue:
        return self.changes[field] if field in self.changes else self.book_value(field)[0]

    def book_value(self, field: str) -> tuple[RuleValue, str]:
        """What the book says, and where."""
        return self.fields()[field]

    def changed(self, field: str, value: RuleValue) -> "ClubRules":
        """With another value; the book's own is no change. Refused where it cannot be."""
        changes = {**self.changes, field: value}
        if value == self.book_value(field)[0]:
            del changes[field]
        after = replace(self, changes=changes)
        after.check("club.toml")
        return after

    def check(self, file: str) -> None:
        """Refused where the file cannot be used; ``file`` is what the refusal calls it."""
        if self.is_riichi:
            rules_from_text(self.text(), file, own=True)
            return
        from scorer.nts.rules_file import rules_from_text as nts_rules_from_text

        nts_rules_from_text(self.text(), file, own=True)

    def begun_with(self, base: str) -> "ClubRules":
        """Another book: what was changed stays changed where it still can be."""
        after = ClubRules(base, self.name)
        if after.is_riichi == self.is_riichi:
            for field, value in self.changes.items():
                with suppress(RuleFileError):
                    after = after.changed(field, value)
        return after

    @property
    def id(self) -> str:
        letters = re.sub(r"[^a-z0-9]+", "-", self.name.casefold()).strip("-")[:_LONGEST_ID]
        found = letters or "club"
        return f"{found}-club" if found in RULE_SETS else found

    def text(self) -> str:
        """The file, in the same TOML that is written by hand."""
        lines = [f"extends = {json.dumps(self.base)}", f"id = {json.dumps(self.id)}"]
        lines.append(f"name = {json.dumps(self.name or self.id, ensure_ascii=False)}")
        groups: dict[str, list[str]] = {}
        parts: dict[tuple[str, str], dict[str, RuleValue]] = {}
        for name, value in self.changes.items():
            group, rest = name.split(".", 1)
            yaku, dot, part = rest.rpartition(".")
            if dot:
                parts.setdefault((group, yaku), {})[part] = value
            else:
                groups.setdefault(group, []).append(f"{rest} = {_toml(value)}")
        for (group, yaku), values in parts.items():
            inner = ", ".join(f"{part} = {_toml(value)}" for part, value in values.items())
            groups.setdefault(group, []).append(f"{yaku} = {{ {inner} }}")
        for group, rows in groups.items():
            lines += ["", f"[{group}]", *rows]
        return "\n".join(lines) + "\n"


def club_rules_of(name: str) -> ClubRules:
    """A bundled book, or a club's own file that extends one, to be changed further."""
    if name in RULE_SETS:
        return ClubRules(name)
    document = find_rules(name).document
    base = document.get("extends")
    if not isinstance(base, str) or base not in RULE_SETS:
        return ClubRules(next(iter(RULE_SETS)))
    own, book = load_book(name), fields_of(load_book(base))
    found = {
        field: value for field, (value, _) in fields_of(own).items() if value != book[field][0]
    }
    return ClubRules(base, own.name, found)


def fields_of(book: "RuleSet | NtsRuleSet") -> dict[str, tuple[RuleValue, str]]:
    if isinstance(book, RuleSet):
        return dict(entries(book))
    from scorer.nts.rule_choices import entries as nts_entries

    return {entry.field: (entry.value, entry.section) for entry in nts_entries(book)}


def save_club_rules(rules: ClubRules, config_folder: Path | None) -> Path:
    """Checked and on disk when this returns; where the file is kept."""
    text = rules.text()
    rules.check(f"{rules.id}.toml")
    target = settings_file(config_folder).parent / "rules" / f"{rules.id}.toml"
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, text.encode())
    return target


def _toml(value: RuleValue) -> str:
    """True, numbers, words and lists look the same in JSON."""
    return json.dumps(value, ensure_ascii=False)


_MOST: Final = 40


def find_rule_files(config_folder: Path | None) -> tuple[Path, ...]:
    """On the sticks, in the documents, and those that were taken before."""
    kept = settings_file(config_folder).parent / "rules"
    folders = [*(place.folder for place in places()), kept]
    found: list[Path] = []
    for folder in folders:
        try:
            found += sorted(path for path in folder.glob("*.toml") if path.is_file())
        except OSError:
            continue  # a stick that was pulled out
    return tuple(found[:_MOST])


def take_rule_file(path: Path, config_folder: Path | None) -> Path:
    """Where the file is kept from now on; one that is wrong says what, and where.

    The stick goes home with its owner, so the kiosk keeps a copy.
    """
    choice = RulesChoice(str(path))
    if choice.text is None:
        raise RuleFileError("not-own", file=path.name)
    target = settings_file(config_folder).parent / "rules" / path.name
    if target != path:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, choice.text.encode())
    return target
