"""The models and the migrations say the same, and other versions are told apart."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from kiosk_app.club.models import Base
from kiosk_app.club.problems import StoreDamaged
from kiosk_app.club.schema import VERSION, migrate, stored_version


def test_the_migrations_make_exactly_the_models(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'club.sqlite3'}")
    with engine.begin() as connection:
        assert stored_version(connection) == 0
        migrate(connection)
        assert stored_version(connection) == VERSION
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_database_of_something_else_is_left_alone() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
        with pytest.raises(StoreDamaged, match="something else"):
            stored_version(connection)
    engine.dispose()
