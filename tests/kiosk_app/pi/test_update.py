"""Updates, with a repository and a machine of their own; systemd and the program are stand-ins."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import SCRIPTS
from tests.kiosk_app.pi.power_cuts import cut_off_updates
from tests.kiosk_app.pi.updated_machine import Machine, git, installed_machine, new_key

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("apt-get", "git", "ssh-keygen")),
    reason="the scripts are for Debian, with git and ssh-keygen",
)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return installed_machine(tmp_path)


def copies(machine: Machine) -> Path:
    return machine.root / "var/lib/tenbou/before-update"


def test_the_newest_version_comes_and_the_former_one_stays_beside_it(machine: Machine) -> None:
    machine.publish("v0.2.0", schema=2)
    machine.publish("v0.10.0", schema=2)
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert machine.version == "v0.10.0"
    assert machine.versions == {"v0.1.0", "v0.10.0"}
    assert machine.club.read_text() == "2\na game\n"
    assert len(list(copies(machine).iterdir())) == 1
    assert not (machine.base / "trial").exists()


def test_nothing_happens_where_there_is_nothing_new(machine: Machine) -> None:
    done = machine.update()
    assert done.returncode == 0
    assert "has this version already" in done.stdout
    assert not copies(machine).exists()


def test_only_two_versions_are_kept(machine: Machine) -> None:
    for tag in ("v0.2.0", "v0.3.0", "v0.4.0"):
        machine.publish(tag)
        assert machine.update().returncode == 0
    assert machine.versions == {"v0.3.0", "v0.4.0"}


def test_a_version_that_falls_is_taken_back(machine: Machine) -> None:
    machine.publish("v0.2.0", broken=True)
    done = machine.update()
    assert done.returncode == 1
    assert "former version again" in done.stderr
    assert machine.version == "v0.1.0"
    assert machine.versions == {"v0.1.0"}
    assert machine.club.read_text() == "1\na game\n"


def test_a_file_that_the_new_version_changed_comes_back_too(machine: Machine) -> None:
    machine.publish("v0.2.0", schema=2, broken=True)
    machine.update()
    assert machine.version == "v0.1.0"
    assert machine.club.read_text() == "1\na game\n"


def test_a_version_that_cannot_be_prepared_changes_nothing(machine: Machine) -> None:
    machine.publish("v0.2.0", unready=True)
    done = machine.update()
    assert done.returncode == 1
    assert "The kiosk runs on as it was, at v0.1.0." in done.stderr
    assert (machine.version, machine.versions) == ("v0.1.0", {"v0.1.0"})
    assert not copies(machine).exists()


def test_a_kiosk_that_is_older_than_its_file_can_be_updated(machine: Machine) -> None:
    machine.club.write_text("2\na game\n")
    machine.publish("v0.2.0", schema=2)
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert machine.version == "v0.2.0"
    assert machine.club.read_text() == "2\na game\n"


def test_only_the_last_copies_are_kept(machine: Machine) -> None:
    copies(machine).mkdir()
    for day in range(1, 6):
        (copies(machine) / f"club-2001-11-0{day}-200000.sqlite3").touch()
    machine.publish("v0.2.0")
    machine.update()
    kept = sorted(path.name[:15] for path in copies(machine).iterdir())
    assert len(kept) == 3
    assert kept[:2] == ["club-2001-11-04", "club-2001-11-05"]


def test_a_version_can_be_chosen_and_left_for_the_newest(machine: Machine) -> None:
    machine.publish("v0.2.0")
    machine.publish("v0.3.0")
    assert machine.update("v0.2.0").returncode == 0
    assert machine.version == "v0.2.0"
    assert machine.update().returncode == 0
    assert machine.version == "v0.3.0"


def test_a_key_that_a_signed_version_brings_is_trusted_after_it(
    machine: Machine, tmp_path: Path
) -> None:
    key = new_key(tmp_path / "next-key")
    signers = machine.origin / "kiosk_app/pi/allowed-signers"
    signers.write_text(f'kim namespaces="git" {key.with_suffix(".pub").read_text()}')
    machine.publish("v0.2.0")
    assert machine.update().returncode == 0
    machine.publish("v0.3.0", key=key)
    assert machine.update().returncode == 0
    machine.publish("v0.4.0")  # with the key that is gone
    assert "not signed by a key that this kiosk trusts" in machine.update().stderr
    assert machine.version == "v0.3.0"


def publish_unsigned(machine: Machine) -> None:
    machine.publish("v0.2.0", signed=False)


def publish_with_a_strange_key(machine: Machine) -> None:
    machine.publish("v0.2.0", key=new_key(machine.root / "strange"))


def pass_an_old_version_off_as_new(machine: Machine) -> None:
    git(machine.origin, "update-ref", "refs/tags/v0.9.0", "refs/tags/v0.1.0")


def move_a_signed_tag(machine: Machine) -> None:
    machine.publish("v0.3.0")
    git(machine.origin, "tag", "--force", "v0.3.0", "HEAD")  # no tag object any more


@pytest.mark.parametrize(
    "publish",
    [
        publish_unsigned,
        publish_with_a_strange_key,
        pass_an_old_version_off_as_new,
        move_a_signed_tag,
    ],
)
def test_what_nobody_signed_is_not_taken(
    publish: Callable[[Machine], None], machine: Machine
) -> None:
    publish(machine)
    done = machine.update()
    assert done.returncode == 1
    assert "not signed by a key that this kiosk trusts" in done.stderr
    assert done.stderr.rstrip().endswith("Nothing was changed.")
    assert (machine.version, machine.versions) == ("v0.1.0", {"v0.1.0"})


def test_without_any_key_it_says_what_to_do_and_takes_nothing(machine: Machine) -> None:
    """As in the repository before a release: the file has nothing but its comment."""
    before = machine.version
    keys = machine.root / "etc/tenbou/allowed-signers"
    keys.write_text((SCRIPTS / "allowed-signers").read_text("utf-8"))
    machine.publish("v0.2.0")
    done = machine.update()
    assert done.returncode == 1 and machine.version == before
    assert "has no key to verify a version with" in done.stderr
    assert "tenbou-update --unsigned v0.2.0" in done.stderr


def test_an_unsigned_version_is_taken_only_when_it_is_said(machine: Machine) -> None:
    machine.publish("v0.2.0", signed=False)
    (machine.origin / "text").write_text("a commit after it")
    git(machine.origin, "commit", "--quiet", "--all", "--message", "a commit after it")
    done = machine.update("--unsigned", "main")
    assert done.returncode == 0, done.stderr
    assert machine.version == "a commit after it"


def test_the_power_may_go_at_any_step(tmp_path: Path) -> None:
    # Every step, in some minutes: python -m tests.kiosk_app.pi.power_cuts
    outcome = cut_off_updates(tmp_path, every=8)
    assert outcome.cuts >= 3
    assert outcome.left_at == {"v0.1.0", "v0.2.0"}


def test_after_a_power_cut_a_version_that_does_not_stay_up_gives_way(machine: Machine) -> None:
    machine.publish("v0.2.0", schema=2, broken=True)
    cut = 1
    while machine.update(cut=cut).returncode != 1 and not (machine.base / "trial").exists():
        cut += 1
    while machine.version == "v0.1.0":  # cut off before the switch
        cut += 1
        machine.update(cut=cut)
    done = machine.start_up()
    assert "does not work here" in done.stdout
    assert machine.version == "v0.1.0"
    assert machine.club.read_text() == "1\na game\n"
    assert not (machine.base / "trial").exists()


def cut_the_network(machine: Machine) -> None:
    machine.origin.rename(machine.origin.with_name("gone"))


def forget_the_install(machine: Machine) -> None:
    (machine.root / "etc/tenbou/install.conf").unlink()


@pytest.mark.parametrize(
    ("spoil", "options", "word"),
    [
        (cut_the_network, [], "cannot be fetched"),
        (forget_the_install, [], "not installed here"),
        (lambda _: None, ["v9"], "There is no version v9"),
        (lambda _: None, ["--unsigned", "nine"], "There is no version nine"),
        (lambda _: None, ["--unsigned"], "--unsigned needs a version"),
        (lambda _: None, ["--quick"], "There is no option --quick"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_changes_nothing(
    spoil: Callable[[Machine], None], options: list[str], word: str, machine: Machine
) -> None:
    machine.publish("v0.2.0")
    spoil(machine)
    done = machine.update(*options)
    assert done.returncode == 1
    assert word in done.stderr
    assert done.stderr.rstrip().endswith("Nothing was changed.")
    assert machine.version == "v0.1.0"
    assert not (machine.base / "trial").exists()


def test_a_dry_run_says_what_would_come(machine: Machine) -> None:
    machine.publish("v0.2.0")
    done = machine.update("--dry-run")
    assert done.returncode == 0
    assert "v0.2.0" in done.stdout
    assert machine.version == "v0.1.0"
