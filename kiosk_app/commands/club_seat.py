"""``tenbou club seat``."""

import argparse
from secrets import randbelow

from rich.table import Table
from rich.text import Text

from kiosk_app.club.nights import present, the_night, tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.rounds import waiting_words
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

_SEEDS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_show)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    draw = actions.add_parser("draw", help="the next round by lot")
    draw.set_defaults(act=_seat)
    plan = actions.add_parser("plan", help="the next rounds, everybody meeting as many as can be")
    plan.add_argument("--rounds", type=int, default=1, help="how many are still to be played")
    plan.set_defaults(act=_seat)
    for action in (draw, plan):
        action.add_argument("--seed", type=int, help="a number; the same one seats the same way")
    show = actions.add_parser("show", help="the rounds so far")
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
            with console().status("Looking for the best seats"):
                rounds = plan_rounds(players, history, arguments.rounds, seed)
        kept = keep_rounds(store, night, rounds, now())
    _print(kept, arguments)
    say(f"Seed {seed}.")
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
        title = f"Round {each.number}"
        grid = Table("table", "East", "South", "West", "North", "", title=title)
        for name, table in each.tables.items():
            names = [Text(player.name) for player in table]
            grid.add_row(name, *names, "begun" if name in each.begun else "")
        console().print(grid)
        if waiting:
            console().print(waiting_words(waiting), style="bold", markup=False)
