"""A photo from a file, chosen by its picture."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.session.work import Job
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton, TapArea

load_kv(__file__)


class PhotoTap(TapArea):
    texture = ObjectProperty(None, allownone=True)
    name = StringProperty("")


class PhotosScreen(KioskScreen):
    sentence = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.roots: tuple[Path, ...] | None = None
        """Where to look; None: sticks and the folder for pictures."""
        self._asked: Callable[[Path], None] | None = None
        """Who wants the file; None: the win, which reads a hand in it."""
        self._none = False
        self._jobs: list[Job[Any]] = []
        self._reading: Job[Any] | None = None

    def opened(self) -> None:
        from kiosk_app.session.photo_files import find_photos, photo_roots

        self.ids.photos.clear_widgets()
        self.sentence, self._none = "", False
        roots = self.roots or photo_roots()
        self._jobs = [self.app.workers.camera(lambda: find_photos(roots), self._found)]

    def ask(self, then: Callable[[Path], None]) -> None:
        """Come up for somebody else, who gets the file, or nothing where people go back."""
        self._asked = then
        self.app.show("photos")

    def refresh(self) -> None:
        if self._none:
            self.sentence = self.app.words("camera-no-photos")

    def closed(self) -> None:
        self._asked = None
        self.cancel()
        for job in self._jobs:
            job.cancel()
        self._jobs = []

    def choose(self, path: Path) -> None:
        """Read it; the wait can be cancelled."""
        if self._asked is not None:
            self._asked(path)
            return
        if self._reading is not None:
            return
        app = self.app
        tile_set, red_fives = app.settings.tile_set, app.session.red_fives or None
        won, game = not app.session.waiting, app.session.kind_of_game
        kong_dora = app.session.kong_dora
        for job in self._jobs:
            job.cancel()
        self._jobs = []
        self.sentence = app.words("camera-reading")
        self._offer_to_cancel(True)
        self._reading = app.workers.camera(
            lambda: app.camera.read_file(path, tile_set, red_fives, won, game, kong_dora),
            self._read,
            self._failed,
        )

    def cancel(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        self._done()

    def _found(self, paths: tuple[Path, ...]) -> None:
        from kiosk_app.session.photo_files import with_thumbnail

        self._none = not paths
        self.refresh()
        # One after the other, so that the first are there at once.
        self._jobs = [
            self.app.workers.camera(partial(with_thumbnail, path), self._show) for path in paths
        ]

    def _show(self, file: Any) -> None:
        texture = None if file.thumbnail is None else picture_texture(file.thumbnail)
        tap = PhotoTap(texture=texture, name=file.path.name)
        tap.bind(on_release=lambda _: self.choose(file.path))
        self.ids.photos.add_widget(tap)

    def _read(self, seen: Any) -> None:
        self._done()
        if seen.hand_reading.hand is None:
            from vision.advice import advice

            hint = advice(seen.reading)
            if hint is not None:
                self.app.say(self.app.words.sentence_for(hint), "refused")
            return
        self.app.session.take_reading(seen)

    def _failed(self, error: Exception) -> None:
        self._done()
        self.app.failed(error)

    def _done(self) -> None:
        self._reading = None
        self.sentence = ""
        self._offer_to_cancel(False)

    def _offer_to_cancel(self, offer: bool) -> None:
        box = self.ids.cancel
        box.clear_widgets()
        if offer:
            button = PlainButton(text=self.app.words("common-cancel"), wanted=20)
            button.bind(on_release=lambda _: self.cancel())
            box.add_widget(button)
