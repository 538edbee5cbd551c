"""A score explained in a terminal, with the hand drawn as tiles."""

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text
from scorer.explain import explain

from kiosk_app.terminal.tiles import hand_row, row, tile_block
from scorer import NoWin, Score, dora_from


def print_score(console: Console, result: Score | NoWin, language: str) -> None:
    """The hand as it lies, then every set, han, fu and point with its reason and section."""
    title, *lines = explain(result, language).text().split("\n")
    indicators = result.context.dora_indicators
    dora = [[tile_block(tile), _ARROW, tile_block(dora_from(tile))] for tile in indicators]
    console.print(
        Panel(
            Group(hand_row(result.hand), *(["", row(dora)] if dora else []), *map(_line, lines)),
            title=Text(title, "bold"),
            title_align="left",
            border_style="red" if isinstance(result, NoWin) else "green",
            padding=(1, 2),
        )
    )


_ARROW = (Text("dora"), Text("  → "))


def _line(line: str) -> Text:
    """A heading in bold; in an item the section stands back."""
    text = Text(line, "" if line.startswith(" ") else "bold")
    text.highlight_regex(r"[（(]?§[^)）]*[)）]?", "dim")
    return text
