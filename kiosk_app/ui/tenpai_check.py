"""Is a hand tenpai? A photo of 13 tiles, or the tiles themselves, and the waits they have."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kiosk_app.session.win_draft import WinDraft
from kiosk_app.ui.free_hand import free_draft
from kiosk_app.ui.remember_corrections import remember_corrections
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


class TenpaiCheck:
    """It goes the way of a win, up to the hand: nobody has won with it."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._then: Callable[[tuple[Tile, ...]], None] | None = None
        self._aside: WinDraft | None = None
        """A win that was being told before."""

    @property
    def under_way(self) -> bool:
        return self._then is not None

    def start(self, then: Callable[[tuple[Tile, ...]], None] | None) -> None:
        """Look at a hand and show its waits, which ``then`` is told."""
        app = self._app
        self.give_up()
        self._aside = app.win.tell_instead(free_draft(app))
        self._then = then or (lambda _: None)
        app.win.open_eyes()
        app.show("camera")

    def done(self, waits: tuple[Tile, ...]) -> None:
        """The players saw the waits."""
        app = self._app
        then = self._then
        winners = app.win.draft.winners
        app.win.forget()
        self.give_up()
        remember_corrections(app, winners)
        app.show("draw" if app.state is not None else "home")
        if then is not None:
            then(waits)

    def give_up(self) -> None:
        """Something else is told in its place: the win of before, if there was one."""
        if self.under_way:
            self._then = None
            self._app.win.tell_instead(self._aside)
            self._aside = None
