"""The hand as it was read, over the photo's crops: doubt is shown where it is, and fixed there."""

from functools import partial
from math import ceil
from typing import Any, Final

from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from numpy import ascontiguousarray, rot90

from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.screens.win.hand_text import hand_heading
from kiosk_app.screens.win.look_sheet import LookSheet
from kiosk_app.screens.win.reading_parts import ReadTileView, ZoneBox, zone_bands
from kiosk_app.screens.win.reading_sheets import is_hard, message_for, offers, tile_sheet
from kiosk_app.screens.win.reading_sizes import (
    LEAST_TOUCH,
    OFFERED,
    TITLE,
    SizedBand,
    TileSizes,
    tile_sizes,
)
from kiosk_app.session.hand_draft import DraftTile, HandDraft, Place, Zone
from kiosk_app.ui import assets
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.theme import SMALL
from kiosk_app.ui.widgets.hand_view import laid_groups
from kiosk_app.ui.widgets.tiles import RATIO
from scorer.tiles import Tile

load_kv(__file__)

_SIDES: Final = 16
"""What the edges of the screen take of the width, in units."""
_IN_A_ROW: Final = 7
"""Tiles of a hand in a row of an upright screen."""
_GAP: Final = 0.3
"""Between melds, in widths of a tile."""


class ReadingScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    complete = BooleanProperty(False)
    hard = BooleanProperty(False)
    """Whether the first thing to do is to look at the tiles."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._laid = HandDraft()
        """The hand whose tiles can be tapped."""
        self._zones: list[ZoneBox] = []
        self._crops: dict[int, Any] = {}
        self._turned_crops: dict[int, Any] = {}
        self._crops_of: Any = None
        self._turned: set[Place] = set()
        """The tiles that are sideways, as the claimed one of a meld."""
        self._sizes = TileSizes([], RATIO, beside=False)
        self._looked_at: Any = None
        """The photo whose tiles somebody has compared with it."""
        self.ids.bands.fbind("size", self._sized)

    @property
    def hand(self) -> HandDraft:
        """No tiles while nobody has said who won: the screen can be turned then, too."""
        draft = self.app.session.draft
        return draft.winner.hand if draft.hands else HandDraft()

    def refresh(self) -> None:
        if not self.app.session.draft.winners:
            return
        self.heading = hand_heading(self.app)
        self._cut_crops()
        flow = self.app.session.flow
        self.complete = flow.is_complete(self.hand) or flow.lacks_winning_tile(self.hand)
        self.sentence = message_for(self.app)
        seen = self.app.session.draft.winner.seen
        self.hard = seen is not self._looked_at and is_hard(self.app)
        self._lay()
        self._show_offers()

    # What people do

    def take(self, hand: HandDraft) -> None:
        """The hand that is laid out is now this; where it came from in the photo is still known."""
        self._take_instead_of(self._laid, hand)

    def choose(self, place: Place, tile: Tile) -> None:
        self.take(self._laid.replaced(place, tile))

    def tap(self, place: Place) -> None:
        seen = self._laid.at(place).seen
        self._ask(place, self._crops.get(seen) if seen is not None else None)

    def add(self, zone: Zone) -> None:
        self._ask(zone, None)

    def drop(self, place: Place, x: float, y: float) -> None:
        for box in self._zones:
            if box.collide_point(x, y):
                self.take(self._laid.moved(place, box.zone, self._meld_at(x, y)))
                return

    def _ask(self, where: Place | Zone, crop: Any) -> None:
        """A sheet is about the hand that was there when it came up, and about no other."""
        hand = self._laid
        if hand == self.hand:
            tile_sheet(self.app, where, partial(self._take_instead_of, hand), crop).open()

    def _take_instead_of(self, seen: HandDraft, hand: HandDraft) -> None:
        if self.app.session.correct_hand(hand, instead_of=seen):
            self.refresh()

    def look(self) -> None:
        """Every tile beside its place in the photo, large."""
        LookSheet(self.hand, self._crops, wrong=self._wrong, right=self._right).open()

    def _wrong(self, place: Place) -> None:
        self._looked_at = self.app.session.draft.winner.seen
        self.refresh()
        self.tap(place)

    def _right(self) -> None:
        self._looked_at = self.app.session.draft.winner.seen
        if self.complete:
            self.go_on()
        else:
            self.refresh()

    def go_on(self) -> None:
        self.app.session.confirm_hand(self.hand)

    # How it is laid out

    def _sized(self, *_: Any) -> None:
        if self.shown:
            self._lay()

    def _cut_crops(self) -> None:
        seen = self.app.session.draft.winner.seen
        if seen is self._crops_of:
            return
        self._crops_of = seen
        self._crops, self._turned_crops = {}, {}
        if seen is not None:
            self._crops = {at: picture_texture(crop) for at, crop in seen.crops.items()}

    def _lay(self) -> None:
        """As large as the room allows."""
        self._laid = hand = self.hand
        bands, unit = self.ids.bands, self.app.u
        bands.clear_widgets()
        self._zones = []
        self._turned = {
            laid.place for group in laid_groups(hand) for laid in group if laid.sideways
        }
        sized = [
            SizedBand(
                tuple(self._length(zone) for zone in zones),
                tuple(self._name_wide(zone) for zone in zones),
                rows=self._rows(zones[0]),
                doubts=tuple(self._doubts(zone) for zone in zones),
                crops=any(self._has_crops(zone) for zone in zones),
            )
            for zones in zone_bands(self.app)
        ]
        room = (self.width - _SIDES * unit) / unit, bands.height / unit
        self._sizes = sizes = tile_sizes(sized, room)
        for zones, band, wide in zip(zone_bands(self.app), sized, sizes.tiles, strict=True):
            boxes = [self._zone(zone, wide * unit) for zone in zones]
            self._band(boxes, band.widths(wide, sizes.beside))
        bands.add_widget(Widget())

    def _length(self, zone: Zone) -> float:
        """In widths of a tile, in as many rows as it has."""
        places = [place for place, _ in self.hand.places() if place.zone == zone]
        length = sum(RATIO if place in self._turned else 1.0 for place in places)
        if zone == "meld":
            length += _GAP * max(0, len(self.hand.melds) - 1)
        length += self._wants_more(zone)
        return max(1.0, ceil(length / self._rows(zone)) if self._rows(zone) > 1 else length)

    def _name_wide(self, zone: Zone) -> float:
        name = self.app.words(f"reading-zone-{zone}")
        # In whole pixels, as the label takes it, and one to spare.
        label = CoreLabel(font_size=round(SMALL * self.app.u), font_name=assets.FONT)
        return float((label.get_extents(name)[0] + 2) / self.app.u)

    def _rows(self, zone: Zone) -> int:
        tiles = len(self.hand.concealed)
        return 2 if self.app.portrait and zone == "concealed" and tiles > _IN_A_ROW else 1

    def _has_crops(self, zone: Zone) -> bool:
        tiles = [tile for place, tile in self.hand.places() if place.zone == zone]
        return any(tile.seen in self._crops for tile in tiles)

    def _doubts(self, zone: Zone) -> int:
        """Tiles of a zone that have alternatives under them; in rows, of the fullest row."""
        if not self._offers_under(zone):
            return 0
        doubtful = sum(place.zone == zone for place in self.hand.doubtful)
        return min(doubtful, _IN_A_ROW) if self._rows(zone) > 1 else doubtful

    def _band(self, zones: list[ZoneBox], shares: list[float]) -> None:
        band = BoxLayout(spacing=self.app.u * 6, size_hint_y=None)
        for zone, share in zip(zones, shares, strict=True):
            zone.size_hint_x = share
            band.add_widget(zone)
        band.height = max(zone.high for zone in zones)
        self.ids.bands.add_widget(band)

    def _zone(self, zone: Zone, wide: float) -> ZoneBox:
        unit, hand = self.app.u, self.hand
        box = ZoneBox(title=self.app.words(f"reading-zone-{zone}"), zone=zone)
        tiles = [(place, tile) for place, tile in hand.places() if place.zone == zone]
        crops = self._has_crops(zone)
        beside = self._sizes.beside
        others = (1 if beside else OFFERED) * LEAST_TOUCH * unit if self._doubts(zone) else 0
        high = wide * (RATIO + (self._sizes.crop if crops else 0)) + others
        for place, tile in tiles:
            box.ids.tiles.add_widget(self._cell(place, tile, wide, high, crops, others))
            last = place.zone == "meld" and place.at == len(hand.melds[place.meld].tiles) - 1
            if last and place.meld < len(hand.melds) - 1:
                box.ids.tiles.add_widget(_gap(wide * _GAP, high))
        if self._wants_more(zone):
            box.ids.tiles.add_widget(self._empty(zone, wide, high, crops))
        rows = self._rows(zone)
        box.high = rows * high + (rows - 1) * 4 * unit + TITLE * unit
        self._zones.append(box)
        return box

    def _offers_under(self, zone: Zone) -> bool:
        """Right under the hand; under the melds only where the hand has no doubt of its own."""
        upper = any(place.zone in ("concealed", "win") for place in self.hand.doubtful)
        return zone in ("concealed", "win") or not upper or self.app.portrait

    def _wants_more(self, zone: Zone) -> bool:
        hand = self.hand
        if zone == "concealed":
            return hand.count < (13 if hand.win is None else 14)
        if zone == "win":
            return hand.win is None
        return not any(place.zone == zone for place, _ in hand.places())

    def _cell(
        self, place: Place, tile: DraftTile, wide: float, high: float, crops: bool, others: float
    ) -> ReadTileView:
        name = "unknown" if tile.tile is None else str(tile.tile)
        cell = ReadTileView(
            tile="back" if tile.face_down else name,
            doubtful=tile.doubtful,
            sideways=place in self._turned,
            crop=self._crop_of(place, tile),
            place=place,
            size=(self._cell_width(place, tile, wide, others), high),
            others_beside=self._sizes.beside,
            tile_width=wide * 0.94,
            crop_height=wide * self._sizes.crop if crops else 0,
            others_height=others,
            unit=self.app.u,
            layer=self.ids.ghost,
        )
        cell.bind(
            on_release=lambda _: self.tap(place),
            on_drop=lambda _, x, y: self.drop(place, x, y),
        )
        if tile.doubtful and others:
            cell.offer(tile.alternatives, lambda chosen: self.choose(place, chosen))
        return cell

    def _cell_width(self, place: Place, tile: DraftTile, wide: float, others: float) -> float:
        laid = wide * RATIO if place in self._turned else wide
        if tile.doubtful and others and self._sizes.beside:
            return max(laid, OFFERED * LEAST_TOUCH * self.app.u)
        return laid

    def _crop_of(self, place: Place, tile: DraftTile) -> Any:
        """Turned as the tile is in the meld."""
        if tile.seen is None or place not in self._turned:
            return None if tile.seen is None else self._crops.get(tile.seen)
        seen = self.app.session.draft.winner.seen
        if seen is None or tile.seen not in seen.crops:
            return None
        if tile.seen not in self._turned_crops:
            turned = ascontiguousarray(rot90(seen.crops[tile.seen]))
            self._turned_crops[tile.seen] = picture_texture(turned)
        return self._turned_crops[tile.seen]

    def _empty(self, zone: Zone, wide: float, high: float, crops: bool) -> ReadTileView:
        cell = ReadTileView(
            tile="empty",
            size=(wide, high),
            tile_width=wide * 0.94,
            crop_height=wide * self._sizes.crop if crops else 0,
            unit=self.app.u,
            moving=False,
        )
        cell.bind(on_release=lambda _: self.add(zone))
        return cell

    def _meld_at(self, x: float, y: float) -> int | None:
        """The meld whose tiles lie there; None beside them all: a meld of its own."""
        melds = next(box for box in self._zones if box.zone == "meld")
        for cell in melds.ids.tiles.children:
            if isinstance(cell, ReadTileView) and cell.place and cell.collide_point(x, y):
                return int(cell.place.meld)
        return None

    def _show_offers(self) -> None:
        box = self.ids.offers
        box.clear_widgets()
        for offer in offers(self.app, self.take, self.look if self.hard else None):
            box.add_widget(offer)


def _gap(wide: float, high: float) -> Widget:
    return Widget(size_hint=(None, None), size=(wide, high))
