"""A picture to take along: looked at, fetched by a phone, saved on a stick or on this kiosk."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.screens.club.pictures import Picture, ResultPicture, png_of
from kiosk_app.screens.club.result_parts import photo_of
from kiosk_app.screens.club.shared_game import SharedGame, files_of, phone_text
from kiosk_app.session.exports import Place, places, write_files
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.web.local_server import PictureServer, served

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

load_kv(__file__)

Files = Callable[[bytes], dict[str, bytes]]
"""All that is saved, by name, once the picture is there."""


class ShareSheet(Sheet):
    """``texture`` is the picture. A phone of the same network gets it by the QR code, which works
    while the sheet is open; without a network the code holds ``text``, where there is one."""

    texture: Any = ObjectProperty(None, allownone=True)
    text = StringProperty("")
    link = StringProperty("")
    """Of the picture; empty: no network, or not yet."""
    plain = StringProperty("picture")
    """What the code holds: ``picture`` or ``text``."""

    def __init__(self, *, files: Files, **values: Any) -> None:
        self._files = files
        self._picture: bytes | None = None
        self._server: PictureServer | None = None
        self._gone = False
        super().__init__(**values)

    def on_open(self) -> None:
        pixels, size = self.texture.pixels, self.texture.size
        self.app.workers.network(lambda: _served(pixels, size), self._is_served)

    def on_dismiss(self) -> None:
        self._gone = True
        self._close(self._server)
        self._server = None

    def save(self) -> None:
        picture, files = self._picture, self._files
        if picture is None:
            return
        self.app.workers.storage(lambda: _saved(files(picture)), self._was_saved)

    def show_code(self, plain: str) -> None:
        self.plain = plain

    def _is_served(self, served: tuple[bytes, PictureServer | None]) -> None:
        self._picture, server = served
        if self._gone:
            self._close(server)
            return
        self._server = server
        self.link = "" if server is None else server.url
        if not self.link:
            self.plain = "text"

    def _close(self, server: PictureServer | None) -> None:
        if server is not None:
            self.app.workers.network(server.close)

    def _was_saved(self, place: Place) -> None:
        words = self.app.words
        self.app.say(words(place.saved, place=place.name))


def share_game(app: "TenbouApp", game: SharedGame) -> None:
    """Draw the picture of a game and open the sheet with it."""
    store, text = app.session.store, phone_text(game, app.words)

    def drawn(photo: Path | None) -> None:
        share_picture(ResultPicture(game, photo), lambda picture: files_of(game, picture), text)

    app.workers.storage(lambda: photo_of(store, game.best), drawn)


def share_picture(picture: Picture, files: Files, text: str = "") -> None:
    picture.finish(lambda texture: ShareSheet(texture=texture, files=files, text=text).open())


def _served(pixels: bytes, size: tuple[int, int]) -> tuple[bytes, PictureServer | None]:
    picture = png_of(pixels, size)
    return picture, served(lambda address: PictureServer(picture, address))


def _saved(files: dict[str, bytes]) -> Place:
    """On a stick where one is plugged in, else on this kiosk."""
    place = places()[0]
    write_files(place.folder, files)
    return place
