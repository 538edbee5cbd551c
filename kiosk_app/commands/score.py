"""``tenbou score``: JSON for programs; in a terminal, or with ``--text``, an explained score.

With a photo, the hand is read from it first.
"""

import argparse
import sys
from collections.abc import Iterable
from itertools import chain

from kiosk_app.commands.score_json import add_rules_argument, answer_standard_input
from kiosk_app.commands.score_photo import add_photo_arguments, score_photo
from kiosk_app.languages import ENGLISH, LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules_argument(parser)
    add_language_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="JSON, also in a terminal")
    form.add_argument("--text", action="store_true", help="explained, also into a file or pipe")
    add_photo_arguments(parser)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default=ENGLISH, choices=LANGUAGES, help="of the explanation")


def run(arguments: argparse.Namespace) -> int:
    if arguments.photo is not None:
        return score_photo(arguments)
    if arguments.text or (sys.stdout.isatty() and not arguments.json):
        return explain_lines(sys.stdin, arguments.rules, arguments.language)
    return answer_standard_input(arguments.rules)


def explain_lines(lines: Iterable[str], rules_name: str, language: str) -> int:
    """Each hand drawn and explained; a line that is no hand gets its sentence."""
    from rich.console import Console

    from kiosk_app.terminal.nts import print_deal
    from kiosk_app.terminal.score import print_score
    from scorer import RuleFileError, RuleSet, score
    from scorer.books import load_book
    from scorer.json_form import context_from, hand_from
    from scorer.json_lines import NoRecord, Records

    console = Console()
    try:
        rules = load_book(rules_name)
    except RuleFileError as error:
        console.print(str(error), style="red")
        return 2
    records = Records()
    for record in chain(records.take(line.encode() for line in lines), records.end()):
        try:
            if isinstance(record, NoRecord):
                raise ValueError(f"This line is not JSON: {record.why}.")
            if not isinstance(record, dict):
                raise ValueError("A line is one JSON object.")
            if isinstance(rules, RuleSet):
                print_score(
                    console, score(hand_from(record), context_from(record), rules), language
                )
            else:
                print_deal(console, record, rules, language)
        except (ValueError, RecursionError) as error:
            console.print(str(error), style="red")
    return 0
