"""Which schema a database has, and the way to this one."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, String, inspect, select
from sqlalchemy import column as column_named
from sqlalchemy import table as table_named

from kiosk_app.club.problems import SchemaNewer, SchemaOlder, StoreDamaged

VERSION: Final = 2
"""The newest migration; each is named by its number in four figures."""
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_STORED: Final = select(column_named("version_num", String)).select_from(
    table_named("alembic_version")
)


def stored_version(connection: Connection) -> int:
    """The schema of a database; 0 for one without any tables."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables:
            raise StoreDamaged(
                "This database holds something else than a club's store. Nothing was changed: "
                "choose another database, or an empty one.",
                "foreign-database",
            )
        return 0
    version = connection.execute(_STORED).scalar_one_or_none()
    return int(version or 0)


def migrate(connection: Connection) -> None:
    """Bring the schema to this version, within the caller's transaction."""
    # Alembic takes a while to import, and a kiosk needs it only after an update.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, f"{VERSION:04}")


def refuse_newer(version: int, what: str) -> None:
    """``what`` begins the sentence, such as “The club's store”."""
    if version > VERSION:
        raise SchemaNewer(
            f"{what} was written by a newer Tenbou (schema {version}; this one knows up to "
            f"{VERSION}). Nothing was touched: update Tenbou on this kiosk."
        )


def refuse_older(version: int, what: str, remedy: str) -> None:
    if version < VERSION:
        has = f"has the older schema {version}" if version else "has no tables yet"
        raise SchemaOlder(
            f"{what} {has}; this Tenbou needs schema {VERSION}. Nothing was touched: {remedy}"
        )
