"""Thirteen tiles and the winning one still in the river: one tap says which it was."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from kiosk_app.screens.win.hand_text import hand_heading
from kiosk_app.screens.win.tile_sheet import TileSheet
from kiosk_app.session.drawn_hand import drawn_tiles
from kiosk_app.session.waiting_hand import OfferedTile, offered_tiles
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.face import Face, Look
from scorer.tiles import Tile

_MOST_ACROSS: Final = 7
_MOST_ACROSS_UPRIGHT: Final = 4


class WaitButton(Face, TapArea):
    """A tile that completes the hand, large; one that is in view says so."""

    tile = StringProperty("1m")
    drawn = ObjectProperty(None, allownone=True)
    note = StringProperty("")
    first = BooleanProperty(False)
    """The one that is offered before the others."""

    def look(self) -> Look:
        theme = self.theme
        fill = theme.pressed if self.state == "down" else theme.raised
        edge = theme.accent if self.first else theme.line
        return Look(fill, edge, theme.edge * (2.5 if self.first else 1))


load_kv(__file__)


class WonOnScreen(KioskScreen):
    heading = StringProperty("")
    question = StringProperty("")

    def refresh(self) -> None:
        session, words = self.app.session, self.app.words
        if not session.draft.winners:
            return
        winner = session.draft.winner
        hand = winner.hand
        self.heading = hand_heading(self.app)
        self.question = words("won-on-question", count=hand.count + hand.kongs)
        self.ids.hand.draft = hand
        offered = offered_tiles(winner, session.red_fives)
        across = _MOST_ACROSS_UPRIGHT if self.app.portrait else _MOST_ACROSS
        box = self.ids.waits
        box.cols = max(1, min(across, len(offered)))
        box.clear_widgets()
        for at, one in enumerate(offered):
            box.add_widget(self._button(one, first=at == 0 and one.in_view))

    def choose(self, offered: OfferedTile) -> None:
        self._say(offered.tile)

    def _say(self, tile: Tile) -> None:
        self.app.session.say_winning_tile(tile)

    def other(self) -> None:
        """Any tile at all: the waits were worked out from what was read."""
        TileSheet(
            self._say,
            title=self.app.words("won-on-which"),
            red_fives=self.app.session.red_fives,
        ).open()

    def correct(self) -> None:
        self.app.session.fix_hand()

    def _button(self, offered: OfferedTile, first: bool) -> Any:
        button = WaitButton(
            tile=str(offered.tile),
            note=self.app.words("won-on-in-view") if offered.in_view else "",
            first=first,
            drawn=drawn_tiles([offered.tile]),
        )
        button.bind(on_release=lambda *_: self.choose(offered))
        return button
