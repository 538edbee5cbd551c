"""The sender: the server goes and comes back in mid-evening; nobody at the table notices."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from kiosk_app.store.backup import back_up
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import SchemaOlder, ServerAway, ServerDiffers
from kiosk_app.store.sender import Pace, Sender, SenderStatus
from kiosk_app.store.server import _PATIENCE, Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import brought_back, draw, new_game, play, play_to_the_end
from tests.kiosk_app.store.postgres import Postgres
from tests.kiosk_app.store.test_server import all_events, all_results

QUICK = Pace(between=0.1, first_pause=0.05, longest_pause=0.2)


def wait_until(true: Callable[[], bool], seconds: float = 120) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "waited in vain"
        sleep(0.01)


@contextmanager
def sending(store: Store, address: str, pace: Pace = QUICK) -> Iterator[Sender]:
    sender = Sender(store, Server(address), pace)
    sender.start()
    try:
        yield sender
    finally:
        sender.stop()


def test_a_server_that_stops_in_mid_evening_loses_nothing_and_has_nothing_twice(
    tmp_path: Path, postgres: Postgres, server: Server, server_address: str, seed: int
) -> None:
    random = Random(seed)
    with ExitStack() as stack:
        stores = [
            stack.enter_context(open_store(tmp_path / name, daily_copy=False).store)
            for name in ("left", "right")
        ]
        senders = [stack.enter_context(sending(store, server_address)) for store in stores]
        games = [new_game(store) for store in stores]
        for game in games:
            play(game, random, 5)
        wait_until(lambda: all(sender.status.connected for sender in senders))
        postgres.stop()  # as a crash
        try:
            for game in games:
                play(game, random, 10)
            wait_until(lambda: all(sender.status.problem is not None for sender in senders))
            assert isinstance(senders[0].status.problem, ServerAway)
            for store in stores:
                play_to_the_end(new_game(store))
        finally:
            postgres.start()
        server.forget()
        for game in games:
            play(game, random, 5)
        whole = sorted(event for store in stores for event in all_events(store))
        wait_until(lambda: all_events(server) == whole)
        wait_until(lambda: all(len(all_results(store)) >= 8 for store in stores))
        wait_until(lambda: all(sender.status.problem is None for sender in senders))
        assert all_events(server) == whole
        assert sum(sender.status.sent for sender in senders) <= len(whole)


def test_a_sender_that_starts_late_sends_all_there_is(
    store: Store, server: Server, server_address: str
) -> None:
    for _ in range(3):
        play_to_the_end(new_game(store))
    with sending(store, server_address, Pace(between=60)) as sender:
        wait_until(lambda: sender.status.connected)
        assert all_events(server) == all_events(store)
        # Woken by the next event, long before it would look again by itself.
        draw(new_game(store))
        wait_until(lambda: all_events(server) == all_events(store))
        wait_until(lambda: sender.status.sent == len(all_events(store)))


def test_a_server_that_never_answers_keeps_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(_PATIENCE, "connect_timeout", 300)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        sender = Sender(store, Server(f"postgresql://club@127.0.0.1:{silent.getsockname()[1]}/x"))
        sender.start()
        game = new_game(store)
        begin = monotonic()
        for _ in range(5):
            draw(game)
        assert monotonic() - begin < 60
        assert sender.status == SenderStatus()  # it is still waiting for the first word
        begin = monotonic()
        sender.stop(seconds=0.05)
        assert monotonic() - begin < 60


def test_the_pauses_grow_while_the_server_is_away(store: Store) -> None:
    failures: list[float] = []
    server = Server("postgresql://club@127.0.0.1:1/club")
    pace = Pace(between=60, first_pause=0.05, longest_pause=10)
    sender = Sender(store, server, pace, on_change=lambda status: failures.append(monotonic()))
    sender.start()
    wait_until(lambda: len(failures) >= 2)
    for _ in range(20):
        sender.wake()  # what happens here does not bring the server back
    wait_until(lambda: len(failures) >= 5)
    sender.stop()
    gaps = [later - earlier for earlier, later in pairwise(failures)]
    assert all(gap >= 0.5 * 0.05 * 2**number for number, gap in enumerate(gaps))
    assert not sender.status.connected


def test_an_older_server_is_said_and_used_once_prepared(store: Store, empty_address: str) -> None:
    new_game(store)
    with sending(store, empty_address) as sender:
        wait_until(lambda: sender.status.problem is not None)
        assert isinstance(sender.status.problem, SchemaOlder)
        with Server(empty_address) as server:
            server.prepare()
            wait_until(lambda: all_events(server) == all_events(store))


def test_another_program_of_the_kiosk_writes_and_the_sender_finds_it(
    store: Store, server: Server, server_address: str
) -> None:
    with sending(store, server_address) as sender:
        game = new_game(store)
        wait_until(lambda: sender.status.sent == 1)
        with open_store(store.folder.path, daily_copy=False).store as terminal:
            assert [heading.id for heading in open_games(terminal)] == [game.id]
            draw(open_game(terminal, game.id))
        wait_until(lambda: len(all_events(server)) == 2)


def test_one_game_that_differs_is_said_and_the_rest_goes_on(
    store: Store, server: Server, server_address: str, tmp_path: Path
) -> None:
    game = new_game(store, table_name="7")
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    draw(game)
    with sending(store, server_address):
        wait_until(lambda: len(all_events(server)) == 2)
    with brought_back(store, backup) as store:
        game = open_game(store, game.id)
        for _ in range(2):
            draw(game)
        with sending(store, server_address) as sender:
            wait_until(lambda: isinstance(sender.status.problem, ServerDiffers))
            assert sender.status.problem is not None
            assert sender.status.problem.values == {"table": "7"}
            other = new_game(store)
            wait_until(lambda: other.id in {row[0] for row in all_events(server)})
            assert sender.status.connected
