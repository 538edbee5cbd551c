"""Learning a tile set: how to lay the tiles, one photo, a look over what was found, a name."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.screens.win.tile_sheet import TileSheet
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.keyboard import WritingSheet
from scorer.messages import CodedError
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.screens.settings.enrolment import Enrolment
    from vision.camera import Frame


load_kv(__file__)

_FRAMES: Final = 15
_WIDE: Final = 12
_NARROW: Final = 6
"""Tiles side by side, so that each can be tapped."""


class EnrolTile(TapArea):
    """A tile as it was seen, and under it the one it is taken for."""

    tile = StringProperty("unknown")
    texture: Any = ObjectProperty(None, allownone=True)
    doubtful = BooleanProperty(False)


class EnrolRow(BoxLayout):
    """A row of the photo."""


def rows_of(found: "Enrolment", most: int, correct: Callable[[int], None]) -> Iterator[EnrolRow]:
    """The rows of the photo, at most so many tiles wide; a tap on a tile corrects it."""
    for numbers in found.rows:
        for at in range(0, len(numbers), most):
            row = EnrolRow()
            for number in numbers[at : at + most]:
                tile = EnrolTile(
                    tile=found.name(number),
                    texture=picture_texture(found.crop(number)),
                    doubtful=number in found.doubtful,
                )
                tile.bind(on_release=lambda _, number=number: correct(number))
                row.add_widget(tile)
            yield row


class EnrolScreen(KioskScreen):
    step = StringProperty("lay")
    """``lay``, ``camera`` or ``check``."""
    sentence = StringProperty("")
    can_shoot = BooleanProperty(False)
    working = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._found: Enrolment | None = None
        self._ticking: Any = None
        self._taking: Future[Frame] | None = None
        self._job: Any = None

    def refresh(self) -> None:
        if self.step == "check":
            self._show_found()

    def opened(self) -> None:
        if self._found is None:
            self.step = "lay"

    def closed(self) -> None:
        self._stop()

    def go_back(self) -> None:
        """A photo that was taken stays until another one is."""
        if self.step == "lay":
            self.app.back()
        elif self.step == "camera":
            self._stop()
            self.step = "lay"
        else:
            self.to_camera()

    # How to lay the tiles → the camera

    def to_camera(self) -> None:
        self.step = "camera"
        self.sentence = self.app.words("enrol-opening")
        self.can_shoot = False
        table_camera, setting = self.app.camera, self.app.settings.camera

        def look() -> None:
            table_camera.open(setting, "", None)
            table_camera.pause()  # a picture is enough; nothing is read before the photo

        self._job = self.app.workers.camera(look, lambda _: self._camera_opened())

    def shoot(self) -> None:
        camera = self.app.camera.live_camera
        if camera is None or self._taking is not None or self.working:
            return
        self.app.play("tick")
        self._taking = camera.take_still()

    def cancel(self) -> None:
        """Not this photo."""
        if self._job is not None:
            self._job.cancel()
        self._taking = None
        self.working = False
        self._say_ready()

    def _camera_opened(self) -> None:
        self._say_ready()
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 1 / _FRAMES)

    def _say_ready(self) -> None:
        why = self.app.camera.why_not()
        words = self.app.words
        self.sentence = words("enrol-all-in-view") if why is None else words.sentence_for(why)

    def _tick(self, _seconds: float) -> None:
        frame = self.app.camera.frame()
        self.ids.view.show(frame, None)
        self.can_shoot = frame is not None and not self.working
        if self._taking is not None and self._taking.done():
            taken, self._taking = self._taking, None
            error = taken.exception()
            if error is None:
                image = taken.result().image
                self._read(lambda: image)
            elif isinstance(error, Exception):
                self.app.failed(error)

    # A file in place of the camera

    def from_file(self) -> None:
        photos: Any = self.app.screen_named("photos")
        photos.ask(self._chosen)

    def _chosen(self, path: Path) -> None:
        self.app.show("enrol")

        def load() -> Any:
            from vision.photo import load_photo

            return load_photo(path).image

        self.step = "lay"
        self._read(load)

    # The photo → what was found

    def _read(self, photo: Callable[[], Any]) -> None:
        table_camera = self.app.camera
        self.working = True
        self.sentence = self.app.words("enrol-looking")

        def look() -> "Enrolment":
            from kiosk_app.screens.settings.enrolment import look_at

            reader: Any = table_camera.reader("").reader
            return look_at(reader, photo())

        self._job = self.app.workers.camera(look, self._read_it, self._not_read)

    def _read_it(self, found: "Enrolment") -> None:
        self.working = False
        self._found = found
        self._stop()
        self.step = "check"
        self._show_found()

    def _not_read(self, error: Exception) -> None:
        """Why, and another photo can be taken or chosen."""
        self.working = False
        if self.step == "camera":
            self._say_ready()
        if self.step == "camera" and isinstance(error, CodedError):
            self.sentence = self.app.words.sentence_for(error)
        else:
            self.app.failed(error)

    def _show_found(self) -> None:
        found = self._found
        if found is None:
            return
        rows = self.ids.rows
        rows.clear_widgets()
        most = _NARROW if self.app.portrait else _WIDE
        for row in rows_of(found, most, self.correct):
            rows.add_widget(row)
        words, missing = self.app.words, found.missing
        if missing:
            names = " ".join(map(str, missing))
            self.sentence = words("enrol-missing", tiles=names)
        else:
            self.sentence = words("enrol-found", count=len(found.faces))

    def correct(self, number: int) -> None:
        """Which tile it is, from all of them."""
        found = self._found
        if found is None:
            return
        TileSheet(
            lambda tile: self._corrected(number, tile),
            title=self.app.words("enrol-which"),
            red_fives=3,
            picture=picture_texture(found.crop(number)),
            actions=[(self.app.words("enrol-none"), lambda: self._corrected(number, None))],
        ).open()

    def _corrected(self, number: int, tile: Tile | None) -> None:
        if self._found is not None:
            self._found = self._found.corrected(number, tile)
            self._show_found()

    # The name

    def ask_name(self) -> None:
        WritingSheet(
            title=self.app.words("enrol-name"),
            text=self.app.settings.tile_set,
            names=True,
            then=self._save,
        ).open()

    def _save(self, name: str) -> None:
        found, table_camera, app = self._found, self.app.camera, self.app
        if found is None or not name:
            return
        self.working = True

        def save() -> str:
            from kiosk_app.screens.settings.enrolment import learn

            reader: Any = table_camera.reader("").reader
            learn(reader, found, name)
            return name

        def done(saved: str) -> None:
            self.working = False
            self._found, self.step = None, "lay"
            app.change_settings(tile_set=saved)
            app.back()
            app.say(app.words("enrol-saved", name=saved))

        def failed(error: Exception) -> None:
            self.working = False
            app.failed(error)

        self._job = app.workers.camera(save, done, failed)

    def _stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self._taking = None
        self.ids.view.clear()
        self.app.camera.pause()
