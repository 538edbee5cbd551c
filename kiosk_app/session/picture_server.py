"""One picture for a phone, as :mod:`kiosk_app.session.local_server` serves it; it takes nothing."""

from kiosk_app.session.local_server import Answer, LocalServer, local_address


class PictureServer(LocalServer):
    def __init__(self, picture: bytes, address: str) -> None:
        class PictureAnswer(Answer):
            def do_GET(self) -> None:  # noqa: N802  # the library's name
                if self.is_asked_for():
                    self.give("image/png", picture)

        super().__init__(PictureAnswer, address, ".png")


def serve_picture(picture: bytes) -> PictureServer | None:
    """None where the kiosk is in no local network."""
    address = local_address()
    if address is None:
        return None
    try:
        return PictureServer(picture, address)
    except OSError:  # the address went away just now
        return None
