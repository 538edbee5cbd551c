from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from kiosk_app.club.opening import open_store
from kiosk_app.club.server import Server
from kiosk_app.club.store import Store
from tests.kiosk_app.club.postgres import Postgres


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        yield store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture
def address(postgres: Postgres) -> str:
    """An empty database of the club's server."""
    return postgres.new_database(f"club-{uuid4().hex}")


@pytest.fixture
def server(address: str) -> Iterator[Server]:
    """The club's server, prepared."""
    with Server(address) as server:
        server.prepare()
        yield server
