"""A kiosk for each test of what all screens stand on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    """Started, as it comes."""
    kiosk = Kiosk(tmp_path).start()
    yield kiosk
    kiosk.stop()
