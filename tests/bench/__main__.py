"""Speed, import time and memory, each beside something else in the same run: `make bench`."""

import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from tests.bench import importing, kiosk, lines, reading, scoring, standings, storage

PARTS: dict[str, Callable[[], dict[str, float] | str]] = {
    f"Scoring the same {scoring.HANDS:,} hands, beside the mahjong package": scoring.measure,
    "Import, beside the mahjong package": importing.measure,
    "Storage, beside a bare sqlite3 insert with the same durability": storage.measure,
    f"Standings over {standings.FEW:,} and {standings.MANY:,} games": standings.measure,
    "The command on 10,000 lines, beside the scoring alone": lines.measure,
    "Reading a photo, beside a bare ultralytics predict on the same network": reading.measure,
    "The kiosk, beside a bare Kivy app that shows the same preview": kiosk.measure,
}


def main(beginnings: Sequence[str] = ()) -> int:
    """All parts, or those whose titles begin with one of these; 2 where no title begins so."""
    unknown = [beginning for beginning in beginnings if not _titles((beginning,))]
    if unknown:
        said = f"No part begins with “{unknown[0]}”. The parts are:"
        print(said, *PARTS, sep="\n  ", file=sys.stderr)
        return 2
    console = Console()
    for title in _titles(beginnings):
        with console.status(title):
            figures = PARTS[title]()
        if isinstance(figures, str):
            console.print(f"{title}: {figures}", highlight=False)
            continue
        table = Table(title=title, title_justify="left", show_header=False)
        for name, value in figures.items():
            table.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.2f}")
        console.print(table)
    return 0


def _titles(beginnings: Sequence[str]) -> list[str]:
    lowered = tuple(beginning.lower() for beginning in beginnings)
    return [title for title in PARTS if not lowered or title.lower().startswith(lowered)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
