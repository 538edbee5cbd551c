"""Files for people: what, in which form, and to which stick or folder."""

from pathlib import Path
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.club.standings import Scope
from kiosk_app.screens.club.night_exports import FORMATS, KINDS, OF_ONE_NIGHT, export
from kiosk_app.session.exports import Place, places
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.sheet import LookingSheet

load_kv(__file__)


class ExportSheet(LookingSheet):
    """Of a ``night`` or of a ``scope``; sticks appear as they are plugged in."""

    night: Any = ObjectProperty(None, allownone=True)
    scope: Any = ObjectProperty(None, allownone=True)
    kind = StringProperty("standings")
    ending = StringProperty("xlsx")
    folder = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._places: tuple[Place, ...] = ()
        self._job: Any = None
        if self.scope is None:
            self.scope = Scope(night_id=None if self.night is None else self.night.id)

    def on_open(self) -> None:
        self._show_kinds()
        super().on_open()

    def on_dismiss(self) -> None:
        super().on_dismiss()
        if self._job is not None:
            self._job.cancel()

    def choose_kind(self, kind: str) -> None:
        self.kind = kind
        if self.ending not in FORMATS[kind]:
            self.ending = FORMATS[kind][-1]
        self._show_kinds()

    def choose_ending(self, ending: str) -> None:
        self.ending = ending
        self._show_kinds()

    def choose_folder(self, folder: str) -> None:
        self.folder = folder
        self._show_places()

    def write(self) -> None:
        app, store = self.app, self.app.session.store
        kind, ending, scope, language = self.kind, self.ending, self.scope, app.words.language
        place = next(place for place in self._places if str(place.folder) == self.folder)

        def done(_: Path) -> None:
            self.dismiss()
            app.say(app.words(place.saved, place=place.name))

        self._job = app.session.write(
            lambda: export(store, kind, ending, scope, place.folder, language), done
        )

    def look(self, *_: Any) -> None:
        self.app.workers.network(places, self._found)

    def _found(self, found: tuple[Place, ...]) -> None:
        if found == self._places:
            return
        new = set(found) - set(self._places)
        self._places = found
        folders = [str(place.folder) for place in found]
        # A stick that was just plugged in is where the file should go.
        sticks = [str(place.folder) for place in found if place.stick and place in new]
        if sticks or self.folder not in folders:
            self.folder = (sticks or folders)[0]
        self._show_places()

    def _show_kinds(self) -> None:
        single = self.scope.season is None and (self.scope.night_id is not None)
        kinds = [kind for kind in KINDS if single or kind not in OF_ONE_NIGHT]
        words = self.app.words
        names = {kind: words(f"export-{kind}") for kind in kinds}
        self._fill(self.ids.kinds, names, self.kind, self.choose_kind)
        endings = {ending: words(f"export-as-{ending}") for ending in FORMATS[self.kind]}
        self._fill(self.ids.endings, endings, self.ending, self.choose_ending)

    def _show_places(self) -> None:
        words = self.app.words
        names = {
            str(place.folder): words("export-stick", name=place.name)
            if place.stick
            else words("export-folder", name=place.name)
            for place in self._places
        }
        self._fill(self.ids.places, names, self.folder, self.choose_folder)

    def _fill(self, box: Any, choices: dict[str, str], chosen: str, choose: Any) -> None:
        box.clear_widgets()
        for value, text in choices.items():
            choice = Choice(text=text, wanted=20)
            choice.choose(value == chosen)
            choice.bind(on_release=lambda _, value=value: choose(value))
            box.add_widget(choice)
