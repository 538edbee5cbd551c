"""Scoring speed beside the `mahjong` package: the same hands, one process, turn about."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from scorer import NoWin, load_rules, score
from tests.oracle.translate import their_config, their_hand, their_score
from tests.random_hands import Case, random_case

HANDS = 2_000
ROUNDS = 7
SEED = 20_160


def winning_cases(count: int, seed: int = SEED) -> list[Case]:
    """Hands that win under the default rule set, as a table would see them."""
    rng, rules = Random(seed), load_rules("ema-2016")
    cases: list[Case] = []
    while len(cases) < count:
        case = random_case(rng, reds=False)
        if not isinstance(score(case.hand, case.context, rules), NoWin):
            cases.append(case)
    return cases


def measure() -> dict[str, float]:
    """Hands a second for both, and the ratio of the medians."""
    rules = load_rules("ema-2016")
    cases = winning_cases(HANDS)
    theirs = [(their_hand(case), their_config(case, rules)) for case in cases]

    def score_ours() -> None:
        for case in cases:
            score(case.hand, case.context, rules)

    def score_theirs() -> None:
        for hand, config in theirs:
            their_score(hand, config)

    ours_seconds, theirs_seconds = [], []
    for _ in range(ROUNDS):
        ours_seconds.append(_seconds(score_ours))
        theirs_seconds.append(_seconds(score_theirs))
    ours, other = median(ours_seconds), median(theirs_seconds)
    return {
        "tenbou hands/s": HANDS / ours,
        "mahjong hands/s": HANDS / other,
        "times as fast": other / ours,
    }


def _seconds(work: Callable[[], None]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
