"""The club's PostgreSQL server, which several kiosks share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, TimeoutError

from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.problems import ServerAway, ServerRefusesKiosk, StorageProblem, printable
from kiosk_app.store.schema import migrate, refuse_newer, refuse_older_server, stored_version
from kiosk_app.store.server_address import server_url
from scorer.messages import Message

_WHAT: Final = Message("storage", "the-server")
_LOCK: Final = text("SELECT pg_advisory_xact_lock(7311606)")
"""One kiosk at a time counts arrivals, so that their order is the order of commits."""
_PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c statement_timeout=25000 -c lock_timeout=20000",
}
"""A network that silently went away is noticed in seconds, not in hours."""
_NOT_LET_IN: Final = (
    "password",
    "authentication failed",
    "pg_hba.conf",
    "role ",
)
_COMES_BACK: Final = ("starting up", "shutting down", "recovery", "too many", "terminating")


class Server:
    """Where a kiosk sends its events; an address like ``postgresql://user@host/club``."""

    def __init__(self, address: str, folder: ClubFolder | None = None) -> None:
        """``folder`` has the password and the certificate that are not in the address."""
        self._engine: Final[Engine] = _engine(address, folder)
        self.name: Final = self._engine.url.host or "localhost"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One moment of the server, whatever other kiosks do meanwhile."""
        with self._problems(), self._engine.connect() as connection:
            connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction in which arrivals can be counted."""
        with self._problems(), self._engine.begin() as connection:
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

    def __exit__(self, *_: object) -> None:
        self.forget()

    @contextmanager
    def _problems(self) -> Iterator[None]:
        """What the driver and the server say, said to a person."""
        try:
            yield
        except (DBAPIError, TimeoutError) as error:
            known = isinstance(error, TimeoutError) or error.connection_invalidated
            if known or type(error).__name__ in ("OperationalError", "InterfaceError"):
                raise self._away(error) from error
            raise StorageProblem("server-refused") from error

    def _away(self, error: Exception) -> StorageProblem:
        """Not there, or there and not for us: each has another remedy."""
        said = str(getattr(error, "orig", error)).casefold()
        if "certificate" in said or "does not support ssl" in said or "ssl error" in said:
            return ServerRefusesKiosk("server-certificate")
        if "fatal" not in said:
            return ServerAway("server-away")
        if any(each in said for each in _NOT_LET_IN):
            return ServerRefusesKiosk("server-password")
        if "does not exist" in said and "database" in said:
            return ServerRefusesKiosk("server-database")
        if any(each in said for each in _COMES_BACK):
            return ServerAway("server-away")
        return ServerRefusesKiosk(
            "server-refuses-kiosk", answer=printable(str(getattr(error, "orig", error)))[:200]
        )


def _engine(address: str, folder: ClubFolder | None) -> Engine:
    url = server_url(address, folder)
    try:
        from kiosk_app.store.deadlines import PatientConnection

        engine = create_engine(url, connect_args=dict(_PATIENCE), pool_size=2, pool_pre_ping=True)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StorageProblem("no-club-part") from error

    def connect(dialect: Any, record: Any, given: Any, named: Any) -> Any:
        return PatientConnection.connect(*given, **named)

    event.listen(engine, "do_connect", connect)
    return engine
