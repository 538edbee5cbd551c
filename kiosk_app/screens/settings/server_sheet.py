"""The club's server: its address, whether it answers, and what was sent."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.settings.housekeeping import open_again
from kiosk_app.setting_values import FIELDS, SettingRefused, without_password
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.problems import KioskTwin, ServerDiffers, ServerRefusesKiosk
from kiosk_app.store.restoring import Identity
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from kiosk_app.ui.widgets.keyboard import WritingSheet
from kiosk_app.ui.widgets.sheet import Sheet
from scorer.messages import Message, Paragraph

load_kv(__file__)


class ServerSheet(Sheet):
    address = StringProperty("")
    """Without its password."""
    state_text = StringProperty("")
    trying = BooleanProperty(False)
    question = StringProperty("")
    """What only a person can answer: ``forks``, ``twin``, or nothing."""

    def __init__(self, *, then: Callable[[], None], **values: Any) -> None:
        self._then = then
        self._job: Any = None
        super().__init__(**values)

    def on_open(self) -> None:
        self.app.fbind("server_status", self._show)
        self._show()

    def on_dismiss(self) -> None:
        self.app.funbind("server_status", self._show)
        self.cancel()
        self._then()

    def write_address(self) -> None:
        WritingSheet(
            title=self.app.words("settings-server-address"),
            text=self.app.settings.club_server or "postgresql://",
            then=self._written,
        ).open()

    def try_it(self, *, prepare: bool = False) -> None:
        """Whether it answers and has the club's tables; this may take some seconds."""
        app, address = self.app, self.app.settings.club_server
        self.trying = True
        self.state_text = app.words("settings-server-trying")
        folder = app.session.store.folder
        self._job = app.workers.network(
            lambda: _answers(address, folder, prepare), self._good, self._bad
        )

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.trying = False

    def send_now(self) -> None:
        self.app.server_line.send_now()
        self.app.say(self.app.words("settings-server-sending"))

    def forget(self) -> None:
        self.app.change_settings(club_server="")
        self._show()

    def ask(self) -> None:
        """What must be answered before this kiosk can go on with the server."""
        if self.question == "forks":
            self.dismiss()
            self.app.show("forks")
            return
        words = self.app.words
        ChoiceSheet(
            title=words("settings-which-kiosk"),
            options={
                "replace": words("settings-replaces-twin"),
                "copy": words("settings-beside-twin"),
            },
            then=self._say_which,
        ).open()

    def _say_which(self, identity: Identity) -> None:
        app, store = self.app, self.app.session.store
        address = app.settings.club_server

        def said(sentences: tuple[Message, ...]) -> None:
            app.brought_back()
            now = Message("settings", f"is-now-{identity}")
            app.say(app.words.sentence_for(Paragraph((now, *sentences))))

        def settled(_: str) -> None:
            app.session.write(lambda: open_again(app.session.table_store), said)

        app.workers.network(lambda: _settled(store, address, identity), settled)

    def _written(self, address: str) -> None:
        app = self.app
        address = "" if address == "postgresql://" else address
        try:
            FIELDS["club_server"].check("club_server", address)
        except SettingRefused:
            app.say(app.words("settings-server-wrong"), "refused")
            return
        app.change_settings(club_server=address)
        self._show()
        if address:
            self.try_it()

    def _good(self, _: None) -> None:
        self.trying = False
        self.state_text = self.app.words("settings-server-answers")
        self.send_now()

    def _bad(self, error: Exception) -> None:
        self.trying = False
        self._show()
        self.app.failed(error)

    def _show(self, *_: Any) -> None:
        app, words = self.app, self.app.words
        self.address = without_password(app.settings.club_server)
        status = app.server_status
        trouble = None if status is None else status.problem
        kinds = {"twin": KioskTwin, "forks": ServerDiffers}
        self.question = next((name for name in kinds if isinstance(trouble, kinds[name])), "")
        if not self.address:
            self.state_text = words("settings-server-none")
        elif self.trying:
            return
        elif status is None or not (status.connected or status.problem):
            self.state_text = words("settings-server-trying")
        elif not status.connected and not isinstance(status.problem, ServerRefusesKiosk):
            self.state_text = words("settings-server-away")
        elif status.problem:
            self.state_text = words.sentence_for(status.problem)
        else:
            at = status.last_exchange.astimezone().strftime("%H:%M:%S")
            self.state_text = words("settings-server-good", time=at, count=status.sent)


def _settled(store: Store, address: str, identity: Identity) -> str:
    from kiosk_app.store.registering import settle_twin
    from kiosk_app.store.server import Server

    with Server(address, store.folder) as server:
        return settle_twin(store, server, identity)


def _answers(address: str, folder: ClubFolder, prepare: bool) -> None:
    from kiosk_app.store.server import Server

    with Server(address, folder) as server:
        if prepare:
            server.prepare()
        server.check()
