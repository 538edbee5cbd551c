"""Hands and parts of hands that are known already, to draw or to put right: no photo, no taps."""

from collections.abc import Iterable

from kiosk_app.session.hand_draft import HandDraft, tapped
from scorer.hand import Hand, Meld
from scorer.tiles import Tile, parse_tile, parse_tiles, sort_tiles


def drawn(hand: Hand) -> HandDraft:
    """A hand that was won, its winning tile apart and its melds as they lie."""
    draft = HandDraft(tuple(map(tapped, sort_tiles(hand.concealed))), tapped(hand.win))
    for meld in hand.melds:
        draft = draft.with_meld(meld.kind, meld.tiles, meld.source)
    return draft


def drawn_part(tiles: str = "", win: str = "", melds: Iterable[Meld] = ()) -> HandDraft:
    """Some tiles of a hand: a wait, a pair, a set."""
    draft = HandDraft(
        tuple(map(tapped, parse_tiles(tiles))), tapped(parse_tile(win)) if win else None
    )
    for meld in melds:
        draft = draft.with_meld(meld.kind, meld.tiles, meld.source)
    return draft


def drawn_tiles(tiles: Iterable[Tile]) -> HandDraft:
    """Tiles in a row, in the order given."""
    return HandDraft(tuple(map(tapped, tiles)))
