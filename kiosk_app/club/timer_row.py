"""The evening's clock in the store, so that it outlives a power cut and can be seen anywhere."""

from datetime import timedelta
from json import dumps, loads
from types import MappingProxyType

from sqlalchemy import delete, insert, select

from kiosk_app.club.nights import NightCard
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.timer import Timer
from kiosk_app.store.models import SETTINGS
from kiosk_app.store.records import moment_from_text, moment_to_text
from kiosk_app.store.store import Store


def keep_timer(store: Store, night: NightCard, timer: Timer | None) -> None:
    """Write the clock down in place of the last one; None stops it."""
    with store.writing() as connection:
        connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _name(night)))
        if timer is not None:
            row = {"name": _name(night), "value": dumps(timer_to_json(timer))}
            connection.execute(insert(SETTINGS).values(**row))


def kept_timer(store: Store, night: NightCard) -> Timer:
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == _name(night))
    with store.reading() as connection:
        value: str | None = connection.execute(wanted).scalar()
    if value is None:
        raise NightRefused("no-clock")
    try:
        return timer_from_json(loads(value))
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        # Damaged, or of a newer Tenbou: a clock can be started again.
        raise NightRefused("no-clock") from error


def timer_to_json(timer: Timer) -> dict[str, object]:
    return {
        "started": moment_to_text(timer.started),
        "length": timer.length.total_seconds(),
        "warning": timer.warning.total_seconds(),
        "paused": None if timer.paused is None else moment_to_text(timer.paused),
        "stood": timer.stood.total_seconds(),
        "added": {table: time.total_seconds() for table, time in timer.added.items()},
    }


def timer_from_json(value: dict[str, object]) -> Timer:
    paused, added = value["paused"], value["added"]
    if not isinstance(added, dict):
        raise TypeError("no times")
    return Timer(
        started=moment_from_text(str(value["started"])),
        length=_time(value["length"]),
        warning=_time(value["warning"]),
        paused=None if paused is None else moment_from_text(str(paused)),
        stood=_time(value["stood"]),
        added=MappingProxyType({table: _time(seconds) for table, seconds in added.items()}),
    )


def _time(seconds: object) -> timedelta:
    return timedelta(seconds=float(str(seconds)))


def _name(night: NightCard) -> str:
    return f"timer-{night.id}"[:64]
