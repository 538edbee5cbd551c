"""The clock of the round, tapped."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.club.timer import timer_of
from kiosk_app.session import round_clock
from kiosk_app.session.game_session import now
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, seat_and_begin, stored


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path).start()
    begin_night(kiosk, 8)
    seat_and_begin(kiosk, 2)
    kiosk.app.show("timer")
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def _kept(kiosk: Kiosk) -> Any:
    store = kiosk.app.session.store
    return stored(kiosk, lambda: (round_clock.read_timer(store),))[0]


def test_the_time_of_the_rule_set_is_there_and_can_be_changed(kiosk: Kiosk) -> None:
    assert kiosk.sees("90:00")
    assert kiosk.sees("Bell 15 minutes before the end")
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "minus"))
    assert kiosk.sees("85:00")
    kiosk.tap("Start")
    timer = _kept(kiosk)
    assert (timer.length, timer.warning) == (timedelta(minutes=85), timedelta(minutes=70))
    assert kiosk.sees("Time left")


def test_the_clock_stands_and_goes_on(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    kiosk.tap("Pause")
    assert kiosk.sees("Paused")
    assert _kept(kiosk).paused is not None
    kiosk.tap("Resume")
    assert _kept(kiosk).paused is None


def test_one_table_gets_more_time(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    kiosk.tap("Add time for a table")
    kiosk.tap("Table 2")
    kiosk.tap("+10")
    assert _kept(kiosk).added == {"2": timedelta(minutes=10)}
    assert kiosk.sees("Table 2: ")


def test_time_that_was_not_given_cannot_be_taken(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    kiosk.tap("Add time for a table")
    kiosk.tap("Table 1")
    kiosk.tap("−5")
    assert kiosk.sees("That is too much time for table 1")


def test_the_clock_is_stopped_only_when_asked_twice(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    kiosk.tap("Stop the clock")
    assert _kept(kiosk) is not None
    kiosk.tap("Stop the clock")
    assert _kept(kiosk) is None
    assert kiosk.sees("Start")


def test_start_has_all_its_room_again_once_the_clock_was_stopped(kiosk: Kiosk) -> None:
    before = kiosk.find("Start").width
    kiosk.tap("Start")
    kiosk.tap("Stop the clock")
    kiosk.tap("Stop the clock")
    assert kiosk.find("Start").width == before


def test_the_bell_sounds_once_and_the_end_has_a_sound_of_its_own(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds: list[str] = []
    monkeypatch.setattr(kiosk.app, "play", sounds.append)
    clock = kiosk.app.session.clock
    moment = now()
    clock.take(timer_of(90, 75, moment - timedelta(minutes=74)))
    monkeypatch.setattr("kiosk_app.session.round_clock.now", lambda: moment + timedelta(minutes=2))
    clock.look()
    clock.look()
    assert sounds == ["bell"]
    assert kiosk.app.root.notice.text == "Bell: last hands"
    monkeypatch.setattr("kiosk_app.session.round_clock.now", lambda: moment + timedelta(minutes=20))
    clock.look()
    clock.look()
    assert sounds == ["bell", "time"]
    assert "Time is up" in kiosk.app.root.notice.text
    assert kiosk.app.clock_text.startswith("+")


def test_the_clock_runs_on_after_a_power_cut(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    timer = kiosk.app.timer
    kiosk.pull_the_plug()
    kiosk.start()
    kiosk.wait(lambda: kiosk.app.timer is not None)
    assert kiosk.app.timer == timer
    assert kiosk.app.clock_text
