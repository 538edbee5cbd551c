"""``tenbou kiosk``: the touch screen beside the table."""

import argparse
import os
import sys
from pathlib import Path

from kiosk_app.terminal.lines import line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--settings", type=Path)
    parser.add_argument("--size", default="1280x800", metavar="WIDTHxHEIGHT")
    parser.add_argument("--fullscreen", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    from kiosk_app.ui.environment import has_screen, prepare

    if not has_screen(os.environ) and "SDL_VIDEODRIVER" not in os.environ:
        print(line("no-screen"), file=sys.stderr)
        return 2
    width, _, height = arguments.size.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        print(line("not-a-size", text=arguments.size), file=sys.stderr)
        return 2
    prepare(size=(int(width), int(height)), fullscreen=arguments.fullscreen)
    from kiosk_app.logs import set_up_logs
    from kiosk_app.pi.watchdog import Watchdog
    from kiosk_app.session.table_camera import TableCamera
    from kiosk_app.store.disk import club_folder
    from kiosk_app.ui.app import TenbouApp
    from kiosk_app.ui.last_handler import keep_usable
    from kiosk_app.ui.sign_of_life import give_signs
    from kiosk_app.ui.tidying import keep_what_is_loaded

    # Whoever tries the kiosk in a window may have no camera: rendered hands take its place.
    table_camera = TableCamera(fallback="" if arguments.fullscreen else "virtual")
    app = TenbouApp(
        club_folder=arguments.folder,
        config_folder=arguments.settings,
        camera=table_camera,
        warm_up=True,
    )
    keep_what_is_loaded()
    give_signs(app, Watchdog.of_this_process())
    set_up_logs(club_folder(arguments.folder).path)
    keep_usable(app)
    app.run()
    return 0
