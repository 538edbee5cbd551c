"""The club's file, the room on its disk, the clock and the club's server."""

import os
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from typing import Final

from kiosk_app.doctor.machine import Fact, Finding, Machine, State
from kiosk_app.store.disk import club_folder
from scorer.messages import Message

LITTLE_ROOM: Final = 1_000_000_000
"""Bytes. A club's year is some tens of megabytes, its photos a few gigabytes."""
NO_ROOM: Final = 50_000_000
FIRST_DAY: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""This program is younger than that, and so is today."""
LAST_DAY: Final = datetime(2037, 1, 1, tzinfo=UTC)
"""A Raspberry Pi without a battery and a network may start anywhere."""
_OTHERS: Final = stat.S_IRWXO | stat.S_IRWXG


def check_store(machine: Machine) -> Finding:
    """Looked at without writing or locking: a kiosk may be at work on it."""
    file = club_folder(machine.folder).database
    if not file.exists():
        return Finding("store", State.ABSENT, Message("doctor", "store-none"))
    facts: dict[str, Fact] = {"bytes": file.stat().st_size}
    if not os.access(file, os.R_OK | os.W_OK):
        found = Message("doctor", "store-not-ours")
        advice = Message("doctor", "store-not-ours-advice")
        return Finding("store", State.BAD, found, advice, facts)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            damage = [row[0] for row in database.execute("PRAGMA quick_check(3)")]
            (facts["games"],) = database.execute("SELECT count(*) FROM games").fetchone()
            (facts["events"],) = database.execute("SELECT count(*) FROM events").fetchone()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        damage = [str(error)]
    if damage != ["ok"]:
        found = Message("doctor", "store-damaged")
        advice = Message("doctor", "store-damaged-advice")
        return Finding("store", State.BAD, found, advice, facts)
    open_to_others = bool(file.stat().st_mode & _OTHERS)
    facts["open to other accounts"] = open_to_others
    counts = {"games": facts["games"], "events": facts["events"]}
    if open_to_others:
        found = Message("doctor", "store-readable", **counts)
        advice = Message("doctor", "store-readable-advice", file=str(file))
        return Finding("store", State.POOR, found, advice, facts)
    return Finding("store", State.GOOD, Message("doctor", "store", **counts), None, facts)


def check_disk(machine: Machine) -> Finding:
    place = machine.folder
    while not place.exists():
        place = place.parent
    try:
        free = machine.free_bytes(place)
    except OSError:
        found = Message("doctor", "disk-unreadable")
        return Finding("disk", State.BAD, found, Message("doctor", "disk-unreadable-advice"))
    facts: dict[str, Fact] = {"free bytes": free, "writable": os.access(place, os.W_OK)}
    if not facts["writable"]:
        found = Message("doctor", "disk-read-only")
        advice = Message("doctor", "disk-read-only-advice")
        return Finding("disk", State.BAD, found, advice, facts)
    if free < NO_ROOM:
        found = Message("doctor", "disk-full", megabytes=round(free / 1e6))
        return Finding("disk", State.BAD, found, Message("doctor", "disk-full-advice"), facts)
    found = Message("doctor", "disk", gigabytes=f"{free / 1e9:.1f}")
    if free < LITTLE_ROOM:
        return Finding("disk", State.POOR, found, Message("doctor", "disk-little-advice"), facts)
    return Finding("disk", State.GOOD, found, None, facts)


def check_clock(machine: Machine) -> Finding:
    now = datetime.fromtimestamp(machine.seconds(), UTC)
    answer = machine.run("timedatectl", "show", "--property=NTPSynchronized", "--value").strip()
    facts: dict[str, Fact] = {"utc": now.isoformat(timespec="seconds"), "set by": None}
    if not FIRST_DAY <= now < LAST_DAY:
        found = Message("doctor", "clock-wrong", day=f"{now:%Y-%m-%d}")
        return Finding("clock", State.BAD, found, Message("doctor", "clock-wrong-advice"), facts)
    if answer == "yes":
        facts["set by"] = "network"
    time = f"{now:%Y-%m-%d %H:%M}"
    if answer == "no":
        found = Message("doctor", "clock-not-set", time=time)
        advice = Message("doctor", "clock-not-set-advice")
        return Finding("clock", State.POOR, found, advice, facts)
    return Finding("clock", State.GOOD, Message("doctor", "clock", time=time), None, facts)


def check_server(machine: Machine) -> Finding:
    from kiosk_app.store.problems import StorageProblem
    from kiosk_app.store.server import Server

    if not machine.settings.club_server:
        return Finding("server", State.ABSENT, Message("doctor", "server-none"))
    try:
        with Server(machine.settings.club_server) as server:
            server.check()
    except StorageProblem as problem:
        found = Message("doctor", "server-trouble", why=problem)
        return Finding("server", State.POOR, found, Message("doctor", "server-trouble-advice"))
    return Finding("server", State.GOOD, Message("doctor", "server"))
