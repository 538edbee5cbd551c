"""What Kivy has to know before it is first imported: it reads its environment only then."""

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_QUIET: Final = {
    "KIVY_NO_ARGS": "1",  # the command line is ours
    "KIVY_NO_FILELOG": "1",  # a kiosk runs for months; its journal is the system's
    "KIVY_LOG_MODE": "PYTHON",  # else it takes standard error, and a traceback is lost
    "KIVY_NO_CONFIG": "1",
}
SCREEN_VARIABLES: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def quieten() -> None:
    """Keep Kivy from reading the command line and from writing logs and settings of its own."""
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)


def prepare(
    *, offscreen: bool = False, size: tuple[int, int] = (1280, 800), fullscreen: bool = False
) -> None:
    """Set the environment, then Kivy's own configuration, for a window or a whole screen."""
    quieten()
    if offscreen:
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    # A kiosk has no desktop to copy from, and Kivy tells at length that it found none.
    logging.getLogger("kivy").addFilter(lambda record: "Cutbuffer" not in record.getMessage())
    from kivy.config import Config

    width, height = size
    Config.set("graphics", "width", str(width))
    Config.set("graphics", "height", str(height))
    # A finger reaches Kivy as the pointer, from a desktop as from a bare screen. Kivy would also
    # read the panel itself, and every tap would be two (kivy#1903): one input stays.
    for name in Config.options("input"):
        Config.remove_option("input", name)
    # A finger is not a mouse with a second button, and Escape must not end the evening.
    Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.set("kivy", "exit_on_escape", "0")
    # Real keyboards write; the keys on the screen are our own, with the letters of its language.
    Config.set("kivy", "keyboard_mode", "system")
    Config.set("graphics", "maxfps", "60")
    # What is round smooths its own edges (Kivy's Smooth… instructions). Several samples to each
    # pixel would do it for every pixel of a frame, which takes half of the frames at the camera.
    Config.set("graphics", "multisamples", "0")
    if fullscreen:
        Config.set("graphics", "fullscreen", "auto")
        Config.set("graphics", "show_cursor", "0")
        Config.set("graphics", "allow_screensaver", "0")


def has_screen(environment: Mapping[str, str], devices: Path = Path("/dev/dri")) -> bool:
    """Whether a window can be shown: a desktop, or a card that drives a screen without one."""
    if any(environment.get(name) for name in SCREEN_VARIABLES):
        return True
    return _connected(Path("/sys/class/drm")) and any(devices.glob("card*"))


def _connected(connectors: Path) -> bool:
    for status in connectors.glob("card*-*/status"):
        try:
            if status.read_text().strip() == "connected":
                return True
        except OSError:
            continue
    return False
