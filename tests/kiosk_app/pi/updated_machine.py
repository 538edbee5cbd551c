"""A kiosk to update: where it was cloned from, its checkout, and stand-ins for what would move."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.kiosk_app.pi.machine import SCRIPTS, STAND_INS

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


def installed_machine(folder: Path) -> Machine:
    """A kiosk at version one, with one game in its club's file."""
    made = Machine(*(folder / name for name in ("origin", "checkout", "root", "programs")))
    git(folder, "init", "--quiet", "--initial-branch=main", str(made.origin))
    shutil.copytree(
        SCRIPTS, made.origin / "kiosk_app/pi", ignore=shutil.ignore_patterns("__pycache__")
    )
    (made.origin / ".gitignore").write_text(".venv/\n")
    made.publish("one")
    git(folder, "clone", "--quiet", str(made.origin), str(made.checkout))
    program(made.checkout / ".venv/bin/tenbou", PROGRAM)
    for name, text in {
        "systemctl": SYSTEMCTL,
        "sleep": "#!/bin/sh\n",
        "runuser": '#!/bin/sh\nshift 3\nexec "$@"\n',
    }.items():
        program(made.programs / name, text)
    for made_folder in ("etc/tenbou", "run/lock", "run/systemd/system", "var/lib/tenbou"):
        (made.root / made_folder).mkdir(parents=True)
    (made.root / "etc/tenbou/install.conf").write_text("DISPLAY=cage\nUSER=kim\n")
    made.club.write_text("1\na game\n")
    return made
