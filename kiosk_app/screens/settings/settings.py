"""What this kiosk is set to: everything on one page, changed with one tap or two."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.explain.naming import yaku_names
from kiosk_app.languages import language_names
from kiosk_app.screens.camera.camera_sheet import CameraSheet
from kiosk_app.screens.settings.about_sheet import AboutSheet
from kiosk_app.screens.settings.server_sheet import ServerSheet
from kiosk_app.screens.settings.setting_words import camera_words, storage_words
from kiosk_app.screens.settings.storage_sheet import StorageSheet
from kiosk_app.screens.settings.tile_sets_sheet import TileSetsSheet
from kiosk_app.session.club_rules import find_rule_files, take_rule_file
from kiosk_app.session.new_game import rule_names
from kiosk_app.setting_values import ROTATIONS, THEMES, YAKU_NAMES, without_password
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet, named_files
from kiosk_app.ui.widgets.keyboard import WritingSheet

load_kv(__file__)

_OWN = "own"
_MAKE = "make"


class SettingRow(TapArea):
    """A setting and what it is now; a switch carries a mark while it is on."""

    icon = StringProperty("settings")
    name = StringProperty("")
    value = StringProperty("")
    on = BooleanProperty(False)
    act: Callable[[], None] = staticmethod(lambda: None)

    def on_release(self) -> None:
        self.act()


class SettingsScreen(KioskScreen):
    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._rule_names: dict[str, str] = {}

    def refresh(self) -> None:
        rules = self.app.settings.rules
        if rules not in self._rule_names:
            self.app.workers.storage(lambda: rule_names(rules), self._named)
        self._show()

    def _named(self, names: dict[str, str]) -> None:
        self._rule_names = names
        self._show()

    def _show(self) -> None:
        rows = self._rows()
        self.ids.rows.show(
            len(rows), lambda _: SettingRow(), lambda row, at: self._tell(row, *rows[at])
        )

    def _rows(self) -> list[tuple[str, str, str, bool, Callable[[], None]]]:
        """Name, icon, value, whether it is a switch that is on, and what a tap does."""
        app, words = self.app, self.app.words
        now = app.settings
        server = without_password(now.club_server) or words("settings-no-server")
        return [
            ("language", "globe", self.app.words("language-name"), False, self.language),
            ("rules", "book", self._rule_names.get(now.rules, now.rules), False, self.rules),
            ("camera", "camera", camera_words(now.camera, words), False, self.camera),
            ("tile-set", "tiles", now.tile_set or words("settings-any-set"), False, self.tile_set),
            ("theme", "palette", words(f"settings-theme-{now.theme}"), False, self.theme),
            ("rotation", "rotate", self._degrees(now.rotation), False, self.rotation),
            self._switch("seats-turned", "seats"),
            self._switch("motion", "arrow"),
            self._switch("reveal", "play"),
            *self._yaku_names_row(),
            self._switch("sound", "sound" if now.sound else "sound-off"),
            self._voice_row(),
            self._switch("numerals", "keypad"),
            self._switch("auto-photo", "shutter"),
            ("name", "home", now.kiosk_name or "–", False, self.kiosk_name),
            ("storage", "storage", storage_words(now.evidence_days, words), False, self.storage),
            ("server", "server", server, False, self.server),
            ("about", "info", words("settings-about-value"), False, self.about),
        ]

    def _tell(
        self,
        row: SettingRow,
        name: str,
        icon: str,
        value: str,
        on: bool,
        act: Callable[[], None],
    ) -> None:
        row.name, row.icon, row.act = self.app.words(f"settings-{name}"), icon, act
        row.value, row.on = value, on

    def _yaku_names_row(self) -> list[tuple[str, str, str, bool, Callable[[], None]]]:
        """Not in Japanese, where the two names are one."""
        words = self.app.words
        if not yaku_names(words, "tanyao")[1]:
            return []
        value = words(f"settings-yaku-names-{self.app.settings.yaku_names}")
        return [("yaku-names", "book", value, False, self.yaku_names)]

    def _voice_row(self) -> tuple[str, str, str, bool, Callable[[], None]]:
        """Where the program is missing the row says so, and a tap what to do."""
        if self.app.speaker.can_speak:
            return self._switch("voice", "sound")
        words = self.app.words
        needs = words("settings-voice-needs")
        missing = words("settings-voice-missing")
        return "voice", "sound-off", missing, False, lambda: self.app.say(needs, "refused")

    def _switch(self, name: str, icon: str) -> tuple[str, str, str, bool, Callable[[], None]]:
        setting = name.replace("-", "_")
        on = bool(getattr(self.app.settings, setting))
        value = self.app.words("settings-on" if on else "settings-off")
        return name, icon, value, on, lambda: self.set(**{setting: not on})

    def set(self, **values: Any) -> None:
        """Taken over at once and kept."""
        self.app.change_settings(**values)
        self._show()

    # One by one

    def language(self) -> None:
        self._choose("language", language_names())

    def theme(self) -> None:
        words = self.app.words
        self._choose("theme", {theme: words(f"settings-theme-{theme}") for theme in THEMES})

    def rotation(self) -> None:
        self._choose("rotation", {degrees: self._degrees(degrees) for degrees in ROTATIONS})

    def yaku_names(self) -> None:
        words = self.app.words
        options = {order: words(f"settings-yaku-names-{order}") for order in YAKU_NAMES}
        self._choose("yaku_names", options, title="yaku-names")

    def rules(self) -> None:
        words = self.app.words
        options = {
            **self._rule_names,
            _MAKE: words("club-rules-make"),
            _OWN: words("settings-own-rules"),
        }
        self._choose("rules", options, then=self._rules_chosen, cols=2)

    def camera(self) -> None:
        CameraSheet(then=lambda camera: self.set(camera=camera)).open()

    def tile_set(self) -> None:
        TileSetsSheet(then=lambda name: self.set(tile_set=name)).open()

    def kiosk_name(self) -> None:
        WritingSheet(
            title=self.app.words("settings-name"),
            text=self.app.settings.kiosk_name,
            names=True,
            then=lambda name: self.set(kiosk_name=name[:40]),
        ).open()

    def storage(self) -> None:
        StorageSheet(then=self._show).open()

    def server(self) -> None:
        ServerSheet(then=self._show).open()

    def about(self) -> None:
        AboutSheet().open()

    def _choose(
        self,
        name: str,
        options: Any,
        then: Callable[[Any], None] | None = None,
        cols: int = 1,
        title: str = "",
    ) -> None:
        ChoiceSheet(
            title=self.app.words(f"settings-{title or name}"),
            options=options,
            chosen=getattr(self.app.settings, name),
            then=then or (lambda value: self.set(**{name: value})),
            cols=cols,
        ).open()

    def _rules_chosen(self, rules: str) -> None:
        if rules == _MAKE:
            editor: Any = self.app.screen_named("club-rules")
            editor.begin(self.app.settings.rules)
            self.app.show("club-rules")
            return
        if rules != _OWN:
            self.set(rules=rules)
            return
        folder = self.app.config_folder
        self.app.workers.storage(lambda: find_rule_files(folder), self._own_found)

    def _own_found(self, files: Any) -> None:
        words = self.app.words
        ChoiceSheet(
            title=words("settings-own-rules"),
            options=named_files(files),
            then=self._take_rules,
            empty=words("settings-no-rule-files"),
        ).open()

    def _take_rules(self, path: Any) -> None:
        folder = self.app.config_folder

        def done(kept: Any) -> None:
            self._rule_names.pop(str(kept), None)
            self.set(rules=str(kept))
            self.refresh()

        # A file that is wrong says what and where, and the rules stay as they were.
        self.app.session.write(lambda: take_rule_file(path, folder), done)

    def _degrees(self, degrees: int) -> str:
        return self.app.words("settings-degrees", degrees=degrees)
