"""A score explained in a terminal, with the hand drawn as tiles."""

import re
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from kiosk_app.explain import explain
from kiosk_app.terminal.tiles import hand_rows, row, tile_block
from scorer import NoWin, Score, dora_from


def print_score(console: Console, result: Score | NoWin, language: str) -> None:
    """The hand as it lies, then every set, han, fu and point with its reason and section."""
    headline, *lines = explain(result, language).text().split("\n")
    indicators = result.context.dora_indicators
    dora = [[tile_block(tile), _ARROW, tile_block(dora_from(tile))] for tile in indicators]
    indicator_row = [Text(), row(dora)] if dora else []
    console.print(
        Panel(
            Group(
                _line(headline),
                Text(),
                *hand_rows(result.hand),
                *indicator_row,
                *map(_line, lines),
            ),
            border_style="red" if isinstance(result, NoWin) else "green",
            padding=(1, 2),
        )
    )


_ARROW: Final = (Text("dora"), Text("  → "))
_WITHIN_NUMBER: Final = re.compile(r"(?<=\d)[ \u00a0](?=\d{3}(?!\d))")
_NO_SPACE: Final = "\u2800"
"""As wide as a space, and not taken for one; a space again once the lines are made."""


class WholeNumbers:
    """A text that is never broken within a number: “2 600” is one word."""

    def __init__(self, text: Text) -> None:
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        joined = self._text.copy()
        joined.plain = _WITHIN_NUMBER.sub(_NO_SPACE, joined.plain)
        for line in joined.wrap(console, options.max_width):
            line.plain = line.plain.replace(_NO_SPACE, " ")
            yield line


def _line(line: str) -> RenderableType:
    """A heading in bold; an item set in, its section standing back."""
    item = line.startswith(" ")
    text = Text(line.strip(), "" if item else "bold")
    text.highlight_regex(r"[（(]?§[^)）]*[)）]?", "dim")
    wrapped = WholeNumbers(text)
    return Padding(wrapped, (0, 0, 0, 2)) if item else wrapped
