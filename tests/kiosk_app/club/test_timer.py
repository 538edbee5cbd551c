import itertools
from datetime import timedelta

import pytest

from kiosk_app.club.nights import open_night
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.timer import (
    Timer,
    add_time,
    go_on,
    pause,
    remaining_text,
    signals,
    timer_of,
)
from kiosk_app.club.timer_row import keep_timer, kept_timer
from kiosk_app.store.store import Store
from scorer import load_rules
from tests.kiosk_app.club.people import EVENING, later
from tests.refusing import refuses

SECOND = timedelta(seconds=1)


def ema() -> Timer:
    rules = load_rules("ema-2016").tournament
    return timer_of(rules.minutes, rules.warning_minute, EVENING)


@pytest.mark.parametrize(
    ("minutes", "text"),
    [
        (0, "90:00"),
        (0.001, "90:00"),
        (1 / 60, "89:59"),
        (48 + 53 / 60, "41:07"),
        (75, "15:00"),
        (89.99, "0:01"),
        (90, "0:00"),
        (90 + 1 / 60, "+0:01"),
        (92 + 10 / 60, "+2:10"),
    ],
)
def test_what_remains_is_told_as_text(minutes: float, text: str) -> None:
    assert remaining_text(ema().remaining(later(minutes))) == text


def test_one_sound_at_75_minutes_and_none_at_90_under_ema_2016() -> None:
    timer = ema()
    assert signals(timer, EVENING, later(75) - SECOND) == ()
    (warning,) = signals(timer, later(75) - SECOND, later(75))
    assert (warning.kind, warning.sounds, warning.moment) == ("warning", True, later(75))
    assert signals(timer, later(75), later(90) - SECOND) == ()
    (over,) = signals(timer, later(75), later(90))
    assert (over.kind, over.sounds) == ("over", False)
    assert signals(timer, later(90), later(600)) == ()


def test_asked_in_any_steps_every_signal_comes_once() -> None:
    timer = add_time(ema(), "2", 5)
    whole = signals(timer, EVENING, later(200))
    steps = [later(each / 3) for each in range(600)]
    found = [
        signal
        for before, after in itertools.pairwise(steps)
        for signal in signals(timer, before, after)
    ]
    assert tuple(found) == whole
    assert [(each.kind, each.table) for each in whole] == [
        ("warning", None),
        ("warning", "2"),
        ("over", None),
        ("over", "2"),
    ]


def test_time_is_added_for_one_table_alone() -> None:
    timer = add_time(ema(), "2", 5)
    assert timer.remaining(later(80)) == timedelta(minutes=10)
    assert timer.remaining(later(80), "1") == timedelta(minutes=10)
    assert timer.remaining(later(80), "2") == timedelta(minutes=15)
    assert add_time(timer, "2", -5) == ema()
    with refuses(NightRefused, match="table 2"):
        add_time(timer, "2", -6)
    with refuses(NightRefused, match="table 1"):
        add_time(timer, "1", 0)


def test_a_pause_moves_everything_by_its_length() -> None:
    standing = pause(ema(), later(70))
    assert standing.remaining(later(80)) == timedelta(minutes=20)
    assert signals(standing, EVENING, later(100)) == ()
    running = go_on(standing, later(80))
    assert running.remaining(later(80)) == timedelta(minutes=20)
    (warning,) = signals(running, EVENING, later(90))
    assert warning.moment == later(85)
    again = go_on(pause(running, later(86)), later(90))
    assert again.remaining(later(94)) == timedelta(minutes=10)


def test_a_pause_after_the_sound_does_not_take_it_back() -> None:
    standing = pause(ema(), later(76))
    assert [each.kind for each in signals(standing, EVENING, later(200))] == ["warning"]


def test_a_clock_is_paused_and_runs_on_once_only() -> None:
    with refuses(NightRefused, match=r"The clock is already running\."):
        go_on(ema(), later(1))
    with refuses(NightRefused, match=r"The clock is already paused\."):
        pause(pause(ema(), later(1)), later(2))


def test_rules_without_a_time_limit_have_no_clock() -> None:
    with refuses(NightRefused, match="no time limit"):
        timer_of(0, 0, EVENING)
    with refuses(NightRefused, match="The bell must come before the end, and the round must be"):
        timer_of(60, 61, EVENING)


def test_the_clock_outlives_the_program(store: Store) -> None:
    night = open_night(store, EVENING)
    with refuses(NightRefused, match=r"Start the clock first\."):
        kept_timer(store, night)
    timer = pause(add_time(go_on(pause(ema(), later(1)), later(3)), "2", 5), later(4))
    keep_timer(store, night, timer)
    assert kept_timer(store, night) == timer
    keep_timer(store, night, None)
    with refuses(NightRefused, match=r"Start the clock first\."):
        kept_timer(store, night)
