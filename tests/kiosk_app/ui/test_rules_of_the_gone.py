"""A widget that is gone keeps nobody from hearing of a change."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from tests.kiosk_app.kiosk import Kiosk

Builder.load_string(
    """
<HighWithTheWindow@Widget>:
    height: app.u * 50

<BesideOneThatIsGone>:
    width: self.high.height + self.gone.width if self.high else 0
"""
)


class BesideOneThatIsGone(Widget):
    high = ObjectProperty(None, rebind=True)
    gone = ObjectProperty(None)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path).start()
    yield kiosk
    kiosk.resize(800, 480)
    kiosk.stop()


def test_all_hear_of_a_resize_whatever_is_gone(kiosk: Kiosk) -> None:
    """A row of the score stayed laid out for the smaller window, on a busy machine."""
    high, gone = Factory.HighWithTheWindow(), Widget()
    beside = BesideOneThatIsGone(gone=weakref.proxy(gone))
    beside.high = high
    heard: list[float] = []
    high.fbind("height", lambda _, height: heard.append(height))
    del gone
    gc.collect()
    kiosk.resize(1280, 800)
    assert heard == [50 * kiosk.app.u]
    assert kiosk.app.portrait is False
