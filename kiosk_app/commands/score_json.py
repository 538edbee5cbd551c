"""JSON hands from the standard input, scored: what programs use."""

import argparse
import os
import sys

from kiosk_app.languages import ENGLISH, load_language
from scorer.books import RULE_SETS, line_answerer
from scorer.json_lines import answer_stream
from scorer.rule_text import RuleFileError


def add_rules_argument(parser: argparse.ArgumentParser) -> None:
    sets = ", ".join(RULE_SETS)
    parser.add_argument(
        "--rules", default=RULE_SETS[0], help=f"{sets}, or the path of a club's own .toml file"
    )


def answer_standard_input(rules: str) -> int:
    """Answer all that comes in under a rule set, or say what is wrong with its name or file."""
    try:
        answer = line_answerer(rules, load_language(ENGLISH))
    except RuleFileError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        answer_stream(answer, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever was reading has had enough, as `head` does; keep Python's exit quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
