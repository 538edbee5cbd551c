"""Signs of life of a kiosk, heard at a real socket."""

import socket
from collections.abc import Callable
from pathlib import Path

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty

from kiosk_app.pi.watchdog import Watchdog
from kiosk_app.ui.sign_of_life import give_signs


class App(EventDispatcher):
    ready = BooleanProperty(False)


def test_a_kiosk_that_is_ready_gives_signs_until_it_stops(tmp_path: Path) -> None:
    scheduled: list[tuple[Callable[[float], None], float]] = []
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        app, watchdog = App(), Watchdog(str(tmp_path / "notify"))
        give_signs(app, watchdog, every=lambda call, seconds: scheduled.append((call, seconds)))
        assert scheduled == []
        app.ready = True
        assert b"READY=1" in manager.recv(1000)
        assert manager.recv(1000) == b"WATCHDOG=1"
        ((call, seconds),) = scheduled
        assert seconds == Watchdog.interval
        call(0.0)
        assert manager.recv(1000) == b"WATCHDOG=1"
        app.ready = False
        assert manager.recv(1000) == b"STOPPING=1"
