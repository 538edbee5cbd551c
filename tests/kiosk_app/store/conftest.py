from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest

from kiosk_app.store.opening import open_store
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.postgres import Postgres


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        yield store


@pytest.fixture
def kiosks(tmp_path: Path) -> Iterator[list[Store]]:
    """Two kiosks of one club."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(open_store(tmp_path / name, daily_copy=False).store)
            for name in ("left", "right")
        ]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture
def empty_address(postgres: Postgres) -> str:
    """An empty database of the club's server."""
    return postgres.new_database(f"club-{uuid4().hex}")


@pytest.fixture(scope="session")
def prepared(postgres: Postgres) -> str:
    """The name of a database with all tables, to make others from: quicker than to migrate."""
    with Server(postgres.new_database("prepared")) as server:
        server.prepare()
    return "prepared"


@pytest.fixture
def server_address(postgres: Postgres, prepared: str) -> str:
    return postgres.new_database(f"club-{uuid4().hex}", template=prepared)


@pytest.fixture
def server(server_address: str) -> Iterator[Server]:
    """The club's server, prepared."""
    with Server(server_address) as server:
        yield server
