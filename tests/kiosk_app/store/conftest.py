from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest

from kiosk_app.store.opening import open_store
from kiosk_app.store.store import Store
from tests.kiosk_app.store.postgres import Postgres


@pytest.fixture
def kiosks(tmp_path: Path) -> Iterator[list[Store]]:
    """Two kiosks of one club."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(open_store(tmp_path / name, daily_copy=False).store)
            for name in ("left", "right")
        ]


@pytest.fixture
def empty_address(postgres: Postgres) -> str:
    """An empty database of the club's server."""
    return postgres.new_database(f"club-{uuid4().hex}")
