"""One page for the phones of the same network, for as long as somebody shows its QR code.

What it exposes: one path that nobody can guess, on one address of the local network. It lists
nothing and ends with the sheet that started it.
"""

import secrets
import socket
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from threading import BoundedSemaphore, Thread
from typing import Any, Final, TypeVar

_SECONDS: Final = 10.0
"""A phone that asks and then says nothing does not keep a connection for longer."""
_AT_ONCE: Final = 8
"""Phones that are answered at the same time; four people stand around a table."""
_LOOK_AGAIN: Final = 0.02
"""Seconds between two looks whether it has been closed; who closes the sheet waits for that."""
_NOWHERE: Final = ("10.255.255.255", 9)
"""Asked only which way the system would send: nothing is sent."""

Served = TypeVar("Served", bound="LocalServer")


def local_address() -> str | None:
    """This kiosk's address on a private network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    known = ip_address(address)
    return address if known.is_private and not known.is_loopback else None


class Answer(BaseHTTPRequestHandler):
    """To one request; subclasses say what the secret path has."""

    timeout = _SECONDS
    server_version, sys_version = "Tenbou", ""
    path_of_server = ""

    def is_asked_for(self) -> bool:
        """Whether it is the secret path; any other one has nothing."""
        if secrets.compare_digest(self.path.encode(), self.path_of_server.encode()):
            return True
        self.send_error(404)
        return False

    def give(self, kind: str, content: bytes, **headers: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Addresses of phones are nobody's business."""


class LocalServer:
    """``url`` is what the QR code holds; ``close`` ends it."""

    def __init__(self, answer: type[Answer], address: str, ending: str = "") -> None:
        path = f"/{secrets.token_urlsafe(16)}{ending}"
        answering = type("Answering", (answer,), {"path_of_server": path})
        self._server: Final = _Server((address, 0), answering)
        self.url: Final = f"http://{address}:{self._server.server_port}{path}"
        self._thread: Final = Thread(
            target=self._server.serve_forever,
            args=(_LOOK_AGAIN,),
            name="server for phones",
            daemon=True,
        )
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def served(make: Callable[[str], Served]) -> Served | None:
    """A server at the kiosk's own address; None where it is in no local network."""
    address = local_address()
    if address is None:
        return None
    try:
        return make(address)
    except OSError:  # the address went away just now
        return None


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, *arguments: Any) -> None:
        self._free: Final = BoundedSemaphore(_AT_ONCE)
        super().__init__(*arguments)

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A phone that went away is nobody's trouble."""


class PictureServer(LocalServer):
    def __init__(self, picture: bytes, address: str) -> None:
        class PictureAnswer(Answer):
            def do_GET(self) -> None:  # the library's name
                if self.is_asked_for():
                    self.give("image/png", picture)

        super().__init__(PictureAnswer, address, ".png")
