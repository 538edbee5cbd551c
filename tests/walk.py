"""The way of a photo to the points on disk: every file of ours that runs on it, in order.

``python -m tests.walk`` reads a sample photo with the real networks, accepts the win in a real
session and writes it to a real store. Imports, rule files and the store's opening come before it
looks.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.table_session import TableSession
from kiosk_app.session.table_store import TableStore, now
from kiosk_app.session.work import SameThread, Workers, at_once
from scorer.table import Seat
from vision.photo import load_photo
from vision.reading import PhotoReader

CHECKOUT = Path(__file__).resolve().parent.parent
PHOTO = CHECKOUT / "kiosk_app/samples/photos/half-flush.jpg"
OURS = tuple(str(CHECKOUT / name) for name in ("scorer", "vision", "kiosk_app"))


class NoCamera(TableCamera):
    """The photo is at hand already."""

    def open(self, *_: Any, **__: Any) -> None:
        """Nothing to open."""

    def close(self) -> None:
        """Nothing to close."""


def walked() -> list[Path]:
    """The files in which a function ran, in the order in which each was first entered."""
    with tempfile.TemporaryDirectory() as folder:
        session, reader = _session(Path(folder)), PhotoReader()
        _win(session, reader)
        session.undo()
        with _noting() as files:
            points = _win(session, reader)
        assert sum(points) == 120_000
        assert points[Seat.SOUTH] > 30_000
        session.table_store.close()
    return files


def _session(folder: Path) -> TableSession:
    store = TableStore(folder)
    store.open()
    session = TableSession(store, NoCamera(), Workers(_fail, at_once, lambda _name: SameThread()))
    choice = RulesChoice("ema-2016")
    started = started_event(choice, ("Kim", "Jan", "Maja", "Ola"), now())
    session.begin(lambda: store.start(started, table_name="1", rules_text=choice.text))
    return session


def _win(session: TableSession, reader: PhotoReader) -> tuple[int, ...]:
    """South wins on North's discard, by photo."""
    session.start_win(Seat.SOUTH)
    session.paid_by(Seat.NORTH)
    photo = load_photo(PHOTO)
    session.take_reading(seen_hand(photo, reader.read(photo)))
    session.accept()
    state = session.state
    assert state is not None and state.table is not None
    return state.table.points


def _fail(error: Exception) -> None:
    raise error


@contextmanager
def _noting() -> Iterator[list[Path]]:
    seen: dict[str, None] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            seen.setdefault(frame.f_code.co_filename)

    files: list[Path] = []
    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(None)
        files += [Path(name) for name in seen]


def main() -> None:
    lines = 0
    files = walked()
    for file in files:
        count = len(file.read_text("utf-8").splitlines())
        lines += count
        print(f"{count:5}  {file.relative_to(CHECKOUT)}")
    print(f"{lines:5}  lines in {len(files)} files")


if __name__ == "__main__":
    main()
