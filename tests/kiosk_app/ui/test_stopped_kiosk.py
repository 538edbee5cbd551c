"""A stopped kiosk is gone at once: else every later test pays for what is left of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final
from weakref import ref

import pytest
from kivy.animation import Animation
from kivy.clock import Clock

from tests.kiosk_app.kiosk import Kiosk, free_what_is_left

_LONG: Final = 1e6


def _nothing(_kiosk: Kiosk) -> None:
    pass


def _moving(kiosk: Kiosk) -> None:
    Animation(opacity=0, duration=_LONG).start(kiosk.app.root)


def _waiting(kiosk: Kiosk) -> None:
    root = kiosk.app.root
    Clock.schedule_once(lambda _: root.say("Too late", "said"), _LONG)


def _written_in(kiosk: Kiosk) -> None:
    kiosk.app.show("new-game")
    kiosk.settle()
    kiosk.app.screen.ask_name(0)
    kiosk.settle()
    kiosk.type("Kim")


@pytest.mark.parametrize("leave", [_nothing, _moving, _waiting, _written_in])
def test_whatever_it_was_doing_nothing_of_it_is_left(
    tmp_path: Path, leave: Callable[[Kiosk], None]
) -> None:
    kiosk = Kiosk(tmp_path).start()
    leave(kiosk)
    root = ref(kiosk.app.root)
    kiosk.stop()
    free_what_is_left()
    assert root() is None


def test_what_the_clock_has_to_do_for_others_is_done_after_a_kiosk(tmp_path: Path) -> None:
    done: list[float] = []
    event = Clock.schedule_once(done.append, _LONG)
    Kiosk(tmp_path).start().stop()
    assert event.is_triggered
    event.cancel()


def test_a_kiosk_that_was_held_is_freed_with_a_later_one(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path / "held").start()
    held = [kiosk.app.root]
    root = ref(kiosk.app.root)
    kiosk.stop()
    free_what_is_left()
    assert root() is not None
    held.clear()
    for at in range(2):
        Kiosk(tmp_path / str(at)).start().stop()
        free_what_is_left()
    assert root() is None
