"""The club night: tonight's tables with their points, and the way to everything else of it."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.explain.naming import name_parts
from kiosk_app.screens.club.export_sheet import ExportSheet
from kiosk_app.screens.club.past_night import ClosedNight, close_with_story, share_poster
from kiosk_app.screens.club.tonight import (
    TableLine,
    Tonight,
    begin_night,
    go_to_table,
    read_tonight,
)
from kiosk_app.screens.table.short_names import round_text, short_names
from kiosk_app.session.game_session import now
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets import keyboard
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet
from scorer.table import State

PARTS = (keyboard,)
"""Its widgets are named in the kv file."""

load_kv(__file__)

_LOOK_AGAIN = 10.0
"""Seconds after which the other tables' points are read again."""


class TableSeat(BoxLayout):
    name = StringProperty("")
    points = StringProperty("")
    deals = BooleanProperty(False)


class TableCard(TapArea):
    """A table with its players and their points."""

    heading = StringProperty("")

    def show(self, names: Sequence[str], points: Sequence[str], dealer: int) -> None:
        """``dealer``: which of them deals; -1: the game has ended."""
        for at, (name, held) in enumerate(zip(names, points, strict=True)):
            if name:
                self.ids.seats.add_widget(TableSeat(name=name, points=held, deals=at == dealer))


class ServerMark(BoxLayout):
    """Whether the club's server answers, as a picture and a word; nothing where none is set."""


class NightSheet(Sheet):
    """What the evening is called, and to which season it counts."""

    def __init__(self, *, then: Callable[[str, str], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)
        self.auto_dismiss = False

    @property
    def today(self) -> str:
        return now().astimezone().date().isoformat()

    @property
    def season(self) -> str:
        return str(now().astimezone().year)

    def on_dismiss(self) -> None:
        for field in (self.ids.name, self.ids.season):
            field.focus = False

    def accept(self) -> None:
        name, season = self.ids.name.text, self.ids.season.text
        self.dismiss()
        self._then(name, season)


class ClubScreen(KioskScreen):
    tonight: Any = ObjectProperty(Tonight(), rebind=True)
    open = BooleanProperty(False)
    ours = BooleanProperty(True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._looking: Any = None

    def refresh(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: read_tonight(store), self._took)

    def opened(self) -> None:
        self._looking = Clock.schedule_interval(lambda _: self.refresh(), _LOOK_AGAIN)

    def closed(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    def ask_to_open(self) -> None:
        NightSheet(then=self._begin).open()

    def ask_to_close(self) -> None:
        words, night = self.app.words, self.tonight.night
        ConfirmSheet(
            title=words("club-close"),
            question=words("club-close-question", name=night.name),
            answer=words("club-close"),
            then=self._end,
        ).open()

    def export(self) -> None:
        ExportSheet(night=self.tonight.night).open()

    def tap_table(self, line: TableLine) -> None:
        """This kiosk's game goes on; another's can only be looked at."""
        if not line.ours:
            self.app.say(self.app.words("club-another-kiosk", table=line.table_name))
            return
        table_store = self.app.session.table_store

        def done(_state: State) -> None:
            self.app.show("final" if line.ended else "table")

        self.app.session.begin(lambda: go_to_table(table_store, line.game_id), done)

    def _begin(self, name: str, season: str) -> None:
        store = self.app.session.store
        self.app.session.write(lambda: begin_night(store, name, season), self._took)

    def _end(self) -> None:
        store = self.app.session.store

        def done(closed: ClosedNight) -> None:
            self._took(closed.tonight)
            self.app.session.clock.read()
            if closed.story.lines:
                share_poster(closed.story, closed.photo)

        self.app.session.write(lambda: close_with_story(store), done)

    def _took(self, tonight: Tonight) -> None:
        self.tonight = tonight
        self.open, self.ours = tonight.night is not None, tonight.ours
        self.ids.tables.show(len(tonight.tables), lambda at: self._card(tonight.tables[at]))

    def _card(self, line: TableLine) -> TableCard:
        words = self.app.words
        parts = [words("club-table", table=line.table_name)]
        if line.round is not None:
            parts.append(words("club-round", number=line.round))
        if line.ended:
            parts.append(words("club-ended"))
        else:
            parts.append(round_text(words, line.wind, line.dealer + 1))
        card = TableCard(heading=name_parts(words, parts))
        points = [words.number(points) for points in line.points]
        card.show(short_names(line.players), points, -1 if line.ended else line.dealer)
        card.bind(on_release=lambda *_: self.tap_table(line))
        return card
