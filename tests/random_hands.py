"""Random hands as they could lie on a table: every shape, every meld, every situation.

No tile is there a fifth time, over hand, melds and indicators; a situation that cannot be
(rinshan without a kong, haitei with a ron) does not come up.
"""

from dataclasses import dataclass
from random import Random

from scorer import Hand, Meld, MeldKind, Source, Tile, WinBy, WinContext, Wind
from scorer.tiles import KINDS, ORPHANS, TILES

_FIVES = {4: 34, 13: 35, 22: 36}
_GREEN = (19, 20, 21, 23, 25, 32)
_TERMINALS = (0, 8, 9, 17, 18, 26)


@dataclass(frozen=True)
class Case:
    hand: Hand
    context: WinContext


@dataclass(frozen=True)
class _Style:
    """Which tiles a hand is drawn from, and how often a set is a pung and lies open."""

    pungs_of: tuple[int, ...]
    chows_of: tuple[int, ...]
    pungs: float = 0.35
    melded: float = 0.3
    kongs: float = 0.15


_SUITED = tuple(9 * suit + number for suit in range(3) for number in range(7))
_EVERY = tuple(range(KINDS))
_HONOURS = tuple(range(27, 34))


def _style(rng: Random) -> _Style:
    """A kind of hand, so that rare yaku come up often enough to be compared."""
    suit = 9 * rng.randrange(3)
    in_suit, chows = tuple(range(suit, suit + 9)), tuple(range(suit, suit + 7))
    number = rng.randrange(7)
    straight = (suit, suit + 3, suit + 6)
    outside = tuple(map(int, ORPHANS))
    ends = tuple(9 * s + n for s in range(3) for n in (0, 6))
    return rng.choices(
        (
            _Style(_EVERY, _SUITED),
            _Style(_EVERY, _SUITED, pungs=0.1, melded=0.2),
            _Style(tuple(range(27)), _SUITED, pungs=0.0, melded=0.0),
            _Style(in_suit, chows, melded=0.2),
            _Style(in_suit + _HONOURS, chows, pungs=0.5),
            _Style(outside, (), pungs=1.0),
            _Style(_GREEN, (19,), pungs=0.6),
            _Style(_TERMINALS, (), pungs=1.0),
            _Style(_HONOURS, (), pungs=1.0, melded=0.4),
            _Style((27, 28, 29, 30, 5), (), pungs=1.0, melded=0.4),
            _Style((31, 32, 33, 7), chows, pungs=0.8, melded=0.4),
            _Style(_EVERY, _SUITED, pungs=1.0, kongs=0.8),
            _Style(_EVERY, _SUITED, pungs=1.0, melded=0.15),
            _Style(_EVERY, (*straight, *straight, *_SUITED[:3]), pungs=0.1, melded=0.2),
            _Style(tuple(range(number, 27, 9)), tuple(range(number, 27, 9)), melded=0.3),
            _Style(outside, ends, pungs=0.3),
            _Style(_TERMINALS, ends, pungs=0.2),
            _Style(_EVERY, tuple(rng.sample(_SUITED, 2)), pungs=0.0, melded=0.05),
        ),
        weights=(24, 12, 12, 8, 6, 3, 2, 2, 3, 3, 4, 3, 5, 5, 6, 4, 3, 5),
    )[0]


def random_case(rng: Random, reds: bool = True) -> Case:
    """One hand and its situation; about one in twenty is not a winning hand."""
    deal = rng.choices(
        (_sets, _seven_pairs, _orphans, _nine_gates, _anything), weights=(82, 6, 3, 3, 5)
    )[0]
    while True:
        wall = [4] * KINDS
        dealt = deal(rng, wall)
        if dealt is not None and min(wall) >= 0:
            return _case(rng, wall, *dealt, reds)


_Dealt = tuple[list[int], list[Meld]]


def _take(wall: list[int], kinds: list[int]) -> _Dealt:
    for kind in kinds:
        wall[kind] -= 1
    return kinds, []


def _seven_pairs(rng: Random, wall: list[int]) -> _Dealt | None:
    kinds = rng.choice((_EVERY, _EVERY, tuple(range(9)), _HONOURS, tuple(map(int, ORPHANS))))
    return _take(wall, [kind for kind in rng.sample(kinds, 7) for _ in range(2)])


def _orphans(rng: Random, wall: list[int]) -> _Dealt | None:
    return _take(wall, [*map(int, ORPHANS), int(rng.choice(ORPHANS))])


def _nine_gates(rng: Random, wall: list[int]) -> _Dealt | None:
    first = 9 * rng.randrange(3)
    gates = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, rng.randrange(9))
    return _take(wall, [first + step for step in gates])


def _anything(rng: Random, wall: list[int]) -> _Dealt | None:
    return _take(wall, rng.sample([kind for kind in range(KINDS) for _ in range(4)], 14))


def _sets(rng: Random, wall: list[int]) -> _Dealt | None:
    style = _style(rng)
    concealed: list[int] = []
    melds: list[Meld] = []
    for _ in range(4):
        if rng.random() < style.pungs or not style.chows_of:
            kind = rng.choice(style.pungs_of)
            meld = _pung(rng, style, kind)
            tiles = [kind] * (len(meld.tiles) if meld else 3)
        else:
            kind = rng.choice(style.chows_of)
            tiles = [kind, kind + 1, kind + 2]
            claimed = rng.random() < style.melded
            meld = Meld(MeldKind.CHI, _tiles(tiles), Source.LEFT) if claimed else None
        for tile in tiles:
            wall[tile] -= 1
        if meld:
            melds.append(meld)
        else:
            concealed += tiles
    pair = rng.choice(style.pungs_of)
    wall[pair] -= 2
    return [*concealed, pair, pair], melds


def _pung(rng: Random, style: _Style, kind: int) -> Meld | None:
    """A pung or kong laid down, or None for a concealed pung."""
    source = rng.choice(tuple(Source))
    if rng.random() < style.kongs:
        what = rng.choice((MeldKind.ANKAN, MeldKind.MINKAN, MeldKind.KAKAN))
        return Meld(what, _tiles([kind] * 4), None if what is MeldKind.ANKAN else source)
    return Meld(MeldKind.PON, _tiles([kind] * 3), source) if rng.random() < style.melded else None


def _tiles(kinds: list[int]) -> tuple[Tile, ...]:
    return tuple(TILES[kind] for kind in kinds)


def _case(rng: Random, wall: list[int], kinds: list[int], melds: list[Meld], reds: bool) -> Case:
    concealed = list(_tiles(kinds))
    melded = [list(meld.tiles) for meld in melds]
    if reds:
        _redden(rng, [concealed, *melded])
        melds = [
            meld._replace(tiles=tuple(tiles)) for meld, tiles in zip(melds, melded, strict=True)
        ]
    rng.shuffle(concealed)
    hand = Hand(tuple(concealed[1:]), concealed[0], tuple(melds))
    return Case(hand, _context(rng, wall, hand))


def _redden(rng: Random, groups: list[list[Tile]]) -> None:
    """One five of each suit red, half of the time, wherever it lies."""
    for five, red in _FIVES.items():
        places = [(group, at) for group in groups for at, tile in enumerate(group) if tile == five]
        # With red fives in the set only three plain ones are left, so four in a hand have a red.
        if len(places) == 4 or (places and rng.random() < 0.5):
            group, at = rng.choice(places)
            group[at] = TILES[red]


def _context(rng: Random, wall: list[int], hand: Hand) -> WinContext:
    by = rng.choice((WinBy.RON, WinBy.TSUMO))
    tsumo = by is WinBy.TSUMO
    seat, round_wind = rng.choice(tuple(Wind)), rng.choice(tuple(Wind))
    riichi = hand.is_closed and rng.random() < 0.4
    may_be_first = not riichi and not hand.melds and (tsumo or seat is not Wind.EAST)
    first_turn = may_be_first and rng.random() < 0.08
    rinshan = tsumo and bool(hand.kongs) and rng.random() < 0.3
    win = hand.win.kind
    chankan = not tsumo and not first_turn and wall[win] == 3 and rng.random() < 0.15
    if chankan:
        wall[win] = 0  # the others lie in the robbed player's pung
    last = not first_turn and not rinshan and not chankan and rng.random() < 0.1
    indicators = [kind for kind in range(KINDS) for _ in range(wall[kind])]
    rng.shuffle(indicators)
    number = 1 + hand.kongs
    return WinContext(
        by,
        seat,
        round_wind,
        None if tsumo else seat.after(rng.randrange(1, 4)),
        _tiles(indicators[:number]),
        _tiles(indicators[number : 2 * number]) if riichi else (),
        riichi=riichi,
        double_riichi=riichi and rng.random() < 0.2,
        # With the last tile it can rarely be, and is asked about.
        ippatsu=riichi and not rinshan and not last and rng.random() < 0.3,
        rinshan=rinshan,
        chankan=chankan,
        haitei=last and tsumo,
        houtei=last and not tsumo,
        first_turn=first_turn,
        counters=rng.choice((0, 0, 0, 1, 2, 6)),
        sticks=rng.choice((0, 0, 1, 3)),
    )
