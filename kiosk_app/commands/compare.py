"""``tenbou compare A B``: a hand under two rule sets, and which rule makes the difference."""

import argparse
import sys
from typing import TYPE_CHECKING

from kiosk_app.commands.score import add_language_argument
from kiosk_app.terminal.lines import CommandRefused
from scorer.json_fields import RecordError
from scorer.messages import CodedError

if TYPE_CHECKING:
    from rich.console import Console

    from kiosk_app.languages import Language
    from scorer import RuleSet
    from scorer.nts.ruleset import RuleSet as NtsRuleSet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--rules-only", action="store_true")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from kiosk_app.explain.comparison_lines import compare_in_words
    from kiosk_app.explain.rule_values import difference_in_words
    from kiosk_app.languages import in_english, load_language
    from scorer import RuleSet
    from scorer.books import load_book
    from scorer.compare import compare, differences
    from scorer.json_form import context_from, hand_from
    from scorer.json_lines import records_in

    console = Console(soft_wrap=True, highlight=False)
    words = load_language(arguments.language)
    try:
        first, second = load_book(arguments.first), load_book(arguments.second)
        if type(first) is not type(second):
            _print_two_games(console, first, second, words)
            return 0
        if not isinstance(first, RuleSet) or not isinstance(second, RuleSet):
            if not arguments.rules_only:
                raise CommandRefused("rules-only")
            from kiosk_app.explain.nts.rule_fields import differences_in_words

            assert not isinstance(first, RuleSet)  # noqa: S101  # of one game, as said above
            assert not isinstance(second, RuleSet)  # noqa: S101
            for line in differences_in_words(first, second, words):
                console.print(line, markup=False)
            return 0
        if arguments.rules_only:
            for difference in differences(first, second):
                console.print(difference_in_words(difference, words), markup=False)
            return 0
        for record in records_in(sys.stdin.read()):
            if not isinstance(record, dict):
                raise RecordError("not-an-object")
            comparison = compare(hand_from(record), context_from(record), first, second)
            console.print(compare_in_words(comparison, words), markup=False)
    except CodedError as error:
        console.print(in_english(error), style="red", markup=False)
        return 2
    return 0


def _print_two_games(
    console: "Console",
    first: "RuleSet | NtsRuleSet",
    second: "RuleSet | NtsRuleSet",
    words: "Language",
) -> None:
    """What a riichi book and an NTS one say of the same things."""
    from rich.table import Table

    from kiosk_app.explain.two_games import Cell, side_by_side

    def shown(cell: Cell) -> str:
        return f"{cell.value} ({cell.section})" if cell.section else cell.value

    console.print(words("beside-heading", one=first.name, other=second.name), markup=False)
    grid = Table("", first.name, second.name)
    for row in side_by_side(first, second, words):
        grid.add_row(row.what, shown(row.first), shown(row.second))
    console.print(grid, markup=False)
    console.print(words("beside-rest"), markup=False)
