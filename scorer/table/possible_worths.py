"""What a hand can be worth at all: han, fu, numbers of yakuman, and points."""

from collections.abc import Iterator
from functools import cache

from scorer.book import book_of
from scorer.ruleset import RuleSet
from scorer.worth import YAKUMAN_BASE, Worth

MOST_YAKUMAN = 8
MANGAN_HAN = 5
MOST_HAN = 100
_FU_OF_PINFU = 20
_FU = tuple(range(30, 201, 10))
_FU_OF_EARLIER = (20, 25, *_FU)
_LEAST_FU_OF_ONE_HAN = 30


def most_yakuman(rules: RuleSet) -> int:
    if rules.limits.yakuman_add_up:
        return MOST_YAKUMAN
    return max(max(rule.times, rule.special_wait) for rule in rules.yakuman.values())


@cache
def worths_by_points(rules: RuleSet, dealer: bool, tsumo: bool) -> dict[int, Worth]:
    return {value.points: value for value in _possible(rules, dealer, tsumo)}


def _possible(rules: RuleSet, dealer: bool, tsumo: bool) -> Iterator[Worth]:
    book = book_of(rules)
    for han in range(possible_han(rules).start, 14):
        for fu in possible_fu(han, tsumo, rules) if han < MANGAN_HAN else (0,):
            yield book.worth(han, fu, dealer, tsumo)
    for times in range(1, most_yakuman(rules) + 1):
        yield book.paid(YAKUMAN_BASE * times, dealer, tsumo, "yakuman")


@cache
def possible_han(rules: RuleSet) -> range:
    """From one, or from none where a hand may win without a yaku."""
    return range(min(1, rules.hand.yaku_needed), MOST_HAN + 1)


@cache
def possible_fu(han: int, tsumo: bool, rules: RuleSet) -> tuple[int, ...]:
    """The fu that a hand of this many han, below a mangan, can have."""
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
