"""Versions, and the networks with a trial reading."""

import platform
import time
from importlib import metadata
from pathlib import Path
from typing import Final

from kiosk_app.doctor.machine import Fact, Finding, Machine, State
from scorer.messages import Message

_PACKAGES: Final = ("kivy", "numpy", "onnxruntime", "opencv-python-headless", "sqlalchemy")
_CAMERA_PACKAGE: Final = "picamera2"
SAMPLE: Final = Path(__file__).parents[1] / "samples" / "photos" / "closed-hand.jpg"
SAMPLE_HAND: Final = ("23488m567p23345s", "4s")
"""What lies in that photo: the hand and the winning tile."""

SLOW_READING: Final = 3_000.0
"""Milliseconds. A Raspberry Pi 4 needs about one second; people at a table wait for three."""


def check_versions(machine: Machine) -> Finding:
    facts: dict[str, Fact] = {
        "tenbou": version_of("tenbou"),
        "python": platform.python_version(),
        "system": _system(machine),
        "kernel": platform.release(),
        "processor": platform.machine(),
    }
    facts |= {name: version_of(name) for name in (*_PACKAGES, _CAMERA_PACKAGE)}
    versions = {name: str(facts[name]) for name in ("tenbou", "python", "system")}
    missing = tuple(name for name in _PACKAGES if facts[name] is None)
    if missing:
        found = Message("doctor", "versions-missing", **versions, packages=missing)
        advice = Message("doctor", "versions-missing-advice")
        return Finding("versions", State.BAD, found, advice, facts)
    return Finding("versions", State.GOOD, Message("doctor", "versions", **versions), None, facts)


def check_networks(machine: Machine) -> Finding:
    """One of the bundled photos, read as the kiosk would."""
    from vision.photo import load_photo
    from vision.read import FLOWER_WEIGHTS
    from vision.reading import PhotoReader
    from vision.weights import checked_weights

    try:
        reader = PhotoReader(models=machine.models)
        reader.load()
        checked_weights(machine.models / FLOWER_WEIGHTS.name)  # loaded when a flower is seen
        photo = load_photo(SAMPLE)
        reader.read(photo)  # the first one is slower: memory is fetched
        began = time.perf_counter()
        reading = reader.read(photo)
        took = (time.perf_counter() - began) * 1_000
    except Exception as error:  # whatever a broken model does
        return Finding(
            "networks",
            State.BAD,
            Message("doctor", "networks-unusable", error=str(error) or type(error).__name__),
            Message("doctor", "networks-unusable-advice"),
            {"error": type(error).__name__},
        )
    hand = reading.hand_reading.hand
    seen = None if hand is None else hand.as_json()
    right = seen is not None and (seen["concealed"], seen["win"]) == SAMPLE_HAND
    facts: dict[str, Fact] = {"ms": round(took, 1), "trial reading right": right}
    if not right:
        found = Message("doctor", "networks-wrong")
        advice = Message("doctor", "networks-wrong-advice")
        return Finding("networks", State.BAD, found, advice, facts)
    if took > SLOW_READING:
        found = Message("doctor", "networks-slow", ms=round(took))
        advice = Message("doctor", "networks-slow-advice")
        return Finding("networks", State.POOR, found, advice, facts)
    found = Message("doctor", "networks", ms=round(took))
    return Finding("networks", State.GOOD, found, None, facts)


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _system(machine: Machine) -> str:
    for line in machine.text("/etc/os-release").splitlines():
        if line.startswith("PRETTY_NAME="):
            return line.partition("=")[2].strip('"')
    return platform.system()
