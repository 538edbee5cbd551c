"""The README's examples do what they show."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLE = re.compile(r"```console\n\$ (?P<command>[^\n]+)\n(?P<shown>.*?)```", re.DOTALL)


def examples() -> list[tuple[str, str]]:
    return [(m["command"], m["shown"]) for m in EXAMPLE.finditer(README.read_text("utf-8"))]


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
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_there_are_examples_of_commands() -> None:
    assert len(examples()) >= 4
