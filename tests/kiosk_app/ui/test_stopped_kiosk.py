"""Nothing holds a stopped kiosk, and what is left of many does not fill the memory."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final
from weakref import ref

import pytest
from kivy.animation import Animation
from kivy.clock import Clock

from tests.kiosk_app.kiosk import Kiosk, stopped

_LONG: Final = 1e6
_CHECKOUT: Final = Path(__file__).resolve().parents[3]


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


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is put aside is too much; what other tests left aside is nobody's business here."""
    monkeypatch.setattr(stopped, "most", 0)
    monkeypatch.setattr(stopped, "aside", 0)


@pytest.mark.usefixtures("no_room")
@pytest.mark.parametrize("leave", [_nothing, _moving, _waiting, _written_in])
def test_whatever_it_was_doing_nothing_of_it_is_left(
    tmp_path: Path, leave: Callable[[Kiosk], None]
) -> None:
    kiosk = Kiosk(tmp_path).start()
    leave(kiosk)
    root = ref(kiosk.app.root)
    kiosk.stop()
    stopped.put_aside()
    assert root() is None


def test_what_the_clock_has_to_do_for_others_is_done_after_a_kiosk(tmp_path: Path) -> None:
    done: list[float] = []
    event = Clock.schedule_once(done.append, _LONG)
    Kiosk(tmp_path).start().stop()
    assert event.is_triggered
    event.cancel()


_TWO_KIOSKS: Final = """
import sys
from pathlib import Path
from weakref import ref
from tests.kiosk_app.kiosk import Kiosk, stopped

roots = []
for at, most in enumerate((10**9, 0)):
    stopped.most = most
    kiosk = Kiosk(Path(sys.argv[1]) / str(at)).start()
    roots.append(ref(kiosk.app.root))
    kiosk.stop()
    stopped.put_aside()
    print([root() is None for root in roots])
"""


def test_what_was_put_aside_is_freed_once_there_is_too_much(tmp_path: Path) -> None:
    # In a process of its own: freed is all that is aside, and here that may be hundreds of kiosks.
    command = [sys.executable, "-c", _TWO_KIOSKS, str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=_CHECKOUT)
    assert done.stdout == "[False]\n[True, True]\n"


def test_no_text_is_searched_for_among_those_of_stopped_kiosks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopped, "most", 10**9)
    kiosk = Kiosk(tmp_path).start()
    assert all(stopped.kivy_lists)
    kiosk.stop()
    stopped.put_aside()
    assert not any(stopped.kivy_lists)
