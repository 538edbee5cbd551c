"""Which tiles of a hand make a yaku: what is marked in the example beside its words."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from kiosk_app.session.hand_draft import HandDraft, Place
from scorer.dora import dora_from
from scorer.hand import Hand, MeldKind
from scorer.result import Score
from scorer.tiles import Tile

_WINDS: Final = range(27, 31)
_DRAGONS: Final = range(31, 34)
_HONOURS: Final = range(27, 34)
_KONGS: Final = (MeldKind.ANKAN, MeldKind.MINKAN, MeldKind.KAKAN)


class SetOfHand(NamedTuple):
    """A set or the pair of a hand."""

    kinds: tuple[int, ...]
    meld: int | None = None
    """Its number among the melds; None: concealed tiles, perhaps with the winning one."""
    kong: bool = False
    concealed: bool = True

    @property
    def is_pair(self) -> bool:
        return len(self.kinds) == 2

    @property
    def is_chow(self) -> bool:
        return len(set(self.kinds)) == 3

    @property
    def first(self) -> int:
        return self.kinds[0]


Choose = Callable[[Sequence[SetOfHand]], Iterator[SetOfHand]]


def tiles_of_yaku(id: str, score: Score, draft: HandDraft) -> frozenset[Place]:
    """The places of the tiles that make it; none where no tile of the hand does, as with riichi."""
    if id in _NO_TILE:
        return frozenset()
    if id in _BY_THE_WINNING_TILE:
        return _winning(draft)
    if id in _BONUSES:
        return _bonus(id, score, draft)
    if id in _OUTSIDE:
        return _where(draft, lambda tile: tile.is_honour or tile.number in (1, 9))
    choose = _CHOOSE.get(id)
    if choose is None or score.reading.split is None:
        return _where(draft, lambda tile: True)
    sets = tuple(_sets(score))
    if id in _WIND_OF:
        kind = 27 + int(_WIND_OF[id](score))
        found = [each for each in sets if each.first == kind and not each.is_pair]
    elif id == "sanankou":
        found = _concealed_pungs(sets, score)
    else:
        found = list(choose(sets))
    return _places(draft, found)


def _sets(score: Score) -> Iterator[SetOfHand]:
    split = score.reading.split
    if split is not None:
        for first in split.chows:
            yield SetOfHand((first, first + 1, first + 2))
        for kind in split.pungs:
            yield SetOfHand((kind,) * 3)
        if split.pair >= 0:
            yield SetOfHand((split.pair,) * 2)
    yield from _melds(score.hand)


def _melds(hand: Hand) -> Iterator[SetOfHand]:
    for number, meld in enumerate(hand.melds):
        kinds = tuple(sorted(int(tile.kind) for tile in meld.tiles))
        yield SetOfHand(kinds, number, meld.kind in _KONGS, concealed=meld.kind is MeldKind.ANKAN)


# What makes each yaku, among the sets of the hand.


def _doubled_chows(sets: Sequence[SetOfHand]) -> Iterator[SetOfHand]:
    times = Counter(each.first for each in sets if each.is_chow)
    return (each for each in sets if each.is_chow and times[each.first] > 1)


def _three_suits(sets: Sequence[SetOfHand], *, chows: bool) -> Iterator[SetOfHand]:
    wanted = [
        each
        for each in sets
        if each.is_chow is chows and not each.is_pair and each.first not in _HONOURS
    ]
    suits: dict[int, set[int]] = {}
    for each in wanted:
        suits.setdefault(each.first % 9, set()).add(each.first // 9)
    return (each for each in wanted if len(suits[each.first % 9]) == 3)


def _straight(sets: Sequence[SetOfHand]) -> Iterator[SetOfHand]:
    chows = [each for each in sets if each.is_chow]
    for suit in range(3):
        parts = [each for each in chows if each.first // 9 == suit and each.first % 3 == 0]
        if len({each.first for each in parts}) == 3:
            yield from {each.first: each for each in parts}.values()


def _among(kinds: range, *, pair: bool) -> Choose:
    def choose(sets: Sequence[SetOfHand]) -> Iterator[SetOfHand]:
        return (each for each in sets if each.first in kinds and (pair or not each.is_pair))

    return choose


def _pungs(sets: Sequence[SetOfHand]) -> Iterator[SetOfHand]:
    return (each for each in sets if not each.is_chow and not each.is_pair)


def _kongs(sets: Sequence[SetOfHand]) -> Iterator[SetOfHand]:
    return (each for each in sets if each.kong)


def _concealed_pungs(sets: Sequence[SetOfHand], score: Score) -> list[SetOfHand]:
    """Not one that another's discard completed, where there are others enough."""
    found = [each for each in _pungs(sets) if each.concealed]
    if len(found) > 3 and score.context.discarder is not None:
        found = [each for each in found if each.first != score.reading.completed]
    return found


_NO_TILE: Final = frozenset(("riichi", "double-riichi", "north"))
_BY_THE_WINNING_TILE: Final = frozenset(
    ("ippatsu", "menzen-tsumo", "rinshan", "chankan", "haitei", "houtei", "renho", "tenho", "chiho")
)
_BONUSES: Final = frozenset(("dora", "ura-dora", "red-five"))
_OUTSIDE: Final = frozenset(("chanta", "junchan"))
"""In every set the tile that makes it: a terminal or an honour."""
_WIND_OF: Final[dict[str, Callable[[Score], int]]] = {
    "yakuhai-seat": lambda score: score.context.seat,
    "yakuhai-round": lambda score: score.context.round,
}
_CHOOSE: Final[dict[str, Choose]] = {
    "iipeikou": _doubled_chows,
    "ryanpeikou": _doubled_chows,
    "sanshoku-doujun": lambda sets: _three_suits(sets, chows=True),
    "sanshoku-doukou": lambda sets: _three_suits(sets, chows=False),
    "ittsuu": _straight,
    "yakuhai-white": _among(range(31, 32), pair=False),
    "yakuhai-green": _among(range(32, 33), pair=False),
    "yakuhai-red": _among(range(33, 34), pair=False),
    "yakuhai-seat": _among(_WINDS, pair=False),
    "yakuhai-round": _among(_WINDS, pair=False),
    "shousangen": _among(_DRAGONS, pair=True),
    "daisangen": _among(_DRAGONS, pair=False),
    "shousuushii": _among(_WINDS, pair=True),
    "daisuushii": _among(_WINDS, pair=False),
    "sanankou": _pungs,
    "suuankou": _pungs,
    "toitoi": _pungs,
    "sankantsu": _kongs,
    "suukantsu": _kongs,
}
"""Every other yaku is made by the whole hand."""


def _winning(draft: HandDraft) -> frozenset[Place]:
    return frozenset((Place("win"),)) if draft.win is not None else frozenset()


def _bonus(id: str, score: Score, draft: HandDraft) -> frozenset[Place]:
    if id == "red-five":
        return _where(draft, lambda tile: tile.is_red)
    context = score.context
    indicators = context.dora_indicators if id == "dora" else context.ura_indicators
    three = score.rules.play.seats == 3
    dora = {dora_from(tile, three).kind for tile in indicators}
    return _where(draft, lambda tile: tile.kind in dora)


def _tiles(draft: HandDraft) -> Iterator[tuple[Place, Tile]]:
    """Of the hand alone, without the indicators beside it."""
    for place, tile in draft.places():
        if place.zone in ("concealed", "win", "meld") and tile.tile is not None:
            yield place, tile.tile


def _where(draft: HandDraft, wanted: Callable[[Tile], bool]) -> frozenset[Place]:
    return frozenset(place for place, tile in _tiles(draft) if wanted(tile))


def _places(draft: HandDraft, found: Sequence[SetOfHand]) -> frozenset[Place]:
    melds = {each.meld for each in found if each.meld is not None}
    wanted = Counter(kind for each in found if each.meld is None for kind in each.kinds)
    marked = set()
    for place, tile in _tiles(draft):
        if place.zone == "meld":
            if place.meld in melds:
                marked.add(place)
        elif wanted[int(tile.kind)]:
            wanted[int(tile.kind)] -= 1
            marked.add(place)
    return frozenset(marked)
