"""Several kiosks and one PostgreSQL: nothing lost, nothing twice."""

from datetime import date
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, select, text, update

from kiosk_app.languages import in_english
from kiosk_app.store.backup import back_up
from kiosk_app.store.declared import Base
from kiosk_app.store.fetching import fetch_own_games, fetcher
from kiosk_app.store.journal import open_game, start_game
from kiosk_app.store.models import (
    ATTENDANCES,
    EVENTS,
    NIGHTS,
    PLAYERS,
    SEATINGS,
)
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import (
    SchemaNewer,
    SchemaOlder,
    ServerAway,
    ServerDiffers,
    StorageProblem,
)
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.schema import VERSION, stored_version
from kiosk_app.store.sending import send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import Undone
from tests.kiosk_app.store.evening import (
    brought_back,
    draw,
    exchange,
    new_game,
    now,
    play,
    play_to_the_end,
    started,
)
from tests.refusing import refuses


def all_events(place: Store | Server) -> list[tuple[str, int, str, str]]:
    wanted = select(EVENTS.c.game_id, EVENTS.c.sequence, EVENTS.c.id, EVENTS.c.digest)
    with place.reading() as connection:
        found = connection.execute(wanted.order_by(EVENTS.c.game_id, EVENTS.c.sequence))
        return [(row[0], row[1], row[2], row[3]) for row in found]


def all_results(place: Store | Server) -> list[dict[str, object]]:
    wanted = select(RESULTS).order_by(RESULTS.c.game_id, RESULTS.c.seat)
    with place.reading() as connection:
        return [dict(row) for row in connection.execute(wanted).mappings()]


def test_the_same_models_are_on_postgresql(server: Server) -> None:
    with server.reading() as connection:
        assert stored_version(connection) == VERSION
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_what_is_sent_again_is_there_once(store: Store, server: Server, seed: int) -> None:
    for _ in range(3):
        play(new_game(store), Random(seed), 10)
    assert exchange(store, server) == len(all_events(store))
    assert all_events(server) == all_events(store)
    assert exchange(store, server) == 0
    for game_id in {row[0] for row in all_events(store)}:
        draw_or_undo(store, game_id)
    assert exchange(store, server) == 3
    assert all_events(server) == all_events(store)


def draw_or_undo(store: Store, game_id: str) -> None:
    game = open_game(store, game_id)
    game.append(Undone(*game.next_place(now())), now())


def test_kiosks_read_each_others_results_and_players(kiosks: list[Store], server: Server) -> None:
    left, right = kiosks
    play_to_the_end(new_game(left))
    play_to_the_end(new_game(right))
    exchange(left, server)
    exchange(right, server)
    exchange(left, server)
    assert len(all_results(server)) == 8
    assert all_results(left) == all_results(right) == all_results(server)
    assert len({row[0] for row in all_events(left)}) == 1  # but each keeps only its own events


def test_an_end_that_is_undone_goes_from_every_standing(
    kiosks: list[Store], server: Server
) -> None:
    left, right = kiosks
    game = new_game(left)
    play_to_the_end(game)
    exchange(left, server)
    exchange(right, server)
    assert len(all_results(right)) == 4
    draw_or_undo(left, game.id)
    exchange(left, server)
    exchange(right, server)
    assert all_results(right) == all_results(server) == []


def test_the_later_change_of_a_player_wins(kiosks: list[Store], server: Server) -> None:
    left, right = kiosks
    values = {"id": "p", "name": "Kim", "kiosk_id": left.kiosk_id, "changed": now()}
    with left.writing() as connection:
        connection.execute(insert(PLAYERS).values(**values, guest=True))
    exchange(left, server)
    exchange(right, server)
    for kiosk, name in ((left, "Kim L."), (right, "Kim Lee")):
        with kiosk.writing() as connection:
            connection.execute(update(PLAYERS).values(name=name, changed=now()))
    for kiosk in (right, left, right, left):
        exchange(kiosk, server)
    for place in (left, right, server):
        with place.reading() as connection:
            assert connection.execute(select(PLAYERS.c.name)).scalars().all() == ["Kim Lee"]


def test_a_night_goes_as_a_whole(kiosks: list[Store], server: Server) -> None:
    left, right = kiosks
    moment = now()
    with left.writing() as connection:
        for id in ("a", "b"):
            player = {"id": id, "name": id, "kiosk_id": left.kiosk_id, "changed": moment}
            connection.execute(insert(PLAYERS).values(**player))
        connection.execute(
            insert(NIGHTS).values(
                id="n",
                name="Monday",
                day=date(2026, 11, 16),
                kiosk_id=left.kiosk_id,
                started=moment,
                changed=moment,
            )
        )
        for id in ("a", "b"):
            connection.execute(insert(ATTENDANCES).values(night_id="n", player_id=id, came=moment))
        seat = {"night_id": "n", "round": 1, "table_name": "1", "seat": 0, "player_id": "a"}
        connection.execute(insert(SEATINGS).values(**seat))
    exchange(left, server)
    exchange(right, server)
    with left.writing() as connection:
        connection.execute(ATTENDANCES.delete().where(text("player_id = 'b'")))
        connection.execute(update(NIGHTS).values(changed=now()))
    exchange(left, server)
    exchange(right, server)
    with right.reading() as connection:
        there = connection.execute(select(ATTENDANCES.c.player_id)).scalars().all()
        assert there == ["a"]
        assert connection.execute(select(func.count()).select_from(SEATINGS)).scalar() == 1
    game = start_game(right, started(), now(), table_name="1", night_id="n", round=1)
    play_to_the_end(game)
    exchange(right, server)
    exchange(left, server)
    assert {row["night_id"] for row in all_results(left)} == {"n"}


def test_a_damaged_store_is_rebuilt_from_the_server(
    tmp_path: Path, server: Server, server_address: str, seed: int
) -> None:
    folder = tmp_path / "club"
    with open_store(folder, daily_copy=False).store as store:
        play(new_game(store), Random(seed), 15)
        play_to_the_end(new_game(store))
        exchange(store, server)
        events, results = all_events(store), all_results(store)
    store.folder.database.write_bytes(b"gone")
    opened = open_store(folder, server=fetcher(server_address), daily_copy=False)
    with opened.store as again:
        assert all_events(again) == events
        assert all_results(again) == results
        assert exchange(again, server) == 0
    assert opened.rebuilt is not None
    assert opened.rebuilt.from_server == len(events)
    assert "events from the club server" in in_english(opened.sentences[0])


def test_an_older_backup_catches_up_from_the_server(
    store: Store, server: Server, tmp_path: Path
) -> None:
    game = new_game(store)
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    draw(game)
    later = new_game(store)
    exchange(store, server)
    with brought_back(store, backup) as store:
        exchange(store, server)
        assert open_game(store, game.id).state.sequence == 2
        assert fetch_own_games(store, server) == 1
        assert open_game(store, later.id).state.sequence == 1


def test_two_courses_of_one_game_are_told_and_the_others_go_on(
    store: Store, server: Server, tmp_path: Path
) -> None:
    game = new_game(store, table_name="7")
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    draw(game)
    exchange(store, server)
    with brought_back(store, backup) as store:
        game = open_game(store, game.id)
        for _ in range(2):
            draw(game)
        other = new_game(store)
        with refuses(ServerDiffers, match=r"table 7\. Both are kept\. Choose in Settings"):
            send_games(store, server)
    assert other.id in {row[0] for row in all_events(server)}


def test_a_server_that_was_emptied_gets_everything_again(
    kiosks: list[Store], server: Server
) -> None:
    left, right = kiosks
    for kiosk in kiosks:
        play_to_the_end(new_game(kiosk))
        exchange(kiosk, server)
    with server.writing() as connection:
        names = ", ".join(table.name for table in Base.metadata.sorted_tables)
        connection.execute(text(f"TRUNCATE {names}"))
    play_to_the_end(new_game(right))
    for kiosk in (right, left, right):
        exchange(kiosk, server)
    assert all_events(server) == sorted(all_events(left) + all_events(right))
    assert len(all_results(left)) == len(all_results(right)) == 12


def test_an_older_and_a_newer_server_are_told_apart(empty_address: str) -> None:
    with Server(empty_address) as server:
        with refuses(SchemaOlder, match="has no club database yet"):
            server.check()
        assert server.prepare() == 0
        server.check()
        with server.writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with refuses(
            SchemaNewer,
            match=r"server is from a newer Tenbou\. Nothing was changed\. Update this kiosk",
        ):
            server.check()
        with pytest.raises(SchemaNewer):
            server.prepare()


def test_a_server_that_is_not_there_is_said() -> None:
    with Server("postgresql://club:secret@127.0.0.1:1/club") as server:
        with refuses(ServerAway, match="keeps working and sends later") as said:
            server.check()
        assert "secret" not in str(said.value) + in_english(said.value)


@pytest.mark.parametrize("address", ["club", "mysql://x/y", "postgresql//:"])
def test_an_address_that_is_none_is_said(address: str) -> None:
    with refuses(StorageProblem, match="must look like postgresql://"):
        Server(address)
