"""A hand as it lies on the table, and the way it was won."""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final

from scorer.tiles import KIND_OF, KINDS, TILES, Tile, format_tiles, sort_tiles


class HandError(ValueError):
    """A hand or a situation that cannot be; the message is one sentence for the person."""


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
        """The seat so many turns later."""
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


# Four bits a kind in one number: a whole hand's counts are one sum, a suit is one shift.
COUNT_OF: Final = [1 << 4 * tile.kind for tile in TILES]
MASK_OF: Final = [1 << tile.kind for tile in TILES]
_THREES: Final = sum(3 << 4 * kind for kind in range(KINDS))
_EIGHTS: Final = sum(8 << 4 * kind for kind in range(KINDS))


@dataclass(frozen=True, slots=True)
class Meld:
    """A set laid open at the right of the hand, or a concealed kong."""

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None = None
    first: int = field(init=False, repr=False, compare=False)
    """The kind of its lowest tile."""
    counts: int = field(init=False, repr=False, compare=False)
    mask: int = field(init=False, repr=False, compare=False)
    reds: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        kinds = sorted([KIND_OF[tile] for tile in self.tiles])
        put = object.__setattr__
        put(self, "first", kinds[0] if kinds else 0)
        put(self, "counts", sum([COUNT_OF[kind] for kind in kinds]))
        put(self, "mask", sum([MASK_OF[kind] for kind in set(kinds)]))
        put(self, "reds", sum([tile >= KINDS for tile in self.tiles]))
        self._check(kinds)

    def _check(self, kinds: list[int]) -> None:
        name, text = self.kind.value, format_tiles(self.tiles) or "nothing"
        wanted = 4 if self.is_kong else 3
        if len(kinds) != wanted:
            article = "An" if name == "ankan" else "A"
            raise HandError(f"{article} {name} has {wanted} tiles; {text} has {len(kinds)}.")
        if self.kind is MeldKind.CHI:
            first = kinds[0]
            if first >= 27 or first % 9 > 6 or kinds != [first, first + 1, first + 2]:
                raise HandError(f"{text} is no chi: three in a row of one suit.")
            if self.source not in (None, Source.LEFT):
                raise HandError("A chi is claimed from the player on the left only.")
        elif kinds[0] != kinds[-1]:
            raise HandError(f"{text} is no {name}: its tiles are not all the same.")
        if self.kind is MeldKind.ANKAN and self.source is not None:
            raise HandError("A concealed kong was claimed from nobody.")

    @property
    def is_open(self) -> bool:
        return self.kind is not MeldKind.ANKAN

    @property
    def is_kong(self) -> bool:
        return self.kind not in (MeldKind.CHI, MeldKind.PON)


@dataclass(frozen=True, slots=True)
class Hand:
    """A complete hand: the concealed tiles, the melds, and the tile it was won with."""

    concealed: tuple[Tile, ...]
    win: Tile
    melds: tuple[Meld, ...] = ()
    is_closed: bool = field(init=False, compare=False)
    counts: int = field(init=False, repr=False, compare=False)
    """Four bits a kind: the concealed tiles and the winning tile."""
    all_counts: int = field(init=False, repr=False, compare=False)
    """Four bits a kind: the whole hand, melds too."""
    mask: int = field(init=False, repr=False, compare=False)
    """One bit for each kind in the whole hand."""
    reds: int = field(init=False, repr=False, compare=False)
    chow_mask: int = field(init=False, repr=False, compare=False)
    """One bit for the first tile of each melded chow."""
    pung_mask: int = field(init=False, repr=False, compare=False)
    """One bit for each melded pung and kong."""
    kongs: int = field(init=False, repr=False, compare=False)
    concealed_kongs: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        tiles = (*self.concealed, self.win)
        expected = 14 - 3 * len(self.melds)
        if len(tiles) != expected or expected < 2:
            raise HandError(_wrong_number(len(tiles), len(self.melds)))
        counts = mask = reds = 0
        for tile in tiles:
            counts += COUNT_OF[tile]
            mask |= MASK_OF[tile]
            if tile >= KINDS:
                reds += 1
        if has_fifth(counts):
            raise HandError(fifth_copy(tiles))
        all_counts = counts
        chow_mask = pung_mask = kongs = concealed_kongs = 0
        for meld in self.melds:
            all_counts += meld.counts
            if has_fifth(all_counts):
                raise HandError(fifth_copy(self.tiles))
            mask |= meld.mask
            reds += meld.reds
            if meld.kind is MeldKind.CHI:
                chow_mask |= 1 << meld.first
            else:
                pung_mask |= 1 << meld.first
                kongs += len(meld.tiles) == 4
                concealed_kongs += meld.kind is MeldKind.ANKAN
        put = object.__setattr__
        put(self, "is_closed", concealed_kongs == len(self.melds))
        put(self, "counts", counts)
        put(self, "all_counts", all_counts)
        put(self, "mask", mask)
        put(self, "reds", reds)
        put(self, "chow_mask", chow_mask)
        put(self, "pung_mask", pung_mask)
        put(self, "kongs", kongs)
        put(self, "concealed_kongs", concealed_kongs)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, melds and winning tile too, sorted."""
        melded = [tile for meld in self.melds for tile in meld.tiles]
        return sort_tiles([*self.concealed, self.win, *melded])


def has_fifth(counts: int) -> bool:
    """Whether some kind is there five times or more; right while no kind passes fifteen."""
    return bool((counts + _THREES | counts) & _EIGHTS)


def fifth_copy(tiles: tuple[Tile, ...]) -> str:
    kinds = [tile.kind for tile in tiles]
    tile = max(kinds, key=kinds.count)
    return f"{tile} is there {kinds.count(tile)} times; a set has four of each tile."


def _wrong_number(tiles: int, melds: int) -> str:
    if melds > 4:
        return f"A hand has at most four melds; this one has {melds}."
    wanted = 14 - 3 * melds
    beside = f" beside {melds} meld{'s' if melds > 1 else ''}" if melds else ""
    have = f"{tiles} are here" if tiles != 1 else "1 is here"
    return f"A winning hand has {wanted} tiles{beside}, the winning tile among them; {have}."
