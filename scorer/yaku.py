"""Every yaku, one row each: its id, when it holds, a hand that has it, and what most books pay.

A new yaku is one more row, and its names in the catalogues by its id; a book that pays something
else, or that alone plays it, says so in its TOML. Yakuman are in :mod:`scorer.yakuman`.
"""

from collections.abc import Sequence
from typing import Final

from scorer.hand import (
    CHANKAN,
    DOUBLE_RIICHI,
    HAITEI,
    HOUTEI,
    IPPATSU,
    RIICHI,
    RINSHAN,
    TSUMO,
    Hand,
    MeldKind,
)
from scorer.shapes import Split
from scorer.yaku_rows import (
    ALL_OUTSIDE,
    ALL_SIMPLES,
    BY_WIN,
    CONCEALED,
    DOUBLED,
    DRAGON_TILES,
    DRAGONS,
    HONOUR_TILES,
    KONGS,
    NO_CHOWS,
    NO_SIMPLES,
    ONE_SUIT,
    PLAIN,
    SEVEN_PAIRS,
    THREE_CHOWS,
    THREE_PUNGS,
    WINDS,
    Example,
    Facts,
    Yaku,
    always,
    meld,
    won,
)

_NUMBERS: Final = 0b111111111
_STRAIGHTS: Final = tuple(0b1001001 << 9 * suit for suit in range(3))


def _is_ippatsu(facts: Facts) -> bool:
    before_own_turn = facts.rules.ippatsu_until == "before-own-turn"
    return bool(facts.flags & IPPATSU) and not (before_own_turn and facts.flags & TSUMO)


def _is_haitei(facts: Facts) -> bool:
    alone = not facts.flags & RINSHAN or facts.rules.haitei_with_rinshan
    return bool(facts.flags & HAITEI) and alone


def _has_chow_thrice(facts: Facts) -> int:
    """The same chow in all three suits."""
    chows = facts.chows
    return chows & chows >> 9 & chows >> 18 & _NUMBERS


def _has_pung_thrice(facts: Facts) -> int:
    pungs = facts.pungs
    return pungs & pungs >> 9 & pungs >> 18 & _NUMBERS


def _is_straight(facts: Facts) -> bool:
    chows = facts.chows
    first, second, third = _STRAIGHTS
    return chows & first == first or chows & second == second or chows & third == third


def _is_shousangen(facts: Facts) -> bool:
    return facts.pair >= 31 and (facts.pungs & DRAGON_TILES).bit_count() == 2


def doubled_chows(chows: Sequence[int]) -> int:
    """How many pairs of equal chows there are; four of the same chow are two pairs."""
    return sum([chows.count(chow) // 2 for chow in set(chows)])


def doubled_as_printed(split: Split, hand: Hand, ryanpeikou: str) -> int:
    """By the letter of Norway 2018 §11.3: in open hands, too, and two of them with the same
    numbers."""
    chows = [*split.chows, *(meld.first for meld in hand.melds if meld.kind is MeldKind.CHI)]
    doubled = [chow for chow in set(chows) if chows.count(chow) >= 2]
    if not doubled:
        return 0
    two = len(doubled) == 2 or chows.count(doubled[0]) == 4
    if two and ryanpeikou == "same-numbers":
        two = len(doubled) == 2 and doubled[0] % 9 == doubled[1] % 9
    return 2 if two and hand.is_closed else 1


def _with_pung(tiles: str, source: str, kind: str = "pon") -> Example:
    return won("123m678p24s99s", "3s", meld(kind, tiles, source))


_IN_RIICHI: Final = ("345m678p22s345s99s", "9s")
_CLOSED: Final = ("123m678p24s99s888m", "3s")

# fmt: off
YAKU: Final[tuple[Yaku, ...]] = (
    Yaku("riichi", 1, 0, BY_WIN, lambda it: it.flags & (RIICHI | DOUBLE_RIICHI) == RIICHI,
         won(*_IN_RIICHI, riichi=True)),
    Yaku("double-riichi", 2, 0, BY_WIN, lambda it: it.flags & DOUBLE_RIICHI,
         won(*_IN_RIICHI, double_riichi=True)),
    Yaku("ippatsu", 1, 0, BY_WIN, _is_ippatsu,
         won(*_IN_RIICHI, riichi=True, ippatsu=True)),
    Yaku("menzen-tsumo", 1, 0, BY_WIN, lambda it: it.flags & TSUMO and it.closed,
         won("123m456p68s222s99p", "7s", by="tsumo", seat="W")),
    Yaku("pinfu", 1, 0, PLAIN, always,
         won("123m678p99p234s67s", "8s")),
    Yaku("iipeikou", 1, 0, DOUBLED, lambda it: it.doubled == 1,
         won("112233m999p678s4z", "4z")),
    Yaku("ryanpeikou", 3, 0, DOUBLED, lambda it: it.doubled == 2,
         won("223344m223344p9s", "9s")),
    Yaku("tanyao", 1, 1, ALL_SIMPLES, always,
         won("234m567m888p24s66s", "3s")),
    Yaku("sanshoku-doujun", 2, 1, THREE_CHOWS, _has_chow_thrice,
         won("234m234p234s999m4z", "4z")),
    Yaku("ittsuu", 2, 1, THREE_CHOWS, _is_straight,
         won("123456789p111s4z", "4z")),
    Yaku("yakuhai-white", 1, 1, DRAGONS, lambda it: it.pungs >> 31 & 1,
         _with_pung("555z", "left")),
    Yaku("yakuhai-green", 1, 1, DRAGONS, lambda it: it.pungs >> 32 & 1,
         _with_pung("666z", "across")),
    Yaku("yakuhai-red", 1, 1, DRAGONS, lambda it: it.pungs >> 33 & 1,
         _with_pung("7777z", "right", "minkan")),
    Yaku("shousangen", 2, 2, DRAGONS, _is_shousangen,
         won("123m68p666z77z", "7p", meld("pon", "555z", "across"))),
    Yaku("yakuhai-seat", 1, 1, WINDS, lambda it: it.pungs >> 27 + it.seat & 1,
         _with_pung("222z", "across")),
    Yaku("yakuhai-round", 1, 1, WINDS, lambda it: it.pungs >> 27 + it.round & 1,
         _with_pung("111z", "right")),
    Yaku("chanta", 2, 1, ALL_OUTSIDE, lambda it: it.mask & HONOUR_TILES,
         won("123m789p123s444z9m", "9m")),
    Yaku("rinshan", 1, 1, BY_WIN, lambda it: it.flags & RINSHAN,
         _with_pung("8888m", "left", "minkan") | {"by": "tsumo", "rinshan": True}),
    Yaku("chankan", 1, 1, BY_WIN, lambda it: it.flags & CHANKAN,
         won(*_CLOSED, chankan=True)),
    Yaku("haitei", 1, 1, BY_WIN, _is_haitei,
         _with_pung("888m", "left") | {"by": "tsumo", "haitei": True}),
    Yaku("houtei", 1, 1, BY_WIN, lambda it: it.flags & HOUTEI,
         won(*_CLOSED, houtei=True)),
    Yaku("chiitoitsu", 2, 0, SEVEN_PAIRS, always,
         won("1133m5577p1199s7z", "7z")),
    Yaku("sanshoku-doukou", 2, 2, THREE_PUNGS, _has_pung_thrice,
         won("999p99s678s55p", "9s", meld("pon", "999m", "right"))),
    Yaku("sanankou", 2, 2, CONCEALED, always,
         won("111m444p999s67s33z", "8s")),
    Yaku("sankantsu", 2, 2, KONGS, always,
         won("67s33z", "8s", meld("minkan", "1111m", "left"), meld("kakan", "4444p", "across"),
             meld("ankan", "9999s"))),
    Yaku("toitoi", 2, 2, NO_CHOWS, always,
         won("888p99s33z", "9s", meld("pon", "111m", "left"), meld("pon", "444p", "right"))),
    Yaku("honitsu", 3, 2, ONE_SUIT, lambda it: it.mask & HONOUR_TILES,
         won("123m678m999m57m33z", "6m")),
    Yaku("honroutou", 2, 2, NO_SIMPLES, always,
         won("999s11p33z", "1p", meld("pon", "111m", "left"), meld("pon", "999p", "across"))),
    Yaku("junchan", 3, 2, ALL_OUTSIDE, lambda it: not it.mask & HONOUR_TILES,
         won("123m789p123s999s9m", "9m")),
    Yaku("chinitsu", 6, 5, ONE_SUIT, lambda it: not it.mask & HONOUR_TILES,
         won("123678999m57m44m", "6m")),
)
# fmt: on
"""In the order of the lists that people learn from."""

BONUSES: Final[dict[str, Example]] = {
    "dora": won("234m567m888p24s66s", "3s", dora_indicators="5s"),
    "ura-dora": won(*_IN_RIICHI, riichi=True, dora_indicators="1z", ura_indicators="8s"),
    "red-five": won("234m067m888p24s66s", "3s"),
    "north": won("234p567p888p24s66s", "3s", norths=1),
}
"""What is worth han without being a yaku, each with a hand that has it."""
