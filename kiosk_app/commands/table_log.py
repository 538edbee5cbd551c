"""``tenbou table replay``, ``export`` and ``list``: games as logs, and which there are."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kiosk_app.club.refusal import NightRefused
from kiosk_app.commands.opened_club import console, print_json, read_text, say, the_store
from kiosk_app.commands.table_choice import add_game_arguments, the_game
from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.terminal.lines import CommandRefused, headings, line

if TYPE_CHECKING:
    from kiosk_app.club.night_games import NightGame
    from kiosk_app.store.store import Store

_Actions = Any
_MakeAction = Callable[[Any, str], argparse.ArgumentParser]


def add_log_arguments(actions: _Actions, action: _MakeAction) -> None:
    replay = action(actions, "replay")
    replay.add_argument("events")
    replay.add_argument("--rules")
    replay.set_defaults(act=_replay)
    export = action(actions, "export")
    export.add_argument("-o", "--output", type=Path)
    add_game_arguments(export)
    export.set_defaults(act=_export)
    listing = action(actions, "list")
    listing.add_argument("--night")
    listing.set_defaults(act=_list)


def _replay(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.starting import RulesChoice
    from kiosk_app.store.game_rules import table_rules
    from kiosk_app.terminal.replay_view import print_replay
    from scorer.table import pinned_rules, replay

    lines = [line for line in read_text(arguments.events).splitlines() if line.strip()]
    if not lines:
        raise CommandRefused("no-events", file=str(arguments.events))
    events = [_event(line) for line in lines]
    pinned, version = pinned_rules(events[0])
    choice = RulesChoice(arguments.rules or pinned)
    refused = 0
    replayed = replay(events, table_rules(choice.id, choice.text, version), load_language(ENGLISH))
    if not arguments.json:
        return print_replay(console(), replayed)
    for each in replayed:
        refused += "refused" in each
        print_json(each)
    return 2 if refused else 0


def _event(line: str) -> object:
    """A line that is no JSON is refused by the ledger as any other event that cannot be."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return line


def _export(arguments: argparse.Namespace) -> int:
    from scorer.table import event_to_json

    with the_store(arguments) as store:
        game = the_game(store, arguments, ended_too=True)
        log = "".join(
            json.dumps(event_to_json(event), ensure_ascii=False) + "\n"
            for event in game.state.record
        )
    own = game.heading.rules_text
    if arguments.output is None:
        print(log, end="")
    else:
        _write(arguments.output, log)
        say(line("events-saved", count=len(game.state.record), path=str(arguments.output)))
        if own is not None:
            _write(arguments.output.with_name(f"{game.heading.rules_id}.toml"), own)
    if own is not None:
        rules = f"{game.heading.rules_id}.toml"
        say(line("replay-with", file=rules))
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise NightRefused("cannot-write", path=str(path)) from error


def _list(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        games, own = _games(store, arguments.night), store.kiosk_id
    if arguments.json:
        for game in games:
            print_json(_record(game, own))
    elif games:
        _print_games(games, own)
    else:
        say(line("no-game-running" if arguments.night is None else "no-game-played"))
    return 0


def _games(store: "Store", wanted: str | None) -> "list[NightGame]":
    """Those of a night; without one what runs here, and at the other tables of the open one."""
    from kiosk_app.club.night_games import games_with_sheets, night_games
    from kiosk_app.club.nights import night_now, the_night
    from kiosk_app.store.journal import open_games

    night = night_now(store) if wanted in (None, "tonight") else the_night(store, wanted)
    games = [] if night is None else night_games(store, night)
    if wanted is not None:
        if night is None:
            raise NightRefused("none-open")
        return games
    ours = games_with_sheets(store, open_games(store))
    here = {game.id for game in ours}
    return ours + [game for game in games if game.sheet.ended is None and game.id not in here]


def _record(game: "NightGame", own: str) -> dict[str, Any]:
    heading, sheet = game.heading, game.sheet
    return {
        "game": game.id,
        "table": heading.table_name,
        "night_round": heading.round,
        "rules": heading.rules_id,
        "started": heading.started.isoformat(),
        "ended": None if heading.ended is None else heading.ended.isoformat(),
        "here": heading.kiosk_id == own,
        "players": [name for name in sheet.players if name],
        "points": list(sheet.points[: len(sheet.final)]),
        "round": sheet.round,
        "deal": sheet.dealer + 1,
        "hand": sheet.hand,
        "counters": sheet.counters,
        "sticks": sheet.sticks,
    }


def _print_games(games: "list[NightGame]", own: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from kiosk_app.store.score_sheet import deal_name
    from kiosk_app.terminal.table_view import figure

    grid = Table(*headings("table", "round", "players", "hand", "game"))
    for game in games:
        sheet, heading = game.sheet, game.heading
        people = [each for each in zip(sheet.players, sheet.points, strict=True) if each[0]]
        ended = line("ended") if sheet.ended else deal_name(sheet)
        grid.add_row(
            heading.table_name,
            "" if heading.round is None else str(heading.round),
            Text("\n".join(f"{name} {figure(points)}" for name, points in people)),
            ended if heading.kiosk_id == own else f"{ended}\n{line('elsewhere')}",
            game.id[:16],
        )
    console().print(grid)
