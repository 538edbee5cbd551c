"""The kiosk says that it is alive, from the thread that draws."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher

from kiosk_app.pi.watchdog import Watchdog


def give_signs(
    app: EventDispatcher,
    watchdog: Watchdog,
    every: Callable[[Callable[[float], None], float], Any] = Clock.schedule_interval,
) -> None:
    """From when ``app.ready`` is set, as long as the app can draw a frame."""

    def changed(_: EventDispatcher, ready: bool) -> None:
        if ready:
            watchdog.ready()
            every(lambda _: watchdog.alive(), watchdog.interval)
        else:
            watchdog.stopping()

    app.bind(ready=changed)
