"""The power goes at every step of an update, one after the other.

python -m tests.kiosk_app.pi.power_cuts
"""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.kiosk_app.pi.updated_machine import installed_machine


@dataclass(frozen=True)
class Outcome:
    cuts: int
    left_at: frozenset[str]
    """The versions that the machine was left with, once it had started again."""


def cut_off_updates(folder: Path, every: int = 1) -> Outcome:
    """An update cut off at each such step: the machine starts, its game is there, and the next
    update works. An ``AssertionError`` names the step where that is not so."""
    machine = installed_machine(folder)
    machine.publish("v0.2.0", schema=2)
    template = folder / "template"
    shutil.copytree(machine.root, template, symlinks=True)
    step, cuts = 1, 0
    left_at: set[str] = set()
    while True:
        shutil.rmtree(machine.root)
        shutil.copytree(template, machine.root, symlinks=True)
        if machine.update(cut=step).returncode == 0:
            return Outcome(cuts, frozenset(left_at))
        cuts += 1
        # Whatever the links name is there, whole, before anybody has tidied up.
        for link in ("current", "previous"):
            assert (machine.base / link / ".complete").exists(), step
        if (machine.base / "trial").exists():
            machine.start_up()
        left_at.add(machine.version)
        assert not (machine.base / "trial").exists(), step
        assert machine.club.read_text().splitlines()[1] == "a game", step
        assert machine.update().returncode == 0, step
        assert machine.version == "v0.2.0", step
        step += every


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        outcome = cut_off_updates(Path(place))
    print(f"{outcome.cuts} updates cut off, one at each step: no version half there, no game lost.")
