"""``tenbou camera test``: what each camera gives, with a still of each to look at."""

import argparse
from pathlib import Path

import cv2
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kiosk_app.languages import in_english
from kiosk_app.terminal.lines import CommandRefused, headings, line, refuse
from vision.camera import KINDS, VIRTUAL, CameraState, FoundCamera, find_cameras
from vision.camera.find import DEFAULTS, NEED_A_SOURCE
from vision.camera.frame import Frame
from vision.camera.trial import Trial, try_camera
from vision.photo.quality import find_flaws


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("test",))
    parser.add_argument("--kind", choices=tuple(KINDS))
    parser.add_argument("--source")
    parser.add_argument("--save", type=Path, metavar="DIR")
    parser.add_argument("--seconds", type=float, default=2.0)


def run(arguments: argparse.Namespace) -> int:
    if arguments.source is not None and arguments.kind is None:
        return refuse(CommandRefused("source-needs-kind"))
    if arguments.kind in NEED_A_SOURCE and arguments.source is None:
        return refuse(CommandRefused("kind-needs-source", kind=arguments.kind))
    console = Console()
    cameras = _wanted(arguments.kind, arguments.source)
    if not cameras:
        console.print(in_english(CameraState.NONE.message))
        cameras = (VIRTUAL,)
    seconds = min(max(arguments.seconds, 0.1), 60.0)
    trials = []
    for camera in cameras:
        with console.status(line("looking-through", camera=camera.name)):
            trials.append(try_camera(camera, seconds))
    console.print(_table(trials))
    for trial in trials:
        text = line("camera-line", camera=trial.camera.name, remark=_remark(trial))
        console.print(text, soft_wrap=True, highlight=False)
    if arguments.save is not None and not _save(console, trials, arguments.save):
        return 2
    wrong = any(trial.state != CameraState.READY for trial in trials)
    return 1 if wrong else 0


def _wanted(kind: str | None, source: str | None) -> tuple[FoundCamera, ...]:
    if kind is None:
        return find_cameras()
    if source is not None:
        return (FoundCamera(kind, source, Path(source).name or source),)
    if kind == VIRTUAL.kind:
        return (VIRTUAL,)
    # Asked for by name, a camera that was not found says itself what it lacks.
    found = tuple(camera for camera in find_cameras() if camera.kind == kind)
    return found or (DEFAULTS[kind],)


def _table(trials: list[Trial]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(line("column-camera"))
    for heading in headings("kind", "state", "preview", "per-second", "still"):
        table.add_column(heading, no_wrap=True)
    for trial in trials:
        speed = f"{trial.frames_per_second:.1f}" if trial.preview is not None else "–"
        table.add_row(
            trial.camera.name,
            trial.camera.kind,
            trial.state.value,
            _size(trial.preview),
            speed,
            _size(trial.still),
        )
    return table


def _remark(trial: Trial) -> str:
    """What is wrong and what to do, or that all is well."""
    if trial.still is None:
        return in_english(trial.message)
    flaws = find_flaws(trial.still.image)
    return in_english(flaws[0]) if flaws else line("picture-clear")


def _size(frame: Frame | None) -> str:
    return f"{frame.size[0]}×{frame.size[1]}" if frame is not None else "–"


def _save(console: Console, trials: list[Trial], folder: Path) -> bool:
    for number, trial in enumerate(trials, start=1):
        if trial.still is None:
            continue
        path = folder / f"{trial.camera.kind}-{number}.jpg"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(cv2.imencode(".jpg", trial.still.image)[1].tobytes())
        except OSError:
            refuse(CommandRefused("not-saved", folder=str(folder)))
            return False
        console.print(line("saved", path=str(path)), soft_wrap=True, highlight=False)
    return True
