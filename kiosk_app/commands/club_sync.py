"""``tenbou club sync``: once by hand what a kiosk's background sender does all evening."""

import argparse

from kiosk_app.commands.opened_club import add_store_argument, console, say, the_store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server", metavar="URL", help="of the club, like postgresql://host/club")
    parser.add_argument(
        "--prepare-server", action="store_true", help="make its tables, or bring them up to date"
    )
    add_store_argument(parser)
    parser.set_defaults(act=_sync)


def _sync(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.reading_back import read_back
    from kiosk_app.club.sending import send_documents, send_games
    from kiosk_app.club.server import Server

    with (
        the_store(arguments) as store,
        Server(arguments.server) as server,
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
    say(f"{sent} events were sent to {server.name}, and {read} games of others read.")
    return 0
