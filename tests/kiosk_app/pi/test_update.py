"""Updates, in a repository and on a machine of their own; systemd and the program are stand-ins."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kiosk_app.pi.updated_machine import Machine, git, installed_machine

pytestmark = pytest.mark.skipif(
    shutil.which("apt-get") is None or shutil.which("git") is None,
    reason="the scripts are for Debian, with git",
)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return installed_machine(tmp_path)


def test_the_newest_version_comes(machine: Machine) -> None:
    machine.publish("two", schema=2)
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert (machine.version, machine.branch) == ("two", "main")
    assert machine.club.read_text() == "2\na game\n"
    assert len(list((machine.root / "var/lib/tenbou/before-update").iterdir())) == 1


def test_nothing_happens_where_there_is_nothing_new(machine: Machine) -> None:
    done = machine.update()
    assert done.returncode == 0
    assert "has this version already" in done.stdout
    assert not (machine.root / "var/lib/tenbou/before-update").exists()


def test_a_version_that_falls_is_taken_back(machine: Machine) -> None:
    machine.publish("two", broken=True)
    done = machine.update()
    assert done.returncode == 1
    assert "former version again" in done.stderr
    assert (machine.version, machine.branch) == ("one", "main")
    assert machine.club.read_text() == "1\na game\n"


def test_a_file_that_the_new_version_changed_comes_back_too(machine: Machine) -> None:
    machine.publish("two", schema=2, broken=True)
    machine.update()
    assert machine.version == "one"
    assert machine.club.read_text() == "1\na game\n"


def test_a_kiosk_that_is_older_than_its_file_can_be_updated(machine: Machine) -> None:
    machine.club.write_text("2\na game\n")
    machine.publish("two", schema=2)
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert machine.version == "two"
    assert machine.club.read_text() == "2\na game\n"


def test_only_the_last_copies_are_kept(machine: Machine) -> None:
    copies = machine.root / "var/lib/tenbou/before-update"
    copies.mkdir()
    for day in range(1, 6):
        (copies / f"club-2001-11-0{day}-200000.sqlite3").touch()
    machine.publish("two")
    machine.update()
    kept = sorted(path.name[:15] for path in copies.iterdir())
    assert len(kept) == 3
    assert kept[:2] == ["club-2001-11-04", "club-2001-11-05"]


def test_the_way_to_a_version_and_back_to_the_newest(machine: Machine) -> None:
    machine.publish("two")
    machine.publish("three")
    assert machine.update("two").returncode == 0
    assert (machine.version, machine.branch) == ("two", "")
    assert machine.update().returncode == 0
    assert (machine.version, machine.branch) == ("three", "main")


def test_a_version_that_falls_gives_way_to_the_one_that_was_chosen(machine: Machine) -> None:
    machine.publish("two")
    machine.update("two")
    machine.publish("three", broken=True)
    assert machine.update("three").returncode == 1
    assert (machine.version, machine.branch) == ("two", "")


def test_an_update_that_was_cut_off_is_taken_up_again(machine: Machine) -> None:
    machine.publish("two", schema=2)
    # The power went when the new version and its form of the file were there, and no more.
    copy = machine.root / "var/lib/tenbou/before-update/club-2026-11-16-200000.sqlite3"
    copy.parent.mkdir()
    shutil.copy(machine.club, copy)
    mark = machine.root / "etc/tenbou/updating"
    mark.write_text(f"{git(machine.checkout, 'rev-parse', 'HEAD')}\nmain\n{copy}\n")
    git(machine.checkout, "pull", "--quiet")
    (machine.checkout / "text").write_text("half a fi")
    machine.club.write_text("2\na game\n")
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert "taken up again" in done.stdout
    assert (machine.version, (machine.checkout / "text").read_text()) == ("two", "two")
    assert not mark.exists()


def change_by_hand(machine: Machine) -> None:
    (machine.checkout / "text").write_text("mine")


def cut_the_network(machine: Machine) -> None:
    machine.origin.rename(machine.origin.with_name("gone"))


def forget_the_install(machine: Machine) -> None:
    (machine.root / "etc/tenbou/install.conf").unlink()


@pytest.mark.parametrize(
    ("spoil", "options", "word"),
    [
        (change_by_hand, [], "were changed by hand"),
        (cut_the_network, [], "cannot be fetched"),
        (forget_the_install, [], "not installed here"),
        (lambda _: None, ["nine"], "There is no version nine"),
        (lambda _: None, ["--quick"], "There is no option --quick"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_changes_nothing(
    spoil: Callable[[Machine], None], options: list[str], word: str, machine: Machine
) -> None:
    machine.publish("two")
    spoil(machine)
    done = machine.update(*options)
    assert done.returncode == 1
    assert word in done.stderr
    assert done.stderr.rstrip().endswith("Nothing was changed.")
    assert machine.version == "one"
    assert not (machine.root / "etc/tenbou/updating").exists()


def test_a_dry_run_says_what_would_come(machine: Machine) -> None:
    machine.publish("two")
    done = machine.update("--dry-run")
    assert done.returncode == 0
    assert "two" in done.stdout
    assert machine.version == "one"
