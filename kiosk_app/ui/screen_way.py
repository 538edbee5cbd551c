"""The way through the screens, and back."""

from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock

from kiosk_app.screens import make_screen
from kiosk_app.ui.root import Root
from kiosk_app.ui.screen import KioskScreen

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


class ScreenWay:
    """Which screen is on show, and which ones lead back from it."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._names: list[str] = []

    @property
    def root(self) -> Root:
        if not isinstance(self._app.root, Root):
            raise RuntimeError("The window is not there yet.")
        return self._app.root

    @property
    def screen(self) -> Any:
        """The one on show, a ``KioskScreen`` of whatever class; None before the first."""
        root = self._app.root
        shown = root.screens.current_screen if isinstance(root, Root) else None
        return shown if isinstance(shown, KioskScreen) else None

    def screen_named(self, name: str) -> KioskScreen:
        """A screen, made if it has never been on show."""
        screens = self.root.screens
        if not screens.has_screen(name):
            screens.add_widget(make_screen(name))
        found: KioskScreen = screens.get_screen(name)
        return found

    def show(self, name: str, *, first: bool) -> None:
        """Go to a screen; going to one that is on the way goes back to it."""
        if name in self._names:
            del self._names[self._names.index(name) :]
        elif first or name in ("home", "table"):
            self._names.clear()
        self._names.append(name)
        self.screen_named(name)
        screens = self.root.screens
        if screens.current == name:
            self.refresh()
        screens.current = name
        self.root.notice.go()

    def lead_back_to(self, name: str) -> None:
        """From the screen on show; what was before it is nothing to go back to any more."""
        self._names = [name, *self._names[-1:]]

    def back(self) -> None:
        """To the screen before; from the first one to the table or the home screen."""
        if len(self._names) > 1:
            self.show(self._names[-2], first=False)
        else:
            self.show("home" if self._app.state is None else "table", first=False)

    def refresh(self, *_: Any) -> None:
        """Before the next frame: what the screen on show is made of has changed."""
        Clock.schedule_once(self._refresh, -1)

    def _refresh(self, _seconds: float) -> None:
        screen = self.screen
        if screen is not None and self._app.ready:
            screen.refresh()
