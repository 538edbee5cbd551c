"""``tenbou compare A B``: a hand under two rule sets, and which rule makes the difference."""

import argparse
import json
import sys

from kiosk_app.commands.score import add_language_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("first", help="a riichi rule set, or a club's own .toml file")
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
    from scorer import load_rules
    from scorer.compare import compare, differences
    from scorer.json_form import context_from, hand_from

    console = Console(soft_wrap=True, highlight=False)
    words = load_language(arguments.language)
    try:
        first, second = load_rules(arguments.first), load_rules(arguments.second)
        if arguments.rules_only:
            for difference in differences(first, second):
                console.print(difference_in_words(difference, words), markup=False)
            return 0
        for line in sys.stdin:
            record = json.loads(line)
            if not isinstance(record, dict):
                raise ValueError("A line is one JSON object, a hand.")
            comparison = compare(hand_from(record), context_from(record), first, second)
            console.print(compare_in_words(comparison, words), markup=False)
    except (ValueError, RecursionError) as error:
        console.print(str(error), style="red", markup=False)
        return 2
    return 0
