"""A panel with lines to read."""

from collections.abc import Iterable
from typing import Any

from kiosk_app.languages import unbroken
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FlowLabel

load_kv(__file__)


class LinesSheet(Sheet):
    def __init__(self, lines: Iterable[str], **values: Any) -> None:
        super().__init__(**values)
        self.show(lines)

    def show(self, lines: Iterable[str]) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for line in lines:
            if line:
                box.add_widget(FlowLabel(text=unbroken(line.strip()), wanted=20))
