"""The wheel in an empty environment: it has its weights, reads a photo, opens the kiosk."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

CHECKOUT = Path(__file__).parent.parent
UV = shutil.which("uv") or str(CHECKOUT / ".tools/bin/uv")
SAMPLES = CHECKOUT / "kiosk_app/samples/photos"

# The kiosk as `tenbou run` opens it, ended by the first frame that shows a screen.
ONE_FRAME = """
from kivy.app import App
from kivy.clock import Clock

from kiosk_app.cli import main


def look(_seconds):
    app = App.get_running_app()
    if app is not None and app.root is not None and app.screen is not None:
        print("screen:", app.screen.name)
        app.stop()


Clock.schedule_interval(look, 0)
raise SystemExit(main(["kiosk"]))
"""


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """On the disk: uv links packages from its cache there, and copies them to anywhere else."""
    with TemporaryDirectory() as name:
        yield Path(name)


@pytest.fixture(scope="module")
def installed(folder: Path) -> Path:
    """The folder of programs of an environment that has the wheel and what it asks for."""
    environment = folder / "environment"
    _run([UV, "build", "--quiet", "--wheel", "--out-dir", str(folder), str(CHECKOUT)], folder)
    (wheel,) = folder.glob("*.whl")
    _run([UV, "venv", "--quiet", "--python", sys.executable, str(environment)], folder)
    programs = environment / "bin"
    # The locked versions: what was released since is not what is tested here.
    locked = _run(
        [UV, "export", "--quiet", "--frozen", "--no-dev", "--no-emit-project", "--no-hashes"],
        CHECKOUT,
    )
    (folder / "locked.txt").write_text(locked, "utf-8")
    install = [UV, "pip", "install", "--quiet", "--python", str(programs / "python")]
    _run([*install, "--constraints", str(folder / "locked.txt"), str(wheel)], folder)
    return programs


def test_it_reads_a_sample_photo(installed: Path, tmp_path: Path) -> None:
    photo = sorted(SAMPLES.glob("*.jpg"))[0]
    printed = _run([str(installed / "tenbou"), "read", "--json", str(photo)], tmp_path)
    assert json.loads(printed)["hand"] is not None


def test_it_opens_the_kiosk(installed: Path, tmp_path: Path) -> None:
    printed = _run([str(installed / "python"), "-c", ONE_FRAME], tmp_path)
    assert "screen: first-start" in printed


def test_it_says_its_version(installed: Path, tmp_path: Path) -> None:
    version = _run([str(installed / "tenbou"), "--version"], tmp_path)
    changelog = (CHECKOUT / "docs/CHANGELOG.md").read_text("utf-8")
    assert f"## {version.removeprefix('tenbou ').strip()} " in changelog


def _run(command: list[str], folder: Path) -> str:
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "SDL_VIDEODRIVER": "offscreen",
        "KIVY_NO_ARGS": "1",
    }
    # uv's own folder, so that what this machine has is not fetched again.
    environment["UV_CACHE_DIR"] = _uv_cache()
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _uv_cache() -> str:
    asked = [UV, "cache", "dir"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
