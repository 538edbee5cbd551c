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
    ("players", "who is in the club: list, add, edit, find, import, merge", club_players),
    ("night", "open and close an evening, and who is there", club_night),
    ("seat", "who sits where: by draw, or by a plan over several rounds", club_seat),
    ("timer", "the clock of a round", club_timer),
    ("standings", "of the night, the season or all time", club_standings),
    ("player", "one player's page: games, places, yaku, and who beats whom", club_pages.PLAYER),
    ("yakuman", "every yakuman of the club, the latest first", club_pages.YAKUMAN),
    ("report", "games, the tournament's result, the night as a PDF", club_report),
    ("photos", "photos of hands: how many are kept, and remove the older ones", club_photos),
    ("backup", "copy everything into one file", club_copies.BACKUP),
    ("restore", "bring such a copy back", club_copies.RESTORE),
    ("forks", "games that went on twice: both courses, and which one counts", club_forks),
    ("sync", "send this kiosk's games to the club's server and read the others'", club_sync),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, purpose, part in _PARTS:
        part.add_arguments(actions.add_parser(name, help=purpose, description=purpose))


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)
