"""What somebody is learning: the rule set looked at, the one beside it, and the quiz."""

from typing import TYPE_CHECKING

from kiosk_app.screens.learn.quiz_run import Quiz
from scorer.books import load_book
from scorer.rule_text import BOOKS, RULE_SETS, find_rules
from scorer.ruleset import RuleSet
from scorer.table import State

if TYPE_CHECKING:
    # Most tables play riichi: they need not wait for what NTS imports.
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

    AnyBook = RuleSet | NtsRuleSet


class Learning:
    """Kept while the kiosk runs, so that going back and coming again loses nothing."""

    def __init__(self) -> None:
        self.quiz = Quiz()
        self._chosen: str | None = None
        self._other: str | None = None
        self._loaded: dict[str, AnyBook] = {}

    def rules(self, setting: str, state: State | None) -> str:
        """The rule set that was chosen here, else the game's, else that of the settings."""
        if self._chosen is not None:
            return self._chosen
        # A game under a club's own file has only the file's id, not its place.
        return state.rules.id if state is not None and state.rules.id in RULE_SETS else setting

    def choose(self, rules: str) -> None:
        self._chosen = rules

    def other(self, rules: str) -> str:
        """What it is compared with: another one of the same game, where there is one."""
        if self._other is not None and self._other != rules:
            return self._other
        return next(book for book in BOOKS if book != rules)

    def compare_with(self, rules: str) -> None:
        self._other = rules

    def ready(self, rules: str) -> "AnyBook | None":
        """The rule set, if it has been read already."""
        return self._loaded.get(rules)

    def load(self, rules: str) -> "AnyBook":
        """Read it; a ``RuleFileError`` says why a club's own file cannot be used."""
        book = self._loaded[rules] = load_book(rules)
        return book


def offered_books(setting: str) -> tuple[str, ...]:
    """Every rule set that can be looked at: a club's own first, then the bundled ones.

    A newcomers' game without points has nothing to count.
    """
    counted = [name for name in RULE_SETS if not _is_without_points(name)]
    return tuple(counted) if setting in counted else (setting, *counted)


def _is_without_points(name: str) -> bool:
    play = find_rules(name).document.get("play", {})
    return bool(play) and play["counted"]["value"] == "wins"
