"""The rules that a saved game pins, whichever book or club's own file they come from."""

from functools import cache
from typing import TYPE_CHECKING

from scorer import books, rule_files
from scorer.rule_text import parse_rules
from scorer.ruleset import RuleSet
from scorer.table import TableRules, nts_table, riichi_table

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet as NtsRuleSet


@cache
def table_rules(rules_id: str, text: str | None = None, version: int | None = None) -> TableRules:
    """The table's rules of a bundled book, or of a club's own file by its text.

    A saved game pins the version of a book, and its own file that of the book it extends.
    """
    if text is None:
        rules = books.load_book(rules_id, version)
        return riichi_table(rules) if isinstance(rules, RuleSet) else _nts_table(rules_id, None)
    file = f"{rules_id}.toml"
    if parse_rules(text, file, own=True).game == rule_files.GAME:
        return riichi_table(rule_files.rules_from_text(text, file, own=True, saved=True))
    return _nts_table(rules_id, text)


def nts_rules(rules_id: str, text: str | None = None) -> "NtsRuleSet | None":
    """The rules of the hands where every hand scores; None where only the winner's does."""
    if text is None:
        rules = books.load_book(rules_id)
        return None if isinstance(rules, RuleSet) else rules
    file = f"{rules_id}.toml"
    if parse_rules(text, file, own=True).game == rule_files.GAME:
        return None
    # Most tables play riichi: they need not wait for what NTS imports.
    from scorer.nts import rules_file

    return rules_file.rules_from_text(text, file, own=True)


def _nts_table(rules_id: str, text: str | None) -> TableRules:
    rules = nts_rules(rules_id, text)
    assert rules is not None  # noqa: S101  # asked for only where every hand scores
    return nts_table(rules)
