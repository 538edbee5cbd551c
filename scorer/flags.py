"""The ways of winning as bits, and which of them contradict each other."""

from scorer.hand import Hand, HandError

RIICHI, DOUBLE_RIICHI, IPPATSU, RINSHAN, CHANKAN, HAITEI, HOUTEI, FIRST_TURN, TSUMO = (
    1 << bit for bit in range(9)
)
_NEEDS_CLOSED = RIICHI | DOUBLE_RIICHI | IPPATSU
UNUSUAL = _NEEDS_CLOSED | RINSHAN | CHANKAN | FIRST_TURN
"""Those that not every hand can have."""


def check_flags(flags: int) -> None:
    """Refuse ways of winning that contradict each other."""
    tsumo = flags & TSUMO
    if flags & IPPATSU and not flags & RIICHI:
        raise HandError("ippatsu-without-riichi")
    if flags & RINSHAN and not tsumo:
        raise HandError("rinshan-not-drawn")
    if flags & CHANKAN and tsumo:
        raise HandError("chankan-drawn")
    if flags & HAITEI and not tsumo:
        raise HandError("haitei-not-drawn")
    if flags & HOUTEI and tsumo:
        raise HandError("houtei-drawn")
    if flags & IPPATSU and flags & RINSHAN:
        raise HandError("ippatsu-after-kong")
    if flags & FIRST_TURN and flags & (RIICHI | RINSHAN | CHANKAN):
        raise HandError("first-turn-riichi")
    if flags & FIRST_TURN and flags & (HAITEI | HOUTEI):
        raise HandError("first-turn-last-tile")
    if flags & CHANKAN and flags & HOUTEI:
        raise HandError("robbed-last-discard")


def check_unusual(flags: int, hand: Hand, norths: int) -> None:
    """Refuse a way of winning that this hand cannot have."""
    if flags & _NEEDS_CLOSED and not hand.is_closed:
        raise HandError("open-riichi")
    if flags & RINSHAN and not hand.kongs:
        raise HandError("rinshan-without-kong")
    if flags & FIRST_TURN and (hand.melds or norths):
        raise HandError("first-turn-melds")
    if flags & CHANKAN and hand.all_counts >> 4 * hand.win.kind & 7 > 1:
        # The three others lie in the robbed player's pung.
        raise HandError("robbed-tile", tile=hand.win.kind)
