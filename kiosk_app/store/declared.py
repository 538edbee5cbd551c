"""Tables declared as classes, column by column, as SQLAlchemy's ORM has it; without the ORM.

Nothing here asks for objects, only for Core tables, and loading the ORM took a fifth of the
processor's time until a kiosk's first frame.
"""

from datetime import date, datetime
from types import NoneType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, get_args, get_origin

from sqlalchemy import (
    Boolean,
    Column,
    Date,
    Dialect,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine

from kiosk_app.store.problems import StoreDamaged
from kiosk_app.store.records import moment_as_written, moment_from_text, moment_to_text

_CONSTRAINTS: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
_Value = TypeVar("_Value")


class Moment(TypeDecorator[datetime]):
    """SQLite keeps no time zones and PostgreSQL turns them; a text stays what it was."""

    impl = String(32)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        return None if value is None else moment_to_text(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        try:
            local = dialect.name == "sqlite"  # a server's row may be of another program
            return moment_as_written(value) if local else moment_from_text(value)
        except ValueError as error:
            raise StoreDamaged("store-damaged") from error


_TYPES: Final[dict[Any, type[TypeEngine[Any]]]] = {
    str: Text,
    int: Integer,
    bool: Boolean,
    bytes: LargeBinary,
    date: Date,
    datetime: Moment,
}


class Mapped(Generic[_Value]):  # Python 3.11
    """``name: Mapped[str | None]``: a column of a table, which may be empty."""


class _Declared(NamedTuple):
    arguments: tuple[Any, ...] = ()
    values: dict[str, Any] = {}  # noqa: RUF012  # read only


def mapped_column(*arguments: Any, **values: Any) -> Any:
    """What a column has beside its name and kind: a type of its own, a key, a default …"""
    return _Declared(arguments, values)


class Base:
    """A class of it is a table with a column for each of its annotations."""

    metadata: ClassVar = MetaData(naming_convention=_CONSTRAINTS)
    __tablename__: ClassVar[str]
    __table_args__: ClassVar[tuple[Any, ...]] = ()
    __table__: ClassVar[Table]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hints = {name: hint for name, hint in cls.__annotations__.items() if _is_column(hint)}
        columns = [_column(name, hint, cls.__dict__.get(name)) for name, hint in hints.items()]
        rest = [each for each in cls.__table_args__ if not isinstance(each, dict)]
        options = {
            key: value
            for each in cls.__table_args__
            if isinstance(each, dict)
            for key, value in each.items()
        }
        cls.__table__ = Table(cls.__tablename__, Base.metadata, *columns, *rest, **options)


def table_of(model: type[Base]) -> Table:
    return model.__table__


def _is_column(hint: Any) -> bool:
    return get_origin(hint) is Mapped


def _column(name: str, hint: Any, declared: _Declared | None) -> Column[Any]:
    (kind,) = get_args(hint)
    kinds = get_args(kind) or (kind,)
    arguments, values = declared or _Declared()
    own = bool(arguments) and isinstance(arguments[0], TypeEngine | type)
    if not own:
        arguments = (_TYPES[next(each for each in kinds if each is not NoneType)], *arguments)
    return Column(name, *arguments, **{"nullable": NoneType in kinds, **values})
