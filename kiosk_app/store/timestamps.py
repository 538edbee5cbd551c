"""Moments as every database keeps them alike: text in UTC that sorts as time does."""

from datetime import UTC, datetime

from sqlalchemy import Dialect, String
from sqlalchemy.types import TypeDecorator

from kiosk_app.store.problems import StoreDamaged


def moment_to_text(moment: datetime) -> str:
    """Always of the same width, so that texts sort as the moments do."""
    if moment.tzinfo is not UTC:
        if moment.tzinfo is None:
            raise ValueError("A moment needs its time zone: give datetime.now(UTC).")
        moment = moment.astimezone(UTC)
    return moment.isoformat(timespec="microseconds")


def moment_from_text(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("A moment needs its time zone.")
    return moment


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
            return moment_from_text(value)
        except ValueError as error:
            raise StoreDamaged(
                "A moment in the club's file is not as it was written down. Start Tenbou again: "
                "it repairs the file."
            ) from error
