"""A kiosk to update: where versions are published, the machine, and stand-ins for what moves."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.kiosk_app.pi.machine import SCRIPTS, STAND_INS

BASE = "usr/local/lib/tenbou"
# Makes a version ready: the program. A version with a file `unready` cannot be prepared.
PREPARE = """#!/bin/bash
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ ! -e unready ] && mkdir -p .venv/bin && cp program .venv/bin/tenbou
"""
# The program of a version. Opening the club's file brings it to that version's schema; a file of a
# newer one is refused, as the real program does.
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
    is-active) [ ! -e "$MACHINE/current/broken" ] ;;
    show) echo 0 ;;
esac
"""
# The power goes at the step whose number is in CUT: every process of the update ends.
STEP = """#!/bin/sh
echo step >>"$STEPS"
[ "$(wc -l <"$STEPS")" != "$CUT" ] || kill -9 0
exec {program} "$@"
"""


@dataclass(frozen=True)
class Machine:
    origin: Path
    root: Path
    programs: Path
    key: Path

    @property
    def base(self) -> Path:
        return self.root / BASE

    @property
    def club(self) -> Path:
        return self.root / "var/lib/tenbou/club"

    @property
    def version(self) -> str:
        """What runs, as its own files say."""
        return (self.base / "current/text").read_text()

    @property
    def versions(self) -> set[str]:
        return {folder.name for folder in (self.base / "versions").iterdir()}

    def publish(
        self,
        tag: str,
        *,
        schema: int = 1,
        broken: bool = False,
        unready: bool = False,
        key: Path | None = None,
        signed: bool = True,
    ) -> None:
        """A new version at the place that the kiosk fetches from."""
        (self.origin / "schema").write_text(f"{schema}\n")
        for name, there in (("broken", broken), ("unready", unready)):
            (self.origin / name).unlink(missing_ok=True)
            if there:
                (self.origin / name).touch()
        (self.origin / "text").write_text(tag)
        git(self.origin, "add", "--all")
        git(self.origin, "commit", "--quiet", "--message", tag)
        signing = ["-c", "gpg.format=ssh", "-c", f"user.signingkey={key or self.key}"]
        git(self.origin, *signing, "tag", "--sign" if signed else "--annotate", "-m", tag, tag)

    def update(self, *options: str, cut: int = 0) -> subprocess.CompletedProcess[str]:
        return self.run("current", *options, cut=cut)

    def start_up(self) -> subprocess.CompletedProcess[str]:
        """What the machine does when it starts and an update was cut off."""
        assert (self.base / "trial").exists()
        return self.run("previous", "--settle")

    def run(self, link: str, *options: str, cut: int = 0) -> subprocess.CompletedProcess[str]:
        steps = self.root / "steps"
        steps.write_text("")
        return subprocess.run(
            ["bash", self.base / link / "kiosk_app/pi/update.sh", "--root", self.root, *options],
            env={
                "PATH": f"{self.programs}:{STAND_INS}:/usr/bin:/bin:/usr/sbin:/sbin",
                "MACHINE": str(self.base),
                "HOME": str(self.root),
                "CUT": str(cut),
                "STEPS": str(steps),
            },
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
            start_new_session=True,
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


def new_key(path: Path) -> Path:
    subprocess.run(
        ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "kim", "-f", str(path)], check=True
    )
    return path


def installed_machine(folder: Path) -> Machine:
    """A kiosk at version v0.1.0, with one game in its club's file."""
    key = new_key(folder / "key")
    made = Machine(folder / "origin", folder / "root", folder / "programs", key)
    scripts = made.origin / "kiosk_app/pi"
    git(folder, "init", "--quiet", "--initial-branch=main", str(made.origin))
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    program(scripts / "prepare.sh", PREPARE)
    program(made.origin / "program", PROGRAM)
    public = key.with_suffix(".pub").read_text()
    (scripts / "allowed-signers").write_text(f'kim namespaces="git" {public}')
    made.publish("v0.1.0")
    for name, text in {
        "systemctl": SYSTEMCTL,
        "sleep": "#!/bin/sh\n",
        "runuser": '#!/bin/sh\nshift 3\nexec "$@"\n',
    }.items():
        program(made.programs / name, text)
    for step in ("ln", "mv", "sync", "tar", "touch", "rm", "mkdir"):
        program(made.programs / step, STEP.format(program=shutil.which(step)))
    for made_folder in ("etc/tenbou", "run/lock", "run/systemd/system", "var/lib/tenbou"):
        (made.root / made_folder).mkdir(parents=True)
    (made.root / "etc/tenbou/install.conf").write_text("DISPLAY=cage\nUSER=kim\n")
    shutil.copy(scripts / "allowed-signers", made.root / "etc/tenbou/allowed-signers")
    install = (
        'source "$1/steps.sh" && source "$1/versions.sh" && ROOT=$2 && take_in "$3" &&'
        " prepare_version refs/tenbou/installed v0.1.0 && point previous v0.1.0 &&"
        " point current v0.1.0"
    )
    subprocess.run(
        ["bash", "-c", install, "bash", str(scripts), str(made.root), str(made.origin)], check=True
    )
    made.club.write_text("1\na game\n")
    return made
