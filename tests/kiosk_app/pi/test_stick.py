"""A stick that is put in is mounted for the kiosk, and nothing else is."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import files_below, run_script

pytestmark = pytest.mark.skipif(
    shutil.which("apt-get") is None, reason="the scripts are for Debian"
)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A kiosk, and the answers of a machine with one stick."""
    run_script("install.sh", "--root", str(tmp_path / "root"))
    (tmp_path / "programs").mkdir()
    stand_in(tmp_path, "lsblk", 'case "$*" in *PKNAME*) echo sda ;; *) echo ;; esac')
    stand_in(tmp_path, "blkid", 'case "$*" in *TYPE*) echo vfat ;; *) echo "CLUB STICK" ;; esac')
    stand_in(tmp_path, "findmnt", "echo /media/tenbou/CLUBSTICK")
    return tmp_path


def stand_in(machine: Path, name: str, says: str) -> None:
    path = machine / "programs" / name
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(0o755)


def stick(machine: Path, *words: str) -> subprocess.CompletedProcess[str]:
    root = str(machine / "root")
    return run_script("stick.sh", "--root", root, *words, path=machine / "programs")


def test_it_is_mounted_for_the_kiosk_alone_and_nothing_on_it_is_run(machine: Path) -> None:
    done = stick(machine, "mount", "sda1")
    assert done.returncode == 0, done.stderr
    (mounted,) = [line for line in done.stdout.splitlines() if line.startswith("would run: mount")]
    assert mounted.endswith("/dev/sda1 /media/tenbou/CLUBSTICK")
    for option in ("nosuid", "nodev", "noexec", "uid=tenbou", "umask=0077", "flush"):
        assert option in mounted


def test_the_disk_that_the_machine_runs_from_is_no_stick(machine: Path) -> None:
    stand_in(
        machine,
        "lsblk",
        'case "$*" in *PKNAME*) echo sda ;; *) printf "\n/boot/firmware\n/\n" ;; esac',
    )
    done = stick(machine, "mount", "sda3")
    assert done.returncode == 0
    assert "mount -o" not in done.stdout and "is left alone" in done.stdout


def test_two_sticks_of_one_name_are_two_places(machine: Path) -> None:
    stand_in(machine, "mountpoint", 'case "$*" in */CLUBSTICK) exit 0 ;; *) exit 1 ;; esac')
    assert "/media/tenbou/CLUBSTICK-sdb1" in stick(machine, "mount", "sdb1").stdout


def test_a_stick_that_cannot_be_used_is_said(machine: Path) -> None:
    stand_in(machine, "blkid", "echo crypto_LUKS")
    done = stick(machine, "mount", "sda1")
    assert "Format it as FAT or exFAT." in done.stdout and "mount -o" not in done.stdout


def test_pulled_out_it_is_let_go(machine: Path) -> None:
    assert "umount --lazy /media/tenbou/CLUBSTICK" in stick(machine, "let-go", "sda1").stdout
    stand_in(machine, "findmnt", "echo /srv/club")
    assert "umount" not in stick(machine, "let-go", "sda1").stdout


@pytest.mark.parametrize("words", [(), ("mount",), ("mount", "../sda"), ("--colour",)])
def test_nonsense_is_one_sentence(machine: Path, words: tuple[str, ...]) -> None:
    done = stick(machine, *words)
    assert done.returncode == 1 and done.stderr.count("\n") == 1


def test_udev_asks_for_the_service_that_starts_the_script(machine: Path) -> None:
    files = files_below(machine / "root")
    rule = files["/etc/udev/rules.d/90-tenbou-stick.rules"]
    assert 'ENV{ID_BUS}=="usb"' in rule and "tenbou-stick@%k.service" in rule
    unit = files["/etc/systemd/system/tenbou-stick@.service"]
    assert "/current/kiosk_app/pi/stick.sh mount %I" in unit and "BindsTo=dev-%i.device" in unit
