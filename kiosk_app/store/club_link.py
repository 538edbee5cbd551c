"""The line to the club's server: a sender that runs while the kiosk runs, if a server is set."""

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Final

from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.store import Store

if TYPE_CHECKING:
    from kiosk_app.store.sender import Sender, SenderStatus

OnChange = Callable[["SenderStatus | None"], None]
"""Called on the sender's thread; None: no server is set."""


class ClubLink:
    """Every call may wait for the network, so none is made on the screen's thread."""

    def __init__(self, on_change: OnChange) -> None:
        self._on_change: Final = on_change
        self._lock: Final = Lock()
        self._sender: Sender | None = None
        self._address = ""
        self._store: Store | None = None

    def follow(self, store: Store, address: str) -> None:
        """Talk to this server from now on; an empty address ends the talk."""
        with self._lock:
            if address == self._address and (not address or store is self._store):
                return
            self._stop()
            self._address, self._store = address, store
            if not address:
                self._on_change(None)
                return
            # Only a club with a server needs all that talks to one.
            from kiosk_app.store.sender import Sender, SenderStatus
            from kiosk_app.store.server import Server

            try:
                sender = Sender(store, Server(address, store.folder), on_change=self._on_change)
            except StorageProblem as problem:
                self._on_change(SenderStatus(problem=problem))
                return
            self._on_change(sender.status)
            self._sender = sender
            sender.start()

    def wake(self) -> None:
        """Send now what there is."""
        if self._sender is not None:
            self._sender.wake()

    def stop(self, seconds: float = 2) -> None:
        with self._lock:
            self._address = ""
            self._stop(seconds)

    def _stop(self, seconds: float = 10) -> None:
        if self._sender is not None:
            self._sender.stop(seconds)
            self._sender = None
