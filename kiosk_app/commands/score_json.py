"""JSON hands from the standard input or a file, scored: what programs use."""

import argparse
import os
import sys
from typing import BinaryIO

from kiosk_app.languages import ENGLISH, load_language
from scorer.books import RULE_SETS, line_answerer
from scorer.json_lines import answer_stream
from scorer.rule_text import RuleFileError


def add_rules_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default=RULE_SETS[0])


def answer_hands(rules: str, hands: BinaryIO) -> int:
    """Answer all that comes in under a rule set, or say what is wrong with its name or file."""
    words = load_language(ENGLISH)
    try:
        answer = line_answerer(rules, words)
    except RuleFileError as error:
        print(words.sentence_for(error), file=sys.stderr)
        return 2
    try:
        answer_stream(answer, hands, sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever was reading has had enough, as `head` does; keep Python's exit quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
