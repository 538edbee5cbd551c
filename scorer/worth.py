"""From a base number to what each player pays."""

from typing import Final, Literal, NamedTuple

from scorer.ruleset import RuleSet

OfThree = Literal["loss", "shared"]
"""What becomes of the absent player's share of a self-draw where three play."""
Limit = Literal["mangan", "haneman", "baiman", "sanbaiman", "yakuman"]

MANGAN_BASE: Final = 2000
YAKUMAN_BASE: Final = 8000
LIMITS: Final[tuple[tuple[int, Limit, int], ...]] = (
    (11, "sanbaiman", 6000),
    (8, "baiman", 4000),
    (6, "haneman", 3000),
    (5, "mangan", MANGAN_BASE),
)
"""The least han of each limit and its base, the highest first; the same in every book."""


class Worth(NamedTuple):
    """What a hand brings, for one winner and one way of winning."""

    points: int
    limit: Limit | None
    from_dealer: int
    """On a self-draw: what the dealer pays; 0 where the dealer won."""
    from_other: int
    """On a self-draw: what each other player pays."""
    base: int


def up_to_hundred(points: int) -> int:
    return -(-points // 100) * 100


def worth_under(
    rules: RuleSet, base: int, dealer: bool, tsumo: bool, limit: Limit | None = None
) -> Worth:
    """The payment for a base number at a table of this rule set."""
    three = rules.win.self_draw_of_three if rules.play.seats == 3 else None
    if rules.play.dealer_extra:
        return worth(base, dealer, tsumo, limit, three)
    # Newcomers may leave out the dealer's extra (Norway 2018 §4.4): everybody is like the others.
    alike = worth(base, False, tsumo, limit, three)
    each = alike.from_other
    points = each * (rules.play.seats - 1) if tsumo else alike.points
    return alike._replace(points=points, from_dealer=0 if dealer else each)


def worth(
    base: int,
    dealer: bool,
    tsumo: bool,
    limit: Limit | None = None,
    three: OfThree | None = None,
) -> Worth:
    """The payment for a base number (EMA 2016 §4.1.2): each share is rounded up to a hundred."""
    if not tsumo:
        return Worth(up_to_hundred(base * (6 if dealer else 4)), limit, 0, 0, base)
    if three is not None:
        return _self_drawn_by_one_of_three(base, dealer, limit, three)
    from_dealer, from_other = up_to_hundred(base * 2), up_to_hundred(base)
    if dealer:
        return Worth(from_dealer * 3, limit, 0, from_dealer, base)
    return Worth(from_dealer + 2 * from_other, limit, from_dealer, from_other, base)


def _self_drawn_by_one_of_three(
    base: int, dealer: bool, limit: Limit | None, three: OfThree
) -> Worth:
    """The share of the player who is not there is lost, or the two others halve it."""
    absent = base * (2 if dealer else 1)
    more = absent // 2 if three == "shared" else 0
    from_dealer, from_other = up_to_hundred(base * 2 + more), up_to_hundred(base + more)
    if dealer:
        return Worth(from_dealer * 2, limit, 0, from_dealer, base)
    return Worth(from_dealer + from_other, limit, from_dealer, from_other, base)
