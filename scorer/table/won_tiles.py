"""The tiles of a win as one line of its event, so that the hand can be opened and put right later.

``234m406p67s11z 8s pon 555z left dora 4p ura 3s``: the concealed tiles, the winning tile, each
meld with its kind and where its tile came from (``-``: nobody said, or nobody), the indicators.
"""

from typing import Final, NamedTuple

from scorer.hand import Hand, Meld, MeldKind, Source
from scorer.tiles import Tile, format_tiles, parse_tile, parse_tiles

_NOBODY: Final = "-"
_INDICATORS: Final = ("dora", "ura")


class WonTiles(NamedTuple):
    hand: Hand
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()


def format_won_tiles(won: WonTiles) -> str:
    hand, dora, ura = won
    words = [format_tiles(hand.concealed), str(hand.win)]
    for meld in hand.melds:
        words += [meld.kind.value, format_tiles(meld.tiles), meld.source or _NOBODY]
    for name, tiles in zip(_INDICATORS, (dora, ura), strict=True):
        if tiles:
            words += [name, format_tiles(tiles)]
    return " ".join(words)


def parse_won_tiles(text: str) -> WonTiles | None:
    """None where nothing was kept, or not by us: the event counts all the same."""
    words = iter(text.split())
    melds: list[Meld] = []
    indicators: dict[str, tuple[Tile, ...]] = {}
    try:
        concealed, win = parse_tiles(next(words)), parse_tile(next(words))
        for word in words:
            tiles = parse_tiles(next(words))
            if word in _INDICATORS:
                indicators[word] = tiles
            else:
                source = next(words)
                came_from = None if source == _NOBODY else Source(source)
                melds.append(Meld(MeldKind(word), tiles, came_from))
        hand = Hand(concealed, win, tuple(melds))
    except (ValueError, StopIteration):  # tiles, kinds and hands that cannot be are ValueErrors
        return None
    dora, ura = (indicators.get(name, ()) for name in _INDICATORS)
    return WonTiles(hand, dora, ura)
