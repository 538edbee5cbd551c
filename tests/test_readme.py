"""The examples in the README and the docs do what they show."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
README = CHECKOUT / "README.md"
PAGES = (README, CHECKOUT / "docs/command-line.md", CHECKOUT / "docs/json.md")
EXAMPLE = re.compile(r"```console\n\$ (?P<command>[^\n]+)\n(?P<shown>.*?)```", re.DOTALL)


def examples() -> list[tuple[str, str]]:
    found = [m for page in PAGES for m in EXAMPLE.finditer(page.read_text("utf-8"))]
    return list(dict.fromkeys((m["command"], m["shown"]) for m in found))


@pytest.mark.parametrize(("command", "shown"), examples())
def test_a_command_prints_what_the_readme_shows(command: str, shown: str) -> None:
    # The command that belongs to this interpreter, whatever else is on the machine.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        ["bash", "-c", command],
        env=os.environ | {"PATH": path, "COLUMNS": "80"},
        cwd=README.parent,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert done.stdout.rstrip() == shown.rstrip()


def test_the_python_examples_run() -> None:
    results = [doctest.testfile(str(page), module_relative=False) for page in PAGES]
    assert sum(result.attempted for result in results) > 5
    assert not sum(result.failed for result in results)


def test_there_are_examples_of_commands() -> None:
    assert len(examples()) >= 4
