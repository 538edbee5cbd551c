"""One picture for a phone, as :mod:`kiosk_app.session.local_server` serves it; it takes nothing."""

from kiosk_app.session.local_server import Answer, LocalServer


class PictureServer(LocalServer):
    def __init__(self, picture: bytes, address: str) -> None:
        class PictureAnswer(Answer):
            def do_GET(self) -> None:  # noqa: N802  # the library's name
                if self.is_asked_for():
                    self.give("image/png", picture)

        super().__init__(PictureAnswer, address, ".png")
