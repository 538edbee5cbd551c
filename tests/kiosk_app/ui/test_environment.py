"""Kivy's settings on a kiosk: one finger is one tap."""

import json
import os
import subprocess
import sys
from pathlib import Path

PREPARED = """
import json
from kiosk_app.ui.environment import prepare
prepare(fullscreen=True)
from kivy.config import Config
print(json.dumps({part: dict(Config.items(part)) for part in ("input", "graphics", "kivy")}))
"""
PLAIN = "from kivy.config import Config; print(len(Config.items('input')))"


def printed(program: str, home: Path) -> str:
    """A process of its own: Kivy's settings are made once, at its first import."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KIVY_")}
    quiet = {"KIVY_HOME": str(home), "KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=kept | quiet | {"KIVY_NO_CONSOLELOG": "1"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stdout


def test_there_is_one_touch_input_where_kivy_would_have_two(tmp_path: Path) -> None:
    assert int(printed(PLAIN, tmp_path / "plain")) > 1
    settings = json.loads(printed(PREPARED, tmp_path / "kiosk"))
    assert settings["input"] == {"mouse": "mouse,disable_multitouch"}


def test_a_kiosk_has_the_whole_screen_and_never_goes_dark(tmp_path: Path) -> None:
    settings = json.loads(printed(PREPARED, tmp_path))
    assert settings["graphics"]["fullscreen"] == "auto"
    assert settings["graphics"]["show_cursor"] == "0"
    assert settings["graphics"]["allow_screensaver"] == "0"
    assert settings["kivy"]["exit_on_escape"] == "0"


def test_a_pixel_is_painted_once(tmp_path: Path) -> None:
    """What is round smooths its own edge, so that a frame takes half as long."""
    settings = json.loads(printed(PREPARED, tmp_path))
    assert settings["graphics"]["multisamples"] == "0"
