"""``tenbou club timer``."""

import argparse
import time
from datetime import datetime

from rich.live import Live
from rich.text import Text

from kiosk_app.club.nights import tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.starting import RulesChoice
from kiosk_app.club.timer import (
    Timer,
    add_time,
    go_on,
    pause,
    remaining_text,
    signals,
    timer_of,
)
from kiosk_app.club.timer_row import keep_timer, kept_timer
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    now,
    print_json,
    say,
    settings_of,
    the_store,
)
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.store import Store
from kiosk_app.terminal.lines import CommandRefused, line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_show, watch=False)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    start = actions.add_parser("start")
    start.add_argument("--rules")
    start.add_argument("--minutes", type=int)
    start.add_argument("--warning", type=int)
    start.set_defaults(act=_start)
    change = {
        "pause": actions.add_parser("pause"),
        "go": actions.add_parser("go"),
        "add": actions.add_parser("add"),
    }
    change["add"].add_argument("table")
    change["add"].add_argument("minutes", type=int)
    for action in change.values():
        action.set_defaults(act=_change)
    stop = actions.add_parser("stop")
    stop.set_defaults(act=_stop)
    show = actions.add_parser("show")
    show.add_argument("--watch", action="store_true")
    show.set_defaults(act=_show)
    for action in (start, *change.values(), stop, show):
        add_common_arguments(action)


def _start(arguments: argparse.Namespace) -> int:
    choice = RulesChoice(arguments.rules or settings_of(arguments).rules)
    rules = table_rules(choice.id, choice.text).tournament
    minutes = rules.minutes if arguments.minutes is None else arguments.minutes
    before_end = rules.minutes - rules.warning_minute
    warning = max(minutes - before_end, 0) if arguments.warning is None else arguments.warning
    with the_store(arguments) as store:
        night = tonight(store)
        try:
            running = kept_timer(store, night)
        except NightRefused:
            running = None
        if running is not None and not _is_over(running, now()):
            raise CommandRefused("clock-is-running")
        keep_timer(store, night, timer_of(minutes, warning, now()))
        return _print(store, arguments)


def _is_over(timer: Timer, moment: datetime) -> bool:
    tables = (None, *timer.added)
    return all(timer.remaining(moment, table).total_seconds() <= 0 for table in tables)


def _change(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = tonight(store)
        timer = kept_timer(store, night)
        if arguments.what == "pause":
            timer = pause(timer, now())
        elif arguments.what == "go":
            timer = go_on(timer, now())
        else:
            timer = add_time(timer, arguments.table, arguments.minutes)
        keep_timer(store, night, timer)
        return _print(store, arguments)


def _stop(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = tonight(store)
        kept_timer(store, night)
        keep_timer(store, night, None)
    say(line("clock-stopped"))
    return 0


def _show(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        if arguments.watch and not arguments.json:
            return _watch(store)
        return _print(store, arguments)


def _watch(store: Store) -> int:
    """Until no table has time left; the sound is the terminal's bell."""
    night = tonight(store)
    out, looked = console(), now()
    with Live(console=out, auto_refresh=False) as live:
        while True:
            timer, moment = kept_timer(store, night), now()
            for signal in signals(timer, looked, moment):
                if signal.sounds:
                    out.bell()
                code = "last-hands" if signal.sounds else "time-is-up"
                if signal.table is None:
                    out.print(line(code), markup=False)
                else:
                    out.print(line(f"{code}-at", table=signal.table), markup=False)
            looked = moment
            live.update(_text(timer, moment), refresh=True)
            if _is_over(timer, moment):
                return 0
            time.sleep(0.5)


def _print(store: Store, arguments: argparse.Namespace) -> int:
    timer, moment = kept_timer(store, tonight(store)), now()
    if arguments.json:
        tables = {
            table: timer.remaining(moment, table).total_seconds() for table in sorted(timer.added)
        }
        print_json(
            {
                "remaining": timer.remaining(moment).total_seconds(),
                "text": remaining_text(timer.remaining(moment)),
                "paused": timer.paused is not None,
                "warning_given": timer.elapsed(moment) >= timer.warning,
                "tables": tables,
            }
        )
    else:
        console().print(_text(timer, moment))
    return 0


def _text(timer: Timer, moment: datetime) -> Text:
    lines = [remaining_text(timer.remaining(moment))]
    if timer.paused is not None:
        lines[0] = line("paused", time=lines[0])
    lines += [
        line("time-of-table", table=table, time=remaining_text(timer.remaining(moment, table)))
        for table in sorted(timer.added)
    ]
    return Text("\n".join(lines))
