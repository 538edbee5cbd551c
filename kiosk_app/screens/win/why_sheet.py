"""Why the hand is worth what it is: the formula, every yaku and fu with its section, who pays."""

from typing import Any

from kiosk_app.screens.win.score_lines import Lines
from kiosk_app.screens.win.score_parts import YakuLine
from kiosk_app.ui.widgets.lines_sheet import LinesSheet
from kiosk_app.ui.widgets.text import FlowLabel


class WhySheet(LinesSheet):
    def __init__(self, lines: Lines, **values: Any) -> None:
        super().__init__((), wide=0.96, **values)
        for widget in line_widgets(lines):
            self.ids.lines.add_widget(widget)


def line_widgets(lines: Lines) -> list[Any]:
    return [
        YakuLine(name=line.name, meaning=line.meaning, worth=line.worth)
        if line.kind == "item"
        else FlowLabel(text=line.name, wanted=line.size, bold=line.kind == "heading")
        for line in lines
    ]
