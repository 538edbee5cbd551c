"""Nothing is deleted because of a date that nobody can believe."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kiosk_app.store import trusted_clock
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.making_room import kept_evidence, remove_old_evidence
from kiosk_app.store.trusted_clock import clock_is_believed

TONIGHT = datetime(2026, 11, 17, 20, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClubFolder:
    monkeypatch.setattr(trusted_clock, "set_by_network", lambda: False)
    folder = ClubFolder(tmp_path)
    photo = folder.evidence / "game" / "event.jpg"
    photo.parent.mkdir(parents=True)
    photo.write_bytes(b"\xff\xd8")
    set_age(folder, TONIGHT)
    return folder


def set_age(folder: ClubFolder, moment: datetime) -> None:
    for path in folder.evidence.glob("*/*"):
        os.utime(path, (moment.timestamp(), moment.timestamp()))


def test_a_clock_that_goes_on_day_by_day_is_believed(folder: ClubFolder) -> None:
    assert not clock_is_believed(folder, TONIGHT)  # the first look: nothing to go by
    for day in range(1, 91):
        assert remove_old_evidence(folder, TONIGHT + day * DAY, 90).photos == 0
    assert remove_old_evidence(folder, TONIGHT + 91 * DAY, 90).photos == 1


def test_starts_in_2037_take_no_photo(folder: ClubFolder) -> None:
    remove_old_evidence(folder, TONIGHT, 90)
    for day in range(7):
        moment = datetime(2037, 1, 1 + day, tzinfo=UTC)
        assert remove_old_evidence(folder, moment, 90).photos == 0
    assert kept_evidence(folder).photos == 1


@pytest.mark.parametrize("note", [None, "damaged"])
def test_starts_in_2037_take_no_photo_where_the_note_is_lost_as_well(
    folder: ClubFolder, note: str | None
) -> None:
    """As after an update from a version without the note, or on a damaged card."""
    if note is not None:
        folder.clock.write_text(note)
    for day in range(7):
        moment = datetime(2037, 1, 1 + day, tzinfo=UTC)
        assert remove_old_evidence(folder, moment, 90).photos == 0
    assert remove_old_evidence(folder, TONIGHT + DAY, 90).photos == 0
    assert clock_is_believed(folder, TONIGHT + 2 * DAY)


def test_the_network_is_believed_and_so_is_a_person(
    folder: ClubFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = TONIGHT + 365 * DAY
    assert remove_old_evidence(folder, later, 90).photos == 0
    assert remove_old_evidence(folder, later, 400, asked=True).photos == 0
    monkeypatch.setattr(trusted_clock, "set_by_network", lambda: True)
    assert remove_old_evidence(folder, later, 90).photos == 1


def test_a_photo_from_the_future_grows_old_like_any_other(folder: ClubFolder) -> None:
    set_age(folder, datetime(2037, 1, 1, tzinfo=UTC))
    remove_old_evidence(folder, TONIGHT, 90)
    for day in range(1, 91):
        assert remove_old_evidence(folder, TONIGHT + day * DAY, 90).photos == 0
    assert remove_old_evidence(folder, TONIGHT + 92 * DAY, 90).photos == 1


@pytest.mark.parametrize("content", ["", "{", '{"seen": "x"}', '{"seen": "2026-01-01"}', "[]"])
def test_a_note_that_cannot_be_read_is_no_note(folder: ClubFolder, content: str) -> None:
    folder.clock.write_text(content)
    assert not clock_is_believed(folder, TONIGHT)
    assert clock_is_believed(folder, TONIGHT + DAY)
