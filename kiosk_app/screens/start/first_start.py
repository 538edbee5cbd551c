"""The first start: language, rule set, camera, tile set; every step can be left as it is."""

from typing import Any, Final

from kivy.core.image import Image
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from kiosk_app.languages import language_names
from kiosk_app.screens.camera.camera_sheet import trial_result
from kiosk_app.screens.settings.setting_words import camera_words
from kiosk_app.session.new_game import rule_names
from kiosk_app.session.table_camera import found_cameras
from kiosk_app.ui import assets
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice
from scorer.messages import CodedError

load_kv(__file__)

STEPS: Final = ("language", "rules", "camera", "tiles")
_NEW_SET: Final = "new"
_NO_SET: Final = ""


class FirstStartScreen(KioskScreen):
    """Nothing is saved before the end, so that a kiosk that is cut off asks again."""

    step = NumericProperty(0)
    step_name = StringProperty(STEPS[0])
    question = StringProperty("")
    help = StringProperty("")
    sentence = StringProperty("")
    texture: Any = ObjectProperty(None, allownone=True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._rules: dict[str, str] = {}
        self._cameras: list[tuple[str, str]] | None = None
        self._learn = False
        self._job: Any = None
        self._trial: Any = None
        """What the chosen camera saw."""

    def refresh(self) -> None:
        app = self.app
        if not self._rules:
            app.workers.storage(lambda: rule_names(app.settings.rules), self._named)
        if self._trial is not None and self.step_name == "camera":
            self._looked(self._trial)
        self._show()

    def closed(self) -> None:
        self._stop_looking()

    def choose(self, value: str) -> None:
        """Taken over at once, for everybody to see, and not saved yet."""
        if self.step_name == "tiles":
            self._learn = value == _NEW_SET
        else:
            changed = self.app.settings.changed(**{self.step_name: value})
            self.app.apply_settings(changed)
        if self.step_name == "camera":
            self._look(value)
        self._show()

    def turn(self, steps: int) -> None:
        if self.step + steps >= len(STEPS):
            self.finish()
            return
        self._stop_looking()
        self.step = max(0, self.step + steps)
        self.step_name = STEPS[int(self.step)]
        self.texture, self.sentence = None, ""
        if self.step_name == "camera":
            self._find_cameras()
        elif self.step_name == "tiles":
            self.texture = Image(assets.ENROLMENT).texture
        self._show(first_page=True)

    def go_back(self) -> None:
        self.turn(-1)

    def finish(self) -> None:
        """Keep all of it; it never comes again."""
        app, now = self.app, self.app.settings
        app.change_settings(language=now.language, rules=now.rules, camera=now.camera)
        app.first_start = False
        app.show("home")
        if self._learn:
            app.show("enrol")

    def _named(self, names: dict[str, str]) -> None:
        self._rules = names
        self._show()

    def _options(self) -> tuple[dict[str, str], str]:
        words, now = self.app.words, self.app.settings
        if self.step_name == "language":
            return language_names(), now.language
        if self.step_name == "rules":
            return self._rules, now.rules
        if self.step_name == "camera":
            options = {"": words("settings-first-camera")}
            for setting, name in self._cameras or ():
                options[setting] = camera_words(setting, words, name)
            options["virtual"] = camera_words("virtual", words)
            return options, now.camera
        chosen = _NEW_SET if self._learn else _NO_SET
        return {
            _NO_SET: words("first-start-no-set"),
            _NEW_SET: words("first-start-new-set"),
        }, chosen

    def _show(self, *, first_page: bool = False) -> None:
        words = self.app.words
        self.question = words(f"first-start-{self.step_name}")
        self.help = words(f"first-start-{self.step_name}-help")
        options, chosen = self._options()
        items = list(options.items())

        def row(at: int) -> Choice:
            value, text = items[at]
            choice = Choice(text=text)
            choice.choose(value == chosen)
            choice.bind(on_release=lambda *_: self.choose(value))
            return choice

        self.ids.rows.show(len(items), row, first_page=first_page)

    # The camera's step

    def _find_cameras(self) -> None:
        self.sentence = self.app.words("settings-looking-for-cameras")
        self._job = self.app.workers.camera(found_cameras, self._found)

    def _found(self, cameras: list[tuple[str, str]]) -> None:
        self._cameras = cameras
        self._show()
        self._look(self.app.settings.camera)

    def _look(self, setting: str) -> None:
        self._stop_looking()
        self._trial = None
        table_camera = self.app.camera
        self.texture, self.sentence = None, self.app.words("settings-looking-through")
        self._job = self.app.workers.camera(
            lambda: table_camera.look_through(setting), self._looked, self._saw_nothing
        )

    def _looked(self, trial: Any) -> None:
        self._trial = trial
        self.texture, self.sentence = trial_result(trial, self.app.words)

    def _saw_nothing(self, error: Exception) -> None:
        if not isinstance(error, CodedError):
            raise error
        self.sentence = self.app.words.sentence_for(error)

    def _stop_looking(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
