"""Which yaku a hand has: by its tiles, by its sets, and the yakuman."""

from typing import Final

from scorer.hand import Hand
from scorer.shapes import SUIT_MASK, Split
from scorer.tiles import KINDS, ORPHANS, TILES


def _mask(text: str) -> int:
    return sum(1 << i for i, tile in enumerate(TILES[:KINDS]) if str(tile) in text.split())


OUTSIDE: Final = sum(1 << tile for tile in ORPHANS)
HONOURS: Final = 0b1111111 << 27
WINDS: Final = 0b1111 << 27
DRAGONS: Final = 0b111 << 31
SIMPLES: Final = (1 << KINDS) - 1 & ~OUTSIDE
TERMINALS: Final = OUTSIDE & ~HONOURS
GREEN: Final = _mask("2s 3s 4s 6s 8s 6z")
SUITS: Final = tuple(0b111111111 << 9 * suit for suit in range(3))
_NUMBERS: Final = 0b111111111
_OUTSIDE_CHOWS: Final = sum(0b1000001 << 9 * suit for suit in range(3))
_STRAIGHTS: Final = tuple(0b1001001 << 9 * suit for suit in range(3))
_DRAGON_YAKU: Final = ((31, "yakuhai-white"), (32, "yakuhai-green"), (33, "yakuhai-red"))
_NINE_GATES: Final = sum((3 if i in (0, 8) else 1) << 4 * i for i in range(9))


def by_tiles(mask: int) -> list[str]:
    """Yaku that only ask which tiles there are."""
    found = []
    if not mask & OUTSIDE:
        found.append("tanyao")
    elif not mask & SIMPLES:
        found.append("honroutou")
    if sum(1 for suit in SUITS if mask & suit) == 1:
        found.append("honitsu" if mask & HONOURS else "chinitsu")
    return found


def by_sets(
    split: Split, chow_mask: int, pung_mask: int, hand: Hand, seat: int, round: int
) -> list[str]:
    """Yaku of the sets, whichever of them the winning tile completed."""
    found = []
    if chow_mask:
        if hand.is_closed and len(split.chows) > chow_mask.bit_count():
            pairs = sum(split.chows.count(chow) // 2 for chow in set(split.chows))
            found.append("ryanpeikou" if pairs == 2 else "iipeikou")
        if chow_mask & chow_mask >> 9 & chow_mask >> 18 & _NUMBERS:
            found.append("sanshoku-doujun")
        if any(chow_mask & straight == straight for straight in _STRAIGHTS):
            found.append("ittsuu")
        if not (chow_mask & ~_OUTSIDE_CHOWS or (pung_mask | 1 << split.pair) & SIMPLES):
            found.append("chanta" if hand.mask & HONOURS else "junchan")
    else:
        found.append("toitoi")
    if pung_mask:
        if pung_mask & HONOURS:
            for kind, yaku in _DRAGON_YAKU:
                if pung_mask >> kind & 1:
                    found.append(yaku)
            if pung_mask >> 27 + seat & 1:
                found.append("yakuhai-seat")
            if pung_mask >> 27 + round & 1:
                found.append("yakuhai-round")
            if (pung_mask & DRAGONS).bit_count() == 2 and split.pair >= 31:
                found.append("shousangen")
        if pung_mask & pung_mask >> 9 & pung_mask >> 18 & _NUMBERS:
            found.append("sanshoku-doukou")
    return found


def yakuman_by_tiles(mask: int) -> list[str]:
    if not mask & ~HONOURS:
        return ["tsuuiisou"]
    if not mask & ~TERMINALS:
        return ["chinroutou"]
    return ["ryuuiisou"] if not mask & ~GREEN else []


def yakuman_by_sets(pung_mask: int, pair: int) -> list[str]:
    found = []
    if pung_mask & DRAGONS == DRAGONS:
        found.append("daisangen")
    winds = (pung_mask & WINDS).bit_count()
    if winds == 4:
        found.append("daisuushii")
    elif winds == 3 and 27 <= pair < 31:
        found.append("shousuushii")
    return found


def is_nine_gates(hand: Hand) -> bool:
    """1112345678999 of one suit and one more of it, with nothing melded."""
    return not hand.melds and _gates_over(hand.counts) is not None


def is_nine_sided(hand: Hand) -> bool:
    """Whether the thirteen tiles before the win were the bare 1112345678999."""
    return _gates_over(hand.counts) == hand.win.number - 1


def _gates_over(counts: int) -> int | None:
    """Which tile of the suit is the one more, 0–8."""
    for suit in range(3):
        if not counts & ~(SUIT_MASK << 36 * suit):
            spare = (counts >> 36 * suit) - _NINE_GATES
            if spare > 0 and spare & (spare - 1) == 0 and (spare.bit_length() - 1) % 4 == 0:
                return (spare.bit_length() - 1) // 4
    return None
