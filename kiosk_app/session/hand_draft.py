"""A hand that people enter or correct, tile by tile: what is known of it, what is missing, and the
scorer's hand once it is whole. Every change makes a new one."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeVar

from scorer.hand import MOST_INDICATORS, Hand, HandError, Meld, MeldKind, Source
from scorer.tiles import KINDS, Tile, format_tiles, sort_tiles

_COPIES: Final = 4

Item = TypeVar("Item")
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
class HandDraft:
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

    def confirmed(self) -> "HandDraft":
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

    def copies(self, tile: Tile) -> int:
        """How many of a kind are in the hand and among the indicators."""
        return self._counts()[tile.kind]

    def at(self, place: Place) -> DraftTile:
        return dict(self.places())[place]

    def replaced(self, place: Place, tile: Tile) -> "HandDraft":
        """The tile at a place is this one; a person said so, and doubt is gone."""
        zone, at, number = place
        put = DraftTile(tile, seen=self.at(place).seen)
        if zone == "win":
            return replace(self, win=put)
        if zone == "meld":
            meld = self.melds[number]
            return self._with_meld_at(number, meld._replace(tiles=_instead(meld.tiles, at, put)))
        return self._with(zone, _instead(self._tiles(zone), at, put))

    def removed(self, place: Place) -> "HandDraft":
        zone, at, number = place
        if zone == "win":
            return replace(self, win=None)
        if zone == "meld":
            meld = self.melds[number]
            left = meld._replace(tiles=_instead(meld.tiles, at), kind=None)
            return self._with_meld_at(number, *([left] if left.tiles else []))
        return self._with(zone, _instead(self._tiles(zone), at))

    def without_meld(self, number: int) -> "HandDraft":
        return self._with_meld_at(number)

    def moved(self, place: Place, zone: Zone, meld: int | None = None) -> "HandDraft":
        """Lay a tile elsewhere; the winning tile changes places with what comes in its stead.

        ``meld`` is the meld that it joins; None: one of its own.
        """
        if place.zone == zone and (zone != "meld" or place.meld == meld):
            return self
        if place.zone == "win" and zone == "concealed":
            return replace(self._laid(self.at(place), "concealed"), win=None)
        moving = self.at(place)._replace(face_down=False)
        target = meld
        if place.zone == "meld" and meld is not None and len(self.melds[place.meld].tiles) == 1:
            target = meld - (meld > place.meld)  # the meld that it leaves is gone
        rest = self.removed(place)
        if zone == "win":
            old = rest.win
            rest = replace(rest, win=moving)
            return rest if old is None else rest._laid(old, "concealed")
        return rest._laid(moving, zone, target)

    def added(self, tile: Tile, zone: Zone = "concealed") -> "HandDraft":
        """One more tile; the one that fills the hand wins, until people say otherwise."""
        if zone == "concealed" and self.win is None and self.count == 13:
            return replace(self, win=tapped(tile))
        return self._laid(tapped(tile), zone)

    def with_meld(
        self, kind: MeldKind, tiles: Iterable[Tile], source: Source | None = None
    ) -> "HandDraft":
        laid = tuple(
            DraftTile(tile, face_down=kind is MeldKind.ANKAN and at in (0, 3))
            for at, tile in enumerate(sort_tiles(tiles))
        )
        return replace(self, melds=(*self.melds, DraftMeld(laid, kind, source)))

    def with_kind(self, number: int, kind: MeldKind) -> "HandDraft":
        """A kong is concealed, claimed or added to: the photo may not show which."""
        return self._with_meld_at(number, self.melds[number]._replace(kind=kind))

    def with_indicators(self, dora: Iterable[Tile], ura: Iterable[Tile] = ()) -> "HandDraft":
        return replace(self, dora=tuple(map(tapped, dora)), ura=tuple(map(tapped, ura)))

    # Within

    def _counts(self) -> Counter[Tile]:
        loose = [tile.tile for place, tile in self.places() if place.zone != "meld"]
        melded = [tile for meld in self.melds for tile in meld.faces()]
        return Counter(tile.kind for tile in (*loose, *melded) if tile is not None)

    def _laid(self, tile: DraftTile, zone: Zone, meld: int | None = None) -> "HandDraft":
        if zone == "win":
            return replace(self, win=tile)
        if zone == "meld":
            if meld is None:
                return replace(self, melds=(*self.melds, DraftMeld((tile,))))
            joined = self.melds[meld]
            joined = joined._replace(tiles=(*joined.tiles, tile), kind=None)
            return self._with_meld_at(meld, joined)
        if zone == "concealed":
            return replace(self, concealed=tuple(sorted((*self.concealed, tile), key=by_kind)))
        return self._with(zone, (*self._tiles(zone), tile))

    def _with_meld_at(self, number: int, *melds: DraftMeld) -> "HandDraft":
        return replace(self, melds=_instead(self.melds, number, *melds))

    def _tiles(self, zone: Zone) -> tuple[DraftTile, ...]:
        rows = {"concealed": self.concealed, "dora": self.dora, "ura": self.ura}
        return rows[zone]

    def _with(self, zone: Zone, tiles: tuple[DraftTile, ...]) -> "HandDraft":
        if zone == "concealed":
            return replace(self, concealed=tiles)
        return replace(self, dora=tiles) if zone == "dora" else replace(self, ura=tiles)


def _sure(tiles: tuple[DraftTile, ...]) -> tuple[DraftTile, ...]:
    return tuple(tile._replace(doubtful=False) for tile in tiles)


def tapped(tile: Tile) -> DraftTile:
    return DraftTile(tile)


def _instead(items: tuple[Item, ...], at: int, *others: Item) -> tuple[Item, ...]:
    """The same with these instead of the one at a place; without any, that one is gone."""
    return (*items[:at], *others, *items[at + 1 :])


def by_kind(tile: DraftTile) -> tuple[int, int]:
    """As a player sorts a hand; what nobody can tell comes last."""
    return (KINDS, 0) if tile.tile is None else (tile.tile.kind, -tile.tile)
