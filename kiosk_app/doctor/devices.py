"""The camera, the screen, touch and sound, and how the machine itself is doing."""

import os
import time
from typing import Final

from kiosk_app.doctor.finding import Fact, Finding, State
from kiosk_app.doctor.machine import Machine
from kiosk_app.languages import in_english

SECONDS_OF_PREVIEW: Final = 2.0
SLOW_PREVIEW: Final = 5.0
"""Frames a second; below this a hand in front of the camera looks like a row of stills."""
HOT: Final = 80.0
"""Degrees Celsius: a Raspberry Pi slows itself down from here on."""
LITTLE_MEMORY: Final = 900_000_000
"""Bytes. The kiosk with its networks and a full-size photo takes about 500 million."""
_GROUPS: Final = ("video", "render", "audio")

# Bits of `vcgencmd get_throttled`: now, and at any time since the start.
_POWER_NOW, _POWER_BEFORE = 1 << 0, 1 << 16
_SLOWED_NOW, _SLOWED_BEFORE = 1 << 2, 1 << 18


def check_camera(machine: Machine) -> Finding:
    """The camera that is set, or the first that is found: frames a second, a still, its reading."""
    from vision.camera import CameraState, find_cameras
    from vision.camera.kinds import DEFAULTS
    from vision.camera.trial import try_camera
    from vision.photo import Photo
    from vision.reading import PhotoReader

    kind, _, source = machine.settings.camera.partition(":")
    found = [c for c in find_cameras() if kind in ("", c.kind) and source in ("", c.source)]
    if not found and kind in DEFAULTS:
        found = [DEFAULTS[kind]]
    if not found:
        return Finding(
            "camera", State.ABSENT, "No camera was found.",
            "Plug one in; without one, hands are entered tile by tile.",
        )  # fmt: skip
    trial = try_camera(found[0], SECONDS_OF_PREVIEW)
    facts: dict[str, Fact] = {
        "name": trial.camera.name,
        "kind": trial.camera.kind,
        "state": trial.state.value,
        "frames a second": round(trial.frames_per_second, 1),
    }
    if trial.state is CameraState.BUSY:
        return Finding(
            "camera", State.POOR, in_english(trial.message),
            "It may be the kiosk itself: sudo systemctl stop tenbou, then run this again.", facts,
        )  # fmt: skip
    if trial.still is None:
        return Finding("camera", State.BAD, in_english(trial.message), "", facts)
    facts["still"] = "×".join(map(str, trial.still.size))
    try:
        reader = PhotoReader(models=machine.models)
        reader.load()
        began = time.perf_counter()
        reading = reader.read(Photo("still", trial.still.image))
        facts["reading ms"] = round((time.perf_counter() - began) * 1_000, 1)
        facts["tiles seen"] = len(reading.hand_reading.tiles)
        facts["flaws"] = [flaw.code for flaw in reading.flaws]
    except Exception as error:  # the networks have a check of their own
        facts["reading error"] = type(error).__name__
    text = f"{trial.camera.name}: {trial.frames_per_second:.0f} frames a second, {facts['still']}"
    if trial.frames_per_second < SLOW_PREVIEW:
        return Finding(
            "camera", State.POOR, text, "It is slow: more light, or another USB socket.", facts
        )
    return Finding("camera", State.GOOD, text, "", facts)


def check_screen(machine: Machine) -> Finding:
    connected = [
        status.parent.name.partition("-")[2]
        for status in sorted((machine.root / "sys/class/drm").glob("card*-*/status"))
        if machine.text(str(status.relative_to(machine.root))) == "connected"
    ]
    desktop = next((v for v in ("DISPLAY", "WAYLAND_DISPLAY") if os.environ.get(v)), None)
    touch = _touch_panels(machine)
    facts: dict[str, Fact] = {"connected": connected, "desktop": desktop, "touch": touch}
    if not connected and desktop is None:
        return Finding(
            "screen", State.ABSENT, "No screen is connected.",
            "Connect one before the machine starts; commands work without it.", facts,
        )  # fmt: skip
    text = ", ".join(connected) or "a desktop"
    if not touch:
        return Finding(
            "screen", State.POOR, f"{text}, without touch",
            "Connect the panel's touch cable (USB or ribbon), or a mouse.", facts,
        )  # fmt: skip
    return Finding("screen", State.GOOD, f"{text}, touch: {', '.join(touch)}", "", facts)


def check_sound(machine: Machine) -> Finding:
    lines = machine.text("/proc/asound/cards").splitlines()
    cards = [line.partition("]:")[2].strip() for line in lines if "]:" in line]
    if not cards:
        return Finding("sound", State.ABSENT, "No sound card; the timer's bell is silent.")
    return Finding("sound", State.GOOD, cards[0], "", {"cards": cards})


def check_hardware(machine: Machine) -> Finding:
    """Model, memory, temperature, and whether power or heat ever held it back."""
    memory = _memory(machine)
    facts: dict[str, Fact] = {
        "model": machine.model or None,
        "memory bytes": memory,
        "processors": os.cpu_count(),
    }
    heat = machine.text("/sys/class/thermal/thermal_zone0/temp")
    degrees = int(heat) / 1_000 if heat.isdecimal() else None
    facts["degrees Celsius"] = degrees
    answer = machine.run("vcgencmd", "get_throttled").partition("=")[2].strip()
    throttled = int(answer, 16) if answer.startswith("0x") else 0
    facts["throttled"] = answer or None
    text = machine.model or "no Raspberry Pi"
    if degrees is not None:
        text = f"{text}, {degrees:.0f} °C"
    if throttled & (_POWER_NOW | _POWER_BEFORE):
        return Finding(
            "machine", State.BAD, f"{text}, too little power",
            "Use the official power supply: 5 V and 3 A (Pi 4) or 5 A (Pi 5).", facts,
        )  # fmt: skip
    if throttled & (_SLOWED_NOW | _SLOWED_BEFORE) or (degrees is not None and degrees >= HOT):
        return Finding(
            "machine", State.POOR, f"{text}, slowed down by heat",
            "Give it air: a heat sink or a fan, and no closed box.", facts,
        )  # fmt: skip
    if memory is not None and memory < LITTLE_MEMORY:
        return Finding(
            "machine", State.POOR, f"{text}, {memory / 1e9:.1f} GB of memory",
            "2 GB or more are needed for full-size photos.", facts,
        )  # fmt: skip
    return Finding("machine", State.GOOD, text, "", facts)


def check_permissions(machine: Machine) -> Finding:
    """Whether this account reaches the camera, the graphics processor and sound."""
    mine = {_group_name(number) for number in os.getgroups()}
    present = [name for name in _GROUPS if f"\n{name}:" in f"\n{machine.text('/etc/group')}"]
    missing = [name for name in present if name not in mine]
    devices = machine.root / "dev"
    closed = [
        f"/dev/{path.relative_to(devices)}"
        for pattern in ("media*", "video*", "dma_heap/*", "dri/renderD*")
        for path in sorted(devices.glob(pattern))
        if not os.access(path, os.R_OK | os.W_OK)
    ]
    facts: dict[str, Fact] = {"groups missing": missing, "devices closed": closed}
    if closed:
        return Finding(
            "permissions", State.BAD, f"This account may not use {', '.join(closed[:3])}.",
            f"sudo usermod --append --groups {','.join(missing or _GROUPS)} YOUR-ACCOUNT,"
            " and log in again", facts,
        )  # fmt: skip
    return Finding("permissions", State.GOOD, "Camera, graphics and sound are open", "", facts)


def _touch_panels(machine: Machine) -> list[str]:
    """Input devices that report a finger's place: bit 53 of their absolute axes."""
    names, name = [], ""
    for line in machine.text("/proc/bus/input/devices").splitlines():
        if line.startswith("N: Name="):
            name = line.partition("=")[2].strip('"')
        elif line.startswith("B: ABS="):
            words = line.partition("=")[2].split()
            bits = sum(int(word, 16) << (64 * place) for place, word in enumerate(reversed(words)))
            if bits >> 53 & 1:
                names.append(name)
    return names


def _memory(machine: Machine) -> int | None:
    for line in machine.text("/proc/meminfo").splitlines():
        if line.startswith("MemTotal:"):
            return int(line.split()[1]) * 1_024
    return None


def _group_name(number: int) -> str:
    import grp

    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)
