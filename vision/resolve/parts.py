"""What is read together: the tiles of the hand, the melds that may be some, the indicators."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorer.tiles import format_tiles
from vision.layout.expectation import Game
from vision.layout.laid import LaidHand, LaidMeld
from vision.resolve.meld_options import MeldOption, meld_options
from vision.resolve.slots import Slot
from vision.scene import SeenTile


@dataclass(frozen=True, eq=False)
class MeldSlots:
    laid: LaidMeld
    slots: tuple[Slot | None, ...]
    """None for a face-down tile."""
    ids: tuple[int, ...]
    """Of its tiles in the scene."""


@dataclass(frozen=True, eq=False)
class Parts:
    """Everything that is read together, by place."""

    hand: tuple[Slot, ...]
    win: bool
    melds: tuple[MeldSlots, ...]
    dora: tuple[Slot, ...]
    ura: tuple[Slot, ...]
    red_fives: int | None
    whole: bool
    """Whether no tile is missing and none too many."""
    wins: bool = True
    """Whether it has as many tiles as a hand that is won."""
    game: Game = "riichi"
    hidden_kongs: int = 0
    """Closed kongs of which no face is shown."""

    @property
    def indicators(self) -> tuple[Slot, ...]:
        return self.dora + self.ura

    @property
    def slots(self) -> tuple[Slot | None, ...]:
        """All places: hand, indicators, melds; none for a face-down tile."""
        melded = tuple(slot for meld in self.melds for slot in meld.slots)
        return (*self.hand, *self.indicators, *melded)


def read_melds(
    tiles: Sequence[SeenTile], laid: LaidHand, *, kept: float, changes: int
) -> tuple[tuple[MeldSlots, ...], list[list[MeldOption]], tuple[str, ...]]:
    """The melds to read, what each may be, and the tiles of those that can be none.

    A meld that stands only where more than so many ``changes`` are made to tiles read with ``kept``
    or more is none.
    """
    melds: list[MeldSlots] = []
    options: list[list[MeldOption]] = []
    broken = []
    for meld in laid.melds:
        slots = tuple(
            None if tiles[n].is_back else Slot(n, tiles[n].probabilities, tiles[n].id)
            for n in meld.tiles
        )
        seen = [slot for slot in slots if slot is not None]
        if not meld.is_whole or not seen:
            continue  # its tiles are named one by one, and the hand is not whole
        ways = meld_options(meld, slots)
        surely_changed = sum(
            slot is not None and slot.best != kind and float(slot.kinds.max()) >= kept
            for slot, kind in zip(slots, ways[0].tiles, strict=True)
        )
        if surely_changed > changes:
            broken.append(format_tiles(slot.read for slot in seen))
        else:
            melds.append(MeldSlots(meld, slots, tuple(tiles[n].id for n in meld.tiles)))
            options.append(ways)
    return tuple(melds), options, tuple(broken)


def all_parts(
    tiles: Sequence[SeenTile],
    laid: LaidHand,
    dora: Sequence[int],
    ura: Sequence[int],
    red_fives: int | None,
    melds: tuple[MeldSlots, ...],
    game: Game = "riichi",
) -> Parts:
    def slot(number: int) -> Slot:
        return Slot(number, tiles[number].probabilities, tiles[number].id)

    own = (*laid.concealed, *(() if laid.win is None else (laid.win,)))
    hidden = sum(all(tiles[n].is_back for n in meld.tiles) for meld in laid.melds)
    whole = laid.is_whole and len(melds) + hidden == len(laid.melds)
    return Parts(
        tuple(slot(n) for n in own), laid.win is not None, melds,
        tuple(slot(n) for n in dora), tuple(slot(n) for n in ura), red_fives, whole,
        whole and laid.won, game, hidden,
    )  # fmt: skip
