"""Rows that cannot be used, from the server and to it: said, put aside, and the rest goes on."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest
from sqlalchemy import insert, text, update

from kiosk_app.club.night_games import night_games
from kiosk_app.club.nights import all_nights, open_night, visits
from kiosk_app.club.players import PlayerDetails, add_player, add_players, all_players
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.standings import Scope, standings
from kiosk_app.languages import in_english
from kiosk_app.store.incoming import BadRow, put_aside, rows_aside
from kiosk_app.store.journal import start_game
from kiosk_app.store.models import PLAYERS
from kiosk_app.store.opening import open_store
from kiosk_app.store.receiving import read_back
from kiosk_app.store.sender import Sender
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import new_game, now, play_to_the_end, started
from tests.kiosk_app.store.postgres import Postgres
from tests.kiosk_app.store.test_sender import QUICK, wait_until
from tests.refusing import refuses

_SENT: Final = "sent"


@pytest.fixture(scope="session")
def sent(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, prepared: str) -> Path:
    """Another kiosk of the club, which has sent a night with two games; each test has a copy of
    its store and of the server's database."""
    folder = tmp_path_factory.mktemp("another") / "kiosk"
    with (
        Server(postgres.new_database(_SENT, template=prepared)) as server,
        open_store(folder, daily_copy=False).store as other,
    ):
        cards = add_players(other, [PlayerDetails(f"Player {n}") for n in range(4)], now())
        night = open_night(other, now())
        names = (cards[0].name, cards[1].name, cards[2].name, cards[3].name)
        for table in ("1", "2"):
            ids = {card.name: card.id for card in cards}
            start = started(players=names)
            game = start_game(
                other, start, now(), table_name=table, night_id=night.id, round=1, players=ids
            )
            play_to_the_end(game)
        send_documents(other, server)
        send_games(other, server)
    return folder


@pytest.fixture
def other(tmp_path: Path, sent: Path) -> Iterator[Store]:
    shutil.copytree(sent, tmp_path / "other")
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        yield other


@pytest.fixture
def server_address(postgres: Postgres, prepared: str, request: pytest.FixtureRequest) -> str:
    """With what the other kiosk has sent, where there is one."""
    template = prepared
    if "other" in request.fixturenames:
        request.getfixturevalue("sent")
        template = _SENT
    return postgres.new_database(f"club-{uuid4().hex}", template=template)


def look_at_everything(store: Store) -> None:
    """What a screen of the club shows."""
    for night in all_nights(store):
        visits(store, night)
        night_games(store, night)
    all_players(store)
    with store.reading() as connection:
        standings(connection, Scope())


BAD = [
    "UPDATE players SET changed = 'yesterday' WHERE name = 'Player 0'",
    "UPDATE players SET changed = '0001-01-01T00:00:00+14:00' WHERE name = 'Player 0'",
    "UPDATE players SET changed = '2026-11-17T10:00:00' WHERE name = 'Player 0'",
    "UPDATE nights SET started = ''",
    "UPDATE nights SET day = 'infinity'",
    "UPDATE nights SET ended = 'never'",
    "UPDATE games SET started = 'x' WHERE table_name = '1'",
    "UPDATE games SET table_name = '3' WHERE table_name = '1'",
    "UPDATE games SET round = -1 WHERE table_name = '1'",
    "UPDATE game_results SET place = 9 WHERE seat = 0",
    "UPDATE game_results SET points = points + 100 WHERE seat = 0",
    "UPDATE game_results SET ended = 'x' WHERE seat = 0",
    "UPDATE game_results SET digest = 'x' WHERE seat = 0",
    "UPDATE score_sheets SET body = ''",
    "UPDATE score_sheets SET body = 'null'",
    "UPDATE score_sheets SET body = '[]'",
    "UPDATE score_sheets SET body = '{}'",
    'UPDATE score_sheets SET body = replace(body, \'"points":[\', \'"points":["a",\')',
    "UPDATE score_sheets SET body = replace(body, '\"dealer\":', '\"dealer\":99')",
    "UPDATE score_sheets SET body = repeat('[', 100000)",
    "UPDATE score_sheets SET sequence = -5",
]


@pytest.mark.parametrize("damage", BAD)
def test_a_bad_row_is_put_aside_and_the_rest_goes_on(
    store: Store, server: Server, other: Store, damage: str
) -> None:
    with server.writing() as remote:
        assert remote.exec_driver_sql(damage).rowcount > 0
    read_back(store, server)
    look_at_everything(store)
    with store.reading() as local:
        found = rows_aside(local)
    assert found
    assert all(in_english(wrong) for _, _, wrong in found)
    assert len(all_players(store)) >= 3
    new_game(store)
    assert send_games(store, server) == 1


GOOD = [
    'UPDATE score_sheets SET body = replace(body, \'{"sequence"\', \'{"sky":"blue","sequence"\')',
    'UPDATE score_sheets SET body = replace(body, \'{"place"\', \'{"mood":1,"place"\')',
    "ALTER TABLE players ADD COLUMN nickname TEXT",
]


@pytest.mark.parametrize("newer", GOOD)
def test_a_field_of_a_newer_version_is_left_out(
    store: Store, server: Server, other: Store, newer: str
) -> None:
    with server.writing() as remote:
        remote.exec_driver_sql(newer)
    read_back(store, server)
    look_at_everything(store)
    with store.reading() as local:
        assert rows_aside(local) == []
    (night,) = all_nights(store)
    assert len(night_games(store, night)) == 2


def test_control_characters_of_another_kiosk_become_spaces(
    store: Store, server: Server, other: Store
) -> None:
    with server.writing() as remote:
        remote.execute(
            update(PLAYERS).where(PLAYERS.c.name == "Player 0").values(name="\x1b[2JKim")
        )
    read_back(store, server)
    assert all(card.name.isprintable() for card in all_players(store))


def test_whoever_has_one_name_only_keeps_it_on_every_kiosk(
    store: Store, server: Server, other: Store
) -> None:
    add_player(other, PlayerDetails("Pelé"), now())
    send_documents(other, server)
    for kiosk in (store, other):
        read_back(kiosk, server)
        (found,) = [card for card in all_players(kiosk) if card.name == "Pelé"]
        assert (found.first_name, found.last_name) == ("Pelé", "")
        with kiosk.reading() as local:
            assert rows_aside(local) == []


def test_a_player_that_changed_on_the_way_is_put_aside(
    store: Store, server: Server, other: Store
) -> None:
    with server.writing() as remote:
        remote.execute(text("UPDATE players SET name = 'Player O' WHERE name = 'Player 0'"))
    read_back(store, server)
    assert not {"Player 0", "Player O"} & {card.name for card in all_players(store)}
    with store.reading() as local:
        assert "players" in {table for table, _, _ in rows_aside(local)}


def test_a_row_that_is_well_again_is_taken(store: Store, server: Server, other: Store) -> None:
    with server.writing() as remote:
        remote.execute(text("UPDATE nights SET ended = 'never'"))
    read_back(store, server)
    assert all_nights(store) == []
    with server.writing() as remote:
        remote.execute(text("UPDATE nights SET ended = NULL"))
    read_back(store, server)
    assert len(all_nights(store)) == 1
    with store.reading() as local:
        assert [table for table, _, _ in rows_aside(local) if table == "nights"] == []


def test_a_number_that_the_server_never_gave_stops_no_news(
    store: Store, server: Server, other: Store
) -> None:
    read_back(store, server)
    with store.writing() as local:
        local.execute(update(PLAYERS).values(arrival=2**62))
    add_player(other, PlayerDetails("New One"), now())
    send_documents(other, server)
    read_back(store, server)
    assert "New One" in {card.name for card in all_players(store)}


def test_one_row_that_the_server_does_not_take_stops_nobody_else(
    store: Store, server: Server, server_address: str
) -> None:
    row = {"kiosk_id": store.kiosk_id, "changed": now(), "guest": False}
    with store.writing() as local:  # as an earlier version would have taken it
        local.execute(insert(PLAYERS).values(id="long", name="Kim", country="X" * 65, **row))
        local.execute(insert(PLAYERS).values(id="nul", name="Jan\0", **row))
        local.execute(insert(PLAYERS).values(id="good", name="Maja", **row))
    new_game(store)
    sender = Sender(store, Server(server_address), QUICK)
    sender.start()
    wait_until(lambda: sender.status.problem is not None)
    status = sender.status
    sender.stop()
    assert status.connected
    assert status.problem is not None
    assert status.problem.values == {"count": 2}
    with server.reading() as remote:
        assert remote.execute(text("SELECT id FROM players")).scalars().all() == ["good"]
        assert remote.execute(text("SELECT count(*) FROM events")).scalar() == 1


def test_lengths_are_the_same_here_and_on_the_server(store: Store) -> None:
    with refuses(NightRefused, match="up to 64 letters"):
        add_player(store, PlayerDetails("Kim", country="X" * 65), now())
    add_player(store, PlayerDetails("Kim", country="X" * 64, ema_number="1" * 32), now())


def test_a_reason_that_was_kept_as_a_sentence_is_still_said(store: Store) -> None:
    with store.writing() as local:
        put_aside(local, PLAYERS, {"id": "a"}, BadRow("missing", name="name"), now())
        local.execute(text("UPDATE rows_aside SET wrong = 'it has no name'"))
    with store.reading() as local:
        ((_, _, wrong),) = rows_aside(local)
    assert in_english(wrong) == "it has no name"
