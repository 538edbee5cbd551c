"""``tenbou score``: JSON for programs; in a terminal, or with ``--text``, an explained score."""

import argparse
import sys
from functools import partial

from scorer.__main__ import answer_standard_input
from scorer.json_lines import answer_text
from scorer.rule_files import DEFAULT, RuleFileError, load_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default=DEFAULT, help="a rule set, or a club's own .toml file")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="JSON, also in a terminal")
    form.add_argument("--text", action="store_true", help="explained, also into a file or pipe")


def run(arguments: argparse.Namespace) -> int:
    try:
        rules = load_rules(arguments.rules)
    except RuleFileError as error:
        print(error, file=sys.stderr)
        return 2
    return answer_standard_input(partial(answer_text, rules=rules))
