"""A page on which names are typed on a phone; they wait until somebody at the kiosk takes them.

Nothing that comes in is believed: it is text of a few lines, kept in memory, shown on the kiosk,
and written down only by a tap there. See ``docs/decisions/0008-names-from-a-phone.md``.
"""

from dataclasses import dataclass
from html import escape
from threading import Lock
from typing import Final
from urllib.parse import parse_qs

from kiosk_app.web.local_server import Answer, LocalServer

_LARGEST: Final = 8_000
"""Bytes of one message: some hundred names."""
_MOST_LINES: Final = 200
"""Names that wait at most; more are not a club's night."""
_FORM: Final = "application/x-www-form-urlencoded"
_HTML: Final = "text/html; charset=utf-8"
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'"
_STYLE: Final = (
    "body{font:1.2rem sans-serif;max-width:30rem;margin:1.5rem auto;padding:0 1rem;"
    "background:#10302a;color:#f6f1e3}"
    "textarea,button{font:inherit;width:100%;box-sizing:border-box;border-radius:.5rem;"
    "padding:.7rem;border:0}"
    "button{margin-top:1rem;background:#d8412f;color:#fff;font-weight:bold}"
)


@dataclass(frozen=True, slots=True)
class PageTexts:
    """What the page says, in the language of the kiosk."""

    language: str
    title: str
    hint: str
    send: str
    sent: str


class NameServer(LocalServer):
    def __init__(self, texts: PageTexts, address: str) -> None:
        self._lines: Final[list[str]] = []
        self._lock: Final = Lock()
        take, page = self._take, _page(texts)
        thanks = _page(texts, sent=True)

        class NameAnswer(Answer):
            def do_GET(self) -> None:  # noqa: N802  # the library's name
                if self.is_asked_for():
                    self.give(_HTML, page, Content_Security_Policy=_POLICY)

            def do_POST(self) -> None:  # noqa: N802  # the library's name
                if not self.is_asked_for():
                    return
                length = self.headers.get("Content-Length", "")
                if self.headers.get_content_type() != _FORM or not length.isascii():
                    self.send_error(415)
                elif not length.isdigit() or int(length) > _LARGEST:
                    self.send_error(413)
                else:
                    form = parse_qs(self.rfile.read(int(length)).decode("ascii", "replace"))
                    take("\n".join(form.get("names", [])))
                    self.give(_HTML, thanks, Content_Security_Policy=_POLICY)

        super().__init__(NameAnswer, address)

    @property
    def names(self) -> tuple[str, ...]:
        """What has come in so far, each once, in that order."""
        with self._lock:
            return tuple(self._lines)

    def _take(self, text: str) -> None:
        lines = [" ".join(line.split()) for line in text.splitlines()]
        with self._lock:
            for line in lines:
                if line and line not in self._lines and len(self._lines) < _MOST_LINES:
                    self._lines.append(line)


def _page(texts: PageTexts, sent: bool = False) -> bytes:
    hint = texts.sent if sent else texts.hint
    page = (
        f'<!doctype html><html lang="{escape(texts.language)}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(texts.title)}</title><style>{_STYLE}</style>"
        f'<form method="post"><h1>{escape(texts.title)}</h1><p>{escape(hint)}</p>'
        '<textarea name="names" rows="8" maxlength="2000" autocapitalize="words"></textarea>'
        f"<button>{escape(texts.send)}</button></form></html>"
    )
    return page.encode()
