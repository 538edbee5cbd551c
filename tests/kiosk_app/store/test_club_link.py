"""The line to the club's server, followed, changed and ended."""

from pathlib import Path

from kiosk_app.store.club_link import ClubLink
from kiosk_app.store.opening import open_store
from kiosk_app.store.sender import SenderStatus


def test_without_an_address_nobody_talks(tmp_path: Path) -> None:
    heard: list[SenderStatus | None] = []
    link = ClubLink(heard.append)
    with open_store(tmp_path).store as store:
        link.follow(store, "")
        link.wake()
        assert heard == []
        assert store.on_write is None


def test_an_address_starts_the_sender_and_none_ends_it(tmp_path: Path) -> None:
    heard: list[SenderStatus | None] = []
    link = ClubLink(heard.append)
    with open_store(tmp_path).store as store:
        link.follow(store, "postgresql://127.0.0.1:1/club")
        assert store.on_write is not None
        link.follow(store, "")
        assert store.on_write is None
    assert heard[0] is not None
    assert heard[-1] is None


def test_an_address_that_is_none_is_told_and_stops_nothing(tmp_path: Path) -> None:
    heard: list[SenderStatus | None] = []
    link = ClubLink(heard.append)
    with open_store(tmp_path).store as store:
        link.follow(store, "mysql://host/club")
    (status,) = heard
    assert status is not None
    assert status.problem is not None
    assert status.problem.code == "server-address"


def test_the_same_address_again_changes_nothing(tmp_path: Path) -> None:
    link = ClubLink(lambda _: None)
    with open_store(tmp_path).store as store:
        link.follow(store, "postgresql://127.0.0.1:1/club")
        first = store.on_write
        link.follow(store, "postgresql://127.0.0.1:1/club")
        assert store.on_write == first
        link.stop()
        assert store.on_write is None
