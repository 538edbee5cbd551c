"""``tenbou club backup`` and ``restore``."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kiosk_app.club.refusal import NightRefused
from kiosk_app.commands.opened_club import add_store_argument, console, now, say, the_store


@dataclass(frozen=True, slots=True)
class _Part:
    add_arguments: Callable[[argparse.ArgumentParser], None]


def _backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the copy to write")
    add_store_argument(parser)
    parser.set_defaults(act=_backup)


def _restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the copy to bring back")
    parser.add_argument(
        "--yes", action="store_true", help="what is there now is replaced, and kept beside it"
    )
    add_store_argument(parser)
    parser.set_defaults(act=_restore)


def _backup(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.backup import back_up

    with the_store(arguments) as store, console().status("Copying and checking"):
        back_up(store.folder, arguments.file.absolute())
    say(f"Everything is in {arguments.file}.")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.folders import club_folder
    from kiosk_app.store.restoring import restore

    if not arguments.yes:
        raise NightRefused("This replaces all games and players here: say --yes if it should.")
    with console().status("Checking and bringing back"):
        kept = restore(club_folder(arguments.folder), arguments.file, now())
    with the_store(arguments):
        pass  # an older copy is brought to this schema now
    say(f"{arguments.file} is back." + (f" What it replaced is {kept}." if kept else ""))
    return 0


BACKUP = _Part(_backup_arguments)
RESTORE = _Part(_restore_arguments)
