"""``tenbou club photos``: how many photos of hands are kept, and the older ones removed."""

import argparse

from kiosk_app.commands.opened_club import (
    add_common_arguments,
    now,
    print_json,
    say,
    the_store,
)
from kiosk_app.terminal.lines import CommandRefused, line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--remove-older-than", type=int, metavar="DAYS")
    add_common_arguments(parser)
    parser.set_defaults(act=_photos)


def _photos(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.making_room import Removed, kept_evidence, remove_old_evidence

    days, removed = arguments.remove_older_than, Removed()
    if days is not None and days < 0:
        raise CommandRefused("days")
    with the_store(arguments) as store:
        if days is not None:
            removed = remove_old_evidence(store.folder, now(), days, asked=True)
        kept = kept_evidence(store.folder)
        where = store.folder.evidence
    if arguments.json:
        print_json({"photos": kept.photos, "bytes": kept.bytes, "removed": removed.photos})
        return 0
    if days is not None:
        say(line("photos-removed", count=removed.photos, megabytes=f"{removed.bytes / 1e6:.1f}"))
    size = f"{kept.bytes / 1e6:.1f}"
    say(line("photos-kept", count=kept.photos, folder=str(where), megabytes=size))
    return 0
