"""A short run of ``python -m tests.vision.layout_campaign``."""

import pytest

from tests.vision.layout_campaign import campaign
from vision.training.layout.scenes import hand_scene
from vision.training.layout.simulated_eyes import GOOD, PERFECT
from vision.training.same_hand import same_hand


@pytest.mark.parametrize("tidy", [True, False])
def test_with_perfect_eyes_nearly_every_hand_is_right(tidy: bool) -> None:
    tally = campaign(PERFECT, 40, tidy=tidy, first=5000)
    assert tally.right / tally.scenes >= 0.95, tally.wrong


def test_the_resolver_lifts_what_good_eyes_read() -> None:
    tally = campaign(GOOD, 50, tidy=True, first=6000)
    assert tally.right / tally.scenes >= 0.88, tally.wrong
    assert tally.right >= tally.right_as_read + 0.05 * tally.scenes
    assert tally.surely_wrong <= 0.03 * tally.scenes


def test_a_hand_is_compared_but_for_the_order_of_its_tiles() -> None:
    hand = hand_scene(1).hand
    assert hand is not None
    assert same_hand(hand, {**hand, "concealed": hand["concealed"]})
    assert not same_hand(hand, {**hand, "win": "1m" if hand["win"] != "1m" else "2m"})
    assert not same_hand(None, hand)
