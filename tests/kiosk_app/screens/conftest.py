"""A kiosk for each test of a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.screens.camera.camera import CameraScreen
from kiosk_app.settings import Settings
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture(autouse=True)
def a_camera_counts_down_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second before each photo is for people; who tests what happens in it says how long."""
    monkeypatch.setattr(CameraScreen, "countdown", 0.1)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    """Started, without motion, so that a test sees where everything ends up."""
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    yield kiosk
    kiosk.stop()
