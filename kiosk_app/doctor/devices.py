"""The camera, the screen, touch and sound, and how the machine itself is doing."""

import os
import time
from typing import Final

from kiosk_app.doctor.machine import Fact, Finding, Machine, State
from scorer.messages import Message

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
    from vision.camera.find import DEFAULTS
    from vision.camera.trial import try_camera
    from vision.photo import Photo
    from vision.reading import PhotoReader

    kind, _, source = machine.settings.camera.partition(":")
    found = [c for c in find_cameras() if kind in ("", c.kind) and source in ("", c.source)]
    if not found and kind in DEFAULTS:
        found = [DEFAULTS[kind]]
    if not found:
        found_none = Message("doctor", "camera-none")
        advice = Message("doctor", "camera-none-advice")
        return Finding("camera", State.ABSENT, found_none, advice)
    trial = try_camera(found[0], SECONDS_OF_PREVIEW)
    facts: dict[str, Fact] = {
        "name": trial.camera.name,
        "kind": trial.camera.kind,
        "state": trial.state.value,
        "frames a second": round(trial.frames_per_second, 1),
    }
    trouble = Message("doctor", "camera-trouble", why=trial.message)
    if trial.state is CameraState.BUSY:
        advice = Message("doctor", "camera-busy-advice")
        return Finding("camera", State.POOR, trouble, advice, facts)
    if trial.still is None:
        return Finding("camera", State.BAD, trouble, None, facts)
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
    frames = round(trial.frames_per_second)
    works = Message(
        "doctor", "camera", camera=trial.camera.name, frames=frames, size=str(facts["still"])
    )
    if trial.frames_per_second < SLOW_PREVIEW:
        return Finding("camera", State.POOR, works, Message("doctor", "camera-slow-advice"), facts)
    return Finding("camera", State.GOOD, works, None, facts)


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
        found = Message("doctor", "screen-none")
        advice = Message("doctor", "screen-none-advice")
        return Finding("screen", State.ABSENT, found, advice, facts)
    screen = tuple(connected) or Message("doctor", "screen-desktop")
    if not touch:
        found = Message("doctor", "screen-no-touch", screen=screen)
        advice = Message("doctor", "screen-no-touch-advice")
        return Finding("screen", State.POOR, found, advice, facts)
    found = Message("doctor", "screen", screen=screen, touch=tuple(touch))
    return Finding("screen", State.GOOD, found, None, facts)


def check_sound(machine: Machine) -> Finding:
    lines = machine.text("/proc/asound/cards").splitlines()
    cards = [line.partition("]:")[2].strip() for line in lines if "]:" in line]
    if not cards:
        return Finding("sound", State.ABSENT, Message("doctor", "sound-none"))
    found = Message("doctor", "sound", card=cards[0])
    return Finding("sound", State.GOOD, found, None, {"cards": cards})


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
    this: Message | str = machine.model or Message("doctor", "machine-other")
    if degrees is None:
        found = Message("doctor", "machine", model=this)
    else:
        found = Message("doctor", "machine-warm", model=this, degrees=round(degrees))
    if throttled & (_POWER_NOW | _POWER_BEFORE):
        weak = Message("doctor", "machine-power", machine=found)
        advice = Message("doctor", "machine-power-advice")
        return Finding("machine", State.BAD, weak, advice, facts)
    if throttled & (_SLOWED_NOW | _SLOWED_BEFORE) or (degrees is not None and degrees >= HOT):
        hot = Message("doctor", "machine-hot", machine=found)
        return Finding("machine", State.POOR, hot, Message("doctor", "machine-hot-advice"), facts)
    if memory is not None and memory < LITTLE_MEMORY:
        size = f"{memory / 1e9:.1f}"
        small = Message("doctor", "machine-memory", machine=found, gigabytes=size)
        advice = Message("doctor", "machine-memory-advice")
        return Finding("machine", State.POOR, small, advice, facts)
    return Finding("machine", State.GOOD, found, None, facts)


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
        groups = ",".join(missing or _GROUPS)
        found = Message("doctor", "permissions-closed", devices=tuple(closed[:3]))
        advice = Message("doctor", "permissions-closed-advice", groups=groups)
        return Finding("permissions", State.BAD, found, advice, facts)
    return Finding("permissions", State.GOOD, Message("doctor", "permissions"), None, facts)


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
