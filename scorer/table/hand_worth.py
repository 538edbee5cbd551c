"""What a winner's hand is worth, from han and fu, a number of yakuman, or the points alone."""

from collections.abc import Iterator
from functools import cache

from scorer.book import book_of
from scorer.ruleset import RuleSet
from scorer.table.hand_events import Winner
from scorer.table.refusal import Refused
from scorer.worth import YAKUMAN_BASE, Worth, worth

MOST_YAKUMAN = 8
MOST_HAN = 100
_MANGAN_HAN = 5
_FU = (20, 25, *range(30, 201, 10))
_LEAST_FU_OF_ONE_HAN = 30


def hand_worth(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    """The worth of a hand that ``name`` won."""
    value = _stated(winner, name, dealer, tsumo, rules)
    if winner.points is not None and winner.points != value.points:
        raise Refused(
            "points-differ",
            "{name}'s hand brings {right:,} points, not {given:,}.",
            name=name,
            right=value.points,
            given=winner.points,
        )
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
                "A hand has at most {most} yakuman under {rules}; {name}'s is given {given}.",
                most=most_yakuman(rules),
                rules=rules.name,
                name=name,
                given=winner.yakuman,
            )
        return worth(YAKUMAN_BASE * winner.yakuman, dealer, tsumo, "yakuman")
    if winner.han is not None:
        return _from_han(winner, winner.han, name, dealer, tsumo, rules)
    if winner.points is None:
        raise Refused(
            "no-value",
            "Say what {name}'s hand is worth: han and fu, or points.",
            name=name,
        )
    found = _by_points(rules, dealer, tsumo).get(winner.points)
    if found is None:
        raise Refused(
            "impossible-points",
            "No hand brings {who} {points:,} points {how}.",
            dealer=dealer,
            tsumo=tsumo,
            who="the dealer" if dealer else "a player who is not the dealer",
            points=winner.points,
            how="by self-draw" if tsumo else "on a discard",
        )
    return found


def _from_han(
    winner: Winner, han: int, name: str, dealer: bool, tsumo: bool, rules: RuleSet
) -> Worth:
    if not 1 <= han <= MOST_HAN:
        raise Refused("impossible-han", "{name}'s hand has {han} han.", name=name, han=han)
    fu = winner.fu or 0
    if han < _MANGAN_HAN and fu not in _fu_with(han):
        raise Refused(
            "impossible-fu",
            "A hand of {han} han needs its fu: {fu} and so on.",
            han=han,
            fu=", ".join(map(str, _fu_with(han)[:4])),
        )
    return book_of(rules).worth(han, fu if han < _MANGAN_HAN else 0, dealer, tsumo)


@cache
def _by_points(rules: RuleSet, dealer: bool, tsumo: bool) -> dict[int, Worth]:
    return {value.points: value for value in _possible(rules, dealer, tsumo)}


def _possible(rules: RuleSet, dealer: bool, tsumo: bool) -> Iterator[Worth]:
    book = book_of(rules)
    for han in range(1, 14):
        for fu in _fu_with(han) if han < _MANGAN_HAN else (0,):
            yield book.worth(han, fu, dealer, tsumo)
    for times in range(1, most_yakuman(rules) + 1):
        yield worth(YAKUMAN_BASE * times, dealer, tsumo, "yakuman")


@cache
def _fu_with(han: int) -> tuple[int, ...]:
    """A self-drawn pinfu (20) and seven pairs (25) bring two han at least."""
    return tuple(fu for fu in _FU if han > 1 or fu >= _LEAST_FU_OF_ONE_HAN)
