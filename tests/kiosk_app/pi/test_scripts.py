"""The scripts that make a machine a kiosk, on a folder in place of the machine."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import SCRIPTS, files_below, run_script

WRITTEN = {
    "/etc/polkit-1/rules.d/50-tenbou.rules",
    "/etc/systemd/journald.conf.d/tenbou.conf",
    "/etc/systemd/system/tenbou.service",
    "/etc/systemd/system/tenbou-settle.service",
    "/etc/systemd/system/tenbou-stick@.service",
    "/etc/udev/rules.d/90-tenbou-stick.rules",
    "/etc/systemd/system/tenbou.service.d/display.conf",
    "/etc/tenbou/allowed-signers",
    "/etc/tenbou/install.conf",
    "/usr/local/bin/tenbou",
    "/usr/local/bin/tenbou-update",
}
debian = pytest.mark.skipif(shutil.which("apt-get") is None, reason="the scripts are for Debian")


@pytest.mark.parametrize(
    "script",
    [
        "get.sh",
        "install.sh",
        "prepare.sh",
        "steps.sh",
        "stick.sh",
        "uninstall.sh",
        "update.sh",
        "versions.sh",
        "tenbou-command",
        "tenbou-update",
    ],
)
def test_shellcheck_has_nothing_to_say(script: str) -> None:
    shellcheck = Path(sys.executable).with_name("shellcheck")
    done = subprocess.run(
        [shellcheck, "--external-sources", SCRIPTS / script],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


@debian
def test_a_dry_run_names_the_steps_and_changes_nothing(tmp_path: Path) -> None:
    done = run_script("install.sh", "--dry-run", "--root", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.iterdir()) == []
    for step in (
        "apt-get install",
        "libasound2 python3-picamera2",
        "useradd",
        "would prepare and switch to: the version in",
        "systemctl enable tenbou",
    ):
        assert step in done.stdout
    for file in WRITTEN:
        assert f"would write: {tmp_path}{file}" in done.stdout


@debian
def test_the_files_of_a_kiosk_are_written(tmp_path: Path) -> None:
    done = run_script("install.sh", "--root", str(tmp_path))
    assert done.returncode == 0, done.stderr
    files = files_below(tmp_path)
    assert set(files) == WRITTEN
    for path, text in files.items():
        assert not re.search("@[A-Z]+@", text), path
    assert (tmp_path / "usr/local/bin/tenbou").stat().st_mode & 0o111 == 0o111


@debian
def test_installing_twice_writes_nothing_more_and_keeps_what_was_chosen(tmp_path: Path) -> None:
    run_script("install.sh", "--root", str(tmp_path), "--display", "kmsdrm", "--user", "club")
    first = files_below(tmp_path)
    again = run_script("install.sh", "--root", str(tmp_path))
    assert "Wrote" not in again.stdout
    assert files_below(tmp_path) == first
    assert "kmsdrm" in first["/etc/systemd/system/tenbou.service.d/display.conf"]
    assert "User=club" in first["/etc/systemd/system/tenbou.service"]
    assert 'subject.user === "club"' in first["/etc/polkit-1/rules.d/50-tenbou.rules"]


@debian
def test_uninstalling_leaves_the_games_and_nothing_else(tmp_path: Path) -> None:
    run_script("install.sh", "--root", str(tmp_path))
    games = tmp_path / "var/lib/tenbou/.local/share/tenbou/club/club.sqlite3"
    games.parent.mkdir(parents=True)
    games.write_text("games")
    done = run_script("uninstall.sh", "--root", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [games]


@debian
def test_the_games_go_only_when_it_is_said(tmp_path: Path) -> None:
    run_script("install.sh", "--root", str(tmp_path))
    (tmp_path / "var/lib/tenbou").mkdir(parents=True)
    (tmp_path / "var/lib/tenbou/games").write_text("games")
    done = run_script("uninstall.sh", "--root", str(tmp_path), "--games")
    assert done.returncode == 0, done.stderr
    assert files_below(tmp_path) == {}


def test_there_is_nothing_to_uninstall_on_another_machine(tmp_path: Path) -> None:
    done = run_script("uninstall.sh", "--root", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == "The kiosk is not installed here. Nothing was changed.\n"


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh", "update.sh"])
def test_somebody_who_is_not_root_is_told_so(script: str, tmp_path: Path) -> None:
    # The tests may run as root, in a folder that nobody else can read.
    somebody = tmp_path / "id"
    somebody.write_text("#!/bin/sh\necho 1000\n")
    somebody.chmod(0o755)
    done = run_script(script, path=tmp_path)
    assert done.returncode == 1
    assert done.stderr == "This changes the system: run it with sudo. Nothing was changed.\n"


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--display", "x11"], "--display is cage or kmsdrm, not x11"),
        (["--display"], "--display needs a value"),
        (["--only", "camera"], "--only is packages or settings, not camera"),
        (["--user", "root"], "cannot run as root"),
        (["--user", "a b"], "cannot run as a b"),
        (["--colour"], "no option --colour"),
    ],
)
def test_a_wrong_option_is_one_sentence(options: list[str], word: str, tmp_path: Path) -> None:
    done = run_script("install.sh", "--root", str(tmp_path), *options)
    assert done.returncode == 1
    assert word in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith("Nothing was changed.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh", "update.sh"])
def test_every_script_says_how_it_is_used(script: str) -> None:
    done = run_script(script, "--help")
    assert done.returncode == 0
    assert "--dry-run" in done.stdout


@debian
@pytest.mark.parametrize(
    ("machine", "allowed"), [("arm64", True), ("amd64", True), ("armhf", False), ("i386", False)]
)
def test_a_32_bit_system_is_refused(machine: str, allowed: bool, tmp_path: Path) -> None:
    dpkg = tmp_path / "dpkg"
    dpkg.write_text(f'#!/bin/sh\n[ "$1" = --compare-versions ] && exit 1\necho {machine}\n')
    dpkg.chmod(0o755)
    done = run_script("install.sh", "--dry-run", path=tmp_path)
    assert (done.returncode == 0) == allowed
    assert ("64-bit" in done.stderr) != allowed


@debian
def test_an_account_that_is_there_is_not_made_again_and_leaves_the_input_devices(
    tmp_path: Path,
) -> None:
    account = tmp_path / "programs" / "id"
    account.parent.mkdir()
    account.write_text('#!/bin/sh\n[ "$1" = -u ] && echo 0 || echo tenbou video input\n')
    account.chmod(0o755)
    done = run_script("install.sh", "--root", str(tmp_path / "root"), path=account.parent)
    assert done.returncode == 0, done.stderr
    assert "useradd" not in done.stdout
    assert "would run: gpasswd --delete tenbou input" in done.stdout


@debian
@pytest.mark.parametrize(("version", "fits"), [("0.3.12-2", False), ("0.3.19-1", True)])
def test_camera_software_that_would_hang_is_refused_before_anything_is_changed(
    version: str, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PICAMERA2", version)
    done = run_script("install.sh", "--root", str(tmp_path))
    assert (done.returncode == 0) == fits
    assert ("is too old" in done.stderr) != fits
    assert any(tmp_path.iterdir()) == fits
