"""What every screen can do."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.lang import Builder
from kivy.uix.screenmanager import Screen

from kiosk_app.ui.kivy_repairs import leave_out_the_gone

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

leave_out_the_gone()
_loaded: set[Path] = set()


def load_kv(module_file: str) -> None:
    """The kv file beside a module, once in the life of the program."""
    path = Path(module_file).with_suffix(".kv")
    if path not in _loaded:
        _loaded.add(path)
        Builder.load_file(str(path))


class KioskScreen(Screen):
    """A screen: made when it is first shown, refreshed when what it shows may have changed.

    Subclasses override ``refresh`` (also called for another language or theme), and ``opened``
    and ``closed``, which frame the time in which it is on show.
    """

    notices_high = False
    """Whether what is said comes up at the top, because what is tapped lies at the bottom."""

    @property
    def app(self) -> "TenbouApp":
        app: Any = App.get_running_app()
        found: TenbouApp = app
        return found

    @property
    def shown(self) -> bool:
        return self.manager is not None and self.manager.current == self.name

    def on_pre_enter(self, *_: Any) -> None:
        self.refresh()

    def on_enter(self, *_: Any) -> None:
        self.opened()

    def on_leave(self, *_: Any) -> None:
        self.closed()

    def refresh(self) -> None:
        """Show what is so now."""

    def opened(self) -> None:
        """On show: start what only runs while somebody looks."""

    def closed(self) -> None:
        """Not on show any more: stop it."""

    def go_back(self) -> None:
        """What the arrow at the top does."""
        self.app.back()
