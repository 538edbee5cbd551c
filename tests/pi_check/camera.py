"""The product's own adapter on a real libcamera and a real picamera2, in a root of its own."""

import shutil
from pathlib import Path

from tests.pi_check.report import Line, line_of
from tests.pi_check.root import clone_into, entered, make_root

RELEASE = "forky"
"""The first Debian with libcamera 0.7: older virtual pipelines do not set a frame's status."""
PACKAGES = (
    "ca-certificates", "gcc", "libc6-dev", "libcamera-tools", "python3-av", "python3-libcamera",
    "python3-numpy", "python3-opencv", "python3-pil", "python3-pip", "python3-prctl",
)  # fmt: skip
PICAMERA2 = ("picamera2==0.3.38", "videodev2", "piexif", "simplejpeg")
PLACE = "/tmp/pi-check"  # noqa: S108  # inside the root
PIPELINE = "usr/share/libcamera/pipeline/virtual"


def check_camera(place: Path, checkout: Path) -> list[Line]:
    folder = place / RELEASE
    make_root(folder, RELEASE, PACKAGES)
    (folder / PLACE.lstrip("/")).mkdir(parents=True, exist_ok=True)
    (folder / PIPELINE).mkdir(parents=True, exist_ok=True)
    with entered(folder) as root:
        clone_into(root, checkout, "/root/tenbou")
        inside = folder / "root/tenbou/tests/pi_check/inside"
        shutil.copy(inside / "virtual.yaml", folder / PIPELINE)
        photo = folder / "root/tenbou/kiosk_app/samples/photos/closed-hand.jpg"
        shutil.copy(photo, folder / PLACE.lstrip("/") / "photo.jpg")
        root.run("pip", "install", "-q", "--break-system-packages", "--no-deps", *PICAMERA2)
        heap = f"{PLACE}/heap.so"
        source = "/root/tenbou/tests/pi_check/inside/heap.c"
        root.run("gcc", "-shared", "-fPIC", "-O2", source, "-o", heap, "-ldl")
        versions = root.run("dpkg-query", "-W", "-f=${Version}", "libcamera0.7").stdout
        done = root.run(
            "python3", "-m", "tests.pi_check.inside.camera_trial",
            extra=(f"LD_PRELOAD={heap}", "PYTHONPATH=/root/tenbou", "LIBCAMERA_LOG_LEVELS=*:ERROR"),
            check=False,
        )  # fmt: skip
    lines = [line_of(text) for text in done.stdout.splitlines() if text.startswith("{")]
    about = Line("libcamera and picamera2", True, f"{versions}, {PICAMERA2[0].partition('==')[2]}")
    ended = Line("the trial came to its end", done.returncode in (0, 1), f"code {done.returncode}")
    return [about, *lines, ended]
