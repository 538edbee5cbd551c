"""The club's file, the room on its disk, the clock and the club's server."""

import os
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from typing import Final

from kiosk_app.doctor.finding import Fact, Finding, State
from kiosk_app.doctor.machine import Machine
from kiosk_app.languages import in_english
from kiosk_app.store.disk import club_folder

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
        return Finding(
            "store", State.ABSENT, "There is no club yet; the first game makes it.", facts={}
        )
    facts: dict[str, Fact] = {"bytes": file.stat().st_size}
    if not os.access(file, os.R_OK | os.W_OK):
        return Finding(
            "store", State.BAD, "This account may not write the club's file.",
            "Run this as the kiosk's account: the command `tenbou` on a kiosk does.", facts,
        )  # fmt: skip
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            damage = [row[0] for row in database.execute("PRAGMA quick_check(3)")]
            (facts["games"],) = database.execute("SELECT count(*) FROM games").fetchone()
            (facts["events"],) = database.execute("SELECT count(*) FROM events").fetchone()
    except sqlite3.Error as error:
        damage = [str(error)]
    if damage != ["ok"]:
        return Finding(
            "store", State.BAD, "The club's file is damaged.",
            "Start the kiosk: it rebuilds the file and says what it found. Change the card soon.",
            facts,
        )  # fmt: skip
    open_to_others = bool(file.stat().st_mode & _OTHERS)
    facts["open to other accounts"] = open_to_others
    text = f"{facts['games']} games with {facts['events']} events, sound"
    if open_to_others:
        return Finding(
            "store", State.POOR, f"{text}, but other accounts may read it",
            f"chmod 600 {file}", facts,
        )  # fmt: skip
    return Finding("store", State.GOOD, text, "", facts)


def check_disk(machine: Machine) -> Finding:
    place = machine.folder
    while not place.exists():
        place = place.parent
    try:
        free = machine.free_bytes(place)
    except OSError:
        return Finding("disk", State.BAD, "The disk cannot be read.", "Try another card or disk.")
    facts: dict[str, Fact] = {"free bytes": free, "writable": os.access(place, os.W_OK)}
    text = f"{free / 1e9:,.1f} GB free"
    if not facts["writable"]:
        return Finding(
            "disk", State.BAD, "The club's folder cannot be written to.",
            "Make it writable, or switch the read-only file system off (raspi-config).", facts,
        )  # fmt: skip
    if free < NO_ROOM:
        return Finding(
            "disk", State.BAD, f"The disk is full: {free / 1e6:,.0f} MB free.",
            "Delete photos: tenbou club photos --help", facts,
        )  # fmt: skip
    if free < LITTLE_ROOM:
        return Finding("disk", State.POOR, text, "Make room soon: old photos can go.", facts)
    return Finding("disk", State.GOOD, text, "", facts)


def check_clock(machine: Machine) -> Finding:
    now = datetime.fromtimestamp(machine.seconds(), UTC)
    answer = machine.run("timedatectl", "show", "--property=NTPSynchronized", "--value").strip()
    facts: dict[str, Fact] = {"utc": now.isoformat(timespec="seconds"), "set by": None}
    if not FIRST_DAY <= now < LAST_DAY:
        return Finding(
            "clock", State.BAD, f"The clock says {now:%Y-%m-%d}.",
            "Connect the network for a minute, or set it: sudo date --set", facts,
        )  # fmt: skip
    if answer == "yes":
        facts["set by"] = "network"
    text = f"{now:%Y-%m-%d %H:%M} UTC"
    if answer == "no":
        return Finding(
            "clock", State.POOR, f"{text}, not set by the network",
            "Connect the network, or fit a battery for the clock (a Pi 5 has a socket).", facts,
        )  # fmt: skip
    return Finding("clock", State.GOOD, text, "", facts)


def check_server(machine: Machine) -> Finding:
    from kiosk_app.store.problems import StorageProblem
    from kiosk_app.store.server import Server

    if not machine.settings.club_server:
        return Finding("server", State.ABSENT, "No club server is set; this kiosk is the club.")
    try:
        with Server(machine.settings.club_server) as server:
            server.check()
    except StorageProblem as problem:
        return Finding(
            "server",
            State.POOR,
            in_english(problem),
            "The kiosk works on without it and sends later.",
        )
    return Finding("server", State.GOOD, "The club's server answers.")
