"""Import time and memory beside the `mahjong` package, each in processes of its own."""

import json
import resource
import subprocess
import sys
from statistics import median

from scorer import RuleSet, load_rules
from tests.bench.scoring import HANDS, winning_cases
from tests.oracle.translate import their_config, their_hand
from tests.random_hands import Case
from tests.records import record

TIMES = 15
OURS = "import scorer"
THEIRS = """
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
"""
_READ = "import json, sys\nrecords = [json.loads(line) for line in sys.stdin]\n"
# Of this program alone: the peak that getrusage tells is that of the process it was forked from.
_PEAK = "print([l.split()[1] for l in open('/proc/self/status') if l.startswith('VmHWM')][0])\n"
_OUR_SCORING = """
from scorer.json_form import context_from, hand_from
rules = scorer.load_rules("ema-2016")
hands = [(hand_from(record), context_from(record)) for record in records]
for hand, context in hands:
    scorer.score(hand, context, rules)
"""
_THEIR_SCORING = """
options = OptionalRules(has_open_tanyao=True, has_double_yakuman=False)
hands = [
    (r["tiles"], r["win"], [Meld(*meld) for meld in r["melds"]], r["dora"],
     HandConfig(options=options, **r["config"]), r["ura"])
    for r in records
]
for tiles, win, melds, dora, config, ura in hands:
    HandCalculator.estimate_hand_value(tiles, win, melds, dora, config, ura_dora_indicators=ura)
"""
_CONFIG = [
    "is_tsumo",
    "is_riichi",
    "is_ippatsu",
    "is_rinshan",
    "is_chankan",
    "is_haitei",
    "is_houtei",
    "is_daburu_riichi",
    "is_tenhou",
    "is_renhou",
    "is_chiihou",
    "player_wind",
    "round_wind",
    "kyoutaku_number",
    "tsumi_number",
]


def measure() -> dict[str, float]:
    """Processor milliseconds above a bare interpreter, peak memory, and the ratios."""
    seconds: dict[str, list[float]] = {"pass": [], OURS: [], THEIRS: []}
    for _ in range(TIMES):
        for code, times in seconds.items():
            times.append(_processor_seconds(code))
    bare, ours, theirs = (median(seconds[code]) for code in ("pass", OURS, THEIRS))
    rules, cases = load_rules("ema-2016"), winning_cases(HANDS)
    our_lines = "\n".join(json.dumps(record(case)) for case in cases)
    their_lines = "\n".join(json.dumps(_their_record(case, rules)) for case in cases)
    our_peak = _peak(OURS + "\n" + _READ + _OUR_SCORING, our_lines)
    their_peak = _peak(THEIRS + _READ + _THEIR_SCORING, their_lines)
    return {
        "tenbou import, ms": (ours - bare) * 1000,
        "mahjong import, ms": (theirs - bare) * 1000,
        "import time, ours over theirs": (ours - bare) / (theirs - bare),
        f"tenbou with {HANDS:,} hands scored, MB": our_peak / 1024,
        f"mahjong with {HANDS:,} hands scored, MB": their_peak / 1024,
        "memory, ours over theirs": our_peak / their_peak,
    }


def _their_record(case: Case, rules: RuleSet) -> dict[str, object]:
    hand, config = their_hand(case), their_config(case, rules)
    return {
        "tiles": hand.tiles,
        "win": hand.win_tile,
        "melds": [(meld.type, meld.tiles, meld.opened) for meld in hand.melds],
        "dora": hand.dora_indicators,
        "ura": hand.ura_indicators,
        "config": {name: getattr(config, name) for name in _CONFIG},
    }


def _processor_seconds(code: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _peak(code: str, lines: str) -> int:
    command = [sys.executable, "-c", code + _PEAK]
    done = subprocess.run(command, input=lines, check=True, capture_output=True, text=True)
    return int(done.stdout)
