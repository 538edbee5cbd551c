"""Which camera, with a picture of what it sees."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.languages import Language
from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.screens.settings.setting_words import camera_words
from kiosk_app.session.table_camera import found_cameras
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.sheet import Sheet
from scorer.messages import CodedError

if TYPE_CHECKING:
    from vision.camera.trial import Trial

load_kv(__file__)


class CameraSheet(Sheet):
    """A tap on a camera looks through it at once; accepting keeps it."""

    texture: Any = ObjectProperty(None, allownone=True)
    sentence = StringProperty("")
    chosen = StringProperty("")

    def __init__(self, *, then: Callable[[str], None], **values: Any) -> None:
        self._then = then
        self._found: list[tuple[str, str]] = []
        self._job: Any = None
        super().__init__(**values)

    def on_open(self) -> None:
        self.chosen = self.app.settings.camera
        self.sentence = self.app.words("settings-looking-for-cameras")
        self.app.workers.camera(found_cameras, self._list)

    def on_dismiss(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def look(self, setting: str) -> None:
        """Try this camera; the answer may take a few seconds, and another tap replaces it."""
        self.chosen = setting
        self._show()
        if self._job is not None:
            self._job.cancel()
        self.texture, self.sentence = None, self.app.words("settings-looking-through")
        table_camera = self.app.camera
        self._job = self.app.workers.camera(
            lambda: table_camera.look_through(setting), self._tried, self._not
        )

    def accept(self) -> None:
        self.dismiss()
        self._then(self.chosen)

    def check(self) -> None:
        """Keep it, and see whether it is placed well."""
        self.accept()
        self.app.show("calibration")

    def _list(self, found: list[tuple[str, str]]) -> None:
        words = self.app.words
        self._found = [("", words("settings-first-camera"))]
        self._found += [(setting, camera_words(setting, words, name)) for setting, name in found]
        self._found.append(("virtual", camera_words("virtual", words)))
        if self.chosen not in dict(self._found):
            self._found.append((self.chosen, camera_words(self.chosen, words)))
        self._show()
        self.look(self.chosen)

    def _show(self) -> None:
        self.ids.rows.show(len(self._found), self._row)

    def _row(self, at: int) -> Choice:
        setting, text = self._found[at]
        choice = Choice(text=text, wanted=20)
        choice.choose(setting == self.chosen)
        choice.bind(on_release=lambda *_: self.look(setting))
        return choice

    def _tried(self, trial: Any) -> None:
        self.texture, self.sentence = trial_result(trial, self.app.words)

    def _not(self, error: Exception) -> None:
        if not isinstance(error, CodedError):
            raise error
        self.sentence = self.app.words.sentence_for(error)


def trial_result(trial: "Trial", words: Language) -> tuple[Any, str]:
    """What a camera saw, and a sentence about it; None and why where it saw nothing."""
    still = trial.still or trial.preview
    if still is None:
        return None, words.sentence_for(trial.message)
    width, height = still.size
    sentence = words("settings-camera-sees", width=str(width), height=str(height))
    return picture_texture(still.image), sentence
