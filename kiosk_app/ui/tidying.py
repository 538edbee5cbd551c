"""When Python looks for what is no longer used: while nobody touches the screen.

A button is a thousand small objects that hold each other, so only Python's collector frees it.
Left alone it goes through everything that lives, again and again, in the middle of a tap. What it
has freed goes back to the system.
"""

import gc
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.window import Window

from kiosk_app.ui.freed_memory import give_back, give_large_blocks_back

QUIET: Final = 3.0
"""Seconds without a touch."""
_SELDOM: Final = (20_000, 10, 3)
"""Python's own looks, in new objects; its usual 700 are less than one button."""


def keep_what_is_loaded() -> None:
    """What has been imported before the first screen stays for good: it is not looked at again."""
    gc.freeze()


class Tidying:
    """From ``start`` to ``stop``; a touch puts it off."""

    def __init__(self) -> None:
        self._due: Final = Clock.create_trigger(self.tidy, QUIET)

    def start(self) -> None:
        gc.set_threshold(*_SELDOM)
        give_large_blocks_back()
        Window.bind(on_touch_down=self._touched)
        self._due()

    def stop(self) -> None:
        Window.unbind(on_touch_down=self._touched)
        self._due.cancel()

    def tidy(self, *_: Any) -> None:
        gc.collect()
        give_back()

    def _touched(self, *_: Any) -> None:
        self._due.cancel()
        self._due()
