"""The hands that the lists show: each is scored under every rule set that has its yaku."""

import pytest

from kiosk_app.screens.learn.yaku_examples import yaku_examples
from scorer import RIICHI_RULE_SETS, RuleSet, Score, load_rules, score
from scorer.tiles import KINDS


def _has(rules: RuleSet, yaku: str, *, closed: bool) -> bool:
    if yaku == "renho":
        return rules.hand.renho != "none"
    if yaku == "red-five":
        return rules.play.red_fives > 0
    if yaku in load_rules("ema-2016").dora:
        return yaku in rules.dora
    if yaku in rules.yakuman:
        return rules.yakuman[yaku].times > 0
    rule = rules.yaku[yaku]
    return (rule.closed if closed else rule.open) > 0


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
@pytest.mark.parametrize("yaku", sorted({*yaku_examples()} - {"north"}))
def test_every_example_has_its_yaku_under_every_rule_set_that_plays_it(
    yaku: str, book: str
) -> None:
    rules, (hand, context) = load_rules(book), yaku_examples()[yaku]
    result = score(hand, context, rules)
    found = [item.id for item in result.yaku] if isinstance(result, Score) else []
    assert (yaku in found) == _has(rules, yaku, closed=hand.is_closed)


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
def test_every_yaku_of_every_rule_set_has_an_example(book: str) -> None:
    rules = load_rules(book)
    wanted = {"renho", *rules.yaku, *rules.yakuman, *rules.dora, "ura-dora", "north"}
    assert wanted == set(yaku_examples())


def test_a_north_that_was_set_aside_is_a_bonus_of_three_players() -> None:
    hand, context = yaku_examples()["north"]
    result = score(hand, context, load_rules("sanma"))
    assert isinstance(result, Score)
    assert "north" in [item.id for item in result.yaku]


@pytest.mark.parametrize("yaku", yaku_examples())
def test_only_the_example_of_the_red_five_has_one(yaku: str) -> None:
    reds = [tile for tile in yaku_examples()[yaku].hand.tiles if tile >= KINDS]
    assert bool(reds) == (yaku == "red-five")
