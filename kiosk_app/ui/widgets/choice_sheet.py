"""One of several, chosen with a tap."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)


class ChoiceSheet(Sheet):
    """``options`` are texts by their value; ``then`` gets the value that was tapped."""

    cols = NumericProperty(1)
    empty = StringProperty("")

    def __init__(
        self,
        *,
        options: Mapping[Any, str],
        then: Callable[[Any], None],
        chosen: Any = None,
        **values: Any,
    ) -> None:
        self._options, self._then, self._chosen = list(options.items()), then, chosen
        super().__init__(**values)

    def on_open(self) -> None:
        self.ids.rows.show(len(self._options), self._row)
        for at, (value, _) in enumerate(self._options):
            if value == self._chosen:
                self.ids.rows.reveal(at)

    def _row(self, at: int) -> Choice:
        value, text = self._options[at]
        choice = Choice(text=text)
        choice.choose(value == self._chosen)
        choice.bind(on_release=lambda *_: self._picked(value))
        return choice

    def _picked(self, value: Any) -> None:
        self.dismiss()
        self._then(value)


def named_files(files: Iterable[Path]) -> dict[Path, str]:
    """Options of a choice between files: each with the folder it is in."""
    return {path: f"{path.name}  ({path.parent.name})" for path in files}
