"""What the scorer is given: a hand as it lies on the table, and what a hand cannot show: how it was
won, where, and with what on the table."""

from enum import IntEnum, StrEnum
from typing import Any, Final, NamedTuple, Self

from scorer.messages import CodedError
from scorer.tiles import KIND_OF, KINDS, TILES, Tile, format_tiles, sort_tiles


class HandError(CodedError, ValueError):
    """A hand or a situation that cannot be."""

    section = "hand-refused"


class Wind(IntEnum):
    """A seat, or the wind of the round; in the order of play."""

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    @property
    def letter(self) -> str:
        return "ESWN"[self]

    @property
    def tile(self) -> Tile:
        return TILES[27 + self]

    def after(self, turns: int = 1) -> "Wind":
        """The seat that many turns later."""
        return WINDS[(self + turns) % 4]


WINDS: Final = tuple(Wind)


class MeldKind(StrEnum):
    CHI = "chi"
    PON = "pon"
    MINKAN = "minkan"  # claimed from a discard
    KAKAN = "kakan"  # added to a claimed pung
    ANKAN = "ankan"  # concealed


class Source(StrEnum):
    """Where a claimed tile came from, and so which tile lies sideways (EMA 2016 §3.3.8)."""

    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


class WinBy(StrEnum):
    RON = "ron"
    TSUMO = "tsumo"


# An enumeration's member is slow to look up.
_CHI, _ANKAN, _TSUMO = MeldKind.CHI, MeldKind.ANKAN, WinBy.TSUMO

# Four bits a kind in one number: a whole hand's counts are one sum, a suit is one shift.
COUNT_OF: Final = [1 << 4 * tile.kind for tile in TILES]
MASK_OF: Final = [1 << tile.kind for tile in TILES]
_THREES: Final = sum(3 << 4 * kind for kind in range(KINDS))
_EIGHTS: Final = sum(8 << 4 * kind for kind in range(KINDS))


class _MeldFields(NamedTuple):
    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None
    first: int
    """The kind of its lowest tile."""
    counts: int
    mask: int
    reds: int


class Meld(_MeldFields):
    """A set laid open at the right of the hand, or a concealed kong.

    A named tuple, as :class:`Hand` is: thousands are made in a second, and a tuple is made
    at once where a dataclass sets field after field.
    """

    __slots__ = ()

    def __new__(cls, kind: MeldKind, tiles: tuple[Tile, ...], source: Source | None = None) -> Self:
        kinds = sorted([KIND_OF[tile] for tile in tiles])
        _check_meld(kind, tiles, source, kinds)
        counts = sum([COUNT_OF[kind] for kind in kinds])
        mask = sum([MASK_OF[kind] for kind in set(kinds)])
        reds = sum([tile >= KINDS for tile in tiles])
        return tuple.__new__(cls, (kind, tiles, source, kinds[0], counts, mask, reds))

    def __getnewargs__(self) -> tuple[object, ...]:
        return self[:3]

    def __repr__(self) -> str:
        return f"Meld({self.kind.value} {format_tiles(self.tiles)} from {self.source or 'nobody'})"

    def _replace(self, **changes: Any) -> "Meld":
        given: dict[str, Any] = {"kind": self.kind, "tiles": self.tiles, "source": self.source}
        return Meld(**given | changes)

    @property
    def is_open(self) -> bool:
        return self.kind is not MeldKind.ANKAN

    @property
    def is_kong(self) -> bool:
        return len(self.tiles) == 4


def _check_meld(
    kind: MeldKind, tiles: tuple[Tile, ...], source: Source | None, kinds: list[int]
) -> None:
    wanted = 3 if kind in (MeldKind.CHI, MeldKind.PON) else 4
    if len(kinds) != wanted:
        raise HandError("meld-size", wanted=wanted, count=len(kinds))
    if kind is MeldKind.CHI:
        first = kinds[0]
        if first >= 27 or first % 9 > 6 or kinds != [first, first + 1, first + 2]:
            raise HandError("no-chi", tiles=tiles)
        if source not in (None, Source.LEFT):
            raise HandError("chi-from-left")
    elif kinds[0] != kinds[-1]:
        raise HandError("not-alike", tiles=tiles)
    if kind is MeldKind.ANKAN and source is not None:
        raise HandError("kong-from-nobody")


class _HandFields(NamedTuple):
    concealed: tuple[Tile, ...]
    win: Tile
    melds: tuple[Meld, ...]
    is_closed: bool
    counts: int
    """Four bits a kind: the concealed tiles and the winning tile."""
    all_counts: int
    """Four bits a kind: the whole hand, melds too."""
    mask: int
    """One bit for each kind in the whole hand."""
    reds: int
    chow_mask: int
    """One bit for the first tile of each melded chow."""
    pung_mask: int
    """One bit for each melded pung and kong."""
    kongs: int
    concealed_kongs: int


class Hand(_HandFields):
    """A complete hand: the concealed tiles, the tile it was won with, and the melds."""

    __slots__ = ()

    def __new__(cls, concealed: tuple[Tile, ...], win: Tile, melds: tuple[Meld, ...] = ()) -> Self:
        tiles = (*concealed, win)
        expected = 14 - 3 * len(melds)
        if len(tiles) != expected or expected < 2:
            raise _wrong_number(len(tiles), len(melds))
        counts = mask = reds = 0
        for tile in tiles:
            counts += COUNT_OF[tile]
            mask |= MASK_OF[tile]
            if tile >= KINDS:
                reds += 1
        if has_fifth(counts):
            raise fifth_copy(tiles)
        all_counts = counts
        chow_mask = pung_mask = kongs = concealed_kongs = 0
        for kind, meld_tiles, _, first, meld_counts, meld_mask, meld_reds in melds:
            all_counts += meld_counts
            if has_fifth(all_counts):
                raise fifth_copy((*tiles, *(t for meld in melds for t in meld.tiles)))
            mask |= meld_mask
            reds += meld_reds
            if kind is _CHI:
                chow_mask |= 1 << first
            else:
                pung_mask |= 1 << first
                kongs += len(meld_tiles) == 4
                concealed_kongs += kind is _ANKAN
        closed = concealed_kongs == len(melds)
        facts = (counts, all_counts, mask, reds, chow_mask, pung_mask, kongs, concealed_kongs)
        return tuple.__new__(cls, (concealed, win, melds, closed, *facts))

    def __getnewargs__(self) -> tuple[object, ...]:
        return self[:3]

    def __repr__(self) -> str:
        melds = "".join(f" +{format_tiles(meld.tiles)}" for meld in self.melds)
        return f"Hand({format_tiles(self.concealed)}{melds} won on {self.win})"

    def _replace(self, **changes: Any) -> "Hand":
        given: dict[str, Any] = {"concealed": self.concealed, "win": self.win, "melds": self.melds}
        return Hand(**given | changes)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, melds and winning tile too, sorted."""
        melded = [tile for meld in self.melds for tile in meld.tiles]
        return sort_tiles([*self.concealed, self.win, *melded])


def has_fifth(counts: int) -> bool:
    """Whether some kind is there five times or more; right while no kind passes fifteen."""
    return bool((counts + _THREES | counts) & _EIGHTS)


def fifth_copy(tiles: tuple[Tile, ...]) -> HandError:
    kinds = [tile.kind for tile in tiles]
    tile = max(kinds, key=kinds.count)
    count = kinds.count(tile)
    return HandError("fifth-copy", tile=tile, count=count)


def _wrong_number(tiles: int, melds: int) -> HandError:
    if melds > 4:
        return HandError("too-many-melds", count=melds)
    wanted = 14 - 3 * melds
    return HandError("hand-size", wanted=wanted, count=tiles)


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


def check_together(hand: Hand, context: WinContext) -> None:
    """Refuse a hand and a situation that cannot both be true."""
    if has_fifth(hand.all_counts + context.indicator_counts):
        indicators = context.dora_indicators + context.ura_indicators
        raise fifth_copy((*hand.tiles, *indicators))
    if context.flags & UNUSUAL:
        check_unusual(context.flags, hand, context.norths)
