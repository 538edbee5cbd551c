"""``tenbou compare A B``: a hand under two rule sets, and which rule makes the difference."""

import argparse
import sys

from kiosk_app.commands.score import add_language_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("first", help="a rule set, or a club's own .toml file")
    parser.add_argument("second")
    parser.add_argument(
        "--rules-only", action="store_true", help="no hand: every rule that differs"
    )
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from kiosk_app.explain.comparison_lines import compare_in_words
    from kiosk_app.explain.rule_values import difference_in_words
    from kiosk_app.languages import load_language
    from scorer import RuleSet
    from scorer.books import load_book
    from scorer.compare import compare, differences
    from scorer.json_form import context_from, hand_from
    from scorer.json_lines import records_in
    from scorer.rule_differences import differing_values

    console = Console(soft_wrap=True, highlight=False)
    words = load_language(arguments.language)
    try:
        first, second = load_book(arguments.first), load_book(arguments.second)
        if type(first) is not type(second):
            raise ValueError(f"{first.name} and {second.name} are rules of different games.")
        if not isinstance(first, RuleSet) or not isinstance(second, RuleSet):
            if not arguments.rules_only:
                raise ValueError("Of these rule sets only the rules are compared: --rules-only.")
            for field, was, now in differing_values(first, second):
                console.print(f"{field}: {was} → {now}", markup=False)
            return 0
        if arguments.rules_only:
            for difference in differences(first, second):
                console.print(difference_in_words(difference, words), markup=False)
            return 0
        for record in records_in(sys.stdin.read()):
            if not isinstance(record, dict):
                raise ValueError("A line is one JSON object, a hand.")
            comparison = compare(hand_from(record), context_from(record), first, second)
            console.print(compare_in_words(comparison, words), markup=False)
    except (ValueError, RecursionError) as error:
        console.print(str(error), style="red", markup=False)
        return 2
    return 0
