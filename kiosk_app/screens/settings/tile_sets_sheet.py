"""Tile sets that the reader has learned: chosen, removed, or a new one."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet

load_kv(__file__)


class TileSetRow(BoxLayout):
    """A set; its bin removes it."""

    __events__ = ("on_choose", "on_remove")

    name = StringProperty("")
    chosen = BooleanProperty(False)
    removable = BooleanProperty(True)

    def on_choose(self) -> None:
        """The sheet says what happens."""

    def on_remove(self) -> None:
        """The sheet says what happens."""


class TileSetsSheet(Sheet):
    def __init__(self, *, then: Callable[[str], None], **values: Any) -> None:
        self._then = then
        self._names: list[str] = [""]
        super().__init__(**values)

    def on_open(self) -> None:
        self._read()

    def new(self) -> None:
        self.dismiss()
        self.app.show("enrol")

    def _read(self) -> None:
        self.app.workers.storage(_names, self._list)

    def _list(self, names: tuple[str, ...]) -> None:
        self._names = ["", *names]
        self.ids.rows.show(len(self._names), self._row)

    def _row(self, at: int) -> TileSetRow:
        name = self._names[at]
        row = TileSetRow(
            name=name or self.app.words("settings-any-set"),
            chosen=name == self.app.settings.tile_set,
            removable=bool(name),
        )
        row.bind(on_choose=lambda *_: self._choose(name), on_remove=lambda *_: self._ask(name))
        return row

    def _choose(self, name: str) -> None:
        self.dismiss()
        self._then(name)

    def _ask(self, name: str) -> None:
        words = self.app.words
        ConfirmSheet(
            title=words("settings-remove-set"),
            question=words("settings-remove-set-question", name=name),
            answer=words("settings-remove-set"),
            then=lambda: self._remove(name),
        ).open()

    def _remove(self, name: str) -> None:
        if self.app.settings.tile_set == name:
            self.app.change_settings(tile_set="")
        self.app.session.write(lambda: _forget(name), lambda _: self._read())


def _names() -> tuple[str, ...]:
    from vision.enrol.store import names_of_tile_sets

    return names_of_tile_sets()


def _forget(name: str) -> None:
    from vision.enrol.store import remove_tile_set

    remove_tile_set(name)
