"""``tenbou club seat``."""

import argparse
from secrets import randbelow

from rich.table import Table
from rich.text import Text

from kiosk_app.club.nights import present, the_night, tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating import draw_round, plan_rounds
from kiosk_app.club.seating_rows import SeatedRound, keep_rounds, played, seated_rounds
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    now,
    print_json,
    say,
    the_store,
)
from kiosk_app.explain.naming import name_list
from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.terminal.lines import headings, line

_SEEDS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_show)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    draw = actions.add_parser("draw")
    draw.set_defaults(act=_seat)
    plan = actions.add_parser("plan")
    plan.add_argument("--rounds", type=int, default=1)
    plan.set_defaults(act=_seat)
    for action in (draw, plan):
        action.add_argument("--seed", type=int)
    show = actions.add_parser("show")
    show.set_defaults(act=_show)
    add_common_arguments(draw, plan, show)


def _seat(arguments: argparse.Namespace) -> int:
    seed = randbelow(_SEEDS) if arguments.seed is None else arguments.seed
    with the_store(arguments) as store:
        night = tonight(store)
        players = [player.id for player in present(store, night)]
        begun = played(seated_rounds(store, night))
        if begun and len(begun[-1].begun) < len(begun[-1].tables):
            missing = tuple(name for name in begun[-1].tables if name not in begun[-1].begun)
            raise NightRefused("not-begun", tables=missing, round=begun[-1].number)
        history = [each.plain for each in begun]
        if arguments.what == "draw":
            rounds = [draw_round(players, history, seed)]
        else:
            with console().status(line("seating")):
                rounds = plan_rounds(players, history, arguments.rounds, seed)
        kept = keep_rounds(store, night, rounds, now())
    _print(kept, arguments)
    say(line("seed", seed=str(seed)))
    return 0


def _show(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        rounds = seated_rounds(store, the_night(store, None))
    if not rounds:
        raise NightRefused("not-seated")
    _print(rounds, arguments)
    return 0


def _print(rounds: list[SeatedRound], arguments: argparse.Namespace) -> None:
    for each in rounds:
        waiting = [player.name for player in each.waiting]
        if arguments.json:
            print_json(
                {
                    "round": each.number,
                    "tables": {
                        name: [player.name for player in table]
                        for name, table in each.tables.items()
                    },
                    "waiting": waiting,
                    "begun": list(each.begun),
                }
            )
            continue
        title = line("round", number=each.number)
        grid = Table(*headings("table", "east", "south", "west", "north", ""), title=title)
        for name, table in each.tables.items():
            names = [Text(player.name) for player in table]
            grid.add_row(name, *names, line("begun") if name in each.begun else "")
        console().print(grid)
        if waiting:
            text = line(
                "sits-out",
                count=len(waiting),
                names=name_list(load_language(ENGLISH), waiting),
                missing=4 - len(waiting),
            )
            console().print(text, style="bold", markup=False)
