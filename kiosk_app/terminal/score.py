"""A score explained in a terminal, with the hand drawn as tiles."""

from typing import Final

from rich.console import Console, Group, RenderableType
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


def _line(line: str) -> RenderableType:
    """A heading in bold; an item set in, its section standing back."""
    item = line.startswith(" ")
    text = Text(line.strip(), "" if item else "bold")
    text.highlight_regex(r"[（(]?§[^)）]*[)）]?", "dim")
    return Padding(text, (0, 0, 0, 2)) if item else text
