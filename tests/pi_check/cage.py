"""The kiosk under cage and XWayland without a screen, under the service's filter, as nobody.

It is up when it says so to the service manager, whose socket is this check's own.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.pi_check.report import Line

PACKAGES = ("cage", "xwayland", "libgl1-mesa-dri", "libxi6", "libxcursor1", "libxrandr2", "libxss1")
NOBODY = 65534
SOON = 120.0  # seconds
CHECK = "the kiosk under cage and XWayland"


def check_cage(checkout: Path) -> Line:
    if shutil.which("cage") is None or shutil.which("Xwayland") is None:
        subprocess.run(
            ["apt-get", "install", "-qy", "--no-install-recommends", *PACKAGES], check=True
        )
    with (
        # What the kiosk still writes while it ends must not end the check.
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager,
    ):
        address = f"{folder}/notify"
        manager.bind(address)
        manager.settimeout(SOON)
        os.chown(folder, NOBODY, NOBODY)
        Path(address).chmod(0o666)
        began = time.monotonic()
        process = subprocess.Popen(
            ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", _python(),
             "-m", "tests.pi_check.filtered", "cage", "-s", "--", _python(), "-m", "kiosk_app",
             "kiosk", "--fullscreen"],
            cwd=checkout, env=os.environ | _environment(checkout, folder, address),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            words = [manager.recv(1_000).decode() for _ in range(2)]
        except TimeoutError:
            return Line(CHECK, False, f"not up after {SOON:.0f} s")
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(SOON)
    good = words[0].startswith("READY=1") and words[1] == "WATCHDOG=1"
    return Line(CHECK, good, f"up and alive after {time.monotonic() - began:.0f} s")


def _python() -> str:
    """One that nobody may start: that of an account's own folder is closed to others."""
    return "/usr/bin/python3" if Path("/usr/bin/python3").exists() else sys.executable


def _environment(checkout: Path, folder: str, address: str) -> dict[str, str]:
    packages = next(path for path in sys.path if path.endswith("site-packages"))
    return {
        "HOME": folder,
        "NOTIFY_SOCKET": address,
        "PYTHONPATH": os.pathsep.join([str(checkout), packages]),
        "XDG_RUNTIME_DIR": folder,
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "LIBSEAT_BACKEND": "builtin",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "x11",
        "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1",
        "WLR_RENDERER": "pixman",
    }
