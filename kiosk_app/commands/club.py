"""``tenbou club``: the whole club night, from the first guest to the report."""

import argparse

from kiosk_app.commands import (
    club_copies,
    club_forks,
    club_night,
    club_pages,
    club_photos,
    club_players,
    club_report,
    club_seat,
    club_standings,
    club_sync,
    club_timer,
)
from kiosk_app.commands.opened_club import answered

_PARTS = (
    ("players", club_players),
    ("night", club_night),
    ("seat", club_seat),
    ("timer", club_timer),
    ("standings", club_standings),
    ("player", club_pages.PLAYER),
    ("yakuman", club_pages.YAKUMAN),
    ("report", club_report),
    ("photos", club_photos),
    ("backup", club_copies.BACKUP),
    ("restore", club_copies.RESTORE),
    ("forks", club_forks),
    ("sync", club_sync),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, part in _PARTS:
        part.add_arguments(actions.add_parser(name))


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)
