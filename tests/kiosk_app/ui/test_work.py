"""What is written beside the screen's thread, and what becomes of it when nobody waits for it."""

from threading import Event

import pytest

from kiosk_app.store.problems import StorageProblem
from tests.kiosk_app.kiosk import Kiosk


def test_it_is_busy_until_all_is_written(kiosk: Kiosk) -> None:
    first, second = Event(), Event()
    heard: list[str] = []
    for event in (first, second):
        kiosk.app.session.write(event.wait, lambda _: heard.append("written"))
    assert kiosk.app.busy
    first.set()
    kiosk.wait(lambda: heard)
    assert kiosk.app.busy
    second.set()
    kiosk.wait(lambda: len(heard) == 2)
    assert not kiosk.app.busy


@pytest.mark.parametrize("begun", [True, False])
def test_whoever_closes_a_sheet_while_it_writes_leaves_no_busy_kiosk(
    kiosk: Kiosk, begun: bool
) -> None:
    """A busy kiosk accepts no hand and begins no game."""
    waiting, heard = Event(), list[str]()
    before = kiosk.app.session.write((lambda: None) if begun else waiting.wait)
    if begun:
        kiosk.wait(lambda: before.finished)
    job = kiosk.app.session.write(waiting.wait, lambda _: heard.append("written"))
    job.cancel()
    waiting.set()
    kiosk.wait(lambda: not kiosk.app.busy)
    assert not heard


def test_what_cannot_be_written_is_said_and_over(kiosk: Kiosk) -> None:
    def full() -> None:
        raise StorageProblem("disk-full")

    kiosk.app.session.write(full)
    kiosk.wait(lambda: kiosk.sees("The disk is full, so nothing was saved."))
    assert not kiosk.app.busy
