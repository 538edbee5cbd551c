"""A Raspberry Pi's Debian on another processor: 64-bit ARM under qemu, installed by install.sh."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from tests.pi_check.report import Line
from tests.pi_check.root import Root, clone_into, entered, make_root

PACKAGES = ("ca-certificates", "git", "make", "passwd")
MODELS = {"bookworm": "cortex-a72", "trixie": "cortex-a76"}
"""The processor of a Pi 4, and of a Pi 5."""
BINFMT = Path("/proc/sys/fs/binfmt_misc")
# An ELF file of 64 bits for ARM: what the kernel is to hand to qemu.
MAGIC = r"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00"
MASK = r"\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff"
PROGRAM = "/usr/local/lib/tenbou/current/.venv/bin/tenbou"
PYTHON = "/usr/local/lib/tenbou/current/.venv/bin/python"
FARTHEST = 4.0
"""Pixels between a corner there and here, of tiles 80 wide and more: in 8 bits processors round
each in its own way."""
FRAME = "/tmp/kiosk.png"  # noqa: S108  # inside the root


def check_arm(place: Path, checkout: Path, release: str) -> list[Line]:
    teach_kernel(place)
    folder = place / f"arm64-{release}"
    model = f"QEMU_CPU={MODELS[release]}"
    make_root(folder, release, PACKAGES, "--architectures=arm64")
    lines = []
    with entered(folder, model) as root:
        clone_into(root, checkout, "/root/tenbou")
        began = time.monotonic()
        done = root.run("/root/tenbou/kiosk_app/pi/install.sh", check=False)
        minutes = (time.monotonic() - began) / 60
        lines.append(Line("install.sh", done.returncode == 0, f"{minutes:.0f} minutes"))
        if done.returncode == 0:
            lines += [_readings(root, checkout), _frame(root)]
    return lines


def teach_kernel(place: Path) -> None:
    """qemu 10 of Debian 13, which is static: 7.2 of Debian 12 falls at ``import onnxruntime``."""
    qemu = place / "qemu-aarch64"
    if not qemu.exists():
        root = place / "qemu"
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=extract", "--include=qemu-user", "trixie",
             str(root)], check=True,
        )  # fmt: skip
        shutil.copy(root / "usr/bin/qemu-aarch64", qemu)
        shutil.rmtree(root)
    if not (BINFMT / "register").exists():
        subprocess.run(["mount", "-t", "binfmt_misc", "binfmt_misc", str(BINFMT)], check=True)
    if not (BINFMT / "qemu-aarch64").exists():
        (BINFMT / "register").write_text(f":qemu-aarch64:M::{MAGIC}:{MASK}:{qemu}:F")


def _readings(root: Root, checkout: Path) -> Line:
    """The sample photos there and here, as sets: tiles of one confidence may come in any order."""
    photos = sorted((checkout / "kiosk_app/samples/photos").glob("*.jpg"))
    names = [f"/root/tenbou/{photo.relative_to(checkout)}" for photo in photos]
    there = root.run(PROGRAM, "read", "--json", *names).stdout
    here = subprocess.run(
        [sys.executable, "-m", "kiosk_app", "read", "--json", *map(str, photos)],
        capture_output=True, text=True, check=True, cwd=checkout,
    ).stdout  # fmt: skip
    tiles, hands, farthest = 0, 0, 0.0
    for one, other in zip(there.splitlines(), here.splitlines(), strict=True):
        arm, pc = json.loads(one), json.loads(other)
        hands += arm["hand"] == pc["hand"]
        farthest = max(farthest, _apart(arm["tiles"], pc["tiles"]))
        tiles += len(pc["tiles"])
    good = hands == len(photos) and farthest <= FARTHEST
    found = f"{hands} of {len(photos)} hands the same, {tiles} tiles, corners within {farthest:.2f}"
    return Line("sample photos read as here", good, f"{found} pixels")


def _apart(some: list[dict[str, Any]], others: list[dict[str, Any]]) -> float:
    """The farthest corner from its counterpart; infinite where the tiles are not the same."""
    one, other = (sorted(tiles, key=_place) for tiles in (some, others))
    if [(t["tile"], t["role"]) for t in one] != [(t["tile"], t["role"]) for t in other]:
        return float("inf")
    quads = [np.array([tile["quad"] for tile in tiles]) for tiles in (one, other)]
    return float(np.abs(quads[0] - quads[1]).max(initial=0.0))


def _place(tile: dict[str, Any]) -> tuple[Any, ...]:
    return (tile["tile"], *(round(value / 8) for value in tile["quad"][0]))


def _frame(root: Root) -> Line:
    done = root.run(PYTHON, "-m", "tests.pi_check.inside.frame", FRAME,
                    extra=("PYTHONPATH=/root/tenbou",), check=False)  # fmt: skip
    return Line("one frame of the kiosk", done.returncode == 0, done.stdout.strip())
