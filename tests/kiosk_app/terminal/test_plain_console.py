"""What is shown is never obeyed."""

from io import StringIO

import pytest
from rich.table import Table
from rich.text import Text

from kiosk_app.commands.opened_club import PlainConsole

EVIL = "Kim\x1b[2J\x07\x9b31m\u202e\rJan"


@pytest.mark.parametrize("colour", [True, False])
def test_control_characters_never_reach_the_terminal(colour: bool) -> None:
    out = StringIO()
    console = PlainConsole(file=out, force_terminal=colour, width=80, highlight=False)
    console.print(EVIL, markup=False)
    console.print(Text(EVIL))
    grid = Table("name", title=EVIL)
    grid.add_row(Text(EVIL), style="bold")
    console.print(grid)
    shown = out.getvalue()
    assert "Kim" in shown
    for bad in ("\x1b[2J", "\x07", "\x9b", "\u202e", "\r"):
        assert bad not in shown
    assert ("\x1b[" in shown) == colour
