"""A kiosk runs all evening: what has been left is gone once it tidies up."""

import gc
import weakref
from pathlib import Path

import pytest
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.lang.parser import global_idmap
from kivy.uix.widget import Widget

from kiosk_app.screens import SCREENS
from kiosk_app.ui import tidying
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk


def _widgets(kiosk: Kiosk) -> int:
    kiosk.app.tidying.tidy()
    # By their type: a proxy of a widget says that it is one, too.
    return sum(issubclass(type(each), Widget) for each in gc.get_objects())


@pytest.mark.parametrize("ask", ["ask_name", "ask_rules", "ask_more"])
def test_a_sheet_that_was_sent_away_is_gone(kiosk: Kiosk, ask: str) -> None:
    kiosk.app.show("new-game")
    kiosk.settle()
    counts = []
    for _ in range(4):
        getattr(kiosk.app.screen, ask)(*([0] if ask == "ask_name" else []))
        kiosk.settle()
        kiosk.close_sheet()
        counts.append(_widgets(kiosk))
    # The field that was last written in is remembered until another is.
    assert counts[3] <= counts[1]


def test_it_tidies_up_when_nobody_touches_it_for_a_while(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = kiosk.app.tidying._due
    assert due.timeout == tidying.QUIET and due.is_triggered
    looked: list[object] = []
    monkeypatch.setattr(gc, "collect", lambda *_: looked.append(None))
    due.cancel()
    kiosk.touch(1, 1)
    assert due.is_triggered and not looked
    due.cancel()
    due.timeout = 0
    kiosk.touch(1, 1)
    kiosk.wait(lambda: looked)


def test_a_kiosk_that_was_stopped_does_not_tidy_up_any_more(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path).start()
    due = kiosk.app.tidying._due
    kiosk.stop()
    assert not due.is_triggered


def test_screens_that_are_shown_again_and_again_make_no_more_widgets(kiosk: Kiosk) -> None:
    start_game(kiosk)

    def go_through_all() -> None:
        for name in (*SCREENS, "table"):
            kiosk.app.show(name)
            kiosk.settle()

    go_through_all()
    go_through_all()
    before = _widgets(kiosk)
    go_through_all()
    assert _widgets(kiosk) <= before


_MADE: list[list[int]] = []


def make_much(following: float) -> float:
    """As much as building a screen anew: more than enough for Python's collector to come."""
    _MADE.extend([at] for at in range(200_000))
    return following


global_idmap["make_much"] = make_much
Builder.load_string(
    """
#:import Window kivy.core.window.Window

<RowThatWasLeft@Widget>:
    height: make_much(Window.width) + self.x
"""
)


def test_the_collector_does_not_come_while_a_rule_of_what_was_left_is_worked_out(
    kiosk: Kiosk,
) -> None:
    """A resize fell with a ReferenceError: a row that was gone still followed the window."""
    gc.collect()
    row = Factory.RowThatWasLeft()
    row.holds_itself = row  # as every widget with children does
    left = weakref.ref(row)
    del row
    try:
        kiosk.resize(1280, 800)
    finally:
        _MADE.clear()
        kiosk.resize(800, 480)
        _MADE.clear()
    kiosk.app.tidying.tidy()
    assert left() is None


def test_what_a_busy_table_leaves_is_collected_between_frames(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not gc.isenabled()
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    kiosk.app.tidying.look()
    few = len(looked)
    _MADE.extend([at] for at in range(200_000))
    kiosk.app.tidying.look()
    _MADE.clear()
    assert len(looked) == few + 1


def test_a_kiosk_that_was_stopped_leaves_the_collector_as_it_was(tmp_path: Path) -> None:
    assert gc.isenabled()
    kiosk = Kiosk(tmp_path).start()
    assert not gc.isenabled()
    kiosk.stop()
    assert gc.isenabled()
