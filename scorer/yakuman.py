"""Every yakuman, one row each, as in :mod:`scorer.yaku`."""

from typing import Final

from scorer.hand import FIRST_TURN, TSUMO
from scorer.shapes import SUIT_MASK
from scorer.yaku_rows import (
    ALL_GREEN,
    CONCEALED,
    DRAGON_TILES,
    HONOUR_TILES,
    IN_FIRST_TURN,
    KONGS,
    NINE_KINDS,
    NO_SIMPLES,
    NOT_GREEN_TILES,
    OUTSIDE_TILES,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    THREE_HONOURS,
    WIND_TILES,
    Facts,
    Yakuman,
    always,
    meld,
    won,
)

_TERMINALS: Final = OUTSIDE_TILES & ~HONOUR_TILES
_GREEN_DRAGON: Final = 1 << 32
_NINE_GATES: Final = sum((3 if number in (0, 8) else 1) << 4 * number for number in range(9))


def _nine_gates_spare(facts: Facts) -> int | None:
    """Which tile (0–8) is the one more beside 1112345678999 of a suit; None: no nine gates."""
    if facts.melds:
        return None
    for suit in range(3):
        if not facts.counts & ~(SUIT_MASK << 36 * suit):
            spare = (facts.counts >> 36 * suit) - _NINE_GATES
            if spare > 0 and spare & (spare - 1) == 0 and (spare.bit_length() - 1) % 4 == 0:
                return (spare.bit_length() - 1) // 4
    return None


def _is_special_gate(facts: Facts) -> bool:
    number = facts.win % 9
    if facts.rules.chuuren_extra == "nine-sided":
        return _nine_gates_spare(facts) == number
    return 0 < number < 8


def _is_special_suuankou(facts: Facts) -> bool:
    by_pair = facts.rules.suuankou_extra == "pair-wait"
    return facts.pair_wait if by_pair else bool(facts.flags & TSUMO)


def _is_all_green(facts: Facts) -> bool:
    dragon = facts.mask & _GREEN_DRAGON or not facts.rules.all_green_needs_dragon
    return not facts.mask & NOT_GREEN_TILES and bool(dragon)


def _first_turn_of(facts: Facts, east: bool) -> bool:
    drawn = facts.flags & FIRST_TURN and facts.flags & TSUMO
    return bool(drawn) and (facts.seat == 0) is east


def _winds(facts: Facts) -> int:
    return (facts.pungs & WIND_TILES).bit_count()


_CLOSED: Final = ("123m678p24s99s888m", "3s")

# fmt: off
YAKUMAN: Final[tuple[Yakuman, ...]] = (
    Yakuman("kokushi", 1, THIRTEEN_ORPHANS, always,
            won("19m19p19s1234566z", "7z"),
            # Thirteen-sided: the winning tile made the pair.
            special=lambda it: it.counts >> 4 * it.win & 15 == 2),
    Yakuman("chuuren", 1, NINE_KINDS, lambda it: _nine_gates_spare(it) is not None,
            won("1112345678999p", "5p", by="tsumo"), special=_is_special_gate),
    Yakuman("tenho", 1, IN_FIRST_TURN, lambda it: _first_turn_of(it, east=True),
            won(*_CLOSED, by="tsumo", seat="E", first_turn=True)),
    Yakuman("chiho", 1, IN_FIRST_TURN, lambda it: _first_turn_of(it, east=False),
            won(*_CLOSED, by="tsumo", seat="W", first_turn=True)),
    Yakuman("suuankou", 1, CONCEALED, lambda it: it.concealed == 4,
            won("111m444p88p999s33z", "8p", by="tsumo"), special=_is_special_suuankou),
    Yakuman("suukantsu", 1, KONGS, lambda it: it.kongs == 4,
            won("5p", "5p", meld("minkan", "1111m", "left"), meld("kakan", "4444s", "across"),
                meld("ankan", "9999s"), meld("ankan", "3333z"))),
    Yakuman("ryuuiisou", 1, ALL_GREEN, _is_all_green,
            won("223344s88s66z", "6z", meld("pon", "666s", "right"))),
    Yakuman("chinroutou", 1, NO_SIMPLES, lambda it: not it.mask & ~_TERMINALS,
            won("999m11p99s", "1p", meld("pon", "111m", "left"), meld("pon", "111s", "across"))),
    Yakuman("tsuuiisou", 1, NO_SIMPLES, lambda it: not it.mask & ~HONOUR_TILES,
            won("333z44z55z", "4z", meld("pon", "111z", "left"), meld("pon", "777z", "across"))),
    Yakuman("daisangen", 1, THREE_HONOURS, lambda it: it.pungs & DRAGON_TILES == DRAGON_TILES,
            won("24p99s666z777z", "3p", meld("pon", "555z", "across"))),
    Yakuman("shousuushii", 1, THREE_HONOURS, lambda it: _winds(it) == 3 and 27 <= it.pair < 31,
            won("24p222z333z44z", "3p", meld("pon", "111z", "left"))),
    Yakuman("daisuushii", 1, THREE_HONOURS, lambda it: _winds(it) == 4,
            won("222z333z44z99s", "4z", meld("pon", "111z", "right"))),
    Yakuman("daichisei", 0, SEVEN_PAIRS, lambda it: not it.mask & ~HONOUR_TILES,
            won("1122334455667z", "7z"),
            # Seven pairs of honours are paid as this in place of all honours, not as both.
            instead_of="tsuuiisou"),
)
# fmt: on
"""In the order of the lists that people learn from."""

RENHO: Final = won(*_CLOSED, first_turn=True)
"""A hand with renho, which a book plays as a mangan, as a yakuman or not at all."""
