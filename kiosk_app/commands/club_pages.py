"""``tenbou club player`` and ``tenbou club yakuman``: a player's page, and the club's yakuman."""

import argparse
from dataclasses import asdict
from types import SimpleNamespace

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from kiosk_app.club.player_page import PlayerPage, player_page
from kiosk_app.club.players import all_players, the_player
from kiosk_app.club.standings import ALL_TIME, Scope
from kiosk_app.club.yakuman_hall import yakuman_hall
from kiosk_app.commands.club_standings import standing_to_json
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    print_json,
    say,
    the_store,
)
from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.terminal.lines import headings, line
from kiosk_app.terminal.table_view import signed


def _add_player_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.add_argument("player")
    parser.add_argument("--season")
    parser.set_defaults(act=_player)


def _add_yakuman_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_yakuman)


def _player(arguments: argparse.Namespace) -> int:
    scope = ALL_TIME if arguments.season is None else Scope(season=arguments.season)
    with the_store(arguments) as store:
        card = the_player(all_players(store), arguments.player)
        page = player_page(store, card.id, scope)
    if page is None:
        say(line("no-finished-game", name=card.name))
    elif arguments.json:
        print_json(page_to_json(page))
    else:
        _print_page(page)
    return 0


def page_to_json(page: PlayerPage) -> dict[str, object]:
    games = [asdict(game) | {"ended": game.ended.isoformat()} for game in page.games]
    return {
        "standing": standing_to_json(page.standing),
        "games": games,
        "opponents": [asdict(one) for one in page.opponents],
        "yaku": dict(page.yaku),
    }


def _print_page(page: PlayerPage) -> None:
    standing, english = page.standing, load_language(ENGLISH)
    console().print(Text(standing.name, "bold"))
    places = ", ".join(
        line("player-place", count=count, place=english("table-place", place=place))
        for place, count in enumerate(standing.places, 1)
    )
    say(line("player-games", count=standing.games, places=places, score=signed(standing.score)))
    for code, rate in (
        ("player-won", standing.win_rate),
        ("player-dealt-in", standing.deal_in_rate),
        ("player-riichi", standing.riichi_rate),
    ):
        if rate is not None:
            say(line(code, percent=english.percent(float(rate)), count=standing.hands))
    if page.yaku:
        made = ", ".join(f"{yaku} {count}" for yaku, count in page.yaku)
        say(line("player-yaku", yaku=made))
    grid = Table(box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    grid.add_column(line("column-against"), no_wrap=True)
    for heading in headings("games", "ahead", "behind"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for one in page.opponents:
        grid.add_row(Text(one.name), str(one.games), str(one.ahead), str(one.behind))
    console().print(grid)


def _yakuman(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store, store.reading() as connection:
        hall = yakuman_hall(connection)
    if arguments.json:
        for hand in hall:
            print_json(asdict(hand) | {"moment": hand.moment.isoformat()})
        return 0
    if not hall:
        say(line("no-yakuman"))
    for hand in hall:
        how = "tsumo" if hand.self_drawn else "ron"
        yaku = ", ".join(hand.yaku) or "yakuman"
        said = {"day": hand.moment.date().isoformat(), "name": hand.name, "yaku": yaku, "how": how}
        if hand.hand:
            text = line("yakuman-with-tiles", **said, points=hand.points, tiles=hand.hand)
        else:
            text = line("yakuman", **said, points=hand.points)
        console().print(text, markup=False)
    return 0


PLAYER = SimpleNamespace(add_arguments=_add_player_arguments)
YAKUMAN = SimpleNamespace(add_arguments=_add_yakuman_arguments)
