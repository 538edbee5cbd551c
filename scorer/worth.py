"""From a base number to what each player pays."""

from typing import Final, Literal, NamedTuple

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


def worth(base: int, dealer: bool, tsumo: bool, limit: Limit | None = None) -> Worth:
    """The payment for a base number (EMA 2016 §4.1.2): each share is rounded up to a hundred."""
    if not tsumo:
        return Worth(up_to_hundred(base * (6 if dealer else 4)), limit, 0, 0, base)
    from_dealer, from_other = up_to_hundred(base * 2), up_to_hundred(base)
    if dealer:
        return Worth(from_dealer * 3, limit, 0, from_dealer, base)
    return Worth(from_dealer + 2 * from_other, limit, from_dealer, from_other, base)
