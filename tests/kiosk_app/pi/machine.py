"""A machine to install on: a folder that the scripts write below."""

import os
import subprocess
from pathlib import Path
from subprocess import CompletedProcess

SCRIPTS = Path(__file__).parents[3] / "kiosk_app" / "pi"
CHECKOUT = SCRIPTS.parents[1]
STAND_INS = Path(__file__).parent / "stand_ins"


def run_script(name: str, *options: str, path: Path | None = None) -> CompletedProcess[str]:
    """One of the scripts; programs in the folder ``path`` take the place of the machine's."""
    first = [STAND_INS] if path is None else [path, STAND_INS]
    search = os.pathsep.join([*map(str, first), os.environ["PATH"]])
    return subprocess.run(
        ["bash", str(SCRIPTS / name), *options],
        env=os.environ | {"PATH": search},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def files_below(folder: Path) -> dict[str, str]:
    """Every file, by its path on the machine, with its text."""
    return {
        f"/{path.relative_to(folder)}": path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def settings(text: str) -> dict[str, list[tuple[str, str]]]:
    """A unit file's sections: a key may stand there more than once."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            current = sections.setdefault(line.strip("[]"), [])
            continue
        key, equals, value = line.partition("=")
        assert equals, f"not a setting: {line}"
        current.append((key, value))
    return sections
