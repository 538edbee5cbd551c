"""A game on one sheet, and what other tables see of it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from kiosk_app.club.night_games import NightGame, night_games
from kiosk_app.club.nights import come, night_now, open_night, tonight
from kiosk_app.club.players import PlayerDetails, add_players
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating import draw_round
from kiosk_app.club.seating_rows import current_round, keep_rounds, seated_rounds
from kiosk_app.club.starting import RulesChoice, start_seated
from kiosk_app.club.tournament_report import report_lines
from kiosk_app.store.opening import open_store
from kiosk_app.store.receiving import read_back
from kiosk_app.store.score_sheet import deal_name, sheet_from_text, sheet_of, sheet_to_text
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import Penalty, RiichiDeclared, Seat
from tests.kiosk_app.store.evening import new_game, now, play, ron

RULES = ("ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou", "nts-2009")


@pytest.mark.parametrize("rules", RULES)
def test_a_sheet_comes_back_from_its_text(store: Store, rules: str, seed: int) -> None:
    game = new_game(store, rules)
    play(game, Random(seed), 30)
    sheet = sheet_of(game.state)
    assert sheet_from_text(sheet_to_text(sheet)) == sheet
    assert sheet.points == game.table.points
    assert sheet.course[-1] == sheet.points
    assert len(sheet.course) == len(sheet.labels)
    assert sheet.sequence == game.state.sequence


def test_the_sheet_tells_where_a_running_game_stands(store: Store) -> None:
    game = new_game(store)
    ron(game, Seat.SOUTH, Seat.EAST)
    game.append(RiichiDeclared(*game.next_place(now()), Seat.WEST), now())
    game.append(Penalty(*game.next_place(now()), Seat.NORTH, 500, "late"), now())
    sheet = sheet_of(game.state)
    assert deal_name(sheet) == "E2"
    assert sheet.labels == ("start", "E1", "now")
    assert (sheet.sticks, sheet.riichi, sheet.ended) == (1, (Seat.WEST,), None)
    (penalty,) = sheet.penalties
    assert (penalty.player, penalty.points, penalty.after_uma) == ("Ola", -500, True)


@pytest.fixture
def kiosks(tmp_path: Path) -> Iterator[list[Store]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(open_store(tmp_path / name, daily_copy=False).store)
            for name in ("left", "right")
        ]


def exchange(store: Store, server: Server) -> None:
    send_documents(store, server)
    send_games(store, server)
    read_back(store, server)


def shown(games: list[NightGame]) -> list[tuple[str, tuple[int, ...]]]:
    return [(game.heading.table_name, game.sheet.points) for game in games]


def test_an_evening_at_two_kiosks_is_seen_whole_from_both(
    kiosks: list[Store], server: Server
) -> None:
    left, right = kiosks
    night = open_night(left, now())
    people = [PlayerDetails(f"Player{number}") for number in range(8)]
    players = add_players(left, people, now())
    come(left, night, players, now())
    keep_rounds(left, night, [draw_round([each.id for each in players], [], 1)], now())
    exchange(left, server)
    exchange(right, server)
    assert night_now(right) == night
    with pytest.raises(NightRefused, match="run on another kiosk"):
        tonight(right)
    with pytest.raises(NightRefused, match="open on another kiosk"):
        open_night(right, now())
    games = [
        start_seated(
            store,
            night,
            current_round(seated_rounds(store, night)),
            table_name,
            RulesChoice("ema-2016"),
            now(),
        )
        for store, table_name in ((left, "1"), (right, "2"))
    ]
    for game in games:
        ron(game, Seat.SOUTH, Seat.EAST)
    exchange(right, server)
    exchange(left, server)
    exchange(right, server)
    assert shown(night_games(left, night)) == shown(night_games(right, night))
    assert [name for name, _ in shown(night_games(left, night))] == ["1", "2"]
    ron(games[1], Seat.SOUTH, Seat.EAST)
    exchange(right, server)
    exchange(left, server)
    assert shown(night_games(left, night))[1] == ("2", games[1].table.points)
    with pytest.raises(NightRefused, match=r"Table 1 in round 1 .* Table 2 in round 1 has not"):
        report_lines(left, night)
    for game in games:
        game.finish(now(), "agreed")
    exchange(right, server)
    exchange(left, server)
    exchange(right, server)
    assert report_lines(left, night) == report_lines(right, night)
    assert len(report_lines(left, night)) == 8


def test_a_server_that_has_no_sheet_yet_gets_it_though_no_event_is_new(
    store: Store, server: Server
) -> None:
    ron(new_game(store), Seat.SOUTH, Seat.EAST)
    exchange(store, server)
    with server.writing() as connection:
        connection.exec_driver_sql("DELETE FROM score_sheets")
    exchange(store, server)
    with server.reading() as connection:
        found = connection.exec_driver_sql("SELECT sequence FROM score_sheets").scalars()
        assert list(found) == [2]
