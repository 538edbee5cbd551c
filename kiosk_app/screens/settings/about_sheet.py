"""What this is, whose work it stands on, and the switch."""

from typing import Literal

from kivy.properties import StringProperty

from kiosk_app.screens.settings.machine import installed, program_version, switch_off
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet
from kiosk_app.ui.widgets.text import FitLabel

load_kv(__file__)


class LicenceLine(FitLabel):
    """A package, its version, its licence."""


class AboutSheet(Sheet):
    version = StringProperty("")

    def on_open(self) -> None:
        self.version = program_version()
        self.app.workers.storage(installed, self._show)

    def switch(self, how: Literal["poweroff", "reboot"]) -> None:
        """After a question: everybody's evening hangs on it."""
        words, app = self.app.words, self.app
        key = "settings-shut-down" if how == "poweroff" else "settings-restart"
        ConfirmSheet(
            title=words(key),
            question=words("settings-switch-question"),
            answer=words(key),
            then=lambda: app.workers.network(lambda: switch_off(how)),
        ).open()

    def close_program(self) -> None:
        self.dismiss()
        self.app.stop()

    def _show(self, packages: tuple[tuple[str, str, str], ...]) -> None:
        def line(at: int) -> LicenceLine:
            name, version, licence = packages[at]
            return LicenceLine(text=" · ".join(filter(None, (name, version, licence))))

        self.ids.rows.show(len(packages), line)
