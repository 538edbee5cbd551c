"""What the sheets share that bring tonight's players: a list to look at, and one tap to take it."""

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.screens.club.roster import Roster, take_night
from kiosk_app.ui.widgets.sheet import Sheet


class PlayerListSheet(Sheet):
    """Nothing is written down before somebody takes the list."""

    file: Any = ObjectProperty(None, allownone=True, rebind=True)
    """The players who were read; None: none yet."""
    said = StringProperty("")

    def __init__(self, *, then: Callable[[Roster], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def take(self) -> None:
        store, file = self.app.session.store, self.file

        def done(roster: Roster) -> None:
            self.dismiss()
            self._then(roster)

        self.app.session.write(lambda: take_night(store, file), done)
