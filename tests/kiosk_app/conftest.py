"""What tests of the kiosk have in common: they leave much behind, and the machine may be busy."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest
from sqlalchemy import Connection

from kiosk_app.store import opening, schema
from kiosk_app.store.opening import open_store
from kiosk_app.store.schema import make_schema, stored_version
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.postgres import Postgres
from vision.camera import trial

_NEVER: Final = 1e6
_MANY: Final = 200_000
"""New objects after which Python looks for those left over."""
_PATIENCE: Final = 120.0
"""Seconds; a camera that works may start slowly on a busy machine."""
_TABLES: Final = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
_OF_THIS_VERSION: Final = "INSERT INTO alembic_version VALUES (?)"


def pytest_collection_finish() -> None:
    """All stays that is loaded by now. When a kiosk tidies up must not depend on the load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MANY)
    if (tidying := sys.modules.get("kiosk_app.ui.tidying")) is not None:
        vars(tidying).update(QUIET=_NEVER, OFTEN=_NEVER)


def pytest_runtest_logfinish() -> None:
    """Nothing of the test is left but what it has let go of."""
    if (driver := sys.modules.get("tests.kiosk_app.kiosk")) is not None:
        driver.stopped.put_aside()


@pytest.fixture(scope="session", autouse=True)
def a_camera_may_start_slowly() -> None:
    vars(trial).update(_SECONDS_TO_START=_PATIENCE, _SECONDS_TO_A_STILL=_PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def tables_are_worked_out_once() -> Iterator[None]:
    """Most tests begin with an empty store, whose tables SQLAlchemy would write out each time."""
    made: list[str] = []

    def make_again(connection: Connection) -> None:
        if stored_version(connection):
            make_schema(connection)
        elif not made:
            make_schema(connection)
            made.extend(connection.exec_driver_sql(_TABLES).scalars())
        else:
            for statement in made:
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql(_OF_THIS_VERSION, (f"{schema.VERSION:04}",))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "make_schema", make_again)
        yield


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        yield store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.remove()


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
