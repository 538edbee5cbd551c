"""What only a person can answer: which course of a game counts, and which kiosk this is."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.settings import Settings
from kiosk_app.store.forks import forks
from kiosk_app.store.installation import read_installation
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.registering import show_itself
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from tests.kiosk_app.games import fork_here, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.store.evening import draw, give_penalty


def copied_card(folder: Path, address: str, play: Callable[[Any], None]) -> None:
    """The same card in another machine, which plays on and comes to the server first."""
    clone = folder.parent / "clone"
    shutil.copytree(folder, clone)
    with (
        open_store(clone, daily_copy=False).store as store,
        Server(address, store.folder) as server,
    ):
        show_itself(store, server)
        for heading in open_games(store):
            play(open_game(store, heading.id))
        send_documents(store, server)
        send_games(store, server)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    """With a game in which somebody had a penalty."""
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    start_game(kiosk)
    yield kiosk
    kiosk.stop()


def connect(kiosk: Kiosk, address: str) -> None:
    kiosk.app.change_settings(club_server=address)
    kiosk.wait(lambda: kiosk.app.server_status is not None and kiosk.app.server_status.problem)


def say_which_kiosk(kiosk: Kiosk, answer: str) -> None:
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Club server")
    kiosk.tap("Which kiosk is this?")
    kiosk.tap(answer, settle=False)


def test_a_copied_card_is_asked_which_kiosk_it_is_and_then_which_course_counts(
    kiosk: Kiosk, server_address: str
) -> None:
    club = kiosk.folder / "club"
    copied_card(club, server_address, draw)
    game = kiosk.app.session.table_store.game
    assert game is not None
    give_penalty(game)
    before = read_installation(kiosk.app.session.store.folder)
    connect(kiosk, server_address)
    assert kiosk.heard("Another kiosk with this kiosk's id")
    say_which_kiosk(kiosk, "It replaces the other kiosk")
    kiosk.wait(lambda: kiosk.heard("This kiosk replaces the other one."))

    def key_is_new() -> bool:  # written once the sender of the store that is open now has begun
        after = read_installation(kiosk.app.session.store.folder)
        return before is not None and after is not None and before.key != after.key

    kiosk.wait(key_is_new)
    # The server has another course of the game; both are kept, and shown.
    kiosk.wait(lambda: kiosk.sees("Two versions of a game"))
    assert kiosk.heard("Both are kept")
    kiosk.tap("Two versions of a game")
    assert kiosk.screen == "forks"
    assert kiosk.sees("On this kiosk") and kiosk.sees("The other version")
    assert kiosk.sees("Which version counts?")
    kiosk.tap(course(kiosk, 0), settle=False)
    kiosk.wait(lambda: kiosk.heard("The other version stays in the file."))
    kiosk.wait(lambda: kiosk.sees("Every game has one version."))
    assert [step.event.kind for step in kiosk.app.state.steps] == ["game-started", "penalty"]
    kiosk.wait(lambda: kiosk.app.server_status.problem is None and kiosk.app.server_status.sent)
    with Server(server_address) as server, server.reading() as remote:
        found = remote.exec_driver_sql("SELECT kind FROM events ORDER BY sequence").scalars()
        assert list(found) == ["game-started", "penalty"]


def test_one_more_kiosk_beside_the_other_has_an_id_of_its_own(
    kiosk: Kiosk, server_address: str
) -> None:
    copied_card(kiosk.folder / "club", server_address, draw)
    before = kiosk.app.session.store.kiosk_id
    connect(kiosk, server_address)
    say_which_kiosk(kiosk, "Both are used.")
    kiosk.wait(lambda: kiosk.heard("This is now a separate kiosk."))
    kiosk.wait(lambda: kiosk.app.session.store.kiosk_id != before)
    kiosk.wait(
        lambda: kiosk.app.server_status.problem is None and kiosk.app.server_status.connected
    )


def test_the_other_course_can_be_the_one_that_counts_also_without_a_server(tmp_path: Path) -> None:
    """As after a restore: the courses are in the file alone."""
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    start_game(kiosk)
    fork_here(kiosk)
    kiosk.stop()
    kiosk.start()
    kiosk.wait(lambda: kiosk.heard("another version of the game at table 1. Both are kept."))
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Storage")
    kiosk.tap("Two versions of a game")
    kiosk.tap(course(kiosk, 1))
    kiosk.wait(lambda: kiosk.sees("Every game has one version."))
    assert forks(kiosk.app.session.store) == []
    assert [step.event.kind for step in kiosk.app.state.steps] == [
        "game-started",
        "exhaustive-draw",
    ]
    assert sum(table_of(kiosk).points) == 120_000
    kiosk.stop()


def test_a_server_that_is_away_changes_nothing_and_the_question_stays(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    start_game(kiosk)
    fork_here(kiosk)
    kiosk.app.change_settings(club_server="postgresql://kim@127.0.0.1:1/club")
    kiosk.app.show("forks")
    kiosk.settle()
    kiosk.tap(course(kiosk, 0), settle=False)
    kiosk.wait(lambda: not kiosk.app.screen.working)
    assert len(forks(kiosk.app.session.store)) == 1
    assert kiosk.sees("Which version counts?")
    kiosk.stop()


def course(kiosk: Kiosk, number: int) -> Any:
    """The button of the course here, or of the other one."""
    buttons = [each for each in kiosk.widgets() if getattr(each, "text", "") == "This one counts"]
    courses = kiosk.app.screen.ids.courses.children[::-1]
    return next(each for each in buttons if each in courses[number].walk())
