"""One picture for a phone: that path and nothing else, and only while it is open."""

from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from kiosk_app.web import local_server
from kiosk_app.web.local_server import PictureServer, served

PICTURE = b"\x89PNG picture"


@pytest.fixture
def server() -> Iterator[PictureServer]:
    server = PictureServer(PICTURE, "127.0.0.1")
    yield server
    server.close()


def ask(server: PictureServer, path: str, method: str = "GET") -> tuple[int, bytes]:
    parts = urlsplit(server.url)
    connection = HTTPConnection(str(parts.hostname), parts.port, timeout=120)
    try:
        connection.request(method, path, body=b"x" if method == "POST" else None)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_the_address_of_the_code_has_the_picture(server: PictureServer) -> None:
    assert ask(server, urlsplit(server.url).path) == (200, PICTURE)


@pytest.mark.parametrize("path", ["/", "/favicon.ico", "/x.png", "/../etc/passwd", "/%00"])
def test_every_other_path_has_nothing(server: PictureServer, path: str) -> None:
    status, body = ask(server, path)
    assert status == 404
    assert PICTURE not in body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_it_takes_nothing(server: PictureServer, method: str) -> None:
    status, _ = ask(server, urlsplit(server.url).path, method)
    assert status == 501


def test_no_two_pictures_have_one_path() -> None:
    servers = [PictureServer(PICTURE, "127.0.0.1") for _ in range(2)]
    paths = {urlsplit(server.url).path for server in servers}
    for server in servers:
        server.close()
    assert len(paths) == 2
    assert all(len(path) > 20 for path in paths)


def test_it_ends_with_its_sheet() -> None:
    server = PictureServer(PICTURE, "127.0.0.1")
    server.close()
    with pytest.raises(OSError):
        ask(server, urlsplit(server.url).path)


def test_without_a_local_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_server, "local_address", lambda: None)
    assert served(lambda address: PictureServer(PICTURE, address)) is None
