"""A hand entered by tapping tiles: one tap lays a whole meld."""

from typing import Final, Literal

from kiosk_app.session.hand_draft import HandDraft
from scorer.hand import MOST_INDICATORS, MeldKind, Source
from scorer.tiles import KINDS, TILES, Tile

Mode = Literal["hand", "chi", "pon", "kan", "ankan", "dora", "ura"]
MODES: Final[tuple[Mode, ...]] = ("hand", "chi", "pon", "kan", "ankan", "dora", "ura")
_FULL: Final = 14
_KINDS: Final = {
    "chi": MeldKind.CHI,
    "pon": MeldKind.PON,
    "kan": MeldKind.MINKAN,
    "ankan": MeldKind.ANKAN,
}


def keys(red_fives: int, wide: bool = False) -> tuple[tuple[Tile, ...], ...]:
    """The rows of the keyboard: suits and honours; red fives, where they are played, have a row.

    Where the screen is ``wide`` they stand beside their suits.
    """
    suits, honours, reds = (TILES[0:9], TILES[9:18], TILES[18:27]), TILES[27:KINDS], TILES[KINDS:]
    if not red_fives:
        return (*suits, honours)
    if wide:
        return (*((*suit, red) for suit, red in zip(suits, reds, strict=True)), honours)
    return (*suits, honours, reds)


def enter(draft: HandDraft, mode: Mode, tile: Tile) -> HandDraft | None:
    """The hand with what this tap adds; None where it cannot be.

    A tap in ``chi`` names the lowest tile of the run; in ``pon`` and the kongs the tile itself.
    """
    if mode in ("dora", "ura"):
        row = draft.dora if mode == "dora" else draft.ura
        fits = len(row) < MOST_INDICATORS and draft.copies(tile) < 4
        return draft.added(tile, "dora" if mode == "dora" else "ura") if fits else None
    if mode == "hand":
        fits = draft.count < _FULL and draft.copies(tile) < 4
        return draft.added(tile) if fits else None
    tiles = _meld_tiles(mode, tile)
    if not tiles or draft.count + 3 > _room(draft):
        return None
    after = draft.with_meld(_KINDS[mode], tiles, Source.LEFT if mode == "chi" else None)
    too_many = any(after.copies(one) > 4 for one in tiles)
    return None if too_many else after


def _room(draft: HandDraft) -> int:
    """Beside the melds at least the tile of the pair and the winning tile have their place."""
    return _FULL if draft.win is not None else _FULL - 1


def _meld_tiles(mode: Mode, tile: Tile) -> tuple[Tile, ...]:
    if mode == "chi":
        if tile.is_honour or tile.number > 7:
            return ()
        return (tile, TILES[tile.kind + 1], TILES[tile.kind + 2])
    copies = 3 if mode == "pon" else 4
    # A set has at most a few red fives: the one that was tapped is red, the others are not.
    return (tile, *[tile.kind] * (copies - 1))
