"""What tests of the kiosk have in common: they leave much behind, and the machine may be busy."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest

from kiosk_app.store.opening import open_store
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.postgres import Postgres
from vision.camera import trial

_NEVER: Final = 1e6
_MANY: Final = 200_000
"""New objects after which Python looks for those left over."""
_PATIENCE: Final = 120.0
"""Seconds; a camera that works may start slowly on a busy machine."""


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
