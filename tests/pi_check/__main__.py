"""``make pi-check``: a Raspberry Pi as far as it can be had without one.

    python -m tests.pi_check [camera] [filter] [bookworm] [trixie] [--place FOLDER]

As root, on Debian; the four take about an hour and 6 GB. What was made is kept in the folder, and
taken as it is by the next run. ``docs/raspberry-pi.md`` has the last result.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.pi_check.arm import check_arm
from tests.pi_check.camera import check_camera
from tests.pi_check.filter_check import check_filter
from tests.pi_check.report import Line, print_table

CHECKOUT = Path(__file__).parents[2]
PLACE = Path("/var/tmp/tenbou-pi-check")  # noqa: S108  # roots belong to root, and to no home


def main() -> int:
    checks: dict[str, tuple[str, Callable[[Path], list[Line]]]] = {
        "camera": (
            "the adapter on a real libcamera and picamera2",
            lambda place: check_camera(place, CHECKOUT),
        ),
        "filter": ("under the service's filter", lambda _: check_filter(CHECKOUT)),
        "bookworm": (
            "Raspberry Pi 4, Debian 12, emulated",
            lambda place: check_arm(place, CHECKOUT, "bookworm"),
        ),
        "trixie": (
            "Raspberry Pi 5, Debian 13, emulated",
            lambda place: check_arm(place, CHECKOUT, "trixie"),
        ),
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(checks)}")
    parser.add_argument("--place", type=Path, default=PLACE, help=f"for the roots: {PLACE}")
    arguments = parser.parse_args()
    wrong = [part for part in arguments.parts if part not in checks]
    if wrong:
        print(f"There is no part {wrong[0]}; there are {', '.join(checks)}.", file=sys.stderr)
        return 2
    if os.geteuid() != 0:
        print("Roots are made and entered by root: run this with sudo.", file=sys.stderr)
        return 2
    if shutil.which("mmdebstrap") is None:
        subprocess.run(["apt-get", "update", "-q"], check=True)
        subprocess.run(["apt-get", "install", "-qy", "mmdebstrap"], check=True)
    arguments.place.mkdir(parents=True, exist_ok=True)
    good = True
    for part in arguments.parts or checks:
        title, check = checks[part]
        try:
            lines = check(arguments.place)
        except (subprocess.CalledProcessError, OSError) as error:
            lines = [Line("the check came to its end", False, str(error))]  # the others go on
        good = print_table(title, lines) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
