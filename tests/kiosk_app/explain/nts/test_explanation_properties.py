"""What holds for the explanation of every deal, tried on random ones."""

import random
import re
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.explain.nts import DealExplanation, HandExplained, explain_deal
from kiosk_app.explain.nts.explanation import TransferExplained
from kiosk_app.languages import LANGUAGES, load_language
from scorer.nts.deal import Deal
from scorer.nts.json_deal import read_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore, score_deal
from tests.scorer.nts.table import RULES, club
from tests.scorer.nts.test_properties import deal_table

HOUSE = club(
    "[settlement]\neast_factor = 2\ndiscarder_factor = 3\n[chips]\nin_use = true\n"
    "[limits]\nwaiting_regular = 100\n[going_out]\nlucky_tiles_help = false"
)
SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def random_record(chance: random.Random) -> dict[str, Any]:
    """A table with now and then a missing tile, lucky tiles, chips or a dreamer."""
    record = deal_table(chance)
    for seat, hand in record["players"].items():
        if chance.random() < 0.1:
            hand["concealed"] = re.sub(r"\d(?=\D*$)", "", hand["concealed"])
        if chance.random() < 0.3:
            hand["lucky"] = {"E": "15", "S": "26", "W": "37", "N": "48"}[seat]
    if chance.random() < 0.2:
        record["win"] = chance.choice(["1p", "1s", "5z"])
    if chance.random() < 0.2:
        record["round"], record["dreamer"] = "G", True
    if record["by"] == "tsumo" and chance.random() < 0.2:
        record["last_tile"] = True
    if record["by"] == "ron" and chance.random() < 0.2:
        record[chance.choice(["robbed_kong", "last_discard"])] = True
    return record


def numbers(text: str, language: str) -> list[int]:
    group = load_language(language)("numbers-group")
    joined = re.sub(rf"(?<=\d){re.escape(group)}(?=\d\d\d)", "", text)
    return [int(number) for number in re.findall(r"\d+", joined)]


def check_hand(hand: HandExplained, language: str) -> None:
    for item in hand.points:
        assert item.points in numbers(item.text, language)
    for doubling in hand.doublings:
        assert doubling.doublings in numbers(doubling.text, language)
    if hand.formula is None:
        assert hand.dead is not None
        return
    formula = hand.formula
    assert formula.points == sum(item.points for item in hand.points)
    assert formula.doublings == sum(item.doublings for item in hand.doublings)
    assert formula.full == formula.points * 2**formula.doublings
    said = numbers(formula.text.translate(SUPERSCRIPTS), language)
    assert formula.total in said
    assert formula.settled in said
    assert formula.limit is not None or formula.total == formula.full
    if len(hand.points) > 1:
        items = [item.points for item in hand.points]
        assert said[: len(items) + 1] == [*items, formula.points]


def check_transfer(transfer: TransferExplained, language: str) -> None:
    """What stands before the equals sign comes to what is paid."""
    if "=" not in transfer.text:
        assert transfer.points in numbers(transfer.text, language)
        return
    before, after = transfer.text.split("=", 1)
    assert numbers(after, language)[0] == transfer.points
    group = load_language(language)("numbers-group")
    sum_ = re.search(r"[(\d][\d ×−(),.]*$", before)
    assert sum_ is not None, transfer.text
    joined = re.sub(rf"(?<=\d){re.escape(group)}(?=\d\d\d)", "", sum_[0])
    factors, _, difference = joined.replace("(", "").replace(")", "").rpartition("×")
    parts = numbers(difference, language)
    value = parts[0] - sum(parts[1:])
    for factor in numbers(factors, language):
        value *= factor
    assert value == transfer.points, transfer.text


def check(explanation: DealExplanation, result: DealScore) -> None:
    assert {hand.seat for hand in explanation.hands} == set(result.hands)
    for hand in explanation.hands:
        check_hand(hand, explanation.language)
    for transfer in explanation.transfers:
        check_transfer(transfer, explanation.language)
    assert {total.seat: total.points for total in explanation.totals} == result.payments
    for total in explanation.totals:
        assert abs(total.points) in numbers(total.text, explanation.language)


def check_tiles(explanation: DealExplanation, deal: Deal) -> None:
    """Every tile of a hand lies in one set, or in none."""
    for hand in explanation.hands:
        held = list(deal.hands[hand.seat].tiles)
        if hand.is_winner and deal.win is not None:
            held.append(deal.win.tile.kind)
        told_tiles = sorted(tile for one in hand.sets for tile in one.tiles)
        assert hand.dead is not None or told_tiles == sorted(held)


def explained(record: dict[str, Any], rules: RuleSet, language: str) -> None:
    deal = read_deal(record, rules)
    result = score_deal(deal, rules)
    explanation = explain_deal(result, deal, rules, language)
    text = explanation.text()
    assert not re.search(r"[{}]", text), text
    assert "None" not in text
    assert all(line.strip() or not line for line in text.splitlines())
    check_tiles(explanation, deal)
    if isinstance(result, DealScore):
        check(explanation, result)
    else:
        assert explanation.why_not is not None
        assert explanation.why_not.text in text


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(LANGUAGES))
def test_every_deal_can_be_explained_and_its_numbers_add_up(seed: int, language: str) -> None:
    record = random_record(random.Random(seed))
    for rules in (RULES, HOUSE):
        try:
            read_deal(record, rules)
        except ValueError:
            continue  # a fifth equal tile on the table
        explained(record, rules, language)
