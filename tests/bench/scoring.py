"""Scoring speed beside the `mahjong` package: the same hands, one process, turn about."""

from random import Random
from time import process_time

from scorer import NoWin, load_rules, score
from tests.oracle.translate import their_config, their_hand, their_score
from tests.random_hands import Case, random_case

HANDS = 2_000
ROUNDS = 11
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
    """Hands a second for both, and how many times as fast in the median round.

    Processor time, all hands by one and then all by the other in each round, so that
    whatever else the machine does falls on both alike.
    """
    rules = load_rules("ema-2016")
    cases = winning_cases(HANDS)
    theirs = [(their_hand(case), their_config(case, rules)) for case in cases]
    rounds = []
    for _ in range(ROUNDS):
        begin = process_time()
        for case in cases:
            score(case.hand, case.context, rules)
        middle = process_time()
        for hand, config in theirs:
            their_score(hand, config)
        ours_seconds, theirs_seconds = middle - begin, process_time() - middle
        rounds.append((theirs_seconds / ours_seconds, ours_seconds, theirs_seconds))
    ratio, ours, other = sorted(rounds)[ROUNDS // 2]
    return {
        "tenbou, hands a second": HANDS / ours,
        "mahjong, hands a second": HANDS / other,
        "times as fast": ratio,
    }
