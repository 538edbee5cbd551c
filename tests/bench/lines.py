"""`tenbou score` as a whole beside the scoring itself, on the same hands."""

import json
import resource
import subprocess
import sys

from tests.bench.scoring import winning_cases
from tests.records import record

LINES = 10_000


_SCORING = """
import sys
from json import loads
from time import process_time
from scorer import load_rules, score
from scorer.json_form import context_from, hand_from
rules = load_rules("ema-2016")
records = [loads(line) for line in sys.stdin]
hands = [(hand_from(record), context_from(record)) for record in records]
begin = process_time()
for hand, context in hands:
    score(hand, context, rules)
print(process_time() - begin)
"""


def measure() -> dict[str, float]:
    """Processor time of the command on 10,000 lines, start-up too, over that of scoring them.

    Both in a fresh process that sees each hand once, as the command does.
    """
    text = "".join(json.dumps(record(case)) + "\n" for case in winning_cases(LINES))
    rounds = []
    for _ in range(5):
        alone = float(_run(["-c", _SCORING], text))
        before = _children_seconds()
        answers = _run(["-m", "kiosk_app", "score", "--rules", "ema-2016", "--json"], text)
        whole = _children_seconds() - before
        if answers.count("\n") != LINES or '"error"' in answers:
            raise RuntimeError("the command did not score every line")
        rounds.append((whole / alone, alone, whole))
    ratio, alone, whole = sorted(rounds)[len(rounds) // 2]
    return {
        "scoring 10,000 hands, s": alone,
        "tenbou score on 10,000 lines, s": whole,
        "times the scoring": ratio,
    }


def _run(arguments: list[str], text: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return done.stdout


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
