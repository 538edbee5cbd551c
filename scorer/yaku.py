"""Which yaku a hand has: by its tiles, by its sets, and the yakuman."""

from typing import Final

from scorer.hand import Hand, MeldKind
from scorer.shapes import SUIT_MASK, Split
from scorer.tiles import KINDS, ORPHANS, parse_tiles

OUTSIDE: Final = sum(1 << tile for tile in ORPHANS)
HONOURS: Final = 0b1111111 << 27
DRAGONS: Final = 0b111 << 31
SIMPLES: Final = (1 << KINDS) - 1 & ~OUTSIDE
TERMINALS: Final = OUTSIDE & ~HONOURS
NOT_GREEN: Final = (1 << KINDS) - 1 & ~sum(1 << tile for tile in parse_tiles("23468s6z"))
_NUMBERS: Final = 0b111111111
_CHARACTERS, _CIRCLES, _BAMBOO = (_NUMBERS << 9 * suit for suit in range(3))
_INSIDE_CHOWS: Final = sum(0b0111110 << 9 * suit for suit in range(3))
_STRAIGHT_1, _STRAIGHT_2, _STRAIGHT_3 = (0b1001001 << 9 * suit for suit in range(3))
_NINE_GATES: Final = sum((3 if number in (0, 8) else 1) << 4 * number for number in range(9))


def by_tiles(mask: int) -> list[str]:
    """Yaku that only ask which tiles there are."""
    found = []
    if not mask & OUTSIDE:
        found.append("tanyao")
    elif not mask & SIMPLES:
        found.append("honroutou")
    characters, circles, bamboo = mask & _CHARACTERS, mask & _CIRCLES, mask & _BAMBOO
    if not ((characters and (circles or bamboo)) or (circles and bamboo)):
        found.append("honitsu" if mask & HONOURS else "chinitsu")
    return found


def by_sets(split: Split, hand: Hand, seat: int, round_wind: int) -> list[str]:
    """Yaku of the sets, whichever of them the winning tile completed."""
    chows, _, pair, chow_mask, pung_mask = split
    _, _, _, closed, _, _, mask, _, meld_chows, meld_pungs, kongs, _ = hand
    found = []
    if closed and len(chows) > chow_mask.bit_count():
        # Four of the same chow are two pairs of them.
        doubles = sum([chows.count(chow) // 2 for chow in set(chows)])
        found.append("ryanpeikou" if doubles == 2 else "iipeikou")
    chow_mask |= meld_chows
    pung_mask |= meld_pungs
    if chow_mask:
        if chow_mask & chow_mask >> 9 & chow_mask >> 18 & _NUMBERS:
            found.append("sanshoku-doujun")
        if (
            chow_mask & _STRAIGHT_1 == _STRAIGHT_1
            or chow_mask & _STRAIGHT_2 == _STRAIGHT_2
            or chow_mask & _STRAIGHT_3 == _STRAIGHT_3
        ):
            found.append("ittsuu")
        if not (chow_mask & _INSIDE_CHOWS or (pung_mask | 1 << pair) & SIMPLES):
            found.append("chanta" if mask & HONOURS else "junchan")
    else:
        found.append("toitoi")
    if pung_mask & HONOURS:
        if pung_mask & DRAGONS:
            if pung_mask >> 31 & 1:
                found.append("yakuhai-white")
            if pung_mask >> 32 & 1:
                found.append("yakuhai-green")
            if pung_mask >> 33 & 1:
                found.append("yakuhai-red")
            if pair >= 31 and (pung_mask & DRAGONS).bit_count() == 2:
                found.append("shousangen")
        if pung_mask >> 27 + seat & 1:
            found.append("yakuhai-seat")
        if pung_mask >> 27 + round_wind & 1:
            found.append("yakuhai-round")
    if pung_mask & pung_mask >> 9 & pung_mask >> 18 & _NUMBERS:
        found.append("sanshoku-doukou")
    if kongs >= 3:
        found.append("sankantsu")
    return found


def peikou_as_printed(ids: list[str], split: Split, hand: Hand, ryanpeikou: str) -> list[str]:
    """Pairs of equal chows by the letter of Norway 2018 §11.3: in open hands, too, and two of them
    with the same numbers."""
    chows = [*split.chows, *(meld.first for meld in hand.melds if meld.kind is MeldKind.CHI)]
    doubled = [chow for chow in set(chows) if chows.count(chow) >= 2]
    found = [id for id in ids if id not in ("iipeikou", "ryanpeikou")]
    if not doubled:
        return found
    two = len(doubled) == 2 or chows.count(doubled[0]) == 4
    if two and ryanpeikou == "same-numbers":
        two = len(doubled) == 2 and doubled[0] % 9 == doubled[1] % 9
    return ["ryanpeikou" if two and hand.is_closed else "iipeikou", *found]


def yakuman_by_tiles(mask: int) -> list[str]:
    if not mask & ~HONOURS:
        return ["tsuuiisou"]
    if not mask & ~TERMINALS:
        return ["chinroutou"]
    return [] if mask & NOT_GREEN else ["ryuuiisou"]


def yakuman_by_sets(honour_pungs: int, pair: int) -> list[str]:
    """By the pungs and kongs of honours: one bit each for East South West North White Green Red."""
    found = []
    if honour_pungs >> 4 == 0b111:
        found.append("daisangen")
    winds = (honour_pungs & 0b1111).bit_count()
    if winds == 4:
        found.append("daisuushii")
    elif winds == 3 and 27 <= pair < 31:
        found.append("shousuushii")
    return found


def nine_gates_spare(counts: int) -> int | None:
    """Which tile (0–8) is the one more beside 1112345678999 of a suit; None: no nine gates."""
    for suit in range(3):
        if not counts & ~(SUIT_MASK << 36 * suit):
            spare = (counts >> 36 * suit) - _NINE_GATES
            if spare > 0 and spare & (spare - 1) == 0 and (spare.bit_length() - 1) % 4 == 0:
                return (spare.bit_length() - 1) // 4
    return None
