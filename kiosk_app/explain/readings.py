"""A reading as groups of tiles: its sets and its pair, and which one the winning tile completed."""

from dataclasses import dataclass

from kiosk_app.explain.explanation import SetKind
from scorer.hand import Hand, MeldKind
from scorer.shapes import Reading, Shape, Split, Wait, is_seven_pairs, is_thirteen_orphans, splits
from scorer.tiles import KINDS, ORPHANS, TILES, Tile, sort_tiles


@dataclass(frozen=True, slots=True)
class Group:
    """One set or pair of a reading."""

    kind: SetKind
    tiles: tuple[Tile, ...]
    is_open: bool
    completed: bool
    """Whether the winning tile completed it."""

    @property
    def first(self) -> Tile:
        return self.tiles[0].kind

    @property
    def is_set(self) -> bool:
        return self.kind in ("chow", "pung", "kong")

    @property
    def is_pung(self) -> bool:
        """A pung or a kong."""
        return self.kind in ("pung", "kong")


def groups_of(hand: Hand, reading: Reading) -> tuple[Group, ...]:
    """Concealed sets, then the pair, then the melds as they lie."""
    sets = _sets(hand, reading)
    completed = next(i for i, (kind, kinds) in enumerate(sets) if _completes(kind, kinds, reading))
    pool = list(hand.concealed)
    # The set with the winning tile first: a red or a plain five of the hand goes where it fits.
    groups = {completed: _deal(*sets[completed], pool, hand.win)}
    for i, (kind, kinds) in enumerate(sets):
        if i != completed:
            groups[i] = _deal(kind, kinds, pool)
    melds = [
        Group(_meld_kind(meld.kind), sort_tiles(meld.tiles), meld.is_open, False)
        for meld in hand.melds
    ]
    return (*[groups[i] for i in range(len(sets))], *melds)


def readings_of(hand: Hand) -> tuple[Reading, ...]:
    """Every reading of a complete hand, whether it has a yaku or not."""
    found = [
        Reading(Shape.SETS, split, wait, completed)
        for split in splits(hand.counts)
        for wait, completed in _completions(split, int(hand.win.kind))
    ]
    if not hand.melds and is_seven_pairs(hand.counts):
        found.append(Reading(Shape.SEVEN_PAIRS, None, Wait.PAIR, int(hand.win.kind)))
    if not hand.melds and is_thirteen_orphans(hand.counts, hand.mask):
        found.append(Reading(Shape.THIRTEEN_ORPHANS, None, Wait.ORPHAN, int(hand.win.kind)))
    return tuple(found)


def _completions(split: Split, win: int) -> list[tuple[Wait, int]]:
    found: list[tuple[Wait, int]] = []
    if win < 27:
        number = win % 9
        if number <= 6 and win in split.chows:
            found.append((Wait.EDGE if number == 6 else Wait.TWO_SIDED, win))
        if number >= 2 and win - 2 in split.chows:
            found.append((Wait.EDGE if number == 2 else Wait.TWO_SIDED, win - 2))
        if 1 <= number <= 7 and win - 1 in split.chows:
            found.append((Wait.CLOSED, win - 1))
    if win in split.pungs:
        found.append((Wait.PUNG, win))
    if win == split.pair:
        found.append((Wait.PAIR, win))
    return found


def _sets(hand: Hand, reading: Reading) -> list[tuple[SetKind, list[Tile]]]:
    split = reading.split
    if split is not None:
        sets: list[tuple[SetKind, list[Tile]]] = [
            ("chow", [TILES[chow], TILES[chow + 1], TILES[chow + 2]]) for chow in split.chows
        ]
        sets += [("pung", [TILES[pung]] * 3) for pung in split.pungs]
        sets.sort(key=lambda entry: entry[1][0])
        return [*sets, ("pair", [TILES[split.pair]] * 2)]
    if reading.shape is Shape.SEVEN_PAIRS:
        kinds = [tile for tile in TILES[:KINDS] if hand.counts >> 4 * tile & 15]
        return [("pair", [kind] * 2) for kind in kinds]
    twice = next(tile for tile in ORPHANS if hand.counts >> 4 * tile & 15 == 2)
    return [("orphans", [tile for tile in ORPHANS if tile != twice]), ("pair", [twice] * 2)]


def _completes(kind: SetKind, kinds: list[Tile], reading: Reading) -> bool:
    if reading.wait is Wait.ORPHAN:
        return TILES[reading.completed] in kinds
    wanted = reading.wait.value if reading.wait in (Wait.PAIR, Wait.PUNG) else "chow"
    return kind == wanted and kinds[0] == reading.completed


def _deal(kind: SetKind, kinds: list[Tile], pool: list[Tile], win: Tile | None = None) -> Group:
    """The group with the hand's own tiles, taken out of the pool."""
    tiles: list[Tile] = []
    wanted = list(kinds)
    if win is not None:
        wanted.remove(win.kind)
        tiles.append(win)
    for one in wanted:
        own = next(tile for tile in pool if tile.kind == one)
        pool.remove(own)
        tiles.append(own)
    return Group(kind, sort_tiles(tiles), False, win is not None)


def _meld_kind(kind: MeldKind) -> SetKind:
    if kind is MeldKind.CHI:
        return "chow"
    return "pung" if kind is MeldKind.PON else "kong"
