"""What a hand cannot show: how it was won, where, and with what on the table."""

from typing import Any, Final, NamedTuple, Self

from scorer.hand import COUNT_OF, Hand, HandError, WinBy, Wind, fifth_copy, has_fifth
from scorer.tiles import KINDS, TILES, Tile

RIICHI, DOUBLE_RIICHI, IPPATSU, RINSHAN, CHANKAN, HAITEI, HOUTEI, FIRST_TURN, TSUMO = (
    1 << bit for bit in range(9)
)
_TSUMO = WinBy.TSUMO  # an enumeration's member is slow to look up
_DOUBLE = RIICHI | DOUBLE_RIICHI
_NEEDS_CLOSED = RIICHI | DOUBLE_RIICHI | IPPATSU
_NORTH = TILES[30]
_UNUSUAL = _NEEDS_CLOSED | RINSHAN | CHANKAN | FIRST_TURN


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
        if len(dora_indicators) > 5 or len(ura_indicators) > 5:
            raise HandError(
                "There are at most five dora indicators, and five under them.",
                "too-many-indicators",
            )
        if norths:
            counts += norths * COUNT_OF[_NORTH]
            if not 0 <= norths <= 4:
                raise HandError("From 0 to 4 norths are set aside.", "norths-set-aside")
        if flags & ~(TSUMO | RIICHI):
            _check_flags(flags)
        if tsumo:
            if discarder is not None:
                raise HandError("A self-drawn tile has no discarder.", "self-drawn-discarder")
        elif discarder is None:
            discarder = seat.after()
        elif discarder == seat:
            raise HandError("A player cannot win on their own discard.", "own-discard")
        if liable == seat:
            raise HandError("The winner cannot be the one liable to pay.", "liable-winner")
        if counters < 0 or sticks < 0:
            raise HandError("Counters and sticks are counted from 0 up.", "counted-below-zero")
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


def _check_flags(flags: int) -> None:
    """Refuse ways of winning that contradict each other."""
    tsumo = flags & TSUMO
    for wrong, code, sentence in (
        (flags & IPPATSU and not flags & RIICHI, "ippatsu-without-riichi", "Ippatsu needs riichi."),
        (
            flags & RINSHAN and not tsumo,
            "rinshan-not-drawn",
            "A win after a kong (rinshan) is a self-draw.",
        ),
        (
            flags & CHANKAN and tsumo,
            "chankan-drawn",
            "Robbing a kong (chankan) is a win on another's tile.",
        ),
        (
            flags & HAITEI and not tsumo,
            "haitei-not-drawn",
            "Haitei is the last tile of the wall: a self-draw.",
        ),
        (flags & HOUTEI and tsumo, "houtei-drawn", "Houtei is the last discard: it is won by ron."),
        (
            flags & IPPATSU and flags & RINSHAN,
            "ippatsu-after-kong",
            "A kong ends ippatsu, so a win after a kong cannot have both.",
        ),
        (
            flags & FIRST_TURN and flags & (RIICHI | RINSHAN | CHANKAN),
            "first-turn-riichi",
            "A win in the first turn comes before any riichi or kong.",
        ),
        (
            flags & FIRST_TURN and flags & (HAITEI | HOUTEI),
            "first-turn-last-tile",
            "The first turn is not the last tile.",
        ),
        (
            flags & CHANKAN and flags & HOUTEI,
            "robbed-last-discard",
            "No kong is made of the last tile, so a robbed tile is not the last discard.",
        ),
    ):
        if wrong:
            raise HandError(sentence, code)


def check_together(hand: Hand, context: WinContext) -> None:
    """Refuse a hand and a situation that cannot both be true."""
    if has_fifth(hand.all_counts + context.indicator_counts):
        indicators = context.dora_indicators + context.ura_indicators
        raise fifth_copy((*hand.tiles, *indicators))
    flags = context.flags
    if not flags & _UNUSUAL:
        return
    if flags & _NEEDS_CLOSED and not hand.is_closed:
        raise HandError("A riichi hand is closed; this one has a claimed set.", "open-riichi")
    if flags & RINSHAN and not hand.kongs:
        raise HandError(
            "A win after a kong (rinshan) needs a kong in the hand.", "rinshan-without-kong"
        )
    if flags & FIRST_TURN and (hand.melds or context.norths):
        raise HandError("A win in the first turn has no melds.", "first-turn-melds")
    if flags & CHANKAN and hand.all_counts >> 4 * hand.win.kind & 7 > 1:
        # The three others lie in the robbed player's pung.
        raise HandError(
            f"A robbed {hand.win.kind} is the only one in the hand: three were ponned.",
            "robbed-tile",
            tile=str(hand.win.kind),
        )
