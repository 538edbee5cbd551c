"""A hand that people enter or correct, tile by tile; every change makes a new one."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from kiosk_app.session.hand_tiles import DraftMeld, DraftTile, HandTiles, Place, Problem, Zone
from scorer.hand import Hand, Meld, MeldKind, Source
from scorer.tiles import KINDS, Tile, parse_tile, parse_tiles, sort_tiles
from scorer.waits import waits


@dataclass(frozen=True, slots=True)
class HandDraft(HandTiles):
    def copies(self, tile: Tile) -> int:
        """How many of a kind are in the hand and among the indicators."""
        return self._counts()[tile.kind]

    def at(self, place: Place) -> DraftTile:
        return dict(self.places())[place]

    def replaced(self, place: Place, tile: Tile) -> "HandDraft":
        """The tile at a place is this one; a person said so, and doubt is gone."""
        before = self.at(place)
        return self._put(place, DraftTile(tile, seen=before.seen))

    def removed(self, place: Place) -> "HandDraft":
        zone, at, number = place
        if zone == "win":
            return replace(self, win=None)
        if zone == "meld":
            meld = self.melds[number]
            left = meld._replace(tiles=_without(meld.tiles, at), kind=None)
            melds = (*self.melds[:number], left, *self.melds[number + 1 :])
            return replace(self, melds=tuple(meld for meld in melds if meld.tiles))
        return self._with(zone, _without(self._tiles(zone), at))

    def without_meld(self, number: int) -> "HandDraft":
        return replace(self, melds=(*self.melds[:number], *self.melds[number + 1 :]))

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
        meld = self.melds[number]._replace(kind=kind)
        return replace(self, melds=(*self.melds[:number], meld, *self.melds[number + 1 :]))

    def with_indicators(self, dora: Iterable[Tile], ura: Iterable[Tile] = ()) -> "HandDraft":
        return replace(self, dora=tuple(map(tapped, dora)), ura=tuple(map(tapped, ura)))

    # Within

    def _laid(self, tile: DraftTile, zone: Zone, meld: int | None = None) -> "HandDraft":
        if zone == "win":
            return replace(self, win=tile)
        if zone == "meld":
            if meld is None:
                return replace(self, melds=(*self.melds, DraftMeld((tile,))))
            joined = self.melds[meld]
            joined = joined._replace(tiles=(*joined.tiles, tile), kind=None)
            return replace(self, melds=(*self.melds[:meld], joined, *self.melds[meld + 1 :]))
        if zone == "concealed":
            return replace(self, concealed=tuple(sorted((*self.concealed, tile), key=by_kind)))
        return self._with(zone, (*self._tiles(zone), tile))

    def _put(self, place: Place, tile: DraftTile) -> "HandDraft":
        zone, at, number = place
        if zone == "win":
            return replace(self, win=tile)
        if zone == "meld":
            meld = self.melds[number]
            meld = meld._replace(tiles=(*meld.tiles[:at], tile, *meld.tiles[at + 1 :]))
            return replace(self, melds=(*self.melds[:number], meld, *self.melds[number + 1 :]))
        tiles = self._tiles(zone)
        return self._with(zone, (*tiles[:at], tile, *tiles[at + 1 :]))

    def _tiles(self, zone: Zone) -> tuple[DraftTile, ...]:
        rows = {"concealed": self.concealed, "dora": self.dora, "ura": self.ura}
        return rows[zone]

    def _with(self, zone: Zone, tiles: tuple[DraftTile, ...]) -> "HandDraft":
        if zone == "concealed":
            return replace(self, concealed=tiles)
        return replace(self, dora=tiles) if zone == "dora" else replace(self, ura=tiles)


def tapped(tile: Tile) -> DraftTile:
    return DraftTile(tile)


def _without(tiles: tuple[DraftTile, ...], at: int) -> tuple[DraftTile, ...]:
    return (*tiles[:at], *tiles[at + 1 :])


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


WAITING: Final = 13
"""Tiles of a hand that waits; a kong fills the place of three."""
_OF_A_WIN: Final = ("too-few", "too-many", "no-winning-tile")


def waiting_hand(hand: HandDraft) -> HandDraft:
    """A hand that nobody won has no winning tile: what was taken for one is in the hand."""
    if hand.win is None:
        return hand
    concealed = tuple(sorted((*hand.concealed, hand.win), key=by_kind))
    return replace(hand, concealed=concealed, win=None)


def waiting_problems(hand: HandDraft) -> tuple[Problem, ...]:
    """What is missing in a hand that nobody won with: 13 tiles, and none of them apart."""
    found = [problem for problem in hand.problems() if problem.code not in _OF_A_WIN]
    if hand.count != WAITING:
        values = (("count", hand.count + hand.kongs), ("wanted", WAITING + hand.kongs))
        code = "too-few-waiting" if hand.count < WAITING else "too-many"
        found.append(Problem(code, values))
    return tuple(found)


def waits_of(hand: HandDraft) -> tuple[Tile, ...] | None:
    """The tiles that would complete it; none: not tenpai. None: it has not 13 tiles yet."""
    if waiting_problems(hand):
        return None
    concealed = [tile.tile for tile in hand.concealed if tile.tile is not None]
    melded = [tile for meld in hand.melds for tile in meld.faces()]
    return waits(concealed, melded)


def by_kind(tile: DraftTile) -> tuple[int, int]:
    """As a player sorts a hand; what nobody can tell comes last."""
    return (KINDS, 0) if tile.tile is None else (tile.tile.kind, -tile.tile)
