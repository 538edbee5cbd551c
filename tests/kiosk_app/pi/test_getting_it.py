"""The one-line installer and the first start of a new card, with stand-ins for the machine."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kiosk_app.pi.machine import SCRIPTS, STAND_INS
from tests.kiosk_app.pi.updated_machine import git, program

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("apt-get", "git")),
    reason="the scripts are for Debian, with git",
)
INSTALL = '#!/bin/bash\ncat "$(dirname "$0")/../../text"; echo "options: $*"\n'


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Two released versions and a commit after them, each with an install.sh that says its own."""
    folder = tmp_path / "repository"
    git(tmp_path, "init", "--quiet", "--initial-branch=main", str(folder))
    program(folder / "kiosk_app/pi/install.sh", INSTALL)
    for text in ("v0.9.0", "v0.10.0", "unreleased"):
        (folder / "text").write_text(f"{text}\n")
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", text)
        if text != "unreleased":
            git(folder, "tag", "--annotate", "--message", text, text)
    return folder


def get(*words: str) -> subprocess.CompletedProcess[str]:
    """As one line does it: the script comes through standard input."""
    return subprocess.run(
        ["bash", "-s", "--", *words],
        input=(SCRIPTS / "get.sh").read_text("utf-8"),
        env=os.environ | {"PATH": os.pathsep.join([str(STAND_INS), os.environ["PATH"]])},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_one_line_installs_the_newest_release(repository: Path) -> None:
    done = get(str(repository))
    assert (done.returncode, done.stdout) == (0, "v0.10.0\noptions: \n"), done.stderr


def test_a_version_and_the_installers_options_are_passed_on(repository: Path) -> None:
    assert get(str(repository), "v0.9.0").stdout.startswith("v0.9.0\n")
    done = get(str(repository), "--display", "kmsdrm")
    assert done.stdout == "v0.10.0\noptions: --display kmsdrm\n"


def test_without_a_release_the_newest_commit_is_installed(repository: Path) -> None:
    git(repository, "tag", "--delete", "v0.9.0", "v0.10.0")
    assert get(str(repository)).stdout.startswith("unreleased\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Say which repository"),
        (["--display", "cage"], "Say which repository"),
        (["/nowhere"], "cannot be fetched"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], sentence: str) -> None:
    done = get(*words)
    assert done.returncode == 1
    assert sentence in done.stderr.splitlines()[-1]
    assert done.stderr.rstrip().endswith("Nothing was changed.")


def test_there_is_no_such_version(repository: Path) -> None:
    done = get(str(repository), "v7")
    assert done.returncode == 1
    assert "There is no version v7." in done.stderr


def test_half_a_download_does_nothing() -> None:
    text = (SCRIPTS / "get.sh").read_text("utf-8")
    done = subprocess.run(
        ["bash", "-s", "--", "/nowhere"], input=text[: text.rindex('main "$@"')],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_first_start_of_a_card_runs_the_installer() -> None:
    text = (SCRIPTS / "image" / "user-data").read_text("utf-8")
    assert text.startswith("#cloud-config\n")
    assert "kiosk_app/pi/get.sh ADDRESS-OF-THE-REPOSITORY" in text
    assert (SCRIPTS / "get.sh").stat().st_mode & 0o111 == 0o111
