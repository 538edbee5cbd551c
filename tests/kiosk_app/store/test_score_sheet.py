"""A game on one sheet, and what other tables see of it."""

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
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.score_sheet import deal_name, sheet_from_text, sheet_of, sheet_to_text
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import (
    ExhaustiveDraw,
    GameStarted,
    Penalty,
    RiichiDeclared,
    Seat,
    apply,
    fold,
)
from tests.kiosk_app.store.evening import exchange, new_game, now, play, ron
from tests.refusing import refuses

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
    with refuses(NightRefused, match="runs on another kiosk"):
        tonight(right)
    with refuses(NightRefused, match="open on another kiosk"):
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
    with refuses(NightRefused, match=r"Table 1 in round 1 .* Table 2 in round 1 has not"):
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


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("sanma", ("Kim", "Jan", "Maja", "")),
        ("nts-2009", ("Kim", "Jan", "Maja", "")),
        ("nts-2009", ("Kim", "Jan", "Maja", "Ola", "Piet")),
    ],
)
def test_a_sheet_of_three_or_five_players_comes_back_from_its_text(
    rules: str, players: tuple[str, ...]
) -> None:
    book = table_rules(rules)
    state = fold([GameStarted("a", 1, book.id, book.version, players)], book)
    sheet = sheet_of(apply(state, ExhaustiveDraw("b", 2)))
    assert sheet_from_text(sheet_to_text(sheet)) == sheet
    assert len(sheet.final) == sum(bool(name) for name in players)
