"""The tiles of a hand that is being entered or corrected, and where each one lies."""

from typing import Literal, NamedTuple

from scorer.hand import HandError, Meld, MeldKind, Source
from scorer.tiles import KINDS, Tile, format_tiles, sort_tiles

Zone = Literal["concealed", "win", "meld", "dora", "ura"]
_IN_A_MELD = 3


class DraftTile(NamedTuple):
    """A tile as it was read or tapped; None where nobody can tell what it is."""

    tile: Tile | None
    doubtful: bool = False
    alternatives: tuple[Tile, ...] = ()
    """What else it may be, the likeliest first."""
    seen: int | None = None
    """Its id in the photo; None: it was tapped."""
    face_down: bool = False
    """Lies on its face, as the outer tiles of a concealed kong."""


class DraftMeld(NamedTuple):
    tiles: tuple[DraftTile, ...]
    kind: MeldKind | None = None
    """As the reader or a person said; None: what the tiles make of it."""
    source: Source | None = None

    def faces(self) -> tuple[Tile, ...]:
        """What can be told; the face-down tiles of a kong are what its others are."""
        known = [tile.tile for tile in self.tiles if tile.tile is not None]
        if known and len({tile.kind for tile in known}) == 1:
            hidden = sum(tile.tile is None and tile.face_down for tile in self.tiles)
            known += [known[0].kind] * hidden
        return tuple(known)

    def meld(self) -> Meld:
        """For the scorer, which refuses with a sentence what is no meld."""
        tiles = sort_tiles(self.faces())
        kind = self.kind
        if kind is None or not self._fits(kind):
            kind = self._natural_kind(tiles)
        source = self.source
        if kind is MeldKind.ANKAN or (kind is MeldKind.CHI and source is not Source.LEFT):
            source = None
        return Meld(kind, tiles, source)

    def or_none(self) -> Meld | None:
        try:
            return self.meld()
        except HandError:
            return None

    def text(self) -> str:
        return format_tiles(sort_tiles(self.faces()))

    def _fits(self, kind: MeldKind) -> bool:
        kong = kind in (MeldKind.ANKAN, MeldKind.MINKAN, MeldKind.KAKAN)
        return kong and len(self.tiles) > _IN_A_MELD

    def _natural_kind(self, tiles: tuple[Tile, ...]) -> MeldKind:
        if len(tiles) > _IN_A_MELD:
            down = any(tile.face_down for tile in self.tiles)
            return MeldKind.ANKAN if down else MeldKind.MINKAN
        alike = len({tile.kind for tile in tiles}) == 1
        return MeldKind.PON if alike else MeldKind.CHI


class Place(NamedTuple):
    """Where a tile lies; ``meld`` counts the melds, for tiles in one."""

    zone: Zone
    at: int = 0
    meld: int = 0


def tapped(tile: Tile) -> DraftTile:
    return DraftTile(tile)


def by_kind(tile: DraftTile) -> tuple[int, int]:
    """As a player sorts a hand; what nobody can tell comes last."""
    return (KINDS, 0) if tile.tile is None else (tile.tile.kind, -tile.tile)
