"""The first screen where no game is being played: what the kiosk can do."""

from kivy.properties import BooleanProperty

from kiosk_app.ui.screen import KioskScreen, load_kv

load_kv(__file__)


class HomeScreen(KioskScreen):
    """Big targets, one for each thing that people come for."""

    playing = BooleanProperty(False)
    """A game is being played at this table."""

    def refresh(self) -> None:
        table = None if self.app.state is None else self.app.state.table
        self.playing = table is not None and table.ended is None

    def score_a_hand(self) -> None:
        """A hand alone, without a table: for a question at the next table."""
        self.app.session.start_win()
