"""``python -m scorer --rules RULESET``: one JSON hand a line in, one JSON score a line out."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from scorer.json_lines import answer_stream, answer_text
from scorer.rule_files import DEFAULT, RuleFileError, load_rules


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scorer", description=__doc__)
    parser.add_argument("--rules", default=DEFAULT, help="a rule set, or a club's own .toml file")
    parser.add_argument("--json", action="store_true", help="for company: JSON is all it writes")
    rules_name = parser.parse_args(arguments).rules
    try:
        rules = load_rules(rules_name)
    except RuleFileError as error:
        print(error, file=sys.stderr)
        return 2
    return answer_standard_input(partial(answer_text, rules=rules))


def answer_standard_input(answer: Callable[[Any], str]) -> int:
    try:
        answer_stream(answer, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever was reading has had enough, as `head` does; keep Python's exit quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
