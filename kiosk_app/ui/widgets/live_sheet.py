"""A sheet that follows the table and the language while it is open."""

from typing import Any, Final

from kiosk_app.ui.widgets.sheet import Sheet

_FOLLOWED: Final = ("words", "theme", "state", "portrait", "indicators", "u")


class LiveSheet(Sheet):
    """Subclasses put together in ``refresh`` what a kv rule cannot."""

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
