"""Speed, import time and memory, each beside something else in the same run: `make bench`."""

import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from tests.bench import importing, lines, scoring, storage

PARTS: dict[str, Callable[[], dict[str, float]]] = {
    f"Scoring the same {scoring.HANDS:,} hands, beside the mahjong package": scoring.measure,
    "Import, beside the mahjong package": importing.measure,
    "Storage, beside a bare sqlite3 insert with the same durability": storage.measure,
    "The command on 10,000 lines, beside the scoring alone": lines.measure,
}


def main() -> int:
    console = Console()
    for title, measure in PARTS.items():
        with console.status(title):
            figures = measure()
        table = Table(title=title, title_justify="left", show_header=False)
        for name, value in figures.items():
            table.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.2f}")
        console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
