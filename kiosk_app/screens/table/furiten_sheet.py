"""Furiten? The waits of the hand, to tap those that were discarded or passed."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.explain.naming import name_section
from kiosk_app.session.ruling import Ruling
from kiosk_app.session.win_draft import WinnerDraft
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import LiveSheet
from kiosk_app.ui.widgets.tiles import TileView
from scorer.hand import Hand
from scorer.rule_text import ASSUMPTION
from scorer.tiles import Tile, parse_tile
from scorer.waits import furiten, waits

load_kv(__file__)


def seen_beside(winner: WinnerDraft) -> set[Tile]:
    """Tiles in the photo that are no part of the hand, such as a river: whose, it does not show."""
    if winner.seen is None:
        return set()
    return {
        parse_tile(tile.name).kind
        for tile in winner.seen.hand_reading.tiles
        if tile.role == "other" and tile.is_face
    }


class FuritenSheet(LiveSheet):
    explained = StringProperty("")
    answer = StringProperty("")
    is_furiten = BooleanProperty(False)

    def __init__(self, winner: WinnerDraft, hand: Hand, **values: Any) -> None:
        self._winner, self._hand = winner, hand
        self._tapped: set[Tile] = set()
        melded = [tile for meld in hand.melds for tile in meld.tiles]
        self._waits = waits(hand.concealed, melded)
        super().__init__(**values)

    def refresh(self) -> None:
        words, table = self.app.words, self.app.session.table
        name = table.name(self._winner.seat)
        self.title = words("furiten-title", name=name)
        in_riichi = self._winner.seat in table.riichi
        self.explained = words("furiten-in-riichi" if in_riichi else "furiten-say", name=name)
        beside = seen_beside(self._winner)
        beside.discard(self._hand.win.kind)
        self._show_tiles(beside)
        found = furiten(self._hand.concealed, self._hand.melds, discarded=self._tapped)
        self.is_furiten = found is not None
        if found is not None:
            book = self.app.session.book
            section = ASSUMPTION if book is None else book.section("hand.furiten_until")
            if section == ASSUMPTION:
                self.answer = words("furiten-yes-here")
            else:
                self.answer = words("furiten-yes", section=name_section(words, section))
        elif any(tile.kind in beside for tile in self._waits):
            self.answer = words("furiten-seen", name=name)
        else:
            self.answer = words("furiten-no")

    def _show_tiles(self, beside: set[Tile]) -> None:
        row = self.ids.waits
        row.clear_widgets()
        for tile in self._waits:
            view = TileView(tile=str(tile), marked=tile in self._tapped)
            view.doubtful = tile.kind in beside and tile not in self._tapped
            view.tile_width = self.app.u * min(64, 600 / max(1, len(self._waits)))
            view.bind(on_release=lambda _, tile=tile: self._tap(tile))
            row.add_widget(view)
        row.width = self.app.u * (min(64, 600 / max(1, len(self._waits))) + 8) * len(self._waits)

    def _tap(self, tile: Tile) -> None:
        self._tapped ^= {tile}
        self.refresh()

    def record_chombo(self) -> None:
        """A ron in furiten is a false win: who declared it is chosen."""
        self.dismiss()
        referee: Any = self.app.screen_named("referee")
        reason = self.app.words("furiten-reason")
        referee.rule(Ruling("chombo", seat=self._winner.seat, reason=reason))
        self.app.show("referee")
