"""What a hand cannot show: how it was won, where, and with what on the table."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Self

from scorer.hand import COUNT_OF, Hand, HandError, WinBy, Wind, fifth_copy, has_fifth
from scorer.tiles import KINDS, TILES, Tile

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


MOST_INDICATORS: Final = 5
"""One at the start and one for each of four kongs (EMA 2016 §3.3.8)."""

_TSUMO = WinBy.TSUMO  # an enumeration's member is slow to look up
_DOUBLE = RIICHI | DOUBLE_RIICHI
_NORTH = TILES[30]


class _ContextFields(NamedTuple):
    by: WinBy
    seat: Wind
    round: Wind
    discarder: Wind | None
    """Who discarded the winning tile; the next player after the winner where it is not said."""
    dora_indicators: tuple[Tile, ...]
    ura_indicators: tuple[Tile, ...]
    riichi: bool
    double_riichi: bool
    ippatsu: bool
    rinshan: bool
    chankan: bool
    haitei: bool
    houtei: bool
    first_turn: bool
    counters: int
    sticks: int
    liable: Wind | None
    """Who pays for having fed the set that made a yakuman certain (EMA 2016 §3.3.9)."""
    norths: int
    """How many norths were set aside as a bonus (three players)."""
    flags: int
    indicator_counts: int
    """Four bits a kind: all the indicators, and norths that were set aside."""
    reds: int
    """How many of the indicators are red fives."""


_GIVEN: Final = _ContextFields._fields[:18]


class WinContext(_ContextFields):
    """The circumstances of one win."""

    __slots__ = ()

    def __new__(
        cls,
        by: WinBy,
        seat: Wind = Wind.EAST,
        round: Wind = Wind.EAST,
        discarder: Wind | None = None,
        dora_indicators: tuple[Tile, ...] = (),
        ura_indicators: tuple[Tile, ...] = (),
        riichi: bool = False,
        double_riichi: bool = False,
        ippatsu: bool = False,
        rinshan: bool = False,
        chankan: bool = False,
        haitei: bool = False,
        houtei: bool = False,
        first_turn: bool = False,
        counters: int = 0,
        sticks: int = 0,
        liable: Wind | None = None,
        norths: int = 0,
    ) -> Self:
        tsumo = by is _TSUMO
        flags = (
            (RIICHI if riichi else 0)
            | (_DOUBLE if double_riichi else 0)
            | (IPPATSU if ippatsu else 0)
            | (RINSHAN if rinshan else 0)
            | (CHANKAN if chankan else 0)
            | (HAITEI if haitei else 0)
            | (HOUTEI if houtei else 0)
            | (FIRST_TURN if first_turn else 0)
            | (TSUMO if tsumo else 0)
        )
        counts = reds = 0
        for tile in dora_indicators + ura_indicators:
            counts += COUNT_OF[tile]
            reds += tile >= KINDS
        if max(len(dora_indicators), len(ura_indicators)) > MOST_INDICATORS:
            raise HandError("too-many-indicators")
        if norths:
            counts += norths * COUNT_OF[_NORTH]
            if not 0 <= norths <= 4:
                raise HandError("norths-set-aside")
        if flags & ~(TSUMO | RIICHI):
            check_flags(flags)
        if tsumo:
            if discarder is not None:
                raise HandError("self-drawn-discarder")
        elif discarder is None:
            discarder = seat.after()
        elif discarder == seat:
            raise HandError("own-discard")
        if liable == seat:
            raise HandError("liable-winner")
        if counters < 0 or sticks < 0:
            raise HandError("counted-below-zero")
        where = (by, seat, round, discarder, dora_indicators, ura_indicators)
        how = (riichi, double_riichi, ippatsu, rinshan, chankan, haitei, houtei, first_turn)
        facts = (counters, sticks, liable, norths, flags, counts, reds)
        return tuple.__new__(cls, (*where, *how, *facts))

    def __getnewargs__(self) -> tuple[object, ...]:
        return self[: len(_GIVEN)]

    def __repr__(self) -> str:
        said = zip(_GIVEN, self, strict=False)
        return f"WinContext({', '.join(f'{name}={value}' for name, value in said if value)})"

    def _replace(self, **changes: Any) -> "WinContext":
        return WinContext(**dict(zip(_GIVEN, self, strict=False)) | changes)


class Situation(NamedTuple):
    """Where a hand was won: what its table knows, or what is said of a hand without a game."""

    seat: Wind
    round: Wind
    discarder: Wind | None
    counters: int
    sticks: int
    """That the winner takes; their own one, too."""
    riichi: bool
    liable: Wind | None = None
    norths: int = 0


def context_in(
    situation: Situation,
    by: WinBy,
    dora_indicators: tuple[Tile, ...],
    ura_indicators: tuple[Tile, ...],
    flags: Iterable[str],
) -> WinContext:
    """The context of every win: at the kiosk, on the command line and in JSON.

    ``flags`` are what no table knows and people say: ``ippatsu``, ``rinshan`` …
    """
    seat, round_wind, discarder, counters, sticks, riichi, liable, norths = situation
    return WinContext(
        by,
        seat,
        round_wind,
        discarder,
        dora_indicators,
        ura_indicators,
        counters=counters,
        sticks=sticks,
        liable=liable,
        norths=norths,
        **{"riichi": riichi, **dict.fromkeys(flags, True)},
    )


def check_together(hand: Hand, context: WinContext) -> None:
    """Refuse a hand and a situation that cannot both be true."""
    if has_fifth(hand.all_counts + context.indicator_counts):
        indicators = context.dora_indicators + context.ura_indicators
        raise fifth_copy((*hand.tiles, *indicators))
    if context.flags & UNUSUAL:
        check_unusual(context.flags, hand, context.norths)
