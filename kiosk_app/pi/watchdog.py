"""Tells systemd that the screen is alive, so that a kiosk that hangs is started again.

The service (``tenbou.service``) asks for nothing by itself. The first word of a kiosk that is up
sets the time it may be silent; from then on it says a word more often than that, from the thread
that draws (``kiosk_app/ui/sign_of_life.py``).

Where no service manager listens, all of it does nothing.
"""

import os
import socket
from collections.abc import Mapping
from typing import Final, Self

MAY_BE_SILENT: Final = 30.0
"""Seconds. Long for a screen, short for people who wait; a slow card can take ten."""


class Watchdog:
    """Words to the service manager: one datagram each, as sd_notify(3) describes them."""

    interval: Final = MAY_BE_SILENT / 3
    """Seconds between two signs of life: two may go missing."""

    def __init__(self, address: str | None) -> None:
        self._address = address

    @classmethod
    def of_this_process(cls, environment: Mapping[str, str] = os.environ) -> Self:
        return cls(environment.get("NOTIFY_SOCKET") or None)

    def ready(self) -> None:
        """The first screen is up: from now on silence means that the kiosk hangs."""
        microseconds = int(MAY_BE_SILENT * 1_000_000)
        self._say("READY=1", "STATUS=The kiosk is up.", f"WATCHDOG_USEC={microseconds}")
        self.alive()

    def alive(self) -> None:
        self._say("WATCHDOG=1")

    def stopping(self) -> None:
        """It ends because somebody stopped it."""
        self._say("STOPPING=1")

    def _say(self, *words: str) -> None:
        if self._address is None:
            return
        # A leading @ stands for a socket without a file.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)  # the thread that draws never waits for this
                sender.sendto("\n".join(words).encode(), address)
        except OSError:
            # Nobody listens, or not now. The kiosk goes on: a game matters more than this.
            return
