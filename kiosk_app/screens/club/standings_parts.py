"""Parts of the standings' screen."""

from collections.abc import Iterable
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.club.standings_view import best_hand_tiles, best_hand_yaku, percent
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FitLabel
from kiosk_app.ui.widgets.tiles import TileRow

load_kv(__file__)


class ColumnHead(TapArea):
    """The head of a column; a tap sorts by it, and an arrow says so."""

    text = StringProperty("")
    chosen = BooleanProperty(False)
    upside_down = BooleanProperty(False)


class StandingRow(TapArea):
    """A player's line; a tap shows everything of theirs."""

    first = BooleanProperty(False)

    def fill(self, cells: Iterable[tuple[str, float, bool]]) -> None:
        """Text, share of the width, and whether it is a name."""
        for text, share, name in cells:
            self.add_widget(StandingCell(text=text, size_hint_x=share, name=name))


class StandingCell(FitLabel):
    name = BooleanProperty(False)


class Fact(BoxLayout):
    """A word and a figure."""

    word = StringProperty("")
    figure = StringProperty("")


class StandingSheet(Sheet):
    """Everything of one player, with the best hand as it lay."""

    line: Any = ObjectProperty(None)
    best_text = StringProperty("")
    yaku_text = StringProperty("")

    def on_open(self) -> None:
        line, words = self.line, self.app.words
        self.title = line.name
        facts = {
            "rank": str(line.rank),
            "games": str(line.games),
            "places": " ".join(map(str, line.places)),
            "average": f"{float(line.average_place):.2f}",
            "score": words.signed(line.score),
            "points": words.number(line.points),
            "wins": percent(line.win_rate),
            "deal-ins": percent(line.deal_in_rate),
            "riichi": percent(line.riichi_rate),
            "self-drawn": str(line.self_drawn),
            "chombos": str(line.chombos),
            "penalties": words.signed(line.penalties),
        }
        for name, figure in facts.items():
            self.ids.facts.add_widget(Fact(word=words(f"standings-{name}"), figure=figure))
        if line.best_points is not None:
            points = words.number(line.best_points)
            self.best_text = words("standings-best-hand", points=points)
        self.yaku_text = ", ".join(
            words(f"yaku-{name}-name") if words.has(f"yaku-{name}-name") else name
            for name, _ in best_hand_yaku(line.best_hand)
        )
        for group in best_hand_tiles(line.best_hand):
            row = TileRow()
            row.show(group)
            for tile in row.children:
                tile.disabled = True  # to be looked at
            self.ids.hand.add_widget(row)
        self.fbind("width", self._measure)
        self._measure()

    def _measure(self, *_: Any) -> None:
        """The hand is as wide as the sheet at most."""
        rows = self.ids.hand.children
        count = max(1, sum(len(row.children) for row in rows))
        gaps = (len(rows) + 4) * 10 * self.app.u
        for row in rows:
            row.tile_width = min(44 * self.app.u, (self.width - gaps) / count)
