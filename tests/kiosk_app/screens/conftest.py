"""A kiosk for each test of a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.settings import Settings
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    """Started, without motion, so that a test sees where everything ends up."""
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    yield kiosk
    kiosk.stop()
