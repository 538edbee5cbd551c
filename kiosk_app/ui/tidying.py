"""When Python looks for what is no longer used: between two frames, and most in a quiet moment.

A button is a thousand small objects that hold each other, so only Python's collector frees it.
Left alone it goes through everything that lives, again and again, in the middle of a tap. Worse, it
may come while a kv rule of a widget that was left, and still follows the window, is worked out: its
widget is gone before the rule has ended, and Kivy falls with a ReferenceError. What the collector
has freed goes back to the system.
"""

import ctypes
import gc
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.window import Window

QUIET: Final = 3.0
"""Seconds without a touch."""
OFTEN: Final = 1.0
"""Seconds between two looks whether much has been left, however busy the table is."""
_MUCH: Final = 20_000
"""New objects after which what has been left lately is collected; a button is a thousand."""
_NEW: Final = 1
"""The collector's generation of what was made lately; the older ones wait for a quiet moment."""


def keep_what_is_loaded() -> None:
    """What has been imported before the first screen stays for good: it is not looked at again."""
    gc.freeze()


class Tidying:
    """From ``start`` to ``stop``; a touch puts it off."""

    def __init__(self) -> None:
        self._due: Final = Clock.create_trigger(self.tidy, QUIET)
        self._looking: Any = None

    def start(self) -> None:
        gc.disable()
        self._looking = Clock.schedule_interval(self.look, OFTEN)
        give_large_blocks_back()
        Window.bind(on_touch_down=self._touched)
        self._due()

    def stop(self) -> None:
        Window.unbind(on_touch_down=self._touched)
        self._due.cancel()
        if self._looking is not None:
            self._looking.cancel()
        gc.enable()

    def look(self, *_: Any) -> None:
        """Between two frames: no rule is being worked out."""
        if gc.get_count()[0] > _MUCH:
            gc.collect(_NEW)

    def tidy(self, *_: Any) -> None:
        gc.collect()
        give_back()

    def _touched(self, *_: Any) -> None:
        self._due.cancel()
        self._due()


_MMAP_THRESHOLD: Final = -3
"""The name that GNU's ``mallopt`` has for it."""
_LARGE: Final = 1 << 20
"""Bytes: a picture's."""


def give_large_blocks_back() -> None:
    """From now on a picture's memory goes back the moment the picture is no longer used.

    The C library keeps a block once it has been freed, and after the first large one it keeps
    large ones, too: a photo's worth for every step of work on it and for every thread. All evening
    that adds up to hundreds of megabytes which nobody uses.
    """
    if (set_option := _function("mallopt")) is not None:
        set_option(_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Give back now what small blocks have left unused."""
    if (trim := _function("malloc_trim")) is not None:
        trim(0)


def _function(name: str) -> Any:
    """One of GNU's C library; other systems have none of these, and other habits."""
    return getattr(ctypes.CDLL(None), name, None)
