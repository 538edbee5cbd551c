"""Games are started, written, found again and finished."""

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.journal import games_of_night, open_game, open_games, start_game
from kiosk_app.store.models import EVENTS
from kiosk_app.store.models import PLAYERS as PLAYER_ROWS
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import (
    NoSuchGame,
    NotThisKiosk,
    StorageProblem,
    StoreDamaged,
    WrittenElsewhere,
)
from kiosk_app.store.records import new_id
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store
from scorer.books import RULE_SETS
from scorer.table import (
    SEATS,
    Chombo,
    GameStarted,
    Refused,
    RiichiDeclared,
    Undone,
    event_to_json,
    fold,
)
from tests.kiosk_app.store.evening import (
    PLAYERS,
    draw,
    give_penalty,
    new_game,
    now,
    play,
    play_to_the_end,
    ron,
    started,
)
from tests.refusing import refuses

E, S, W, N = SEATS
SEATS_IN_ORDER = (0, 1, 2, 3)


def results(store: Store, game_id: str) -> dict[int, dict[str, object]]:
    with store.reading() as connection:
        rows = connection.execute(select(RESULTS).where(RESULTS.c.game_id == game_id)).mappings()
        return {row["seat"]: dict(row) for row in rows}


def test_the_disk_is_told_to_keep_every_event(store: Store) -> None:
    with store.events.connection() as writer:
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_game_is_the_same_when_it_is_opened_again(store: Store, rules: str, seed: int) -> None:
    game = new_game(store, rules)
    play(game, Random(seed), 40)
    again = open_game(store, game.id)
    assert again.state == game.state
    # The open game's heading is as it was when the game was opened.
    assert replace(again.heading, ended=None) == replace(game.heading, ended=None)
    assert fold(again.state.record, table_rules(rules)) == again.state


def test_a_store_that_is_opened_again_goes_on_with_the_same_hand(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        game = new_game(store)
        ron(game, S, E)
        game.append(RiichiDeclared(*game.next_place(now()), W), now())
        points, kiosk = game.table.points, store.kiosk_id
    with open_store(tmp_path).store as store:
        assert store.kiosk_id == kiosk
        (heading,) = open_games(store)
        again = open_game(store, heading.id)
        assert again.table.points == points
        assert again.table.riichi == (W,)
        draw(again, W)


def test_a_refused_event_changes_nothing(store: Store) -> None:
    game = new_game(store)
    before = game.state
    with refuses(Refused, match="own discard"):
        ron(game, S, S)
    assert game.state is before
    assert open_game(store, game.id).state == before


def test_a_game_that_the_rules_refuse_is_not_started(store: Store) -> None:
    with pytest.raises(Refused):
        start_game(store, started(players=("Kim", "Kim", "Maja", "Ola")), now(), table_name="1")
    assert open_games(store) == []


def test_the_end_writes_the_results_and_undoing_it_takes_them_away(store: Store) -> None:
    game = new_game(store)
    game.append(RiichiDeclared(*game.next_place(now()), S), now())
    ron(game, S, E, han=3)
    game.append(Chombo(*game.next_place(now()), W), now())
    play_to_the_end(game)
    rows = results(store, game.id)
    assert [rows[seat]["wins"] for seat in SEATS_IN_ORDER] == [0, 1, 0, 0]
    assert [rows[seat]["deal_ins"] for seat in SEATS_IN_ORDER] == [1, 0, 0, 0]
    assert [rows[seat]["riichi"] for seat in SEATS_IN_ORDER] == [0, 1, 0, 0]
    assert [rows[seat]["chombos"] for seat in SEATS_IN_ORDER] == [0, 0, 1, 0]
    assert rows[S]["best_points"] == 3900
    assert rows[S]["place"] == 1
    assert sum(int(str(row["points"])) for row in rows.values()) == 120_000
    assert open_games(store) == []
    game.append(Undone(*game.next_place(now())), now())
    assert results(store, game.id) == {}
    assert [heading.id for heading in open_games(store)] == [game.id]


def test_names_become_players_and_guests_are_made_only_once(store: Store) -> None:
    with store.writing() as connection:
        kim = {"id": "kim", "name": "Kim Lee", "kiosk_id": store.kiosk_id, "changed": now()}
        connection.execute(PLAYER_ROWS.insert().values(**kim, guest=False))
    for _ in range(2):
        game = start_game(store, started(), now(), table_name="1", players={"Kim": "kim"})
        play_to_the_end(game)
        assert results(store, game.id)[0]["player_id"] == "kim"
    with store.reading() as connection:
        names = (
            connection.execute(select(PLAYER_ROWS.c.name).order_by(PLAYER_ROWS.c.name))
            .scalars()
            .all()
        )
    assert names == ["Jan", "Kim Lee", "Maja", "Ola"]


def test_a_clubs_own_rules_stay_with_the_game(store: Store) -> None:
    text = 'extends = "ema-2016"\n[play]\nstart_points = 25000\n'
    start = GameStarted(new_id(now()), 1, "club", 1, PLAYERS)
    game = start_game(store, start, now(), table_name="1", rules_text=text)
    assert open_game(store, game.id).table.points == (25_000,) * 4


def test_an_event_of_another_game_is_not_taken_twice(store: Store) -> None:
    one, other = new_game(store), new_game(store)
    event = RiichiDeclared(*one.next_place(now()), W)
    one.append(event, now())
    with refuses(Refused, match="another game"):
        other.append(event, now())
    assert other.state.sequence == 1
    draw(other)


def test_two_programs_in_one_game_do_not_overwrite_each_other(store: Store) -> None:
    screen = new_game(store)
    terminal = open_game(store, screen.id)
    draw(terminal)
    with refuses(
        WrittenElsewhere, match=r"just changed this game\. Check the table, then try again"
    ):
        ron(screen, S, E)
    assert screen.state == terminal.state
    ron(screen, S, E)


def test_a_last_event_that_was_misread_once_is_asked_for_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bit that flips on the way from the disk: the chain is whole when it is read again."""
    game = new_game(store)

    def misread(*_: object) -> None:
        raise sqlite3.IntegrityError("NOT NULL constraint failed: events.sequence")

    with monkeypatch.context() as once, pytest.raises(WrittenElsewhere):
        once.setattr(store.events, "append", misread)
        draw(game)
    draw(game)
    assert open_game(store, game.id).state == game.state


def test_each_game_has_one_kiosk_that_writes_it(store: Store) -> None:
    game = new_game(store)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE games SET kiosk_id = 'another', digest = NULL")
    with pytest.raises(NotThisKiosk):
        draw(open_game(store, game.id))


def test_an_event_that_was_changed_on_disk_is_noticed(store: Store) -> None:
    game = new_game(store)
    draw(game)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE events SET body = replace(body, '[]', '[\"E\"]')")
    with refuses(StoreDamaged, match=r"file is damaged\. Restart the kiosk to rebuild it"):
        open_game(store, game.id)
    assert store.folder.suspicion.exists()


def test_a_game_that_is_not_there_is_said(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        open_game(store, "x")


@pytest.mark.parametrize("name", ["Kim\0", "\udc80an", "K" * 501])
def test_a_name_that_could_not_be_read_back_is_refused(store: Store, name: str) -> None:
    with refuses(Refused, match=r"players.E"):
        start_game(store, started(players=(name, *PLAYERS[1:])), now(), table_name="1")
    assert open_games(store) == []


def test_long_and_far_away_names_are_kept(store: Store) -> None:
    names = ("K" * 500, "東風", "Ænima", "Ola")
    game = start_game(store, started(players=names), now(), table_name="1")
    play_to_the_end(game)
    assert len(results(store, game.id)) == 4
    assert open_game(store, game.id).table.players == names


def test_the_json_of_an_event_is_the_ledgers(store: Store) -> None:
    game = new_game(store)
    draw(game, E)
    with store.reading() as connection:
        bodies = connection.execute(select(EVENTS.c.body).order_by(EVENTS.c.sequence)).scalars()
        assert [json.loads(body) for body in bodies] == [
            event_to_json(event) for event in game.state.record
        ]


def test_games_of_a_night_are_listed(store: Store) -> None:
    moment: datetime = now()
    with store.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO nights (id, name, day, kiosk_id, started, changed) "
            "VALUES ('n', 'Monday', '2026-11-16', 'k', ?, ?)",
            (moment.isoformat(), moment.isoformat()),
        )
    game = start_game(store, started(), moment, table_name="2", night_id="n", round=1)
    assert [heading.id for heading in games_of_night(store, "n")] == [game.id]


def test_a_game_of_an_unknown_night_or_player_is_not_started(store: Store) -> None:
    with refuses(StorageProblem, match="Add them first"):
        start_game(store, started(), now(), table_name="1", night_id="nowhere")
    with refuses(StorageProblem, match="Add them first"):
        start_game(store, started(), now(), table_name="1", players={"Kim": "nobody"})
    first = started()
    start_game(store, first, now(), table_name="1")
    with refuses(Refused, match="another game"):
        start_game(store, first, now(), table_name="1")
    assert len(open_games(store)) == 1


def test_threads_write_side_by_side(store: Store, seed: int) -> None:
    games = [new_game(store, table_name=str(table)) for table in range(4)]
    shared = new_game(store)

    def evening(number: int) -> None:
        play(games[number], Random(seed + number), 15)
        for _ in range(3):
            with suppress(Refused):  # another thread was at the same place first
                give_penalty(shared)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(evening, range(4)))
    assert all(game.state.sequence == 16 for game in games)
    for game in [*games, shared]:
        assert open_game(store, game.id).state == game.state
