"""Which schema a database has, and the way to this one."""

from pathlib import Path
from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
)

from kiosk_app.store.problems import SchemaNewer, SchemaOlder, StoreDamaged
from kiosk_app.store.result_models import GameResult
from scorer.messages import Message

METADATA: Final = GameResult.metadata
"""All that is declared, in the models of what is worked out and of what is kept."""
VERSION: Final = 5
"""The newest migration; each is named by its number in four figures."""
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_VERSIONS: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic makes it."""
_STORED: Final = select(_VERSIONS.c.version_num)


def stored_version(connection: Connection) -> int:
    """The schema of a database; 0 for one without any tables."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables:
            raise StoreDamaged("foreign-database")
        return 0
    version = connection.execute(_STORED).scalar_one_or_none()
    return int(version or 0)


def make_schema(connection: Connection) -> None:
    """The tables of this version in a file without any, else the way from the version it has."""
    if stored_version(connection):
        migrate(connection)
        return
    METADATA.create_all(connection)
    _VERSIONS.create(connection)
    connection.execute(insert(_VERSIONS).values(version_num=f"{VERSION:04}"))


def migrate(connection: Connection) -> None:
    """Bring the schema to this version, within the caller's transaction."""
    # Alembic takes a while to import, and a kiosk needs it only after an update.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, f"{VERSION:04}")


def refuse_newer(version: int, what: Message) -> None:
    """``what`` begins the sentence, such as “The club's file”."""
    if version > VERSION:
        raise SchemaNewer("schema-newer", what=what)


def refuse_older_server(version: int) -> None:
    """A file is brought up to date when it is opened; a server waits until somebody says so."""
    if version == 0:
        raise SchemaOlder("server-empty")
    if version < VERSION:
        raise SchemaOlder("schema-older")
