"""What a winner's hand is worth, from han and fu, a number of yakuman, or the points alone."""

from scorer.book import book_of
from scorer.messages import Choice
from scorer.ruleset import RuleSet
from scorer.table.hand_events import Winner
from scorer.table.possible_worths import (
    MANGAN_HAN,
    least_han,
    most_yakuman,
    possible_fu,
    worths_by_points,
)
from scorer.table.refusal import Refused
from scorer.worth import YAKUMAN_BASE, Worth

MOST_HAN = 100
_SHOWN_FU = 4
"""So many are enough to show what is meant."""


def hand_worth(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    """The worth of a hand that ``name`` won."""
    value = _stated(winner, name, dealer, tsumo, rules)
    if winner.points is not None and winner.points != value.points:
        raise Refused("points-differ", name=name, right=value.points, given=winner.points)
    return value


def _stated(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    if winner.yakuman:
        if not 1 <= winner.yakuman <= most_yakuman(rules):
            raise Refused(
                "too-many-yakuman",
                most=most_yakuman(rules),
                rules=rules.name,
                name=name,
                given=winner.yakuman,
            )
        return book_of(rules).paid(YAKUMAN_BASE * winner.yakuman, dealer, tsumo, "yakuman")
    if winner.han is not None:
        return _from_han(winner, winner.han, name, dealer, tsumo, rules)
    if winner.points is None:
        raise Refused("no-value", name=name)
    found = worths_by_points(rules, dealer, tsumo).get(winner.points)
    if found is None:
        raise Refused("impossible-points", points=winner.points)
    return found


def _from_han(
    winner: Winner, han: int, name: str, dealer: bool, tsumo: bool, rules: RuleSet
) -> Worth:
    if not least_han(rules) <= han <= MOST_HAN:
        raise Refused("impossible-han", name=name, han=han)
    fu = winner.fu or 0
    if fu in range(1, MANGAN_HAN) and han in possible_fu(fu, tsumo, rules) and not rules.lenient:
        raise Refused("han-and-fu-swapped", han=han, fu=fu)
    if han < MANGAN_HAN and fu not in possible_fu(han, tsumo, rules):
        raise Refused(
            "impossible-fu", han=han, fu=Choice(possible_fu(han, tsumo, rules)[:_SHOWN_FU])
        )
    return book_of(rules).worth(han, fu if han < MANGAN_HAN else 0, dealer, tsumo)
