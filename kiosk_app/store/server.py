"""The club's PostgreSQL server, which several kiosks share."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, TimeoutError

from kiosk_app.store.problems import ServerAway, StorageProblem
from kiosk_app.store.schema import migrate, refuse_newer, refuse_older_server, stored_version
from scorer.told import Phrase

_WHAT: Final = Phrase("The club's server", "the-server")
_LOCK: Final = text("SELECT pg_advisory_xact_lock(7311606)")
"""One kiosk at a time counts arrivals, so that their order is the order of commits."""
_PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c statement_timeout=60000 -c lock_timeout=20000",
}
"""A network that went away without a word is noticed in seconds, not in hours."""


class Server:
    """Where a kiosk sends its events; an address like ``postgresql://user@host/club``."""

    def __init__(self, address: str) -> None:
        self._engine: Final[Engine] = _engine(address)
        self.name: Final = self._engine.url.host or "localhost"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One moment of the server, whatever other kiosks do meanwhile."""
        with self._telling(), self._engine.connect() as connection:
            connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction in which arrivals can be counted."""
        with self._telling(), self._engine.begin() as connection:
            connection.execute(_LOCK)
            yield connection

    def check(self) -> None:
        """Refuse a server with another schema, untouched."""
        with self.reading() as connection:
            version = stored_version(connection)
        refuse_newer(version, _WHAT)
        refuse_older_server(version)

    def prepare(self) -> int:
        """Make the tables, or bring them to this schema; the version that was there before."""
        with self.writing() as connection:
            version = stored_version(connection)
            refuse_newer(version, _WHAT)
            migrate(connection)
        return version

    def forget(self) -> None:
        """Drop connections that may be dead."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.forget()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, TimeoutError) as error:
            known = isinstance(error, TimeoutError) or error.connection_invalidated
            if known or type(error).__name__ in ("OperationalError", "InterfaceError"):
                raise ServerAway(
                    f"The club's server at {self.name} does not answer. This kiosk works on and "
                    f"sends everything later."
                ) from error
            raise StorageProblem(
                f"The club's server at {self.name} refused what it was sent. This kiosk works "
                f"on; everything is kept here. Look at the server's log.",
                "server-refused",
            ) from error


def _engine(address: str) -> Engine:
    try:
        url = make_url(address)
        if url.get_backend_name() != "postgresql":
            raise ArgumentError("not PostgreSQL")
        url = url.set(drivername="postgresql+psycopg")
        return create_engine(url, connect_args=dict(_PATIENCE), pool_size=2, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError) as error:
        # The address may hold a password, so it is not repeated here.
        raise StorageProblem(
            "The address of the club's server has to look like postgresql://user@host/club.",
            "server-address",
        ) from error
    except ModuleNotFoundError as error:
        raise StorageProblem(
            "To use a club's server install Tenbou with its club part: tenbou[club].",
            "no-club-part",
        ) from error
