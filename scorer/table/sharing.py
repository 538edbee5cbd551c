"""Points that several share: in whole sticks, and nothing is lost."""

from typing import Final

from scorer.table.table import Four, Seat, by_chair

SMALLEST_STICK: Final = 100


def share(total: int, among: int) -> tuple[int, ...]:
    """``total`` in equal parts of whole sticks; what is left goes to the first ones, a stick each.

    The books share the leftover sticks and the uma of a tie (EMA 2016 §3.6, §3.6.1) and do
    not say how 1,000 points go to three. Nothing is lost here: the parts sum to the total.
    """
    each, rest = divmod(total, among * SMALLEST_STICK)
    more, crumbs = divmod(rest, SMALLEST_STICK)
    parts = [(each + (index < more)) * SMALLEST_STICK for index in range(among)]
    parts[more] += crumbs
    return tuple(parts)


def share_at_seats(total: int, seats: list[Seat]) -> Four:
    """The parts of ``seats``, the first seat of the game first."""
    ordered = sorted(seats)
    return by_chair(dict(zip(ordered, share(total, len(ordered)), strict=True)))


def spread(seat: Seat, points: int, seats: int = 4) -> Four:
    """What one seat gains the others pay, and the other way; the odd ones favour the next."""
    others = [seat.after(turns, seats) for turns in range(1, seats)]
    parts = dict(zip(others, share(-points, seats - 1), strict=True)) | {seat: points}
    return by_chair(parts)
