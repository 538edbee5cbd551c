"""What a winner's hand is worth, from han and fu, a number of yakuman, or the points alone."""

from collections.abc import Iterator
from functools import cache

from scorer.book import book_of
from scorer.messages import Choice
from scorer.ruleset import RuleSet
from scorer.table.hand_events import Winner
from scorer.table.refusal import Refused
from scorer.worth import YAKUMAN_BASE, Worth

MOST_YAKUMAN = 8
MOST_HAN = 100
_MANGAN_HAN = 5
_FU_OF_PINFU = 20
_FU = tuple(range(30, 201, 10))
_FU_OF_EARLIER = (20, 25, *_FU)
_LEAST_FU_OF_ONE_HAN = 30
_SHOWN_FU = 4
"""So many are enough to show what is meant."""


def hand_worth(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    """The worth of a hand that ``name`` won."""
    value = _stated(winner, name, dealer, tsumo, rules)
    if winner.points is not None and winner.points != value.points:
        raise Refused("points-differ", name=name, right=value.points, given=winner.points)
    return value


def most_yakuman(rules: RuleSet) -> int:
    if rules.limits.yakuman_add_up:
        return MOST_YAKUMAN
    return max(max(rule.times, rule.special_wait) for rule in rules.yakuman.values())


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
    found = _by_points(rules, dealer, tsumo).get(winner.points)
    if found is None:
        raise Refused("impossible-points", points=winner.points)
    return found


def _from_han(
    winner: Winner, han: int, name: str, dealer: bool, tsumo: bool, rules: RuleSet
) -> Worth:
    if not least_han(rules) <= han <= MOST_HAN:
        raise Refused("impossible-han", name=name, han=han)
    fu = winner.fu or 0
    if fu in range(1, _MANGAN_HAN) and han in possible_fu(fu, tsumo, rules) and not rules.lenient:
        raise Refused("han-and-fu-swapped", han=han, fu=fu)
    if han < _MANGAN_HAN and fu not in possible_fu(han, tsumo, rules):
        raise Refused(
            "impossible-fu", han=han, fu=Choice(possible_fu(han, tsumo, rules)[:_SHOWN_FU])
        )
    return book_of(rules).worth(han, fu if han < _MANGAN_HAN else 0, dealer, tsumo)


@cache
def _by_points(rules: RuleSet, dealer: bool, tsumo: bool) -> dict[int, Worth]:
    return {value.points: value for value in _possible(rules, dealer, tsumo)}


def _possible(rules: RuleSet, dealer: bool, tsumo: bool) -> Iterator[Worth]:
    book = book_of(rules)
    for han in range(least_han(rules), 14):
        for fu in possible_fu(han, tsumo, rules) if han < _MANGAN_HAN else (0,):
            yield book.worth(han, fu, dealer, tsumo)
    for times in range(1, most_yakuman(rules) + 1):
        yield book.paid(YAKUMAN_BASE * times, dealer, tsumo, "yakuman")


def least_han(rules: RuleSet) -> int:
    """One, or none where a hand may win without a yaku."""
    return min(1, rules.hand.yaku_needed)


@cache
def possible_fu(han: int, tsumo: bool, rules: RuleSet) -> tuple[int, ...]:
    """The fu that a hand of so many han, below a mangan, can have."""
    if rules.lenient:
        return tuple(fu for fu in _FU_OF_EARLIER if han > 1 or fu >= _LEAST_FU_OF_ONE_HAN)
    fu, yaku = rules.fu, rules.yaku
    drawn = yaku["menzen-tsumo"].closed if tsumo else 0
    found = set(_FU)
    # A self-drawn pinfu, or an open hand where a book gives it no fu of its own.
    if tsumo:
        if (
            fu.self_draw_with_pinfu == 0
            and yaku["pinfu"].closed
            and han >= yaku["pinfu"].closed + drawn
        ):
            found.add(_FU_OF_PINFU)
    elif fu.open_pinfu == 0 or fu.closed_ron < _LEAST_FU_OF_ONE_HAN:
        found.add(_FU_OF_PINFU)
    if fu.seven_pairs and yaku["chiitoitsu"].closed and han >= yaku["chiitoitsu"].closed + drawn:
        found.add(fu.seven_pairs)
    return tuple(sorted(found))
