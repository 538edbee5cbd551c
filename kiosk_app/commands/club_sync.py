"""``tenbou club sync``: once by hand what a kiosk's background sender does all evening."""

import argparse

from kiosk_app.commands.opened_club import add_store_argument, the_store
from kiosk_app.night.refusal import NightRefused


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--server", metavar="URL", help="postgresql://… of the club; the kept one without it"
    )
    add_store_argument(parser)
    parser.set_defaults(act=_sync)


def _sync(arguments: argparse.Namespace) -> int:
    with the_store(arguments):
        raise NightRefused("This Tenbou cannot reach a club's server yet; games stay here.")
