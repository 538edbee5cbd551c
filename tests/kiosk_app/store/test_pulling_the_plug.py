"""The campaign of `make pull-the-plug`, a smaller one."""

import subprocess
import sys

from tests.conftest import SEED


def test_no_acknowledged_event_is_lost_and_every_game_opens() -> None:
    # In a process of its own: it forks, which a process with threads had better not do.
    module = "tests.kiosk_app.store.campaign"
    asked = ["--kills", "6", "--tears", "20", "--seed", str(SEED)]
    command = [sys.executable, "-m", module, *asked]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 writers killed" in done.stdout
    assert done.stdout.count("nothing acknowledged lost") == 5
