"""Hands for the tests: written out by a person, or drawn at random."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from kiosk_app.explain import Explanation, explain
from scorer import (
    Hand,
    HandError,
    Meld,
    MeldKind,
    NoWin,
    RuleSet,
    Score,
    WinBy,
    WinContext,
    Wind,
    load_rules,
    parse_tile,
    parse_tiles,
    score,
)
from scorer.tiles import KINDS, ORPHANS, TILES, Tile

EAST, SOUTH, WEST, NORTH = Wind
RON, TSUMO = WinBy.RON, WinBy.TSUMO


def chi(tiles: str) -> Meld:
    return Meld(MeldKind.CHI, parse_tiles(tiles))


def pon(tiles: str) -> Meld:
    return Meld(MeldKind.PON, parse_tiles(tiles))


def ankan(tiles: str) -> Meld:
    return Meld(MeldKind.ANKAN, parse_tiles(tiles))


def result_of(
    concealed: str,
    win: str,
    *melds: Meld,
    rules: str | RuleSet = "ema-2016",
    by: WinBy = RON,
    seat: Wind = SOUTH,
    dora: str = "",
    ura: str = "",
    **situation: Any,
) -> Score | NoWin:
    hand = Hand(parse_tiles(concealed), parse_tile(win), melds)
    context = WinContext(
        by,
        seat=seat,
        dora_indicators=parse_tiles(dora),
        ura_indicators=parse_tiles(ura),
        **situation,
    )
    return score(hand, context, load_rules(rules) if isinstance(rules, str) else rules)


def explained(
    concealed: str, win: str, *melds: Meld, language: str = "en", **situation: Any
) -> Explanation:
    return explain(result_of(concealed, win, *melds, **situation), language)


def notes(explanation: Explanation) -> dict[str, str]:
    return {note.id: note.text for note in explanation.notes}


def misses(explanation: Explanation) -> dict[str, str]:
    return {miss.id: miss.reason for miss in explanation.misses}


_SETS: list[tuple[MeldKind, tuple[Tile, ...]]] = [
    *((MeldKind.PON, (tile,) * 3) for tile in TILES[:KINDS]),
    *(
        (MeldKind.CHI, (TILES[first], TILES[first + 1], TILES[first + 2]))
        for first in range(27)
        if first % 9 < 7
    ),
]
_CHOWS = [one for one in _SETS if one[0] is MeldKind.CHI]


@st.composite
def complete_hands(draw: st.DrawFn) -> Hand:
    """Four sets and a pair in every mix of open and concealed, seven pairs, thirteen orphans."""
    shape = draw(st.sampled_from(["sets"] * 8 + ["pairs", "orphans"]))
    melds: list[Meld] = []
    if shape == "pairs":
        kinds = draw(st.lists(st.sampled_from(TILES[:KINDS]), min_size=7, max_size=7, unique=True))
        tiles = [tile for kind in kinds for tile in (kind, kind)]
    elif shape == "orphans":
        tiles = [*ORPHANS, draw(st.sampled_from(ORPHANS))]
    else:
        tiles = [draw(st.sampled_from(TILES[:KINDS]))] * 2
        for kind, group in draw(st.lists(st.sampled_from(_SETS + _CHOWS), min_size=4, max_size=4)):
            how = draw(st.sampled_from(["concealed", "concealed", "open", "kong"]))
            if how == "concealed":
                tiles += group
            elif how == "kong" and kind is MeldKind.PON:
                kong = draw(st.sampled_from([MeldKind.MINKAN, MeldKind.KAKAN, MeldKind.ANKAN]))
                melds.append(Meld(kong, (*group, group[0])))
            else:
                melds.append(Meld(kind, group))
    if draw(st.booleans()):
        tiles = _with_a_red_five(tiles)
    win = draw(st.integers(0, len(tiles) - 1))
    return _hand(tiles[:win] + tiles[win + 1 :], tiles[win], melds)


@st.composite
def any_hands(draw: st.DrawFn) -> Hand:
    """Fourteen tiles as they come: hardly ever a winning hand."""
    wall = [tile for tile in TILES[:KINDS] for _ in range(4)]
    tiles = draw(st.permutations(range(len(wall))))[:14]
    return _hand([wall[i] for i in tiles[1:]], wall[tiles[0]], [])


@st.composite
def contexts(draw: st.DrawFn, hand: Hand) -> WinContext:
    """A situation that fits the hand."""
    by = draw(st.sampled_from(WinBy))
    seat = draw(st.sampled_from(Wind))
    tiles = st.lists(st.sampled_from(TILES[:KINDS]), max_size=3).map(tuple)
    context = WinContext(
        by,
        seat=seat,
        round=draw(st.sampled_from((EAST, SOUTH))),
        discarder=seat.after(draw(st.integers(1, 3))) if by is RON else None,
        dora_indicators=draw(tiles),
        ura_indicators=draw(tiles),
        counters=draw(st.integers(0, 6)),
        sticks=draw(st.integers(0, 3)),
        liable=draw(st.sampled_from([None, seat.after(1), seat.after(2)])),
    )
    flag = draw(
        st.sampled_from(["", "", "riichi", "double_riichi", "first_turn", "last", "rinshan"])
    )
    if flag == "last":
        flag = "haitei" if by is TSUMO else "houtei"
    changed: dict[str, Any] = {flag: True} if flag else {}
    try:
        return context._replace(**changed)
    except HandError:
        return context


def _hand(concealed: list[Tile], win: Tile, melds: list[Meld]) -> Hand:
    try:
        return Hand(tuple(concealed), win, tuple(melds))
    except HandError:
        assume(False)
        raise


def _with_a_red_five(tiles: list[Tile]) -> list[Tile]:
    """The first five of each suit red."""
    tiles = list(tiles)
    for red in TILES[KINDS:]:
        if red.kind in tiles:
            tiles[tiles.index(red.kind)] = red
    return tiles
