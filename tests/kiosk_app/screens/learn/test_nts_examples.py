"""The hands of NTS that the lists show: the scorer finds in each what it is shown for."""

from dataclasses import fields

import pytest

from kiosk_app.screens.learn.doubling_list import nts_examples
from scorer.nts.deal import Hand
from scorer.nts.hand_score import HandScore
from scorer.nts.rules_file import load_rules
from scorer.nts.winning_hand import score_winner

RULES = load_rules("nts-2009")
LUCKY = {"own-lucky-tile", "row-of-lucky-tiles"}
"""No tile of the kiosk shows a season or a flower by its name."""


@pytest.mark.parametrize("id", nts_examples())
def test_every_example_goes_out_with_what_it_is_shown_for(id: str) -> None:
    hand, win, round_ = nts_examples()[id]
    result = score_winner(Hand(hand.concealed, hand.melds), win, round_, RULES)
    assert isinstance(result, HandScore), result
    limit = (result.limit or "").replace("_", "-")
    assert id in {*(item.id for item in result.doubling_items), limit}


def test_every_doubling_and_limit_hand_has_an_example() -> None:
    names = [
        field.name.replace("_", "-")
        for group in (RULES.doublings, RULES.irregular, RULES.regular)
        for field in fields(group)
    ]
    assert set(names) - LUCKY == set(nts_examples())
