"""The first screen where no game is being played: what the kiosk can do."""

from kiosk_app.ui.screen import KioskScreen, load_kv

load_kv(__file__)


class HomeScreen(KioskScreen):
    """Big targets, one for each thing that people come for."""

    def score_a_hand(self) -> None:
        """A hand alone, without a table: for a question at the next table."""
        self.app.start_win()
