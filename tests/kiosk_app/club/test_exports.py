import csv
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.cell.cell import Cell

from kiosk_app.club.finished_games import result_lines
from kiosk_app.club.lists import games_sheet, standings_sheet
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.sheets import Cell as SheetCell
from kiosk_app.club.sheets import Sheet, write_sheet
from kiosk_app.club.standings import Scope, standings
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING, begin_round, evening, play
from tests.refusing import refuses

NASTY = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "＝1", "http://x.example"]


def read_csv(path: Path) -> list[list[str]]:
    return list(csv.reader(path.read_text("utf-8-sig").splitlines()))


def read_xlsx(path: Path) -> list[tuple[Any, ...]]:
    sheet = load_workbook(path).worksheets[0]
    return [tuple(cell.value for cell in row) for row in sheet.iter_rows()]


def test_figures_and_texts_come_back_from_both_kinds_of_file(tmp_path: Path) -> None:
    rows: list[list[SheetCell]] = [
        ["Åse", -1200, 1.5, True, None, EVENING],
        ["山田, 太郎", 0, 2.25, False, "08", EVENING],
    ]
    sheet = Sheet("Test", ("a", "b", "c", "d", "e", "f"), rows)
    write_sheet(sheet, tmp_path / "t.csv")
    write_sheet(sheet, tmp_path / "t.xlsx")
    lines = read_csv(tmp_path / "t.csv")
    assert lines[1][:5] == ["Åse", "-1200", "1.5", "yes", ""]
    assert lines[2][:5] == ["山田, 太郎", "0", "2.25", "no", "08"]
    heading, first, second = read_xlsx(tmp_path / "t.xlsx")
    assert heading == ("a", "b", "c", "d", "e", "f")
    assert first[:5] == ("Åse", -1200, 1.5, "yes", None)
    assert second[:5] == ("山田, 太郎", 0, 2.25, "no", "08")
    assert first[5] == EVENING.astimezone().replace(tzinfo=None)


@pytest.mark.parametrize("name", NASTY)
def test_a_name_that_looks_like_a_formula_stays_a_text(tmp_path: Path, name: str) -> None:
    sheet = Sheet("Test", ("name",), [[name]])
    write_sheet(sheet, tmp_path / "t.csv")
    write_sheet(sheet, tmp_path / "t.xlsx")
    ((_,), (cell,)) = read_csv(tmp_path / "t.csv")
    assert cell == (name if name.startswith("http") else f"'{name}")
    kept = load_workbook(tmp_path / "t.xlsx").worksheets[0]["A2"]
    assert isinstance(kept, Cell)
    assert (kept.value, kept.data_type) == (name, "s")
    assert kept.hyperlink is None
    assert kept.quotePrefix is not name.startswith("http")


def test_games_and_standings_are_written_with_their_figures(store: Store, tmp_path: Path) -> None:
    night = evening(store)
    for game in begin_round(store, night):
        play(game)
    with store.reading() as connection:
        table = standings(connection, Scope(night_id=night.id))
        lines = list(result_lines(connection, Scope(night_id=night.id)))
    write_sheet(standings_sheet(table), tmp_path / "s.xlsx")
    heading, *rows = read_xlsx(tmp_path / "s.xlsx")
    for line, row in zip(table, rows, strict=True):
        cells = dict(zip(heading, row, strict=True))
        assert (cells["Rank"], cells["Player"]) == (line.rank, line.name)
        assert (cells["Score"], cells["Best hand"]) == (line.score, line.best_points)
        assert cells["Win rate"] == pytest.approx(line.wins / line.hands)
    write_sheet(games_sheet(lines), tmp_path / "g.csv")
    heading_texts, *texts = read_csv(tmp_path / "g.csv")
    assert len(texts) == 8
    cell_of = dict(zip(heading_texts, texts[0], strict=True))
    assert (cell_of["Night"], cell_of["Round"], cell_of["Rules"]) == ("Test night", "1", "ema-2016")
    assert sum(int(text[heading_texts.index("Points")]) for text in texts) == 240_000


def test_a_file_of_another_kind_or_in_no_folder_is_refused(tmp_path: Path) -> None:
    sheet = Sheet("Test", ("a",), [])
    with refuses(NightRefused, match=r"end in \.csv or \.xlsx"):
        write_sheet(sheet, tmp_path / "t.ods")
    for name in ("t.csv", "t.xlsx"):
        with refuses(NightRefused, match="can't be saved"):
            write_sheet(sheet, tmp_path / "nowhere" / name)
    assert list(tmp_path.iterdir()) == []
