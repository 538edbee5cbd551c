"""``python -m scorer --rules RULESET``: one JSON hand a line in, one JSON score a line out.

The one place of the scorer that knows the kiosk, which has the sentences.
"""

import sys
from collections.abc import Sequence

from kiosk_app.commands.score_json import add_rules_argument, answer_hands
from kiosk_app.terminal.help import CommandParser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = CommandParser(prog="python -m scorer")
    add_rules_argument(parser)
    parser.add_argument("--json", action="store_true")  # JSON is all it writes
    return answer_hands(parser.parse_args(arguments).rules, sys.stdin.buffer)


if __name__ == "__main__":
    sys.exit(main())
