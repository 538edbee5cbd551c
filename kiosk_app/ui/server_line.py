"""The club's server on the screens: what the background sender says, at the next frame."""

import logging
from typing import TYPE_CHECKING, Final

from kivy.clock import Clock

from kiosk_app.store.club_link import ClubLink
from kiosk_app.store.problems import KioskTwin, ServerDiffers, StorageProblem

if TYPE_CHECKING:
    from kiosk_app.store.sender import SenderStatus
    from kiosk_app.ui.app import TenbouApp

_log: Final = logging.getLogger(__name__)


class ServerLine:
    """``app.server_status`` is what was heard last."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._logged: tuple[bool, str] | None = None
        self._asked: type[StorageProblem] | None = None
        """The question that was said last."""
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
        state = None if status is None else (status.connected, type(status.problem).__name__)
        if state != self._logged:
            self._logged = state
            if state is None:
                _log.info("No server is set")
            elif state[0]:
                _log.info("Connected to the club's server")
            else:
                _log.warning("The club's server is away: %s", state[1])
        Clock.schedule_once(lambda _: self._show(status))

    def _show(self, status: "SenderStatus | None") -> None:
        self._app.server_status = status
        trouble = None if status is None else status.problem
        # What only a person can answer is said once, wherever they are.
        asks = type(trouble) if isinstance(trouble, (KioskTwin, ServerDiffers)) else None
        if trouble is not None and asks is not None and asks is not self._asked:
            self._app.say(self._app.words.sentence_for(trouble), "trouble")
        self._asked = asks
