"""`tenbou score` as a whole beside the scoring itself, on the same hands."""

import json
import resource
import subprocess
import sys
from time import process_time
from typing import Any

from scorer import Hand, format_tiles, load_rules, score
from tests.bench.scoring import winning_cases
from tests.random_hands import Case

LINES = 10_000


def record(case: Case) -> dict[str, Any]:
    """A case as the JSON that the command reads."""
    hand, context = case.hand, case.context
    return {
        **_hand(hand),
        "by": context.by.value,
        "seat": context.seat.letter,
        "round": context.round.letter,
        "discarder": context.discarder.letter if context.discarder is not None else None,
        "dora_indicators": format_tiles(context.dora_indicators),
        "ura_indicators": format_tiles(context.ura_indicators),
        "riichi": context.riichi,
        "double_riichi": context.double_riichi,
        "ippatsu": context.ippatsu,
        "rinshan": context.rinshan,
        "chankan": context.chankan,
        "haitei": context.haitei,
        "houtei": context.houtei,
        "first_turn": context.first_turn,
        "counters": context.counters,
        "sticks": context.sticks,
        "liable": None,
    }


def _hand(hand: Hand) -> dict[str, Any]:
    return {
        "concealed": format_tiles(hand.concealed),
        "win": str(hand.win),
        "melds": [
            {
                "kind": meld.kind.value,
                "tiles": format_tiles(meld.tiles),
                "from": meld.source.value if meld.source else None,
            }
            for meld in hand.melds
        ],
    }


def measure() -> dict[str, float]:
    """Processor time of the command on 10,000 lines, start-up too, over that of `score` alone."""
    rules = load_rules("ema-2016")
    cases = winning_cases(LINES)
    text = "".join(json.dumps(record(case)) + "\n" for case in cases)
    ratios = []
    for _ in range(3):
        begin = process_time()
        for case in cases:
            score(case.hand, case.context, rules)
        alone = process_time() - begin
        ratios.append((_command_seconds(text) / alone, alone))
    ratio, alone = sorted(ratios)[1]
    return {
        "scoring 10,000 hands, seconds": alone,
        "the command on 10,000 lines, seconds": ratio * alone,
        "times the scoring": ratio,
    }


def _command_seconds(text: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-m", "kiosk_app", "score", "--rules", "ema-2016", "--json"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.stdout.count("\n") != LINES or '"error"' in done.stdout:
        raise RuntimeError("the command did not score every line")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
