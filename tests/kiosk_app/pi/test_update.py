"""Updates, in a repository and on a machine of their own; systemd and the program are stand-ins."""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import SCRIPTS, STAND_INS

pytestmark = pytest.mark.skipif(
    shutil.which("apt-get") is None or shutil.which("git") is None,
    reason="the scripts are for Debian, with git",
)

# The program of whatever version is checked out. Opening the club's file brings it to that
# version's schema; a file of a newer one is refused, as the real program does.
PROGRAM = """#!/bin/sh
knows=$(cat "$(dirname "$0")/../../schema") club=$HOME/club
case "$*" in
    "club backup "*)
        [ "$(head -n 1 "$club")" -le "$knows" ] || exit 2
        mkdir -p "$(dirname "$3")" && cp "$club" "$3"
        ;;
    "club restore --yes "*) cp "$4" "$club" ;;
    "club players") [ "$(head -n 1 "$club")" -le "$knows" ] && sed -i "1s/.*/$knows/" "$club" ;;
    *) exit 64 ;;
esac
"""
# A version with a file `broken` starts and falls at once.
SYSTEMCTL = """#!/bin/sh
case "$1" in
    is-active) [ ! -e "$CHECKOUT/broken" ] ;;
    show) echo 0 ;;
esac
"""


@dataclass(frozen=True)
class Machine:
    origin: Path
    checkout: Path
    root: Path
    programs: Path

    @property
    def club(self) -> Path:
        return self.root / "var/lib/tenbou/club"

    @property
    def version(self) -> str:
        return git(self.checkout, "log", "-1", "--format=%s")

    @property
    def branch(self) -> str:
        return git(self.checkout, "branch", "--show-current")

    def publish(self, subject: str, *, schema: int = 1, broken: bool = False) -> None:
        """A new version at the place where the kiosk was cloned from."""
        (self.origin / "schema").write_text(f"{schema}\n")
        (self.origin / "broken").unlink(missing_ok=True)
        if broken:
            (self.origin / "broken").touch()
        (self.origin / "text").write_text(subject)
        git(self.origin, "add", "--all")
        git(self.origin, "commit", "--quiet", "--message", subject)
        git(self.origin, "tag", subject)

    def update(self, *options: str) -> subprocess.CompletedProcess[str]:
        script = self.checkout / "kiosk_app/pi/update.sh"
        return subprocess.run(
            ["bash", str(script), "--root", str(self.root), *options],
            env={
                "PATH": f"{self.programs}:{STAND_INS}:/usr/bin:/bin:/usr/sbin:/sbin",
                "CHECKOUT": str(self.checkout),
                "HOME": str(self.root),
            },
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Kim", "-c", "user.email=kim@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(
        ["git", "-C", str(folder), *who, *words], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A kiosk at version one, with one game in its club's file."""
    made = Machine(*(tmp_path / name for name in ("origin", "checkout", "root", "programs")))
    git(tmp_path, "init", "--quiet", "--initial-branch=main", str(made.origin))
    shutil.copytree(
        SCRIPTS, made.origin / "kiosk_app/pi", ignore=shutil.ignore_patterns("__pycache__")
    )
    (made.origin / ".gitignore").write_text(".venv/\n")
    made.publish("one")
    git(tmp_path, "clone", "--quiet", str(made.origin), str(made.checkout))
    program(made.checkout / ".venv/bin/tenbou", PROGRAM)
    for name, text in {
        "systemctl": SYSTEMCTL,
        "sleep": "#!/bin/sh\n",
        "runuser": '#!/bin/sh\nshift 3\nexec "$@"\n',
    }.items():
        program(made.programs / name, text)
    for folder in ("etc/tenbou", "run/lock", "run/systemd/system", "var/lib/tenbou"):
        (made.root / folder).mkdir(parents=True)
    (made.root / "etc/tenbou/install.conf").write_text("DISPLAY=cage\nUSER=kim\n")
    made.club.write_text("1\na game\n")
    return made


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
