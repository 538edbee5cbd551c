"""What is read together, and the likeliest joint readings of it.

Each place (a tile, a meld, an indicator) has what it may be. A beam goes over the places, in which
equal hands are merged. The tiles nobody doubts have one option, so the beam is narrow; as long as
no more hands than its width lie within the limit of the best one, the search is exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from scorer.hand import COUNT_OF, MeldKind, has_fifth
from scorer.tiles import KIND_OF, KINDS, TILES, Tile, format_tiles
from vision.layout.expectation import Game
from vision.layout.melds import LaidHand, LaidMeld
from vision.read.faces import FLOWER
from vision.scene import NO_ID, SeenTile

REDS: Final = {KIND_OF[red]: int(red) for red in TILES[KINDS:]}
"""The red five of each kind that has one."""
_FLOOR: Final = 1e-6
MOST_OPTIONS: Final = 5
CUT: Final = 12.0
"""Options this much less likely than the best (as a logarithm) are not looked at."""
_MOST_READINGS: Final = 4  # of a meld
WIDTH: Final = 300
"""On simulated eyes that doubt every tile, five times as many find no better hand."""
LIMIT: Final = 14.0
"""How much less likely than the best a hand may be to be looked at, as a logarithm."""


@dataclass(frozen=True, eq=False)
class Slot:
    """One seen tile of the hand, a meld or the indicators."""

    number: int
    """Of the tile among all seen."""
    probabilities: NDArray[np.float32]
    """As the reader gives them, for 39 classes."""
    id: int = NO_ID
    """Of the tile in the scene."""

    @cached_property
    def faces(self) -> NDArray[np.float64]:
        """Probabilities of the 37 faces; what is missing to one says that it is none of them."""
        shares = self.probabilities[:FLOWER].astype(np.float64) + _FLOOR
        return np.asarray(shares / max(1.0, float(shares.sum())))

    @cached_property
    def kinds(self) -> NDArray[np.float64]:
        """Probabilities of the 34 kinds; a red five is a five."""
        shares = self.faces[:KINDS].copy()
        for kind, red in REDS.items():
            shares[kind] += self.faces[red]
        return shares

    @cached_property
    def log_kinds(self) -> list[float]:
        return [float(value) for value in np.log(self.kinds)]

    @cached_property
    def best(self) -> int:
        """The likeliest kind."""
        return int(self.kinds.argmax())

    @cached_property
    def read(self) -> Tile:
        """What the reader alone would say."""
        return TILES[int(self.faces.argmax())]

    @cached_property
    def options(self) -> list[tuple[int, float]]:
        """Kinds and the logarithms of their probabilities, the best first."""
        order = np.argsort(-self.kinds, kind="stable")[:MOST_OPTIONS]
        logs = self.log_kinds
        top = logs[int(order[0])]
        return [(int(kind), logs[int(kind)]) for kind in order if logs[int(kind)] > top - CUT]

    def red_share(self, kind: int) -> float:
        """How likely the five is a red one, if it is a five."""
        red = REDS.get(kind)
        return 0.0 if red is None else float(self.faces[red] / self.kinds[kind])


@dataclass(frozen=True)
class MeldOption:
    kind: MeldKind
    tiles: tuple[int, ...]
    """The kind of tile in each place, face-down ones too."""
    cost: float
    """Negative logarithm of its probability."""
    counts: int
    """Four bits a kind."""


def meld_options(laid: LaidMeld, slots: Sequence[Slot | None]) -> list[MeldOption]:
    """The likeliest readings, the best first; ``None`` stands for a face-down tile."""
    size = len(slots)
    nothing = np.zeros(KINDS)
    logs = [nothing if slot is None else np.array(slot.log_kinds) for slot in slots]
    same = MeldKind.PON if laid.shape == "set" else MeldKind(laid.shape)
    costs = -np.sum(logs, axis=0)
    found = [(float(costs[kind]), same, (int(kind),) * size) for kind in _cheapest(costs)]
    if laid.shape == "set":
        runs = _runs()
        costs = -(logs[0][runs[:, 0]] + logs[1][runs[:, 1]] + logs[2][runs[:, 2]])
        found += [
            (float(costs[run]), MeldKind.CHI, tuple(int(kind) for kind in runs[run]))
            for run in _cheapest(costs)
        ]
    found.sort(key=lambda option: option[0])
    return [
        MeldOption(meld, kinds, cost, sum(COUNT_OF[kind] for kind in kinds))
        for cost, meld, kinds in found[:_MOST_READINGS]
    ]


def _cheapest(costs: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.argsort(costs, kind="stable")[:_MOST_READINGS]


@lru_cache(maxsize=1)
def _runs() -> NDArray[np.int64]:
    """Every chow with its tiles in every order."""
    starts = [suit * 9 + first for suit in range(3) for first in range(7)]
    return np.array([order for s in starts for order in permutations((s, s + 1, s + 2))])


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


@dataclass(frozen=True)
class Candidate:
    """One reading of all tiles by kind."""

    cost: float
    """Negative logarithm of its probability."""
    hand: tuple[int, ...]
    """Concealed tiles in their order, the winning tile last where there is one."""
    melds: tuple[MeldOption, ...]
    indicators: tuple[int, ...]
    counts: int
    """Of the hand without its melds, four bits a kind."""
    has_five: bool = False
    """A fifth copy of a tile could not be avoided."""


class _Step(NamedTuple):
    """One tile or one meld: what it may be, and where it goes."""

    place: int
    in_hand: bool
    merges: bool
    """Two ways to the same hand are one: the cheaper stays."""
    counts: list[int]
    costs: list[float]


_Key = tuple[int, int, tuple[int, ...]]
"""Counts of the hand without melds, counts of everything, and the options taken where the place
matters: the winning tile, melds, indicators."""
_State = tuple[float, tuple[int, ...]]
"""The cost, and the option taken at each step."""


def find_candidates(
    hand: Sequence[Slot],
    win: bool,
    melds: Sequence[Sequence[MeldOption]],
    indicators: Sequence[Slot],
) -> list[Candidate]:
    """Readings with at most four of each tile, the likeliest first."""
    steps = []
    for place, slot in enumerate([*hand, *indicators]):
        in_hand = place < len(hand)
        merges = in_hand and not (win and place == len(hand) - 1)
        counts = [COUNT_OF[kind] for kind, _ in slot.options]
        steps.append(_Step(place, in_hand, merges, counts, [-log for _, log in slot.options]))
    for place, options in enumerate(melds, len(steps)):
        counts, costs = [o.counts for o in options], [o.cost for o in options]
        steps.append(_Step(place, False, False, counts, costs))
    # The certain ones first: doubt multiplies what comes after it.
    steps.sort(key=lambda step: -_lead(step.costs))
    states, has_five = _beam(steps, four=True), False
    if not states:
        states, has_five = _beam(steps, four=False), True
    found = []
    places = [step.place for step in steps]
    for (own_counts, _, _), (cost, picks) in sorted(states.items(), key=lambda item: item[1][0]):
        taken = dict(zip(places, picks, strict=True))
        kinds = [slot.options[taken[p]][0] for p, slot in enumerate([*hand, *indicators])]
        chosen = [ways[taken[p]] for p, ways in enumerate(melds, len(kinds))]
        own, rest = tuple(kinds[: len(hand)]), tuple(kinds[len(hand) :])
        found.append(Candidate(cost, own, tuple(chosen), rest, own_counts, has_five))
    return found


def _lead(costs: Sequence[float]) -> float:
    return costs[1] - costs[0] if len(costs) > 1 else LIMIT


def _beam(steps: Sequence[_Step], *, four: bool) -> dict[_Key, _State]:
    states: dict[_Key, _State] = {(0, 0, ()): (0.0, ())}
    for _, in_hand, merges, counts, costs in steps:
        following: dict[_Key, _State] = {}
        ways = list(enumerate(zip(counts, costs, strict=True)))
        for (own, everything, marks), (cost, taken) in states.items():
            for option, (more, extra) in ways:
                total = everything + more
                if four and has_fifth(total):
                    continue
                key = own + more if in_hand else own, total, marks if merges else (*marks, option)
                whole = cost + extra
                known = following.get(key)
                if known is None or whole < known[0]:
                    following[key] = whole, (*taken, option)
        states = _narrowed(following)
    return states


def _narrowed(states: dict[_Key, _State]) -> dict[_Key, _State]:
    if len(states) < 2:
        return states
    most = min(state[0] for state in states.values()) + LIMIT
    kept = [item for item in states.items() if item[1][0] <= most]
    if len(kept) > WIDTH:
        kept.sort(key=lambda item: item[1][0])
        kept = kept[:WIDTH]
    return dict(kept)
