"""What a hand cannot show: how it was won, where, and with what on the table."""

from dataclasses import dataclass, field

from scorer.hand import COUNT_OF, Hand, HandError, WinBy, Wind, fifth_copy, has_fifth
from scorer.tiles import KINDS, Tile

RIICHI, DOUBLE_RIICHI, IPPATSU, RINSHAN, CHANKAN, HAITEI, HOUTEI, FIRST_TURN, TSUMO = (
    1 << bit for bit in range(9)
)
_TSUMO = WinBy.TSUMO  # an enumeration's member is slow to look up
_NEEDS_CLOSED = RIICHI | DOUBLE_RIICHI | IPPATSU
_UNUSUAL = _NEEDS_CLOSED | RINSHAN | CHANKAN | FIRST_TURN


@dataclass(frozen=True, slots=True)
class WinContext:
    """The circumstances of one win."""

    by: WinBy
    seat: Wind = Wind.EAST
    round: Wind = Wind.EAST
    discarder: Wind | None = None
    """Who discarded the winning tile; the next player after the winner where it is not said."""
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    riichi: bool = False
    double_riichi: bool = False
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    haitei: bool = False
    houtei: bool = False
    first_turn: bool = False
    counters: int = 0
    sticks: int = 0
    liable: Wind | None = None
    """Who pays for having fed the set that made a yakuman certain (EMA 2016 §3.3.9)."""
    flags: int = field(init=False, repr=False, compare=False)
    indicator_counts: int = field(init=False, repr=False, compare=False)
    """Four bits a kind: all the indicators."""
    reds: int = field(init=False, repr=False, compare=False)
    """How many of the indicators are red fives."""

    def __post_init__(self) -> None:
        tsumo = self.by is _TSUMO
        flags = (
            self.riichi * RIICHI
            | self.double_riichi * (RIICHI | DOUBLE_RIICHI)
            | self.ippatsu * IPPATSU
            | self.rinshan * RINSHAN
            | self.chankan * CHANKAN
            | self.haitei * HAITEI
            | self.houtei * HOUTEI
            | self.first_turn * FIRST_TURN
            | tsumo * TSUMO
        )
        put = object.__setattr__
        put(self, "flags", flags)
        counts = reds = 0
        for tile in self.dora_indicators + self.ura_indicators:
            counts += COUNT_OF[tile]
            reds += tile >= KINDS
        put(self, "indicator_counts", counts)
        put(self, "reds", reds)
        if len(self.dora_indicators) > 5 or len(self.ura_indicators) > 5:
            raise HandError("There are at most five dora indicators, and five under them.")
        if self.discarder is None and not tsumo:
            put(self, "discarder", self.seat.after())
        if flags & ~(TSUMO | RIICHI):
            self._check_flags(tsumo)
        if self.discarder is not None:
            if tsumo:
                raise HandError("A self-drawn tile has no discarder.")
            if self.discarder == self.seat:
                raise HandError("A player cannot win on their own discard.")
        if self.liable == self.seat:
            raise HandError("The winner cannot be the one liable to pay.")
        if self.counters < 0 or self.sticks < 0:
            raise HandError("Counters and sticks are counted from 0 up.")

    def _check_flags(self, tsumo: bool) -> None:
        riichi = self.riichi or self.double_riichi
        for wrong, sentence in (
            (self.ippatsu and not riichi, "Ippatsu needs riichi."),
            (self.rinshan and not tsumo, "A win after a kong (rinshan) is a self-draw."),
            (self.chankan and tsumo, "Robbing a kong (chankan) is a win on another's tile."),
            (self.haitei and not tsumo, "Haitei is the last tile of the wall: a self-draw."),
            (self.houtei and tsumo, "Houtei is the last discard: it is won by ron."),
            (
                self.ippatsu and self.rinshan,
                "A kong ends ippatsu, so a win after a kong cannot have both.",
            ),
            (
                self.first_turn and (riichi or self.rinshan or self.chankan),
                "A win in the first turn comes before any riichi or kong.",
            ),
            (
                self.first_turn and (self.haitei or self.houtei),
                "The first turn is not the last tile.",
            ),
            (
                self.first_turn and not tsumo and self.seat == 0,
                "East plays first, so East's first turn is over before anyone discards.",
            ),
            (
                self.chankan and self.houtei,
                "No kong is made of the last tile, so a robbed tile is not the last discard.",
            ),
        ):
            if wrong:
                raise HandError(sentence)


def check_together(hand: Hand, context: WinContext) -> None:
    """Refuse a hand and a situation that cannot both be true."""
    if has_fifth(hand.all_counts + context.indicator_counts):
        indicators = context.dora_indicators + context.ura_indicators
        raise HandError(fifth_copy((*hand.tiles, *indicators)))
    flags = context.flags
    if not flags & _UNUSUAL:
        return
    if flags & _NEEDS_CLOSED and not hand.is_closed:
        raise HandError("A riichi hand is closed; this one has a claimed set.")
    if flags & RINSHAN and not hand.kongs:
        raise HandError("A win after a kong (rinshan) needs a kong in the hand.")
    if flags & FIRST_TURN and hand.melds:
        raise HandError("A win in the first turn has no melds.")
    if flags & CHANKAN and hand.all_counts >> 4 * hand.win.kind & 7 > 1:
        # The three others lie in the robbed player's pung.
        raise HandError(f"A robbed {hand.win.kind} is the only one in the hand: three were ponned.")
