"""The club's server on the screens: what the background sender says, at the next frame."""

from typing import TYPE_CHECKING, Final

from kivy.clock import Clock

from kiosk_app.store.club_link import ClubLink

if TYPE_CHECKING:
    from kiosk_app.store.sender import SenderStatus
    from kiosk_app.ui.app import TenbouApp


class ServerLine:
    """``app.server_status`` is what was heard last."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._link: Final = ClubLink(self._heard)

    def follow(self) -> None:
        """Talk to the server of the settings from now on."""
        store, address = self._app.session.store, self._app.settings.club_server
        self._app.workers.network(lambda: self._link.follow(store, address))

    def send_now(self) -> None:
        self._link.wake()

    def stop(self) -> None:
        self._app.workers.storage(self._link.stop)

    def _heard(self, status: "SenderStatus | None") -> None:
        Clock.schedule_once(lambda _: setattr(self._app, "server_status", status))
