"""A game that went on twice: both courses side by side, and a person says which one counts."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Literal

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.settings.housekeeping import open_again
from kiosk_app.screens.table.event_text import what_undo_takes
from kiosk_app.store.forks import Fork, both_states, forks, settle
from kiosk_app.store.records import EventRow, moment_from_text
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import KioskScreen, load_kv
from scorer.table import State

load_kv(__file__)

Course = Literal["here", "other"]


class ForkPlayer(BoxLayout):
    name = StringProperty("")
    points = StringProperty("")


class ForkCourse(BoxLayout):
    """One of the two: how far it goes, and what the table shows at its end."""

    __events__ = ("on_keep",)

    title = StringProperty("")
    length = StringProperty("")
    last = StringProperty("")
    readable = BooleanProperty(True)

    def show_players(self, players: Iterable[tuple[str, str]]) -> None:
        """Names and points."""
        for name, points in players:
            self.ids.players.add_widget(ForkPlayer(name=name, points=points))

    def on_keep(self) -> None:
        """The screen says what happens."""


class ForksScreen(KioskScreen):
    question = StringProperty("")
    working = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._found: tuple[Fork, State | None, State | None] | None = None

    def refresh(self) -> None:
        self._show()

    def opened(self) -> None:
        self._read()

    def keep(self, course: Course) -> None:
        """This one counts from now on; the server may have to be asked, so it may take a while."""
        if self._found is None or self.working:
            return
        app, fork = self.app, self._found[0]
        store, address = app.session.store, app.settings.club_server
        self.working = True

        def settled(_: None) -> None:
            app.session.write(lambda: open_again(app.session.table_store), self._settled)

        app.workers.network(lambda: _settle(store, address, fork, course), settled, self._failed)

    def _settled(self, _: Any) -> None:
        self.working = False
        self.app.brought_back()
        self.app.say(self.app.words("forks-settled"))
        self._read()

    def _failed(self, error: Exception) -> None:
        self.working = False
        self.app.failed(error)

    def _read(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: _first(store), self._take)

    def _take(self, found: tuple[Fork, State | None, State | None] | None) -> None:
        self._found = found
        self._show()

    def _show(self) -> None:
        words, courses = self.app.words, self.ids.courses
        courses.clear_widgets()
        if self._found is None:
            self.question = words("forks-none")
            return
        fork, here, other = self._found
        self.question = words(
            "forks-question",
            table=fork.table_name,
            time=_time(fork.started),
            common=fork.common,
        )
        courses.add_widget(self._course("here", fork.here, here))
        courses.add_widget(self._course("other", fork.other, other))

    def _course(self, name: Course, rows: tuple[EventRow, ...], state: State | None) -> ForkCourse:
        words = self.app.words
        length = words("forks-no-more")
        if rows:
            last = _time(moment_from_text(rows[-1].moment))
            length = words("forks-more", count=len(rows), time=last)
        table = None if state is None else state.table
        what = None if state is None else what_undo_takes(state, words)
        course = ForkCourse(
            title=words(f"forks-{name}"),
            length=length,
            readable=table is not None,
            last=words("forks-unreadable") if table is None else "",
        )
        if table is not None:
            points = ((table.name(seat), words.number(table.points[seat])) for seat in table.seats)
            course.show_players(points)
        if what is not None:
            course.last = words("forks-last", what=what)
        course.bind(on_keep=lambda *_: self.keep(name))
        return course


def _first(store: Store) -> tuple[Fork, State | None, State | None] | None:
    """One after the other: the next one comes when this one is settled."""
    for fork in forks(store):
        return fork, *both_states(store, fork)
    return None


def _settle(store: Store, address: str, fork: Fork, course: Course) -> None:
    if not address:
        settle(store, None, fork.game_id, course)
        return
    # Only a club with a server needs all that talks to one.
    from kiosk_app.store.server import Server

    with Server(address, store.folder) as server:
        settle(store, server, fork.game_id, course)


def _time(moment: datetime) -> str:
    return moment.astimezone().strftime("%H:%M")
