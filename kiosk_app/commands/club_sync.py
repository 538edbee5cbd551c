"""``tenbou club sync``: once by hand what a kiosk's background sender does all evening."""

import argparse
from dataclasses import replace
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk_app.commands.opened_club import (
    add_store_argument,
    console,
    read_text,
    say,
    settings_of,
    the_store,
)
from kiosk_app.setting_values import SettingRefused, without_password
from kiosk_app.terminal.lines import CommandRefused, line

if TYPE_CHECKING:
    from kiosk_app.settings import Settings
    from kiosk_app.store.disk import ClubFolder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "server",
        nargs="?",
        metavar="URL",
    )
    parser.add_argument("--prepare-server", action="store_true")
    parser.add_argument("--password-file", type=Path, metavar="FILE")
    parser.add_argument("--ask-password", action="store_true")
    parser.add_argument(
        "--this-kiosk",
        choices=("replace", "new"),
    )
    add_store_argument(parser)
    parser.set_defaults(act=_sync)


def _sync(arguments: argparse.Namespace) -> int:
    from kiosk_app.languages import in_english
    from kiosk_app.store.disk import club_folder
    from kiosk_app.store.fetching import fetch_what_is_missing
    from kiosk_app.store.incoming import rows_aside
    from kiosk_app.store.off_card import exchange_copies
    from kiosk_app.store.receiving import read_back
    from kiosk_app.store.registering import settle_twin, show_itself
    from kiosk_app.store.sending import send_documents, send_games
    from kiosk_app.store.server import Server

    settings = settings_of(arguments)
    address = arguments.server or settings.club_server
    if not address:
        raise CommandRefused("server-missing")
    folder = club_folder(arguments.folder)
    address = _with_kept_password(arguments, folder, address)
    with (
        the_store(arguments) as store,
        Server(address, folder) as server,
        console().status(line("talking", server=server.name)) as status,
    ):
        if arguments.prepare_server:
            status.update(line("preparing"))
            server.prepare()
        server.check()
        if arguments.this_kiosk is not None:
            settle_twin(store, server, "replace" if arguments.this_kiosk == "replace" else "copy")
            if arguments.this_kiosk == "new":
                say(line("is-new-kiosk"))
                return 0
        show_itself(store, server)
        fetched = fetch_what_is_missing(store, server)
        status.update(line("sending"))
        send_documents(store, server)
        sent = send_games(store, server)
        status.update(line("reading-others"))
        read = read_back(store, server)
        exchange_copies(store, server)
        with store.reading() as local:
            aside = rows_aside(local)
    if fetched:
        say(line("came-back", count=fetched, server=server.name))
    for table, row, wrong in aside:
        say(line("set-aside", table=table, row=row, why=in_english(wrong)), style="yellow")
    say(line("sent", count=sent, server=server.name))
    say(line("received", count=read))
    if address != settings.club_server:
        _keep(settings, address, arguments)
    return 0


def _with_kept_password(arguments: argparse.Namespace, folder: "ClubFolder", address: str) -> str:
    """The address without its password, which goes into a file of the club's folder.

    A password on a command line can be read by everybody on the machine, so it may come from a
    file or be typed instead.
    """
    from kiosk_app.store.disk import disk_problems
    from kiosk_app.store.server_address import keep_password, server_url, without_its_password

    server_url(address)  # refuses what is no address
    bare, password = without_its_password(address)
    if arguments.password_file is not None:
        lines = read_text(str(arguments.password_file)).splitlines()
        password = lines[0] if lines else ""
    elif arguments.ask_password:
        password = getpass(line("password"))
    if password:
        folder.make()
        with disk_problems(folder.path):
            keep_password(folder, password)
        say(line("password-kept", path=str(folder.server_password)))
    return bare


def _keep(settings: "Settings", address: str, arguments: argparse.Namespace) -> None:
    """It answered, so it is the club's server from now on."""
    from kiosk_app.settings import save_settings, settings_file
    from kiosk_app.store.disk import disk_problems

    try:
        settings = replace(settings, club_server=address)
    except SettingRefused as refused:
        say(refused)
        return
    with disk_problems(settings_file(arguments.folder).parent):
        save_settings(settings, arguments.folder)
    say(line("server-kept", server=without_password(address)))
