"""``tenbou score``: JSON for programs; in a terminal, or with ``--text``, an explained score."""

import argparse

from scorer.__main__ import add_rules_argument, answer_standard_input


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="JSON, also in a terminal")
    form.add_argument("--text", action="store_true", help="explained, also into a file or pipe")


def run(arguments: argparse.Namespace) -> int:
    return answer_standard_input(arguments.rules)
