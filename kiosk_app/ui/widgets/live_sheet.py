"""A sheet that follows the table and the language while it is open."""

from typing import TYPE_CHECKING, Any, Final

from kivy.app import App

from kiosk_app.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

_FOLLOWED: Final = ("words", "theme", "state", "portrait", "indicators", "u")


class LiveSheet(Sheet):
    """Subclasses put together in ``refresh`` what a kv rule cannot."""

    @property
    def app(self) -> "TenbouApp":
        app: Any = App.get_running_app()
        found: TenbouApp = app
        return found

    def open(self, *arguments: Any, **values: Any) -> None:
        for name in _FOLLOWED:
            self.app.fbind(name, self._changed)
        self.refresh()
        super().open(*arguments, **values)

    def dismiss(self, *arguments: Any, **values: Any) -> None:
        for name in _FOLLOWED:
            self.app.funbind(name, self._changed)
        super().dismiss(*arguments, **values)

    def refresh(self) -> None:
        """Show what is so now."""

    def _changed(self, *_: Any) -> None:
        self.refresh()
