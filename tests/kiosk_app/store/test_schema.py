"""The models and the migrations say the same, and other versions are told apart."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from kiosk_app.languages import in_english
from kiosk_app.store import opening, schema
from kiosk_app.store.backup import stored_version_of
from kiosk_app.store.declared import Base
from kiosk_app.store.journal import open_game
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import SchemaNewer, SchemaOlder, StoreDamaged
from kiosk_app.store.restoring import restore
from kiosk_app.store.schema import VERSION, make_schema, migrate, stored_version
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import Seat
from tests.kiosk_app.store.evening import draw, give_penalty, new_game, now, ron, stop
from tests.refusing import refuses


def test_the_migrations_make_exactly_the_models(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'club.sqlite3'}")
    with engine.begin() as connection:
        assert stored_version(connection) == 0
        migrate(connection)
        assert stored_version(connection) == VERSION
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_new_file_has_the_tables_that_the_migrations_make(tmp_path: Path) -> None:
    shown = []
    for make in (migrate, make_schema):
        engine = create_engine(f"sqlite:///{tmp_path / make.__name__}")
        with engine.begin() as connection:
            make(connection)
            assert stored_version(connection) == VERSION
            shown.append(_tables(connection))
        engine.dispose()
    assert shown[0] == shown[1]


def _tables(connection: Connection) -> dict[str, list[Any]]:
    """Columns in their order, indexes and foreign keys of every table, as SQLite has them."""
    ask = connection.exec_driver_sql
    tables = ask("SELECT name, sql LIKE '%WITHOUT ROWID' FROM sqlite_master WHERE type = 'table'")
    found: dict[str, list[Any]] = {}
    for name, without_rowid in tables.fetchall():
        indexes = ask(f"PRAGMA index_list({name})").fetchall()
        keys = [ask(f"PRAGMA index_info({index[1]})").fetchall() for index in indexes]
        found[name] = [
            without_rowid,
            ask(f"PRAGMA table_info({name})").fetchall(),
            sorted((index[1], index[2], key) for index, key in zip(indexes, keys, strict=True)),
            sorted(key[2:] for key in ask(f"PRAGMA foreign_key_list({name})").fetchall()),
        ]
    return found


def test_a_database_of_something_else_is_left_alone() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
        with refuses(StoreDamaged, match=r"not a club database\. Nothing was changed"):
            stored_version(connection)
    engine.dispose()


NEXT = VERSION + 1
MIGRATION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT:04}"
down_revision = "{VERSION:04}"


def upgrade() -> None:
    op.add_column("players", sa.Column("nickname", sa.Text(), nullable=True))
"""


@pytest.fixture
def next_tenbou(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """This program after an update: one migration more. Undo it to have the older one again."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema._MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{NEXT:04}_next.py").write_text(MIGRATION)
    monkeypatch.setattr(schema, "_MIGRATIONS", folder)
    monkeypatch.setattr(schema, "VERSION", NEXT)
    monkeypatch.setattr(opening, "VERSION", NEXT)
    return monkeypatch


def store_of_this_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as context:
        context.setattr(schema, "VERSION", VERSION)
        context.setattr(opening, "VERSION", VERSION)
        with open_store(folder, daily_copy=False).store as store:
            return new_game(store).id


def test_an_older_file_is_copied_and_then_migrated(
    tmp_path: Path, next_tenbou: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "club"
    game_id = store_of_this_version(folder, next_tenbou)
    opened = open_store(folder, daily_copy=False)
    with opened.store as store:
        draw(open_game(store, game_id))
        with store.reading() as connection:
            assert stored_version(connection) == NEXT
            connection.exec_driver_sql("SELECT nickname FROM players")
    assert opened.migrated_from == VERSION
    assert "The club file was updated" in in_english(opened.sentences[0])
    (copy,) = store.folder.copies.iterdir()
    assert stored_version_of(copy) == VERSION
    restore(store.folder, copy, now())  # an older backup is welcome too
    with open_store(folder, daily_copy=False).store as store:
        assert open_game(store, game_id).state.sequence == 1


def test_a_newer_file_is_refused_and_not_touched(
    tmp_path: Path, next_tenbou: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "club"
    open_store(folder, daily_copy=False).store.close()
    next_tenbou.undo()
    before = (folder / "club.sqlite3").read_bytes()
    with refuses(
        SchemaNewer, match="file is from a newer Tenbou. Nothing was changed. Update this kiosk."
    ):
        open_store(folder)
    assert (folder / "club.sqlite3").read_bytes() == before
    assert not (folder / "copies").exists()


def test_a_server_one_version_older_is_said_and_migrated_on_request(
    server: Server, next_tenbou: pytest.MonkeyPatch
) -> None:
    with refuses(SchemaOlder, match="an older Tenbou. Nothing was changed. .*--prepare-server"):
        server.check()
    assert server.prepare() == VERSION
    server.check()
    next_tenbou.undo()
    with refuses(SchemaNewer, match="server is from a newer Tenbou. Nothing was changed"):
        server.check()


def test_a_migration_that_is_cut_short_leaves_the_older_file(
    tmp_path: Path, next_tenbou: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "club"
    game_id = store_of_this_version(folder, next_tenbou)
    broken = MIGRATION + "    raise RuntimeError('the plug was pulled')\n"
    migration = schema._MIGRATIONS / "versions" / f"{NEXT:04}_next.py"
    migration.write_text(broken)
    with pytest.raises(RuntimeError):
        open_store(folder, daily_copy=False)
    assert stored_version_of(folder / "club.sqlite3") == VERSION
    migration.write_text(MIGRATION)
    with open_store(folder, daily_copy=False).store as store:
        assert open_game(store, game_id).state.sequence == 1


def test_a_store_of_the_first_schema_gets_its_penalties_and_best_hands(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with open_store(folder, daily_copy=False).store as store:
        game = new_game(store)
        ron(game, Seat.SOUTH, Seat.EAST)
        give_penalty(game)
        stop(game)
        before = derived(store)
        with store.writing() as connection:
            downgrade(connection, 1)
    opened = open_store(folder, daily_copy=False)
    assert opened.migrated_from == 1
    with opened.store as store:
        assert derived(store) == before
    assert before[0][0][1] == -1
    assert any(hand for (hand,) in before[1])


def downgrade(connection: Connection, version: int) -> None:
    config = Config()
    config.set_main_option("script_location", schema._MIGRATIONS.as_posix())
    config.attributes["connection"] = connection
    command.downgrade(config, f"{version:04}")


def derived(store: Store) -> list[list[tuple[Any, ...]]]:
    queries = (
        "SELECT game_id, points, reason FROM game_penalties",
        "SELECT best_hand FROM game_results ORDER BY seat",
    )
    with store.reading() as connection:
        return [[tuple(row) for row in connection.exec_driver_sql(query)] for query in queries]
