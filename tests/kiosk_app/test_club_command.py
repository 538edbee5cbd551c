"""``tenbou club`` as it runs an evening over ssh."""

import csv
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from kiosk_app.cli import main
from kiosk_app.club.nights import tonight
from kiosk_app.club.timer import Timer
from kiosk_app.club.timer_row import keep_timer
from kiosk_app.store.opening import open_store
from tests.in_process import called
from tests.kiosk_app.store.postgres import Postgres

Call = Callable[..., tuple[int, str, str]]
NAMES = ["Kim", "Jan", "Maja", "Ola", "Piet", "Anna", "Eva", "Per", "=cmd|calc"]
PLAYERS = "name;EMA number;country;guest\n" + "".join(
    f"{name};{'' if number % 2 else 8010000 + number};NL;\n" for number, name in enumerate(NAMES)
)
GAME = """
riichi E
ron E 3/40 from S
tsumo S mangan
draw W N
penalty W 2000 phone rang
end agreed
"""


@pytest.fixture
def club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Call:
    def call(*words: str, kiosk: str = "club") -> tuple[int, str, str]:
        group = "table" if words[0] in ("new", "add", "show") else "club"
        code = main([group, *words, "--folder", str(tmp_path / kiosk)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_whole_evening_of_nine_players_and_two_rounds(tmp_path: Path) -> None:
    folder = ["--folder", str(tmp_path / "club")]

    def run(*words: str, lines: str = "") -> str:
        done = called(main, *words, *folder, lines=lines)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("club", "players", "import", "-", lines=PLAYERS)
    run("club", "night", "open", "--season", "2026")
    there = json.loads(run("club", "night", "came", *NAMES, "--json"))
    assert len(there["players"]) == 9
    first, second = objects(run("club", "seat", "plan", "--rounds", "2", "--seed", "5", "--json"))
    assert len(first["waiting"]) == len(second["waiting"]) == 1
    assert first["waiting"] != second["waiting"]
    for number in (1, 2):
        games = objects(run("table", "new", "--tournament", "--json"))
        assert [(game["table"], game["night_round"]) for game in games] == [
            ("1", number),
            ("2", number),
        ]
        for name in ("1", "2"):
            run("table", "add", "-t", name, "--lines", lines=GAME)
    report = tmp_path / "report.xlsx"
    run("club", "report", "tournament", str(report))
    sheet = load_workbook(report).worksheets[0]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)]
    assert sorted(str(row[1]) for row in rows) == sorted(NAMES)
    assert sum(int(str(row[5])) for row in rows) == 4 * -2000
    table = objects(run("club", "standings", "--season", "2026", "--json"))
    assert sum(line["games"] for line in table) == 16
    assert [line["rank"] for line in table][:1] == [1]


def evening(club: Call, tmp_path: Path, count: int = 9) -> None:
    (tmp_path / "players.csv").write_text(PLAYERS, "utf-8")
    club("players", "import", str(tmp_path / "players.csv"))
    club("night", "open")
    assert club("night", "came", *NAMES[:count])[0] == 0


def finish(club: Call, name: str) -> None:
    for line in GAME.split("\n"):
        if line:
            assert club("add", "-t", name, *line.split())[0] == 0


def test_players_are_listed_added_found_and_edited(club: Call, tmp_path: Path) -> None:
    assert "No players" in club("players")[2]
    assert club("players", "add", "Åse Berg", "--country", "NO", "--ema", "20010001")[0] == 0
    assert "Åse Berg" in club("players")[1]
    (found,) = objects(club("players", "find", "ase", "--json")[1])
    assert (found["last_name"], found["country"]) == ("Berg", "NO")
    assert club("players", "edit", "berg", "--country", "SE")[0] == 0
    assert objects(club("players", "--json")[1])[0]["country"] == "SE"
    assert "Give what to change, like --country NL.\n" in club("players", "edit", "berg")[2]
    assert "already" in club("players", "add", "ase berg")[2]


def test_an_import_with_bad_lines_names_them_and_takes_nobody(club: Call, tmp_path: Path) -> None:
    file = tmp_path / "players.csv"
    file.write_text("name,ema\nKim,1\nJan,x\n", "utf-8")
    code, _, err = club("players", "import", str(file))
    assert code == 2
    assert "Line 3: “x” is not an EMA number" in err
    assert "Line 3: “x” is not an EMA number: digits only.\nNo players" in err
    assert objects(club("players", "--json")[1]) == []
    assert club("players", "import", str(file), "--good-lines")[0] == 0
    assert [player["name"] for player in objects(club("players", "--json")[1])] == ["Kim"]
    assert club("players", "import", str(tmp_path / "nothing.csv"))[0] == 2


def test_a_night_has_its_list(club: Call, tmp_path: Path) -> None:
    assert club("night")[0] == 2
    evening(club, tmp_path, 4)
    assert "Kim" in club("night")[1]
    assert "no player “Zoe”" in club("night", "came", "Zoe")[2]
    assert "already" in club("night", "came", "Yan", "Kim", "--new")[2]
    assert "Yan" not in club("players")[1]
    assert club("night", "came", "Zoe", "--new")[0] == 0
    assert club("night", "left", "Kim")[0] == 0
    players = json.loads(club("night", "show", "--json")[1])["players"]
    assert [player["name"] for player in players if player["left"]] == ["Kim"]
    assert "open" in club("night", "list")[1]
    assert len(objects(club("night", "list", "--json")[1])) == 1


def test_the_folder_counts_wherever_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "usual"))
    assert main(["club", "players", "--folder", str(tmp_path / "club"), "add", "Kim"]) == 0
    assert (
        main(["club", "players", "--json", "find", "kim", "--folder", str(tmp_path / "club")]) == 0
    )
    assert '"name": "Kim"' in capsys.readouterr().out
    assert not (tmp_path / "usual").exists()


def test_seven_players_make_one_table_and_three_wait(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path, 3)
    assert "3 players are here. A table needs four.\n" in club("seat", "draw")[2]
    assert club("seat")[0] == 2
    club("night", "came", *NAMES[3:7])
    code, out, _ = club("seat", "draw", "--seed", "1")
    assert code == 0
    assert "sit out this round. 1 more for another table." in " ".join(out.split())
    (drawn,) = objects(club("seat", "show", "--json")[1])
    again = objects(club("seat", "draw", "--seed", "1", "--json")[1])
    assert again == [drawn]


def test_a_round_that_has_begun_is_played_before_the_next(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path, 8)
    club("seat", "plan", "--rounds", "3")
    assert club("new", "--table", "2")[0] == 0
    assert "Table 1 has not started round 1. Start it first.\n" in club("seat", "draw")[2]
    assert "running at table 2" in club("new", "--table", "2")[2]
    finish(club, "2")
    assert "Round 1 at table 2 has already started.\n" in club("new", "--table", "2")[2]
    assert club("new")[0] == 0
    assert "running at table 1" in club("new")[2]
    finish(club, "1")
    assert club("new")[0] == 0
    assert "running at table 1, 2" in club("new")[2]
    finish(club, "1")
    assert club("new", "--table", "1")[0] == 0
    assert "running at table 2" in club("new")[2]
    assert "has no table 7" in club("new", "--table", "7")[2]
    assert "A game is still running at table 1 and 2. End it, then" in club("night", "close")[2]


def test_a_game_between_four_counts_for_tonight_unless_apart(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path, 4)
    club("players", "add", "Kees Jansen")
    for options in (("--table", "5"), ("--table", "6", "--apart")):
        assert club("new", "Kim", "jan", "Kees", "Stranger", *options)[0] == 0
    assert "Kees Jansen" in club("show", "-t", "5")[1]
    for name in ("5", "6"):
        finish(club, name)
    assert {line["games"] for line in objects(club("standings", "--json")[1])} == {1}
    assert {line["games"] for line in objects(club("standings", "--all", "--json")[1])} == {2}


def test_the_clock_is_started_paused_and_lengthened(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path)
    assert "Start the clock first.\n" in club("timer")[2]
    assert club("timer", "start", "--minutes", "60")[0] == 0
    assert "A clock is already running. Stop it first.\n" in club("timer", "start")[2]
    assert club("timer", "pause")[0] == 0
    assert club("timer", "add", "2", "5")[0] == 0
    shown = json.loads(club("timer", "show", "--json")[1])
    assert shown["paused"]
    assert shown["tables"]["2"] == pytest.approx(shown["remaining"] + 300)
    assert club("timer", "go")[0] == 0
    assert "table 2: 6" in club("timer")[1]
    assert club("timer", "stop")[0] == 0
    assert "no time limit" in club("timer", "start", "--rules", "nts-2009")[2]


def test_a_watched_clock_tells_the_last_hands_and_the_end(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path, 4)
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        begun = datetime.now(UTC)
        timer = Timer(begun, timedelta(seconds=2.5), timedelta(seconds=2))
        keep_timer(store, tonight(store), timer)
    code, out, _ = club("timer", "show", "--watch")
    assert code == 0
    assert out.index("Last hands.") < out.index("Time is up.")


def test_the_report_waits_for_every_table(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path)
    club("seat", "draw", "--seed", "2")
    club("new")
    finish(club, "1")
    report = tmp_path / "report.csv"
    code, _, err = club("report", "tournament", str(report))
    assert code == 2
    assert "Table 2 in round 1 has not ended" in err
    assert not report.exists()
    finish(club, "2")
    assert club("report", "tournament", str(report))[0] == 0
    assert len(list(csv.reader(report.read_text("utf-8-sig").splitlines()))) == 9
    games = tmp_path / "games.xlsx"
    assert club("report", "games", str(games), "--all")[0] == 0
    assert load_workbook(games).worksheets[0].max_row == 9
    out = club("standings")[1]
    assert "phone rang" in out
    assert all(len(line.rstrip()) <= 80 and "…" not in line for line in out.splitlines())
    assert club("standings", "--all", "-o", str(tmp_path / "s.csv"))[0] == 0
    assert club("report", "night", str(tmp_path / "night.pdf"))[0] == 0
    assert (tmp_path / "night.pdf").read_bytes().startswith(b"%PDF-")
    assert club("night", "close")[0] == 0
    assert "no game has ended" in club("standings", "--season", "1999")[2]


def test_a_backup_brings_everything_back(club: Call, tmp_path: Path) -> None:
    evening(club, tmp_path)
    copy = tmp_path / "copy.sqlite3"
    assert club("backup", str(copy))[0] == 0
    club("players", "add", "Later")
    assert "--yes" in club("restore", str(copy))[2]
    assert club("restore", str(copy), "--yes")[0] == 0
    assert "Later" not in club("players")[1]
    assert club("restore", str(tmp_path / "nothing"), "--yes")[0] == 2


def test_two_kiosks_see_each_others_games(club: Call, tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database("sync-command")
    evening(club, tmp_path, 4)
    club("seat", "draw")
    club("new")
    finish(club, "1")
    code, _, err = club("sync", address)
    assert code == 2
    assert "--prepare-server" in err
    assert club("sync", address, "--prepare-server")[0] == 0
    assert club("sync", address)[0] == 0
    assert "Received 1 game from other kiosks." in club("sync", address, kiosk="other")[2]
    here, there = (
        objects(club("standings", "--all", "--json", kiosk=kiosk)[1]) for kiosk in ("club", "other")
    )
    assert here == there
    assert len(here) == 4
