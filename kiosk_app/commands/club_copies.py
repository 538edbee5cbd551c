"""``tenbou club backup`` and ``restore``."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kiosk_app.commands.opened_club import add_store_argument, console, now, say, the_store
from kiosk_app.terminal.lines import CommandRefused, line


@dataclass(frozen=True, slots=True)
class _Part:
    add_arguments: Callable[[argparse.ArgumentParser], None]


def _backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
    )
    add_store_argument(parser)
    parser.set_defaults(act=_backup)


def _restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--this-kiosk",
        choices=("replace", "copy"),
    )
    parser.add_argument("--yes", action="store_true")
    add_store_argument(parser)
    parser.set_defaults(act=_restore)


def _backup(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.backup import back_up, keep_daily_copy
    from kiosk_app.store.disk import disk_problems
    from kiosk_app.store.sticks import FOLDER_ON_A_STICK, copy_to_sticks, place_on_stick

    target: Path = arguments.file.absolute()
    with the_store(arguments) as store, console().status(line("copying")):
        if target.is_dir():
            # A stick for the daily copies: from now on they go there by themselves.
            with disk_problems(target):
                (target / FOLDER_ON_A_STICK).mkdir(exist_ok=True)
            keep_daily_copy(store.folder, now())
            copy_to_sticks(store, [target])
            target = place_on_stick(store, target)
        else:
            back_up(store.folder, target)
    say(line("backed-up", path=str(target)))
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.disk import club_folder
    from kiosk_app.store.problems import WhichKiosk
    from kiosk_app.store.restoring import restore

    if not arguments.yes:
        raise CommandRefused("restore-needs-yes")
    with console().status(line("restoring")):
        folder = club_folder(arguments.folder)
        try:
            kept = restore(folder, arguments.file, now(), arguments.this_kiosk)
        except WhichKiosk as which:
            raise CommandRefused("which-kiosk", why=which) from which
    with the_store(arguments):
        pass  # an older copy is brought to this schema now
    if kept is None:
        say(line("restored", file=str(arguments.file)))
    else:
        say(line("restored-kept", file=str(arguments.file), kept=str(kept)))
    return 0


BACKUP = _Part(_backup_arguments)
RESTORE = _Part(_restore_arguments)
