"""The campaign of `make pull-the-plug`, a smaller one."""

import subprocess
import sys

from tests.conftest import SEED
from tests.kiosk_app.store.campaign.faults import compiler

SMALL = {
    "--kills": 2,
    "--tears": 4,
    "--rebuild-kills": 1,
    "--errors": 2,
    "--flips": 1,
    "--pages": 1,
    "--rows": 1,
    "--kiosks": 1,
    "--seed": SEED,
}


def test_no_acknowledged_event_is_lost_and_every_game_opens() -> None:
    # In a process of its own: it forks, which a process with threads had better not do.
    module = "tests.kiosk_app.store.campaign"
    asked = [str(part) for pair in SMALL.items() for part in pair]
    command = [sys.executable, "-m", module, *asked]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{SMALL['--kills']} writers killed" in done.stdout
    assert done.stdout.count("nothing acknowledged lost") == 5
    assert f"one page lost, {SMALL['--pages']} files" in done.stdout
    if compiler() is not None:
        assert f"{SMALL['--rebuild-kills']} kills at the" in done.stdout
