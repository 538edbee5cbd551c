"""Rows from the server: each is checked by itself, and one that cannot be used is put aside.

Another kiosk may have a newer Tenbou, a wrong clock or a damaged card; none of that may take this
one down.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from json import dumps, loads
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Connection,
    Date,
    Select,
    String,
    Table,
    cast,
    delete,
    insert,
    select,
    type_coerce,
)
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.declared import Moment
from kiosk_app.store.models import ROWS_ASIDE
from kiosk_app.store.problems import printable
from kiosk_app.store.records import moment_from_text
from kiosk_app.store.result_models import SCORE_SHEETS
from kiosk_app.store.row_digests import DIGESTED, is_as_written
from kiosk_app.store.score_sheet import sheet_from_text
from scorer.messages import CodedError, Message
from scorer.table.table import CHAIRS

_RANGES: Final[Mapping[str, range]] = {
    "seat": range(len(CHAIRS)),
    "place": range(1, len(CHAIRS) + 1),
    "round": range(1, 1000),
    "sequence": range(1, 1_000_000),
    "hands": range(100_000),
}
_LARGEST: Final = 10**9
"""No number of a game, points least of all, comes near it."""
_NUMBERS_OF_THE_SERVER: Final = frozenset({"arrival", "number"})
_LONGEST_NOTE: Final = 4000


class BadRow(CodedError):  # noqa: N818  # it is what was found, no fault
    """Why a row cannot be used."""

    section = "row-aside"


def raw_select(table: Table) -> Select[Any]:
    """Moments and days as the texts they are kept as: one that is none must not end the reading."""
    return select(*(_raw(column) for column in table.c))


def _raw(column: Any) -> Any:
    if isinstance(column.type, Moment):
        return type_coerce(column, String).label(column.key)
    if isinstance(column.type, Date):
        return cast(column, String).label(column.key)
    return column


def checked(table: Table, raw: Mapping[str, Any]) -> dict[str, Any]:
    """The row as it may be taken; :class:`BadRow` says what is wrong with it."""
    values = {column.key: _value(column, raw[column.key]) for column in table.c}
    if table in DIGESTED and not is_as_written(table, values):
        raise BadRow("changed")
    if table is SCORE_SHEETS:
        try:
            sheet_from_text(values["body"])
        except ValueError as error:
            raise BadRow("score-sheet", why=str(error)) from error
    return values


def _value(column: Any, value: Any) -> Any:
    name, kind = column.key, column.type
    if value is None:
        if not column.nullable:
            raise BadRow("missing", name=name)
        return None
    try:
        if isinstance(kind, Moment):
            return moment_from_text(value).astimezone(UTC)
        if isinstance(kind, Date):
            return date.fromisoformat(value)
    except (ValueError, OverflowError) as error:
        raise BadRow("value", value=printable(str(value))[:40], name=name) from error
    if isinstance(kind, Boolean):
        return bool(value)
    if isinstance(value, int):
        if name not in _NUMBERS_OF_THE_SERVER and not (
            value in _RANGES[name] if name in _RANGES else abs(value) < _LARGEST
        ):
            raise BadRow("value", value=str(value), name=name)
        return value
    if isinstance(value, str):
        if name == "id" or name.endswith("_id"):
            if not value or not value.isprintable():
                raise BadRow("id", name=name)
            return value
        # A text of several lines is a file of rules, or JSON; a name is one line.
        if kind.length is None or not value:
            return value
        return printable(value).strip() or "?"
    return value


def row_name(table: Table, row: Mapping[str, Any]) -> str:
    return "/".join(str(row.get(column.key)) for column in table.primary_key)[:200]


def put_aside(
    local: Connection, table: Table, row: Mapping[str, Any], wrong: CodedError, moment: datetime
) -> None:
    """Kept with the reason, in place of what was said of the same row before."""
    forget(local, table, row)
    content = printable(dumps({**row}, default=str, ensure_ascii=True))[:_LONGEST_NOTE]
    local.execute(
        insert(ROWS_ASIDE).values(
            table_name=table.name,
            row_id=row_name(table, row),
            wrong=dumps((wrong.section, wrong.code, {**wrong.values}), default=str),
            content=content,
            found=moment,
        )
    )


def forget(local: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """The row is well again."""
    this = (ROWS_ASIDE.c.table_name == table.name) & (ROWS_ASIDE.c.row_id == row_name(table, row))
    local.execute(delete(ROWS_ASIDE).where(this))


def rows_aside(local: Connection) -> list[tuple[str, str, Message]]:
    """Table, row and reason of everything that waits to be put right."""
    wanted = select(ROWS_ASIDE.c.table_name, ROWS_ASIDE.c.row_id, ROWS_ASIDE.c.wrong)
    found = local.execute(wanted.order_by(ROWS_ASIDE.c.found))
    return [(table, row, _reason(wrong)) for table, row, wrong in found]


def _reason(kept: str) -> Message:
    try:
        section, code, values = loads(kept)
        return Message(*(section, code), **values)
    except (TypeError, ValueError):  # a sentence, as it was kept at first
        return Message("row-aside", "noted", note=kept)


def insert_each(
    local: Connection, table: Table, rows: Iterable[Mapping[str, Any]], moment: datetime
) -> None:
    """All of them at once, or one by one where one of them cannot be."""
    wanted = [dict(row) for row in rows]
    if not wanted:
        return
    try:
        with local.begin_nested():
            local.execute(insert(table), wanted)
        return
    except IntegrityError:
        pass
    for row in wanted:
        try:
            with local.begin_nested():
                local.execute(insert(table).values(**row))
        except IntegrityError:
            put_aside(local, table, row, BadRow("owner-missing"), moment)
