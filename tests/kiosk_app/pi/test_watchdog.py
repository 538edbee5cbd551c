"""Signs of life, heard at a real socket."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.pi.watchdog import MAY_BE_SILENT, Watchdog


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    """Where a service manager listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        yield listening


def test_ready_sets_the_watchdog_and_feeds_it(manager: socket.socket) -> None:
    Watchdog.of_this_process({"NOTIFY_SOCKET": manager.getsockname()}).ready()
    words = manager.recv(1000).decode().split("\n")
    assert "READY=1" in words
    assert f"WATCHDOG_USEC={int(MAY_BE_SILENT * 1_000_000)}" in words
    assert manager.recv(1000) == b"WATCHDOG=1"


def test_alive_and_stopping_are_one_word_each(manager: socket.socket) -> None:
    watchdog = Watchdog(manager.getsockname())
    watchdog.alive()
    watchdog.stopping()
    assert manager.recv(1000) == b"WATCHDOG=1"
    assert manager.recv(1000) == b"STOPPING=1"


def test_a_socket_without_a_file_is_found() -> None:
    name = f"tenbou-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        listening.setblocking(False)
        Watchdog(f"@{name}").alive()
        assert listening.recv(1000) == b"WATCHDOG=1"


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": ""}])
def test_without_a_service_manager_nothing_is_sent(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    watchdog = Watchdog.of_this_process(environment)
    watchdog.ready()
    watchdog.alive()
    watchdog.stopping()


def test_a_manager_that_is_gone_does_not_disturb_the_kiosk(tmp_path: Path) -> None:
    Watchdog(str(tmp_path / "nobody")).ready()


def test_a_manager_that_does_not_listen_is_not_waited_for(manager: socket.socket) -> None:
    watchdog = Watchdog(manager.getsockname())
    for _ in range(5_000):  # more than its queue holds: a waiting sender would stand here for ever
        watchdog.alive()
    assert manager.recv(1000) == b"WATCHDOG=1"


def test_two_signs_may_go_missing() -> None:
    assert Watchdog.interval * 3 <= MAY_BE_SILENT
