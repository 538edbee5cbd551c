"""``tenbou club sync``: once by hand what a kiosk's background sender does all evening."""

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from kiosk_app.club.refusal import NightRefused
from kiosk_app.commands.opened_club import (
    add_store_argument,
    console,
    counted,
    say,
    settings_of,
    the_store,
)
from kiosk_app.setting_values import SettingRefused, without_password

if TYPE_CHECKING:
    from kiosk_app.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "server",
        nargs="?",
        metavar="URL",
        help="of the club, like postgresql://host/club; kept, and not needed the next time",
    )
    parser.add_argument(
        "--prepare-server", action="store_true", help="make its tables, or bring them up to date"
    )
    add_store_argument(parser)
    parser.set_defaults(act=_sync)


def _sync(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.receiving import read_back
    from kiosk_app.store.sending import send_documents, send_games
    from kiosk_app.store.server import Server

    settings = settings_of(arguments)
    address = arguments.server or settings.club_server
    if not address:
        raise NightRefused("Say where the club's server is: tenbou club sync postgresql://…")
    with (
        the_store(arguments) as store,
        Server(address) as server,
        console().status(f"Talking to {server.name}") as status,
    ):
        if arguments.prepare_server:
            status.update("Preparing the server")
            server.prepare()
        server.check()
        status.update("Sending")
        send_documents(store, server)
        sent = send_games(store, server)
        status.update("Reading the other tables")
        read = read_back(store, server)
    told = f"Sent {counted(sent, 'event')} to {server.name}"
    say(f"{told}, read {counted(read, 'game')} of other kiosks.")
    if address != settings.club_server:
        _keep(settings, address, arguments)
    return 0


def _keep(settings: "Settings", address: str, arguments: argparse.Namespace) -> None:
    """It answered, so it is the club's server from now on."""
    from kiosk_app.settings import save_settings, settings_file
    from kiosk_app.store.disk import telling_of_disk

    try:
        settings = replace(settings, club_server=address)
    except SettingRefused as refused:
        say(f"The address was not kept: {refused}.")
        return
    with telling_of_disk(settings_file(arguments.folder).parent):
        save_settings(settings, arguments.folder)
    say(f"{without_password(address)} is kept as the club's server.")
