from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.club.opening import open_store
from kiosk_app.club.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        yield store
