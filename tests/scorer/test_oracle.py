"""The riichi scorer beside a scorer that someone else wrote."""

import pytest

from scorer import RIICHI_RULE_SETS, load_rules
from tests.oracle.__main__ import run

HANDS = 2_000


@pytest.mark.parametrize("name", RIICHI_RULE_SETS)
def test_random_hands_score_as_in_the_mahjong_package_or_differ_by_a_written_rule(
    name: str, seed: int
) -> None:
    seen, unexplained = run(load_rules(name), range(HANDS), seed)
    assert unexplained == [], f"TENBOU_SEED={seed}"
    # Nearly all agree outright: a difference that explains everything would hide a defect.
    assert seen["same"] > 0.95 * HANDS
