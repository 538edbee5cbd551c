"""The nights of the past, to be opened and looked through."""

from typing import Any

from kivy.properties import StringProperty

from kiosk_app.club.archive import PastNight, past_nights
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea

load_kv(__file__)


class NightRow(TapArea):
    """A night: its day and name, how many played, and who won it."""

    title = StringProperty("")
    about = StringProperty("")


class NightsScreen(KioskScreen):
    def refresh(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: past_nights(store), self._took)

    def look_at(self, line: PastNight) -> None:
        screen: Any = self.app.screen_named("past-night")
        screen.look_at(line.night)
        self.app.show("past-night")

    def show_yakuman(self) -> None:
        self.app.show("yakuman")

    def _took(self, nights: tuple[PastNight, ...]) -> None:
        self.ids.rows.show(len(nights), lambda at: self._row(nights[at]))

    def _row(self, line: PastNight) -> NightRow:
        words = self.app.words
        if line.night is None:
            title = words("nights-loose")
        else:
            title = words("nights-line", day=line.night.day.isoformat(), name=line.night.name)
        about = words("nights-about", games=line.games, players=line.players)
        if line.winner is not None:
            about = words(
                "nights-about-won", games=line.games, players=line.players, name=line.winner
            )
        row = NightRow(title=title, about=about)
        row.bind(on_release=lambda *_: self.look_at(line))
        return row
