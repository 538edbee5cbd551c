"""Tables of figures as CSV and XLSX files.

XLSX through XlsxWriter: it needs nothing else, writes row by row in little memory, and marks a
text as text, which no spreadsheet then takes for a formula.
"""

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from kiosk_app.club.refusal import NightRefused
from scorer.messages import Choice

Cell = str | int | float | bool | datetime | None
_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "|", "%")
_MOST_LINES: Final = 1_048_575


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    headings: Sequence[str]
    rows: Iterable[Sequence[Cell]]


def write_sheet(sheet: Sheet, path: Path, *more: Sheet) -> None:
    """As the file's name ends: ``.csv`` or ``.xlsx``. The file is there whole, or not at all.

    ``more`` are further pages, for which only a workbook has room.
    """
    writers = {".csv": _write_csv, ".xlsx": _write_xlsx}
    write = writers.get(path.suffix.lower())
    if write is None:
        raise NightRefused("wrong-ending", name=path.name, allowed=Choice(tuple(writers)))
    with finished_file(path) as unfinished:
        write((sheet, *more), unfinished)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula: in CSV there is only the quote to say so."""
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text


def _write_csv(sheets: Sequence[Sheet], path: Path) -> None:
    sheet = sheets[0]
    # With a mark for UTF-8, without which some spreadsheets break the letters of names.
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(sheet.headings)
        writer.writerows(map(_csv_cell, row) for row in sheet.rows)


def _csv_cell(cell: Cell) -> str | int | float:
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, datetime):
        return cell.astimezone().isoformat(sep=" ", timespec="minutes")
    return harmless(cell) if isinstance(cell, str) else cell


def _write_xlsx(sheets: Sequence[Sheet], path: Path) -> None:
    # Loaded only by those who export: it takes a while.
    from xlsxwriter import Workbook

    options = {
        "constant_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    with Workbook(str(path), options) as workbook:
        for sheet in sheets:
            _write_page(workbook, sheet)


def _write_page(workbook: Any, sheet: Sheet) -> None:
    heading = workbook.add_format({"bold": True, "bottom": 1})
    quoted = workbook.add_format({"quote_prefix": True})
    moments = workbook.add_format({"num_format": "yyyy-mm-dd hh:mm"})
    page = workbook.add_worksheet(sheet.title[:31])
    page.freeze_panes(1, 0)
    page.set_column(0, len(sheet.headings) - 1, 14)
    for column, text in enumerate(sheet.headings):
        page.write_string(0, column, text, heading)
    for number, row in enumerate(sheet.rows, 1):
        if number > _MOST_LINES:
            raise NightRefused("too-many-lines", most=_MOST_LINES)
        for column, cell in enumerate(row):
            if isinstance(cell, bool):
                page.write_string(number, column, "yes" if cell else "no")
            elif isinstance(cell, str):
                risky = cell.startswith(_FORMULA_SIGNS)
                page.write_string(number, column, cell, quoted if risky else None)
            elif isinstance(cell, datetime):
                local = cell.astimezone().replace(tzinfo=None)
                page.write_datetime(number, column, local, moments)
            elif cell is not None:
                page.write_number(number, column, cell)


@contextmanager
def finished_file(path: Path) -> Iterator[Path]:
    """Where to write it meanwhile; it takes its place once all of it is written."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.touch()  # a folder that takes no file is noticed before any work
        yield unfinished
        unfinished.replace(path)
    except OSError as error:
        raise NightRefused("cannot-write", path=str(path)) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
