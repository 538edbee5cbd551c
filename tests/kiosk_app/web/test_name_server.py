"""Names typed on a phone: one page, a few lines of text, and nothing that is believed."""

from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlencode, urlsplit

import pytest

from kiosk_app.web.name_server import NameServer, PageTexts

TEXTS = PageTexts("en", "Names <tonight>", "One a line.", "Send", "Sent.")
FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def server() -> Iterator[NameServer]:
    server = NameServer(TEXTS, "127.0.0.1")
    yield server
    server.close()


def ask(
    server: NameServer, path: str = "", body: bytes | None = None, kind: str = FORM
) -> tuple[int, str]:
    parts = urlsplit(server.url)
    connection = HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    try:
        method = "GET" if body is None else "POST"
        headers = {} if body is None else {"Content-Type": kind}
        connection.request(method, path or parts.path, body=body, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def send(server: NameServer, names: str) -> tuple[int, str]:
    return ask(server, body=urlencode({"names": names}).encode())


def test_the_address_of_the_code_has_a_page_to_type_on(server: NameServer) -> None:
    status, page = ask(server)
    assert status == 200 and "<textarea" in page
    assert "Names &lt;tonight&gt;" in page and "One a line." in page


def test_names_wait_in_the_order_in_which_they_came_each_once(server: NameServer) -> None:
    status, page = send(server, "Kim Jansen\r\n  Åse   Berg \r\n\r\nKim Jansen")
    assert status == 200 and "Sent." in page
    send(server, "大久保\nKim Jansen")
    assert server.names == ("Kim Jansen", "Åse Berg", "大久保")


@pytest.mark.parametrize("path", ["/", "/names", "/../etc/passwd"])
def test_every_other_path_takes_and_gives_nothing(server: NameServer, path: str) -> None:
    assert ask(server, path)[0] == 404
    assert ask(server, path, body=b"names=Kim")[0] == 404
    assert server.names == ()


def test_what_is_too_large_or_no_form_is_not_read(server: NameServer) -> None:
    assert ask(server, body=b"names=" + b"x" * 9_000)[0] == 413
    assert ask(server, body=b"names=Kim", kind="application/json")[0] == 415
    assert server.names == ()


def test_no_more_names_wait_than_a_club_has(server: NameServer) -> None:
    for start in range(0, 300, 100):
        send(server, "\n".join(f"P{number}" for number in range(start, start + 100)))
    assert len(server.names) == 200


def test_bytes_that_are_no_text_do_no_harm(server: NameServer) -> None:
    assert ask(server, body=b"names=\xff\xfe%ff%00Kim")[0] == 200
    assert send(server, "Ola")[0] == 200
    assert server.names[-1] == "Ola"
