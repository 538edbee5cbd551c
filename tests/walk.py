"""The way of a photo to the points on disk: every file of ours that runs on it, in order.

``python -m tests.walk`` reads a sample photo with the real networks, accepts the win in a real
session and writes it to a real store. Imports, rule files and the store's opening come before it
looks. Beside the lines of each file stand those of the functions that ran in it: what a reader who
follows the photo has to read.
"""

import ast
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.game_session import TableStore, now
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.table_session import TableSession
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


def walked() -> dict[Path, set[int]]:
    """The files in which a function ran, in the order in which each was first entered; and the
    lines on which those functions begin."""
    with tempfile.TemporaryDirectory() as folder:
        session, reader = _session(Path(folder)), PhotoReader()
        _win(session, reader)
        session.undo()
        with _noting() as ran:
            points = _win(session, reader)
        assert sum(points) == 120_000
        assert points[Seat.SOUTH] > 30_000
        session.table_store.close()
    files: dict[Path, set[int]] = {}
    for code in ran:
        files.setdefault(Path(code.co_filename), set()).add(code.co_firstlineno)
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
def _noting() -> Iterator[dict[CodeType, None]]:
    ran: dict[CodeType, None] = {}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            ran.setdefault(frame.f_code)

    sys.setprofile(note)
    try:
        yield ran
    finally:
        sys.setprofile(None)


def lines_of_functions(text: str, begin: set[int]) -> int:
    """Lines of the functions that begin on these, decorators and docstrings with them; a function
    within another is counted once."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            above = node.decorator_list if isinstance(node, ast.FunctionDef) else []
            first = min([node.lineno, *(decorator.lineno for decorator in above)])
            if first in begin:
                lines.update(range(first, (node.end_lineno or first) + 1))
    return len(lines)


def main() -> None:
    files = walked()
    lines, ran = 0, 0
    print("lines  of functions that ran")
    for file, begin in files.items():
        text = file.read_text("utf-8")
        count, of_these = len(text.splitlines()), lines_of_functions(text, begin)
        lines, ran = lines + count, ran + of_these
        print(f"{count:5}  {of_these:5}  {file.relative_to(CHECKOUT)}")
    print(f"{lines:5}  {ran:5}  lines in {len(files)} files")


if __name__ == "__main__":
    main()
