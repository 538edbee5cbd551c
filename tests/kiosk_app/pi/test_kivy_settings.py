"""Kivy's settings on a kiosk: one finger is one tap."""

import configparser
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.kiosk_app.pi.machine import SCRIPTS

SETTINGS = SCRIPTS / "kivy.ini"
PRINT_ALL = """
import json
from kivy.config import Config
print(json.dumps({part: dict(Config.items(part)) for part in Config.sections()}))
"""


def as_kivy_reads(home: Path) -> dict[str, dict[str, str]]:
    quiet = {"KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1", "KIVY_NO_CONSOLELOG": "1"}
    kept = {name: value for name, value in os.environ.items() if name != "KIVY_NO_CONFIG"}
    done = subprocess.run(
        [sys.executable, "-c", PRINT_ALL],
        env=kept | quiet | {"KIVY_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    read: dict[str, dict[str, str]] = json.loads(done.stdout)
    return read


def test_there_is_one_touch_input() -> None:
    parser = configparser.RawConfigParser()
    parser.read(SETTINGS, "utf-8")
    assert dict(parser["input"]) == {"mouse": "mouse,disable_multitouch"}


def test_kivy_adds_no_second_input_and_misses_no_setting(tmp_path: Path) -> None:
    ours, plain = tmp_path / "ours", tmp_path / "plain"
    ours.mkdir()
    plain.mkdir()
    shutil.copy(SETTINGS, ours / "config.ini")
    read, default = as_kivy_reads(ours), as_kivy_reads(plain)
    assert list(read["input"]) == ["mouse"]
    assert len(default["input"]) > 1  # what the file is for
    for part in ("kivy", "graphics", "postproc", "widgets", "network"):
        assert set(read[part]) == set(default[part]), part
    assert read["graphics"]["fullscreen"] == "auto"
    assert read["kivy"]["exit_on_escape"] == "0"


def test_kivy_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    shutil.copy(SETTINGS, tmp_path / "config.ini")
    as_kivy_reads(tmp_path)
    assert (tmp_path / "config.ini").read_text("utf-8") == SETTINGS.read_text("utf-8")
