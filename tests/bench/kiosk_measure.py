"""What both apps of the kiosk's bench measure of themselves."""

import os
import time
from pathlib import Path
from typing import Final

_SECONDS: Final = 4.0


def frames_a_second() -> float:
    """How many frames are drawn in a second, each one anew, when nothing holds them back."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    drawn, began = 0, time.monotonic()
    while time.monotonic() - began < _SECONDS:
        Window.canvas.ask_update()
        EventLoop.idle()
        drawn += 1
    return drawn / (time.monotonic() - began)


def frame_cost() -> float:
    """Milliseconds of processor time to a frame, whatever else the machine does meanwhile."""
    began = time.process_time()
    frames = frames_a_second() * _SECONDS
    return 1000 * (time.process_time() - began) / frames


def memory() -> float:
    """Megabytes in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
