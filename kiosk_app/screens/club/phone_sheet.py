"""Tonight's players from a phone: a code to scan, what was typed there, and one tap to take it."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from kiosk_app.club.night_file import NightFile, read_night_text
from kiosk_app.screens.club.player_list_sheet import PlayerListSheet
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.text import FlowLabel
from kiosk_app.web.local_server import served
from kiosk_app.web.name_server import NameServer, PageTexts

load_kv(__file__)

_LOOK_AGAIN: Final = 0.5
"""Seconds between two looks whether names have come."""
_OPEN_FOR: Final = 600.0
"""Seconds after which the link ends, should nobody close the sheet."""


class PhoneSheet(PlayerListSheet):
    """Nothing that a phone sends is written down before somebody taps here."""

    link = StringProperty("")

    def __init__(self, **values: Any) -> None:
        self._server: NameServer | None = None
        self._names: tuple[str, ...] = ()
        self._gone = False
        self._clocks: list[Any] = []
        super().__init__(**values)

    def on_open(self) -> None:
        words = self.app.words
        texts = PageTexts(
            words.language,
            words("players-phone-page"),
            words("players-phone-page-hint"),
            words("players-phone-page-send"),
            words("players-phone-page-sent"),
        )
        self.app.workers.network(
            lambda: served(lambda address: NameServer(texts, address)), self._is_served
        )

    def on_dismiss(self) -> None:
        self._gone = True
        for clock in self._clocks:
            clock.cancel()
        self._close(self._server)
        self._server = None

    def _is_served(self, server: NameServer | None) -> None:
        if server is None:
            self.said = self.app.words("players-phone-no-network")
        elif self._gone:
            self._close(server)
        else:
            self._server, self.link = server, server.url
            self.said = self.app.words("players-phone-explained")
            self._clocks = [
                Clock.schedule_interval(self._look, _LOOK_AGAIN),
                Clock.schedule_once(lambda _: self.dismiss(), _OPEN_FOR),
            ]

    def _close(self, server: NameServer | None) -> None:
        if server is not None:
            self.app.workers.network(server.close)

    def _look(self, *_: Any) -> None:
        server = self._server
        if server is None or server.names == self._names:
            return
        self._names = names = server.names
        store, title = self.app.session.store, self.title
        self.app.workers.storage(
            lambda: read_night_text(store, title, "\n".join(names)), self._was_read
        )

    def _was_read(self, file: NightFile) -> None:
        words, rows = self.app.words, self.ids.names
        self.file = file
        self.said = words("players-file-found", count=len(file.new), known=len(file.known))
        rows.clear_widgets()
        for player in (*file.known, *file.new):
            rows.add_widget(FlowLabel(text=player.name, wanted=22, halign="left"))
