"""Give memory that is no longer used back to the system.

The C library keeps a block once it has been freed, and after the first large one it keeps large
ones, too: a photo's worth for every step of work on it and for every thread. All evening that adds
up to hundreds of megabytes which nobody uses.
"""

import ctypes
from typing import Any, Final

_MMAP_THRESHOLD: Final = -3
"""The name that GNU's ``mallopt`` has for it."""
_LARGE: Final = 1 << 20
"""Bytes: a picture's."""


def give_large_blocks_back() -> None:
    """From now on a picture's memory goes back the moment the picture is no longer used."""
    if (set_option := _function("mallopt")) is not None:
        set_option(_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Give back now what small blocks have left unused."""
    if (trim := _function("malloc_trim")) is not None:
        trim(0)


def _function(name: str) -> Any:
    """One of GNU's C library; other systems have none of these, and other habits."""
    return getattr(ctypes.CDLL(None), name, None)
