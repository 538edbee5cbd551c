"""The club's server: its address, whether it answers, and what was sent."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.setting_values import FIELDS, SettingRefused, without_password
from kiosk_app.store.folders import ClubFolder
from kiosk_app.store.problems import ServerRefusesKiosk
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.telling import sentence_of
from kiosk_app.ui.widgets.keyboard import WritingSheet
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)


class ServerSheet(Sheet):
    address = StringProperty("")
    """Without its password."""
    state_text = StringProperty("")
    trying = BooleanProperty(False)

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
        if not self.address:
            self.state_text = words("settings-server-none")
        elif self.trying:
            return
        elif status is None or not (status.connected or status.problem):
            self.state_text = words("settings-server-trying")
        elif not status.connected and not isinstance(status.trouble, ServerRefusesKiosk):
            self.state_text = words("settings-server-away")
        elif status.problem:
            trouble = status.trouble
            said = None if trouble is None else sentence_of(trouble, words)
            self.state_text = said or status.problem
        else:
            at = status.last_exchange.astimezone().strftime("%H:%M:%S")
            self.state_text = words("settings-server-good", time=at, count=status.sent)


def _answers(address: str, folder: ClubFolder, prepare: bool) -> None:
    from kiosk_app.store.server import Server

    with Server(address, folder) as server:
        if prepare:
            server.prepare()
        server.check()
