"""Every rule set there is, whatever its game: its rules, and its answers to JSON records."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from scorer.json_form import encode
from scorer.json_lines import answer_text
from scorer.messages import Sentences
from scorer.rule_files import GAME, load_rules
from scorer.rule_text import RULE_SETS as GAMES
from scorer.rule_text import find_rules
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

RULE_SETS: Final = tuple(GAMES)


def load_book(name: str, version: int | None = None) -> "RuleSet | NtsRuleSet":
    """A rule set by its id, or a club's own file by its path (ending in ``.toml``).

    A saved game pins the version of a bundled one; without one it is the newest.
    """
    game = GAMES.get(name) or find_rules(name).game
    if game == GAME:
        return load_rules(name, version)
    # Most tables play riichi: they need not wait for what NTS imports.
    from scorer.nts.rules_file import load_rules as load_nts_rules

    return load_nts_rules(name)


def line_answerer(name: str, words: Sentences) -> Callable[[Any], str]:
    """What answers a parsed JSON record with a line of JSON, in sentences of a language."""
    rules = load_book(name)
    if isinstance(rules, RuleSet):
        return partial(answer_text, rules=rules, words=words)
    from scorer.nts.json_form import answer as nts_answer

    return lambda record: encode(nts_answer(record, rules, words))
