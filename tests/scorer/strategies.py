"""Winning hands and situations of every kind, for properties."""

from collections import Counter
from typing import NamedTuple

from hypothesis import assume
from hypothesis import strategies as st

from scorer import (
    RIICHI_RULE_SETS,
    Hand,
    Meld,
    MeldKind,
    RuleSet,
    Tile,
    WinBy,
    WinContext,
    Wind,
    load_rules,
)
from scorer.tiles import ORPHANS, TILES

KINDS = TILES[:34]
CHOWS = [(KINDS[i], KINDS[i + 1], KINDS[i + 2]) for i in range(27) if i % 9 < 7]
PUNGS = [(tile, tile, tile) for tile in KINDS]


class Win(NamedTuple):
    hand: Hand
    context: WinContext
    rules: RuleSet


def held(hand: Hand) -> Counter[Tile]:
    return Counter(tile.kind for tile in hand.tiles)


@st.composite
def set_hands(draw: st.DrawFn) -> Hand:
    """Four sets and a pair, some of the sets melded."""
    chows, pungs = CHOWS, PUNGS
    if draw(st.booleans()):  # keep to one suit and honours, where readings are many
        chows, pungs = CHOWS[:7], PUNGS[:9] + PUNGS[27:]
    sets = draw(st.lists(st.sampled_from([*chows, *pungs]), min_size=4, max_size=4))
    pair = draw(st.sampled_from(pungs))[0]
    melded = draw(st.integers(0, 4))
    melds, concealed = [], [pair, pair]
    for number, tiles in enumerate(sets):
        if number >= melded:
            concealed += tiles
        elif tiles[0] != tiles[1]:
            melds.append(Meld(MeldKind.CHI, tiles))
        else:
            kind = draw(st.sampled_from([kind for kind in MeldKind if kind is not MeldKind.CHI]))
            copies = 3 if kind is MeldKind.PON else 4
            melds.append(Meld(kind, (tiles[0],) * copies))
    everything = Counter(concealed) + Counter(tile for meld in melds for tile in meld.tiles)
    assume(max(everything.values()) <= 4)
    return finished(draw, concealed, tuple(melds))


@st.composite
def pair_hands(draw: st.DrawFn) -> Hand:
    pairs = draw(st.lists(st.sampled_from(KINDS), min_size=7, max_size=7, unique=True))
    return finished(draw, [tile for tile in pairs for _ in (1, 2)], ())


@st.composite
def orphan_hands(draw: st.DrawFn) -> Hand:
    return finished(draw, [*ORPHANS, draw(st.sampled_from(ORPHANS))], ())


def finished(draw: st.DrawFn, tiles: list[Tile], melds: tuple[Meld, ...]) -> Hand:
    order = draw(st.permutations(tiles))
    reds = {TILES[4]: TILES[34], TILES[13]: TILES[35], TILES[22]: TILES[36]}
    faces = list(order)
    if draw(st.booleans()):
        for plain, red in reds.items():
            if plain in faces:
                faces[faces.index(plain)] = red
    return Hand(tuple(faces[:-1]), faces[-1], melds)


hands = st.one_of(set_hands(), set_hands(), set_hands(), pair_hands(), orphan_hands())


def indicators(draw: st.DrawFn, hand: Hand, most: int) -> tuple[Tile, ...]:
    left = Counter(dict.fromkeys(KINDS, 4))
    left.subtract(held(hand))
    found: list[Tile] = []
    for tile in draw(st.lists(st.sampled_from(KINDS), max_size=most)):
        if left[tile] > 0:
            left[tile] -= 1
            found.append(tile)
    return tuple(found)


@st.composite
def wins(draw: st.DrawFn) -> Win:
    """A complete hand with a situation that fits it; whether it has a yaku is left open."""
    hand = draw(hands)
    tsumo = draw(st.booleans())
    seat = draw(st.sampled_from(list(Wind)))
    others = [wind for wind in Wind if wind is not seat]
    first_turn = not hand.melds and draw(st.integers(0, 9)) == 0
    assume(not (first_turn and seat is Wind.EAST and not tsumo))
    riichi = hand.is_closed and not first_turn and draw(st.booleans())
    rinshan = tsumo and hand.kongs > 0 and draw(st.booleans())
    last = not first_turn and draw(st.integers(0, 4)) == 0
    alone = held(hand)[hand.win.kind] == 1
    chankan = not (tsumo or first_turn or last) and alone and draw(st.booleans())
    shown = indicators(draw, hand, 4)
    context = WinContext(
        by=WinBy.TSUMO if tsumo else WinBy.RON,
        seat=seat,
        round=draw(st.sampled_from([Wind.EAST, Wind.SOUTH])),
        discarder=None if tsumo else draw(st.sampled_from(others)),
        dora_indicators=shown[:2],
        ura_indicators=shown[2:],
        riichi=riichi,
        double_riichi=riichi and draw(st.booleans()),
        ippatsu=riichi and not rinshan and draw(st.booleans()),
        rinshan=rinshan,
        chankan=chankan,
        haitei=last and tsumo,
        houtei=last and not tsumo,
        first_turn=first_turn,
        counters=draw(st.integers(0, 6)),
        sticks=draw(st.integers(0, 4)),
        liable=draw(st.sampled_from([None, *others])),
    )
    return Win(hand, context, load_rules(draw(st.sampled_from(RIICHI_RULE_SETS))))
