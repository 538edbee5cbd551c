"""``tenbou score``: JSON for programs; in a terminal, or with ``--text``, an explained score.

With a photo, the hand is read from it first.
"""

import argparse
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final

from kiosk_app.commands.score_json import add_rules_argument, answer_hands
from kiosk_app.commands.score_photo import add_photo_arguments, score_photo
from kiosk_app.languages import ENGLISH, LANGUAGES, in_english
from kiosk_app.terminal.lines import line
from scorer.json_fields import RecordError
from scorer.messages import CodedError

_OF_JSON: Final = (".json", ".jsonl")
"""Files with hands in JSON; any other is a photo."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules_argument(parser)
    add_language_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--text", action="store_true")
    add_photo_arguments(parser)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default=ENGLISH, choices=LANGUAGES)


def run(arguments: argparse.Namespace) -> int:
    if arguments.photo is None:
        return _score_json(arguments, sys.stdin.buffer)
    if Path(arguments.photo).suffix.lower() not in _OF_JSON:
        return score_photo(arguments)
    try:
        with Path(arguments.photo).open("rb") as file:
            return _score_json(arguments, file)
    except OSError:
        print(line("cannot-open", file=arguments.photo), file=sys.stderr)
        return 2


def _score_json(arguments: argparse.Namespace, hands: BinaryIO) -> int:
    if arguments.text or (sys.stdout.isatty() and not arguments.json):
        return explain_lines(hands, arguments.rules, arguments.language)
    return answer_hands(arguments.rules, hands)


def explain_lines(lines: Iterable[bytes], rules_name: str, language: str) -> int:
    """Each hand drawn and explained; a line that is no hand gets its sentence."""
    from rich.console import Console

    from kiosk_app.terminal.nts import print_deal
    from kiosk_app.terminal.score import print_score
    from scorer import RuleSet, score
    from scorer.books import load_book
    from scorer.json_form import context_from, hand_from
    from scorer.json_lines import NoRecord, Records

    console = Console()
    try:
        rules = load_book(rules_name)
    except CodedError as error:
        console.print(in_english(error), style="red", markup=False)
        return 2
    records = Records()
    for record in chain(records.take(lines), records.end()):
        try:
            if isinstance(record, NoRecord):
                raise record.why
            if not isinstance(record, dict):
                raise RecordError("not-an-object")
            if isinstance(rules, RuleSet):
                print_score(
                    console, score(hand_from(record), context_from(record), rules), language
                )
            else:
                print_deal(console, record, rules, language)
        except CodedError as error:
            console.print(in_english(error), style="red", markup=False)
    return 0
