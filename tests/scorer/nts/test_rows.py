"""A combination is one row, and what it is worth is in the rule set under its id."""

from dataclasses import fields, replace

import pytest

from scorer.hand import Wind
from scorer.nts import combinations
from scorer.nts.combinations import FOR_ALL, FOR_LUCKY_TILES, FOR_THE_WINNER
from scorer.nts.deal import Hand, Round, Win
from scorer.nts.hand_score import HandScore
from scorer.nts.irregular import IRREGULAR
from scorer.nts.regular_limits import FIRST_TILE, REGULAR
from scorer.nts.rows import Doubling, field_of, shown
from scorer.nts.rules_file import load_rules
from scorer.nts.ruleset import DOUBLING_NAMES, Irregular, Regular
from scorer.nts.winning_hand import score_winner
from scorer.tiles import parse_tile, parse_tiles

RULES = load_rules("nts-2009")


def test_every_row_has_its_worth_in_the_rule_set_and_every_worth_its_row() -> None:
    for_winner = [row.id for row in FOR_THE_WINNER]
    doublings = [row.id for row in (*FOR_ALL, *FOR_LUCKY_TILES)] + for_winner
    regular = [row.id for row in REGULAR] + [row.id for row in FIRST_TILE]
    assert sorted(map(field_of, doublings)) == sorted(DOUBLING_NAMES)
    assert sorted(map(field_of, regular)) == sorted(each.name for each in fields(Regular))
    irregular = [field_of(row.id) for row in IRREGULAR]
    assert sorted(irregular) == sorted(each.name for each in fields(Irregular))


def test_another_row_earns_what_the_rule_set_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, tile = Hand(parse_tiles("123m456p789p7s666s")), parse_tile("7s")
    win = Win(Wind.SOUTH, tile, Wind.EAST)

    def doublings() -> list[str]:
        rules = replace(RULES, going_out=replace(RULES.going_out, minimum_doublings=NONE))
        result = score_winner(hand, win, Round.EAST, rules)
        assert isinstance(result, HandScore)
        return [item.id for item in result.doubling_items]

    assert doublings() == []
    # A pair of bamboo earns what a row of lucky tiles does.
    row = Doubling("row-of-lucky-tiles", lambda it: it.sets[-1].tile.suit == "s", shown("", ""))
    monkeypatch.setattr(combinations, "FOR_LUCKY_TILES", (row,))
    assert doublings() == ["row-of-lucky-tiles"]


NONE = replace(RULES.going_out.minimum_doublings, value=0)
