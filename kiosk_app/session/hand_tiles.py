"""The tiles of a hand as far as they are known, what is still missing, and the scorer's hand."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, Self

from scorer.context import MOST_INDICATORS
from scorer.hand import Hand, HandError, Meld, MeldKind, Source
from scorer.tiles import Tile, format_tiles, sort_tiles

_COPIES: Final = 4

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
        """What is known; the face-down tiles of a kong are what its others are."""
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


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the hand cannot be scored yet: a key of the catalogue and what it needs."""

    code: str
    values: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class HandTiles:
    concealed: tuple[DraftTile, ...] = ()
    win: DraftTile | None = None
    melds: tuple[DraftMeld, ...] = ()
    dora: tuple[DraftTile, ...] = ()
    ura: tuple[DraftTile, ...] = ()

    def places(self) -> Iterator[tuple[Place, DraftTile]]:
        for at, tile in enumerate(self.concealed):
            yield Place("concealed", at), tile
        if self.win is not None:
            yield Place("win"), self.win
        for number, meld in enumerate(self.melds):
            for at, tile in enumerate(meld.tiles):
                yield Place("meld", at, number), tile
        for at, tile in enumerate(self.dora):
            yield Place("dora", at), tile
        for at, tile in enumerate(self.ura):
            yield Place("ura", at), tile

    @property
    def doubtful(self) -> tuple[Place, ...]:
        return tuple(place for place, tile in self.places() if tile.doubtful)

    @property
    def empty(self) -> bool:
        return next(self.places(), None) is None

    @property
    def count(self) -> int:
        """Tiles of the hand as the game counts them: a kong fills the place of three."""
        melded = sum(min(len(meld.tiles), 3) for meld in self.melds)
        return len(self.concealed) + (self.win is not None) + melded

    @property
    def kongs(self) -> int:
        return sum(len(meld.tiles) > 3 for meld in self.melds)

    @property
    def dora_indicators(self) -> tuple[Tile, ...]:
        return tuple(tile.tile for tile in self.dora if tile.tile is not None)

    @property
    def ura_indicators(self) -> tuple[Tile, ...]:
        return tuple(tile.tile for tile in self.ura if tile.tile is not None)

    def confirmed(self) -> Self:
        """A person looked at it and goes on: no doubt is left."""
        if not self.doubtful:
            return self
        return replace(
            self,
            concealed=_sure(self.concealed),
            win=None if self.win is None else self.win._replace(doubtful=False),
            melds=tuple(meld._replace(tiles=_sure(meld.tiles)) for meld in self.melds),
            dora=_sure(self.dora),
            ura=_sure(self.ura),
        )

    def problems(self) -> tuple[Problem, ...]:
        """What is missing, the first thing to do first."""
        found = []
        unknown = sum(tile.tile is None and not tile.face_down for _, tile in self.places())
        if unknown:
            found.append(Problem("unknown-tile", (("count", unknown),)))
        broken = [meld for meld in self.melds if meld.or_none() is None]
        found += [Problem("broken-meld", (("tiles", meld.text()),)) for meld in broken]
        wanted, count = 14 + self.kongs, self.count + self.kongs
        if count < wanted:
            found.append(Problem("too-few", (("count", count), ("wanted", wanted))))
        elif count > wanted:
            found.append(Problem("too-many", (("count", count), ("wanted", wanted))))
        elif self.win is None:
            found.append(Problem("no-winning-tile"))
        fifth = [kind for kind, copies in self._counts().items() if copies > _COPIES]
        if fifth:
            found.append(Problem("five-alike", (("tile", str(fifth[0])),)))
        if max(len(self.dora), len(self.ura)) > MOST_INDICATORS:
            found.append(Problem("too-many-indicators"))
        return tuple(found)

    def hand(self) -> Hand:
        """For the scorer; raises ``HandError`` with a sentence where it cannot be one."""
        if self.win is None or self.win.tile is None:
            raise HandError("no-winning-tile")
        concealed = [tile.tile for tile in self.concealed if tile.tile is not None]
        melds = tuple(meld.meld() for meld in self.melds)
        return Hand(sort_tiles(concealed), self.win.tile, melds)

    def or_none(self) -> Hand | None:
        if self.problems():
            return None
        try:
            return self.hand()
        except HandError:
            return None

    def _counts(self) -> Counter[Tile]:
        loose = [tile.tile for place, tile in self.places() if place.zone != "meld"]
        melded = [tile for meld in self.melds for tile in meld.faces()]
        return Counter(tile.kind for tile in (*loose, *melded) if tile is not None)


def _sure(tiles: tuple[DraftTile, ...]) -> tuple[DraftTile, ...]:
    return tuple(tile._replace(doubtful=False) for tile in tiles)
