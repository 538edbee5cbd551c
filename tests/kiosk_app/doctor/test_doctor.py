"""``tenbou doctor`` on machines with something missing or broken, in a folder in their place."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk_app.cli import main
from kiosk_app.doctor import Finding, Machine, State, visit
from kiosk_app.doctor.checks import CHECKS
from kiosk_app.doctor.devices import (
    check_camera,
    check_hardware,
    check_permissions,
    check_screen,
    check_sound,
)
from kiosk_app.doctor.software import check_networks, check_versions
from kiosk_app.doctor.storage import check_clock, check_disk, check_server, check_store
from kiosk_app.languages import in_english
from kiosk_app.settings import Settings
from scorer.messages import Message
from vision.camera import CameraState, FoundCamera
from vision.camera.trial import Trial
from vision.weights import MODELS

NOVEMBER = 1_795_000_000.0  # 2026
PANEL = """I: Bus=0018 Vendor=0000 Product=0000 Version=0000
N: Name="Goodix Capacitive TouchScreen"
B: ABS=265800000000003

I: Bus=0003 Vendor=046d
N: Name="A mouse with an absolute wheel"
B: ABS=100
"""


def said(finding: Finding) -> str:
    return in_english(finding.found)


def advised(finding: Finding) -> str:
    return "" if finding.advice is None else in_english(finding.advice)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A Raspberry Pi in good health, without a camera and without a club."""
    files = {
        "proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0",
        "proc/meminfo": "MemTotal:        4137000 kB\n",
        "proc/asound/cards": " 0 [vc4hdmi ]: vc4-hdmi - vc4-hdmi-0\n",
        "proc/bus/input/devices": PANEL,
        "sys/class/thermal/thermal_zone0/temp": "48312\n",
        "sys/class/drm/card1-DSI-1/status": "connected\n",
        "etc/os-release": 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\n',
        "etc/group": "root:x:0:\n",
    }
    for name, text in files.items():
        path = tmp_path / "root" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Machine(
        tmp_path / "club",
        Settings(),
        MODELS,
        root=tmp_path / "root",
        free_bytes=lambda _: 20_000_000_000,
        seconds=lambda: NOVEMBER,
        run=lambda *words: {"vcgencmd": "throttled=0x0\n", "timedatectl": "yes\n"}[words[0]],
    )


def write(machine: Machine, name: str, text: str) -> None:
    (machine.root / name).write_text(text)


def no_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.camera.find_cameras", lambda: ())


def test_a_machine_in_good_health_needs_nothing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_camera(monkeypatch)
    findings = {finding.subject: finding for finding in visit(machine)}
    assert list(findings) == list(CHECKS)
    bad = {name: said(each) for name, each in findings.items() if each.state is State.BAD}
    assert bad == {}
    assert said(findings["machine"]) == "Raspberry Pi 5 Model B Rev 1.0, 48 °C"
    assert findings["networks"].facts["trial reading right"] is True
    assert findings["screen"].facts["touch"] == ["Goodix Capacitive TouchScreen"]
    assert findings["store"].state is State.ABSENT


def test_a_machine_without_a_camera_can_still_enter_hands(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_camera(monkeypatch)
    found = check_camera(machine)
    assert found.state is State.ABSENT
    assert "tile by tile" in advised(found)


def test_a_camera_gives_its_speed_a_still_and_a_reading(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photos = Path(__file__).parents[3] / "kiosk_app/samples/photos"
    folder = tmp_path / "photos"
    folder.mkdir()
    shutil.copy(photos / "closed-hand.jpg", folder)
    camera = FoundCamera("folder", str(folder), "a folder")
    monkeypatch.setattr("vision.camera.find_cameras", lambda: (camera,))
    monkeypatch.setattr("kiosk_app.doctor.devices.SECONDS_OF_PREVIEW", 0.3)
    found = check_camera(machine)
    assert found.facts["still"] == "1920×1080"
    assert found.facts["tiles seen"] == 20
    assert isinstance(found.facts["reading ms"], float)


def test_a_camera_that_gives_nothing_says_why(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = FoundCamera("folder", "/nowhere/photos", "a folder")
    monkeypatch.setattr("vision.camera.find_cameras", lambda: (gone,))
    found = check_camera(machine)
    assert found.state is State.BAD
    assert said(found) == "There is no folder photos. Choose a folder with photos."


def test_a_camera_in_use_is_most_likely_the_kiosks_own(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = FoundCamera("pi", "0", "Raspberry Pi camera")
    monkeypatch.setattr("vision.camera.find_cameras", lambda: (held,))
    busy = Trial(held, CameraState.BUSY, CameraState.BUSY.message)
    monkeypatch.setattr("vision.camera.trial.try_camera", lambda *_: busy)
    found = check_camera(machine)
    assert found.state is State.POOR
    assert "systemctl stop tenbou" in advised(found)


def test_networks_that_are_missing_or_broken_are_found(machine: Machine, tmp_path: Path) -> None:
    models = tmp_path / "models"
    models.mkdir()
    missing = check_networks(replace(machine, models=models))
    assert missing.state is State.BAD
    for path in MODELS.glob("*.onnx"):
        (models / path.name).write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    broken = check_networks(replace(machine, models=models))
    assert broken.state is State.BAD
    assert "nstall Tenbou again" in advised(broken)
    for path in MODELS.glob("*.onnx"):
        (models / path.name).write_bytes(path.read_bytes())
    (models / "flowers.onnx").unlink()
    assert check_networks(replace(machine, models=models)).state is State.BAD


def test_a_store_is_looked_at_and_not_touched(machine: Machine) -> None:
    from kiosk_app.store.opening import open_store

    with open_store(machine.folder).store:
        pass
    file = machine.folder / "club.sqlite3"
    file.chmod(0o600)
    before = file.read_bytes()
    assert check_store(machine).state is State.GOOD
    assert check_store(machine).facts["games"] == 0
    file.chmod(0o644)
    assert advised(check_store(machine)) == f"Run chmod 600 {file}"
    assert file.read_bytes() == before


@pytest.mark.parametrize("spoil", [lambda data: b"", lambda data: b"no database" * 999])
def test_a_damaged_store_is_found(machine: Machine, spoil: Callable[[bytes], bytes]) -> None:
    machine.folder.mkdir()
    file = machine.folder / "club.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE games (id)")
    database.close()
    file.write_bytes(spoil(file.read_bytes()))
    found = check_store(machine)
    assert found.state is State.BAD
    assert "rebuilds" in advised(found)


@pytest.mark.parametrize(
    ("free", "state"),
    [(49_000_000, State.BAD), (900_000_000, State.POOR), (9_000_000_000, State.GOOD)],
)
def test_a_full_disk_is_found(machine: Machine, free: int, state: State) -> None:
    assert check_disk(replace(machine, free_bytes=lambda _: free)).state is state


@pytest.mark.parametrize(
    ("seconds", "answer", "state"),
    [
        (0.0, "yes", State.BAD),
        (2_130_000_000.0, "yes", State.BAD),
        (NOVEMBER, "no", State.POOR),
        (NOVEMBER, "", State.GOOD),
    ],
)
def test_a_clock_that_is_wrong_is_found(
    machine: Machine, seconds: float, answer: str, state: State
) -> None:
    changed = replace(machine, seconds=lambda: seconds, run=lambda *_: answer)
    assert check_clock(changed).state is state


def test_a_server_that_does_not_answer_is_no_reason_to_stop(machine: Machine) -> None:
    address = "postgresql://kiosk:secret@127.0.0.1:9/club"
    found = check_server(replace(machine, settings=Settings(club_server=address)))
    assert found.state is State.POOR
    assert "secret" not in said(found) + advised(found) + json.dumps(dict(found.facts))


@pytest.mark.parametrize(
    ("answer", "state", "word"),
    [
        ("throttled=0x50005\n", State.BAD, "power supply"),
        ("throttled=0x40000\n", State.POOR, "air"),
        ("throttled=0x0\n", State.GOOD, ""),
        ("", State.GOOD, ""),
    ],
)
def test_power_and_heat_are_told_apart(
    machine: Machine, answer: str, state: State, word: str
) -> None:
    found = check_hardware(replace(machine, run=lambda *_: answer))
    assert found.state is state
    assert word in advised(found)


def hot(machine: Machine) -> Finding:
    write(machine, "sys/class/thermal/thermal_zone0/temp", "84500\n")
    return check_hardware(machine)


def small(machine: Machine) -> Finding:
    write(machine, "proc/meminfo", "MemTotal:  498000 kB\n")
    return check_hardware(machine)


def without_touch(machine: Machine) -> Finding:
    write(machine, "proc/bus/input/devices", PANEL.replace("265800000000003", "3"))
    return check_screen(machine)


def shut_out(machine: Machine) -> Finding:
    (machine.root / "dev").mkdir()
    (machine.root / "dev/media0").symlink_to("nowhere")
    return check_permissions(machine)


@pytest.mark.parametrize(
    ("look", "state"),
    [(hot, State.POOR), (small, State.POOR), (without_touch, State.POOR), (shut_out, State.BAD)],
)
def test_what_holds_a_machine_back_is_found_with_something_to_do(
    machine: Machine, look: Callable[[Machine], Finding], state: State
) -> None:
    found = look(machine)
    assert found.state is state
    assert found.advice


def test_a_machine_without_screen_and_sound_does_without(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    shutil.rmtree(machine.root / "sys/class/drm")
    shutil.rmtree(machine.root / "proc/asound")
    assert check_screen(machine).state is State.ABSENT
    assert check_sound(machine).state is State.ABSENT


def test_a_check_that_fails_stops_no_other(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Machine) -> Finding:
        raise RuntimeError("Kim Ito sat in the way")

    checks = {"versions": fail, "sound": check_sound}
    monkeypatch.setattr("kiosk_app.doctor.checks.CHECKS", checks)
    broken, sound = visit(machine)
    assert (broken.state, sound.state) == (State.BAD, State.GOOD)
    assert "Kim" not in repr(broken)


def test_versions_that_are_missing_are_named(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk_app.doctor.software._PACKAGES", ("numpy", "no-such-package"))
    found = check_versions(machine)
    assert found.state is State.BAD
    assert "no-such-package" in said(found)


def test_the_command_prints_a_page_and_writes_a_file_without_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = Message("doctor", "sound", card="a card")
    good = {"sound": lambda _: Finding("sound", State.GOOD, card, None, {"cards": ["a card"]})}
    monkeypatch.setattr("kiosk_app.doctor.checks.CHECKS", good)
    report = tmp_path / "report.json"
    folder = ["--folder", str(tmp_path / "club")]
    assert main(["doctor", "--report", str(report), *folder]) == 0
    assert "sound" in capsys.readouterr().out
    written = json.loads(report.read_text("utf-8"))
    assert written["findings"][0]["facts"] == {"cards": ["a card"]}
    advice = Message("doctor", "failed-advice")
    bad = {"sound": lambda _: Finding("sound", State.BAD, card, advice)}
    monkeypatch.setattr("kiosk_app.doctor.checks.CHECKS", bad)
    assert main(["doctor", "--json", *folder]) == 1
    assert json.loads(capsys.readouterr().out)["findings"][0]["advice"] == in_english(advice)
    assert main(["doctor", "--report", str(tmp_path / "no" / "where"), *folder]) == 2
    assert not (tmp_path / "club").exists()
