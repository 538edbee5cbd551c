"""A game that went on twice, a card that was copied, a server that lost an hour."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from kiosk_app.store.fetching import fetch_own_games, fetcher
from kiosk_app.store.forks import forks, settle
from kiosk_app.store.installation import keep_installation, read_installation
from kiosk_app.store.journal import open_game
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import KioskTwin, NoSuchGame, ServerDiffers
from kiosk_app.store.registering import settle_twin, show_itself
from kiosk_app.store.sending import send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import draw, give_penalty, new_game
from tests.kiosk_app.store.evening import exchange as visit
from tests.kiosk_app.store.test_server import all_events
from tests.refusing import refuses


def exchange(store: Store, server: Server) -> int:
    show_itself(store, server)
    return visit(store, server)


@contextmanager
def cloned(store: Store, place: Path) -> Iterator[Store]:
    """The same card in another machine."""
    store.close_files()
    shutil.copytree(store.folder.path, place)
    with open_store(place, daily_copy=False).store as clone:
        yield clone


def test_a_game_forked_at_equal_length_is_seen_and_both_courses_are_kept(
    store: Store, server: Server, tmp_path: Path
) -> None:
    game = new_game(store, table_name="7")
    with cloned(store, tmp_path / "clone") as clone:
        draw(game)
        give_penalty(open_game(clone, game.id))
        send_games(store, server)
        with refuses(ServerDiffers, match=r"table 7\. Both are kept\. Choose in Settings"):
            send_games(clone, server)
        (fork,) = forks(clone)
        assert (fork.common, fork.table_name) == (1, "7")
        assert [row.kind for row in fork.here] == ["penalty"]
        assert [row.kind for row in fork.other] == ["exhaustive-draw"]
        with server.reading() as remote:
            kept = remote.execute(text("SELECT kind, reason FROM events_aside")).all()
        assert [tuple(row) for row in kept] == [("penalty", "fork")]


@pytest.mark.parametrize("keep", ["here", "other"])
def test_a_person_says_which_course_counts(
    store: Store, server: Server, tmp_path: Path, keep: str
) -> None:
    game = new_game(store)
    with cloned(store, tmp_path / "clone") as clone:
        draw(game)
        again = open_game(clone, game.id)
        for _ in range(2):
            give_penalty(again)
        send_games(store, server)
        with pytest.raises(ServerDiffers):
            send_games(clone, server)
        settle(clone, server, game.id, "here" if keep == "here" else "other")
        assert forks(clone) == []
        send_games(clone, server)
        expected = 3 if keep == "here" else 2
        assert open_game(clone, game.id).state.sequence == expected
        assert [row for row in all_events(server) if row[0] == game.id] == all_events(clone)
        with refuses(NoSuchGame, match="only one version"):
            settle(clone, server, game.id, "here")


def test_a_copied_card_is_noticed_by_whichever_comes_second(
    store: Store, server: Server, tmp_path: Path
) -> None:
    show_itself(store, server)
    with cloned(store, tmp_path / "clone") as clone:
        show_itself(store, server)
        show_itself(store, server)
        with refuses(KioskTwin, match=r"card was copied.* Nothing was sent\."):
            show_itself(clone, server)
        game = new_game(clone)
        settle_twin(clone, server, "copy")
    with open_store(tmp_path / "clone", daily_copy=False).store as clone:
        assert clone.kiosk_id != store.kiosk_id
        assert open_game(clone, game.id).heading.kiosk_id == clone.kiosk_id
        assert exchange(clone, server) == 1
        show_itself(store, server)  # the first one is itself as ever


def test_a_card_that_replaces_the_other_is_the_one_from_now_on(
    store: Store, server: Server, tmp_path: Path
) -> None:
    show_itself(store, server)
    with cloned(store, tmp_path / "clone") as clone:
        show_itself(store, server)
        settle_twin(clone, server, "replace")
        show_itself(clone, server)
        show_itself(clone, server)
        with pytest.raises(KioskTwin):
            show_itself(store, server)


def test_a_visit_that_was_cut_short_is_no_other_kiosk(store: Store, server: Server) -> None:
    show_itself(store, server)
    before = read_installation(store.folder)
    assert before is not None
    show_itself(store, server)
    # The power went after the server had taken the turn, before it was noted here.
    cut = before.__class__(before.kiosk_id, before.key, before.turn, before.turn + 1)
    keep_installation(store.folder, cut)
    show_itself(store, server)
    keep_installation(store.folder, before)
    with pytest.raises(KioskTwin):
        show_itself(store, server)


def five_draws_sent(store: Store, server: Server) -> OpenGame:
    game = new_game(store)
    for _ in range(5):
        draw(game)
    exchange(store, server)
    return game


@pytest.mark.parametrize("lost", ["sequence = 3", "sequence > 2", "sequence IN (1, 4)"])
def test_a_server_that_lost_events_in_mid_game_is_refilled(
    store: Store, server: Server, lost: str
) -> None:
    five_draws_sent(store, server)
    with server.writing() as remote:
        remote.execute(text(f"DELETE FROM events WHERE {lost}"))  # noqa: S608  # ours
    assert exchange(store, server) > 0
    assert all_events(server) == all_events(store)


def test_a_rebuilt_kiosk_asks_the_server_by_itself(
    store: Store, server: Server, server_address: str
) -> None:
    game = five_draws_sent(store, server)
    store.close()
    store.folder.database.write_bytes(b"gone")
    with open_store(store.folder.path, daily_copy=False).store as again:  # the server was away
        assert again.folder.to_fetch.exists()
        assert fetch_own_games(again, server) == 6
    store.folder.database.write_bytes(b"gone")
    opened = open_store(store.folder.path, daily_copy=False, server=fetcher(server_address))
    with opened.store as again:
        assert not again.folder.to_fetch.exists()
        assert opened.rebuilt is not None
        assert open_game(again, game.id).state.sequence == 6


@pytest.mark.parametrize("killed", ["before the store has the new id", "after it"])
def test_cut_off_while_it_becomes_a_kiosk_of_its_own_it_starts_and_is_asked_again(
    store: Store, server: Server, tmp_path: Path, killed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(store)
    with cloned(store, tmp_path / "clone") as clone:
        exchange(store, server)
        draw(open_game(clone, game.id))
        before = clone.kiosk_id

        def pulled(*_: object, **__: object) -> None:
            raise KeyboardInterrupt

        if killed == "after it":
            monkeypatch.setattr("kiosk_app.store.registering.write_whole", pulled)
        else:
            monkeypatch.setattr(clone, "writing", pulled)
        with pytest.raises(KeyboardInterrupt):
            settle_twin(clone, server, "copy")
    opened = open_store(tmp_path / "clone", daily_copy=False)
    with opened.store as again:
        assert opened.rebuilt is None
        assert (again.kiosk_id == before) == (killed != "after it")
        assert open_game(again, game.id).state.sequence == 2
        if killed != "after it":
            with pytest.raises(KioskTwin):
                show_itself(again, server)
            settle_twin(again, server, "copy")
    with open_store(tmp_path / "clone", daily_copy=False).store as again:
        assert again.kiosk_id != before
        show_itself(again, server)
