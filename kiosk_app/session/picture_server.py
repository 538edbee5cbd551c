"""One picture for the phones of the same network, for as long as somebody shows its QR code.

What it exposes: this one picture, at a path that nobody can guess, on one address of the local
network. It takes nothing, lists nothing and ends with the sheet that started it.
"""

import secrets
import socket
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from threading import BoundedSemaphore, Thread
from typing import Any, Final

_SECONDS: Final = 10.0
"""A phone that asks and then says nothing does not keep a connection for longer."""
_AT_ONCE: Final = 8
"""Phones that are answered at the same time; four people stand around a table."""
_NOWHERE: Final = ("10.255.255.255", 9)
"""Asked only which way the system would send: nothing is sent."""


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


class PictureServer:
    """``url`` is what the QR code holds; ``close`` ends it."""

    def __init__(self, picture: bytes, address: str) -> None:
        path = f"/{secrets.token_urlsafe(16)}.png"
        self._server: Final = _Server((address, 0), _answering(picture, path))
        self.url: Final = f"http://{address}:{self._server.server_port}{path}"
        self._thread: Final = Thread(
            target=self._server.serve_forever, name="picture server", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def serve_picture(picture: bytes) -> PictureServer | None:
    """None where the kiosk is in no local network."""
    address = local_address()
    if address is None:
        return None
    try:
        return PictureServer(picture, address)
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


def _answering(picture: bytes, path: str) -> type[BaseHTTPRequestHandler]:
    class Answer(BaseHTTPRequestHandler):
        timeout = _SECONDS
        server_version, sys_version = "Tenbou", ""

        def do_GET(self) -> None:  # the library's name
            if not secrets.compare_digest(self.path.encode(), path.encode()):
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", "image/png")
            self.send_header("Content-Length", str(len(picture)))
            self.send_header("Cache-Control", "no-store")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.end_headers()
            self.wfile.write(picture)

        def log_message(self, format: str, *arguments: Any) -> None:
            """Addresses of phones are nobody's business."""

    return Answer
