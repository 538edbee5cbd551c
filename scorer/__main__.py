"""``python -m scorer --rules RULESET``: one JSON hand a line in, one JSON score a line out."""

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Any, TextIO

from scorer.books import RULE_SETS, answerer
from scorer.json_fields import Record
from scorer.json_form import answer_lines
from scorer.rule_text import RuleFileError


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scorer", description=__doc__)
    parser.add_argument(
        "--rules",
        default=RULE_SETS[0],
        help=f"{', '.join(RULE_SETS)}, or the path of a club's own .toml file",
    )
    parser.add_argument("--json", action="store_true", help="for company: JSON is all it writes")
    rules_name = parser.parse_args(arguments).rules
    try:
        answer_record = answerer(rules_name)
    except RuleFileError as error:
        print(error, file=sys.stderr)
        return 2
    return answer_stream(answer_record, sys.stdin, sys.stdout)


def answer_stream(answer_record: Callable[[Any], Record], lines: TextIO, out: TextIO) -> int:
    """Answer line by line, each one written before the next is read."""
    for stream in (lines, out):
        if isinstance(stream, TextIOWrapper):
            # Bytes that are no UTF-8 become characters that the tiles refuse, not a traceback.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        for reply in answer_lines(lines, answer_record):
            out.write(reply + "\n")
            out.flush()
    except BrokenPipeError:
        # Whoever was reading has had enough, as `head` does; keep Python's exit quiet too.
        sys.stdout = None
    return 0


if __name__ == "__main__":
    sys.exit(main())
