"""The service: what systemd reads, with either display."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import SCRIPTS, files_below, run_script, settings

pytestmark = pytest.mark.skipif(
    shutil.which("apt-get") is None, reason="the scripts are for Debian"
)
UNIT = "/etc/systemd/system/tenbou.service"
DISPLAYS = ("cage", "kmsdrm")
PROGRAM = "/usr/local/lib/tenbou/current/.venv/bin/tenbou"


def installed(folder: Path, display: str) -> dict[str, str]:
    run_script("install.sh", "--root", str(folder), "--display", display)
    return files_below(folder)


def test_it_comes_back_however_often_it_falls(tmp_path: Path) -> None:
    unit = settings(installed(tmp_path, "cage")[UNIT])
    assert ("StartLimitIntervalSec", "0") in unit["Unit"]
    assert ("Restart", "always") in unit["Service"]
    assert ("WantedBy", "multi-user.target") in unit["Install"]


@pytest.mark.parametrize("display", DISPLAYS)
def test_it_starts_the_version_that_is_switched_to(display: str, tmp_path: Path) -> None:
    files = installed(tmp_path, display)
    commands = [
        value
        for path in (UNIT, f"{UNIT}.d/display.conf")
        for key, value in settings(files[path])["Service"]
        if key == "ExecStart"
    ]
    assert commands[-1].endswith(f"{PROGRAM} kiosk --fullscreen")
    assert commands[-1].startswith("/usr/bin/cage") == (display == "cage")
    # An empty line first: a second command would be started beside the first.
    assert commands[1:-1] == ([""] if display == "cage" else [])


def analyzed(root: Path, display: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What systemd says of the service as it is installed there."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    installed(root, display)
    command = [analyze, *words, str(root / UNIT.removeprefix("/"))]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("display", DISPLAYS)
def test_systemd_finds_nothing_wrong(display: str, tmp_path: Path) -> None:
    done = analyzed(tmp_path, display, "verify", "--man=no")
    # Cage, and the folder of the program, need not be on the machine that runs the tests.
    wrong = [line for line in done.stderr.splitlines() if "is not executable" not in line]
    assert [line for line in wrong if "tenbou.service" in line] == []


def test_nothing_takes_the_screen_or_the_camera_away() -> None:
    unit = dict(settings((SCRIPTS / "tenbou.service").read_text("utf-8"))["Service"])
    assert "PrivateDevices" not in unit
    # ProtectClock brings a list of devices with it; every character device has to be on it.
    assert unit["DeviceAllow"] == "char-* rw"
    assert "MemoryDenyWriteExecute" not in unit


def test_the_commands_run_the_version_that_is_switched_to(tmp_path: Path) -> None:
    files = installed(tmp_path, "cage")
    assert f"{PROGRAM} " in files["/usr/local/bin/tenbou"]
    update = Path(files["/usr/local/bin/tenbou-update"].split()[-2])
    assert update == Path(PROGRAM).parents[2] / "kiosk_app/pi/update.sh"
    assert (SCRIPTS / update.name).stat().st_mode & 0o111 == 0o111


def test_at_the_start_the_former_version_judges_the_new_one(tmp_path: Path) -> None:
    unit = settings(installed(tmp_path, "cage")["/etc/systemd/system/tenbou-settle.service"])
    base = str(Path(PROGRAM).parents[3])
    assert ("ConditionPathExists", f"{base}/trial") in unit["Unit"]
    assert ("ExecStart", f"{base}/previous/kiosk_app/pi/update.sh --settle") in unit["Service"]


@pytest.mark.parametrize("display", DISPLAYS)
def test_it_is_exposed_by_less_than_two_of_ten(display: str, tmp_path: Path) -> None:
    judged = ("security", "--offline=true", "--threshold=19", "--no-pager")
    done = analyzed(tmp_path, display, *judged)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd is too old to judge a unit file")
    assert "Overall exposure level for tenbou.service: 1." in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize(("display", "reads"), [("cage", False), ("kmsdrm", True)])
def test_the_account_reads_input_devices_only_where_nobody_does_it_for_it(
    display: str, reads: bool, tmp_path: Path
) -> None:
    done = run_script("install.sh", "--root", str(tmp_path), "--display", display)
    joined = [line.split()[-2] for line in done.stdout.splitlines() if "--append --groups" in line]
    assert ("input" in joined) == reads
    assert {"video", "render", "audio"} <= set(joined)
