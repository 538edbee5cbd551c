"""What a result is shown with: the podium, and the best hand with its tiles and its photo.

Each has a ``unit`` of its own: the same parts make the screen and the picture to share.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kivy.app import App
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import BestHand
from kiosk_app.club.standings import Standing
from kiosk_app.explain.naming import name_list, short_yaku
from kiosk_app.languages import Language
from kiosk_app.screens.club.standings_view import tiles_of_hand
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.store.evidence import evidence_of
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.tiles import TileRow

load_kv(__file__)

_ORDER: Final = (1, 0, 2, 3, 4)
"""The winner is in the middle, the second to the left, as on every podium."""
_OF_A_NIGHT: Final = 4
_HEIGHTS: Final = (1.0, 0.84, 0.7, 0.58, 0.48)
"""Of the steps for the first to the fifth place, as shares of the highest."""


class OnStep(NamedTuple):
    """Somebody on the podium, in words."""

    place: int
    name: str
    points: str
    score: str = ""


class PodiumStep(BoxLayout):
    place = NumericProperty(1)
    name = StringProperty("")
    points = StringProperty("")
    score = StringProperty("")
    share = NumericProperty(1)
    unit = NumericProperty(1)


class Podium(BoxLayout):
    """Five places at most; equal places have steps of one height."""

    unit = NumericProperty(1)

    def show(self, people: Sequence[OnStep]) -> None:
        self.clear_widgets()
        for at in _ORDER:
            if at < len(people):
                one = people[at]
                self.add_widget(
                    PodiumStep(
                        place=one.place,
                        name=one.name,
                        points=one.points,
                        score=one.score,
                        share=_HEIGHTS[min(one.place, len(_HEIGHTS)) - 1],
                        unit=self.unit,
                    )
                )

    def on_unit(self, *_: Any) -> None:
        for step in self.children:
            step.unit = self.unit


class BestHandPanel(BoxLayout):
    """The hand as it lay, who won it and with what; beside it its photo, where one was kept."""

    title = StringProperty("")
    worth = StringProperty("")
    yaku = StringProperty("")
    photo = StringProperty("")
    """The file; empty: none was kept."""
    widest = NumericProperty(34)
    """Units that a tile is wide at most."""
    unit = NumericProperty(1)
    best: Any = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _: Any) -> None:
        self.fbind("unit", self._measure)
        self.ids.hand.fbind("width", self._measure)

    def show(self, best: BestHand | None, title: str, words: Language) -> None:
        self.best = best
        self.title = title
        self.worth = "" if best is None else worth_of(best, words)
        self.yaku = "" if best is None else yaku_of(best.yaku, words)
        hand = self.ids.tiles
        hand.clear_widgets()
        for group in [] if best is None else tiles_of_hand(best.tiles):
            row = TileRow()
            row.show(group)
            for tile in row.children:
                tile.disabled = True  # to be looked at
            hand.add_widget(row)
        self._measure()

    def show_photo(self, path: Any) -> None:
        self.photo = "" if path is None else str(path)

    def _measure(self, *_: Any) -> None:
        """The hand is as wide as its place at most."""
        rows = self.ids.tiles.children
        count = max(1, sum(len(row.children) for row in rows))
        gaps = max(0, len(rows) - 1) * 8 * self.unit
        for row in rows:
            row.tile_width = min(self.widest * self.unit, (self.ids.hand.width - gaps) / count)


def standing_steps(lines: Sequence[Standing], words: Language) -> list[OnStep]:
    """The first four of a night's standings."""
    first = lines[:_OF_A_NIGHT]
    names = short_names([line.name for line in first])
    return [
        OnStep(line.rank, name, words.signed(line.score))
        for line, name in zip(first, names, strict=True)
    ]


def worth_of(best: BestHand, words: Language) -> str:
    """``yakuman``, ``3 han 40 fu`` or ``5 han``; empty where only the points are known."""
    if best.yakuman:
        return words("events-yakuman", count=best.yakuman)
    if best.han and best.fu:
        return words("events-han-fu", han=best.han, fu=best.fu)
    return words("events-han", count=best.han) if best.han else ""


def yaku_of(yaku: Sequence[str], words: Language) -> str:
    """Each once, by the name that is set; one of a newer Tenbou has no words and is left out."""
    app: Any = App.get_running_app()
    first = app.settings.yaku_names == "romaji"
    known = [name for name in dict.fromkeys(yaku) if words.has(f"yaku-{name}-name")]
    return name_list(words, [short_yaku(words, name, first) for name in known])


def photo_of(store: Store, best: BestHand | None) -> Path | None:
    """Where the photo of a hand is, if this kiosk took it and still has it; it waits for disk."""
    if best is None or best.event_id is None:
        return None
    kept = evidence_of(store.folder, best.game_id, best.event_id)
    return None if kept is None else kept.photo
