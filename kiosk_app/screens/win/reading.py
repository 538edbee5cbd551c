"""The hand as it was read, over the photo's crops: doubt is shown where it is, and fixed there."""

from functools import partial
from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.screens.win.hand_text import hand_heading
from kiosk_app.screens.win.reading_parts import ReadTileView, ZoneBox, zone_bands
from kiosk_app.screens.win.reading_sheets import message_for, offers, tile_sheet
from kiosk_app.session.hand_draft import DraftTile, HandDraft, Place, Zone
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.tiles import RATIO
from scorer.tiles import Tile

load_kv(__file__)

_WIDEST: Final = 56
_OTHER: Final = 48
"""Height of an alternative under a doubtful tile, in units."""
_UPPER: Final = ("concealed", "win")
_AROUND: Final = 192
"""What the bar, the sentence and the offers take of an upright screen, in units."""
_SMALLEST: Final = 0.65
_TILES_WIDE: Final = 16.0
"""A hand, the winning tile, and what lies around them, in widths of a tile."""


class ReadingScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    complete = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._laid = HandDraft()
        """The hand whose tiles can be tapped."""
        self._zones: list[ZoneBox] = []
        self._crops: dict[int, Any] = {}
        self._crops_of: Any = None
        self.fbind("size", self._sized)

    @property
    def hand(self) -> HandDraft:
        return self.app.session.draft.winner.hand

    def refresh(self) -> None:
        if not self.app.session.draft.winners:
            return
        self.heading = hand_heading(self.app)
        self._cut_crops()
        self.complete = self.app.session.flow.is_complete(self.hand)
        self.sentence = message_for(self.app)
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
        self._crops = {}
        if seen is not None:
            self._crops = {at: picture_texture(crop) for at, crop in seen.crops.items()}

    def _lay(self, scale: float = 1.0) -> None:
        """As large as it fits: a closed hand with doubts is high where the screen is upright."""
        self._laid = self.hand
        bands = self.ids.bands
        bands.clear_widgets()
        self._zones = []
        unit, portrait = self.app.u, self.app.portrait
        room = self.width - 30 * unit
        across = 7.4 if portrait else max(_TILES_WIDE, len(self.hand.concealed) + 3)
        wide = min(_WIDEST * unit, room / across) * scale
        lower = sum(len(meld.tiles) for meld in self.hand.melds) + len(self.hand.melds) * 0.4
        lower += max(1, len(self.hand.dora)) + max(1, len(self.hand.ura)) + 1.5
        if portrait:
            melded = sum(len(meld.tiles) for meld in self.hand.melds) + len(self.hand.melds) * 0.4
            narrow = min(wide, room * 0.72 / max(melded, 1))
        else:
            narrow = min(wide, room / max(lower, 1))
        for zones in zone_bands(self.app):
            boxes = [self._zone(zone, wide if zone in _UPPER else narrow) for zone in zones]
            self._band(boxes, [self._share(zone) for zone in zones])
        high = sum(band.height + 4 * unit for band in bands.children)
        if portrait and scale > _SMALLEST and high > self.height - _AROUND * unit:
            self._lay(scale - 0.1)
            return
        bands.add_widget(Widget())

    def _share(self, zone: Zone) -> float:
        """Of the width, beside the others of its band."""
        if self.app.portrait:
            return 3.0 if zone == "meld" else 1.0
        tiles = sum(place.zone == zone for place, _ in self.hand.places())
        if zone == "concealed":
            return max(13, tiles) + 0.4
        return {"win": 2.4, "meld": max(3.0, tiles + 1.0)}.get(zone, max(2.6, tiles + 1.0))

    def _band(self, zones: list[ZoneBox], shares: list[float]) -> None:
        band = BoxLayout(spacing=self.app.u * 6, size_hint_y=None)
        for zone, share in zip(zones, shares, strict=True):
            zone.size_hint_x = share
            band.add_widget(zone)
        band.height = max(zone.high for zone in zones)
        self.ids.bands.add_widget(band)

    @property
    def _crop_share(self) -> float:
        """Height of a crop, in widths of a tile: lower where the alternatives need the room."""
        return 0.62 if self.hand.doubtful and not self.app.portrait else 0.9

    def _zone(self, zone: Zone, wide: float) -> ZoneBox:
        unit, hand = self.app.u, self.hand
        box = ZoneBox(title=self.app.words(f"reading-zone-{zone}"), zone=zone)
        tiles = [(place, tile) for place, tile in hand.places() if place.zone == zone]
        crops = any(tile.seen in self._crops for _, tile in tiles)
        doubt = any(tile.doubtful for _, tile in tiles) and self._offers_under(zone)
        others = 2 * _OTHER * unit if doubt else 0
        high = wide * (RATIO + (self._crop_share if crops else 0)) + others
        for place, tile in tiles:
            box.ids.tiles.add_widget(self._cell(place, tile, wide, high, crops, others))
            last = place.zone == "meld" and place.at == len(hand.melds[place.meld].tiles) - 1
            if last and place.meld < len(hand.melds) - 1:
                box.ids.tiles.add_widget(_gap(wide * 0.3, high))
        if self._wants_more(zone):
            box.ids.tiles.add_widget(self._empty(zone, wide, high, crops))
        rows = 2 if self.app.portrait and zone == "concealed" and len(tiles) > 7 else 1
        box.high = rows * high + (rows - 1) * 4 * unit + 26 * unit
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
            crop=self._crops.get(tile.seen) if tile.seen is not None else None,
            place=place,
            size=(wide, high),
            tile_width=wide * 0.94,
            crop_height=wide * self._crop_share if crops else 0,
            others_height=others,
            unit=self.app.u,
            layer=self.ids.ghost,
        )
        cell.bind(
            on_release=lambda _: self.tap(place),
            on_drop=lambda _, x, y: self.drop(place, x, y),
        )
        if tile.doubtful and others:
            cell.offer(tile.alternatives, others / 2, lambda chosen: self.choose(place, chosen))
        return cell

    def _empty(self, zone: Zone, wide: float, high: float, crops: bool) -> ReadTileView:
        cell = ReadTileView(
            tile="empty",
            size=(wide, high),
            tile_width=wide * 0.94,
            crop_height=wide * self._crop_share if crops else 0,
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
        for offer in offers(self.app, self.take):
            box.add_widget(offer)


def _gap(wide: float, high: float) -> Widget:
    return Widget(size_hint=(None, None), size=(wide, high))
