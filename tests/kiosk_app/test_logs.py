"""One place sets up the log: journal or file, a line for each event, and nobody's name in it."""

import logging
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.logs import FILE, JournalFormatter, set_up_logs
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.session_log import log_error, log_session_event
from kiosk_app.store.problems import DiskFull
from scorer.table import Refused, RiichiDeclared, Seat
from tests.kiosk_app.laid_hands import SIZE, laid
from tests.kiosk_app.session.at_table import PLAYERS, AtTable
from vision.photo import Photo

LOGGER = "kiosk_app.session.session_log"


@pytest.fixture
def undone() -> Iterator[None]:
    """The root logger as it was."""
    root = logging.getLogger()
    handlers, level, raises = list(root.handlers), root.level, logging.raiseExceptions
    yield
    for handler in [each for each in root.handlers if each not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    logging.raiseExceptions = raises


@pytest.mark.usefixtures("undone")
def test_without_systemd_lines_go_to_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    set_up_logs(tmp_path / "club", {})
    logging.getLogger("kiosk_app.anything").info("a line")
    logging.getLogger("kiosk_app.anything").debug("not asked for")
    text = (tmp_path / "club" / FILE).read_text("utf-8")
    assert text.count("\n") == 1 and "INFO kiosk_app.anything: a line" in text
    assert (tmp_path / "club" / FILE).stat().st_mode & 0o077 == 0


@pytest.mark.usefixtures("undone")
def test_under_systemd_lines_go_to_standard_error_with_their_priority(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    handler = set_up_logs(tmp_path, {"JOURNAL_STREAM": "8:1"})
    assert isinstance(handler.formatter, JournalFormatter)
    logging.getLogger("kiosk_app").warning("two\nlines")
    assert "<4>kiosk_app: two\n<4>lines" in capsys.readouterr().err
    assert not (tmp_path / FILE).exists()


@pytest.mark.usefixtures("undone")
def test_a_folder_that_cannot_be_written_costs_the_file_and_nothing_else(tmp_path: Path) -> None:
    in_the_way = tmp_path / "club"
    in_the_way.write_text("a file")
    handler = set_up_logs(in_the_way, {})
    assert type(handler) is logging.StreamHandler


@pytest.mark.usefixtures("undone")
def test_debug_lines_come_where_they_are_asked_for(tmp_path: Path) -> None:
    set_up_logs(tmp_path, {"TENBOU_LOG_LEVEL": "debug"})
    logging.getLogger("kiosk_app").debug("asked for")
    assert "asked for" in (tmp_path / FILE).read_text("utf-8")


def test_each_event_each_photo_and_each_refusal_has_a_line_and_no_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    at = AtTable(tmp_path)
    at.session.follow(log_session_event)
    caplog.set_level(logging.INFO, LOGGER)
    for _ in range(2):  # the second riichi is refused
        at.session.record(lambda place: RiichiDeclared(*place, Seat.SOUTH))
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(Seat.NORTH)
    photo = Photo("photo", np.full((SIZE[1], SIZE[0], 3), 90, np.uint8))
    at.session.take_reading(seen_hand(photo, laid("234m456p67s11z555z", "8s")))
    at.session.confirm_hand(drawn_part("234m456p67s11z555z", "8s"))
    at.session.accept()
    lines = [record.getMessage() for record in caplog.records]
    assert lines[0].startswith("Event 2: riichi")
    assert any(line.startswith("Not done: Refused") for line in lines)
    assert any("whole hand, 14 tiles, confidence 0.98" in line for line in lines)
    assert any("win" in line for line in lines)
    assert not [name for name in PLAYERS if name in caplog.text]


def test_an_error_has_its_cause_and_an_unknown_one_its_place_in_the_code(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, LOGGER)
    try:
        try:
            raise OSError("no room")
        except OSError as full:
            raise DiskFull("disk-full") from full
    except DiskFull as problem:
        log_error("Not done", problem)
    assert "WARNING  kiosk_app.session.session_log:session_log.py:54" in caplog.text
    log_error("Not done", Refused("riichi-twice", name="Kim"))
    name = PLAYERS[0]
    try:
        raise KeyError(name)
    except KeyError as unknown:
        log_error("A screen failed", unknown)
    assert "test_logs.py" in caplog.text and name not in caplog.text
