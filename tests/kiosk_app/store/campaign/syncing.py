"""What a killed process cannot show: that the disk was told to sync before anybody heard."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from kiosk_app.store.opening import open_store
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.evening import draw, new_game

EVENTS = 5
_ACKNOWLEDGED = "acknowledged"


def check_order(root: Path) -> str:
    """Follow a writer's calls to the system: write, sync, and only then the acknowledgement."""
    strace = shutil.which("strace")
    if strace is None:
        return "strace is not here, so the order of writing and syncing was not looked at."
    with TemporaryDirectory(dir=root) as folder:
        log = Path(folder) / "calls"
        calls = "trace=pwrite64,write,fsync,fdatasync"
        writer = [sys.executable, "-m", __name__, str(Path(folder) / "store")]
        command = [strace, "-f", "-e", calls, "-o", str(log), *writer]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return "strace may not be used here, so the order of writing and syncing is not known."
        synced, seen = True, 0
        for line in log.read_text(errors="replace").splitlines():
            if _ACKNOWLEDGED in line and "write(1" in line:
                seen += 1
                if not synced:
                    raise Lost("An event was acknowledged before it was synced.")
            elif "pwrite64(" in line:
                synced = False
            elif "sync(" in line:
                synced = True
    if seen != EVENTS:
        raise Lost(f"{seen} acknowledgements were seen instead of {EVENTS}.")
    return f"{EVENTS} events: each was written and synced before it was acknowledged."


def _write(folder: Path) -> None:
    with open_store(folder, daily_copy=False).store as store:
        game = new_game(store)
        for _ in range(EVENTS):
            draw(game)
            os.write(1, f"{_ACKNOWLEDGED}\n".encode())


if __name__ == "__main__":
    _write(Path(sys.argv[1]))
