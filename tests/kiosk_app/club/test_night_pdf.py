import re
import sys
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.club.night_games import night_games
from kiosk_app.club.night_pdf import NightOnPaper, write_night
from kiosk_app.club.nights import NightCard
from kiosk_app.club.penalties import night_penalties
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.standings import Scope, standings
from kiosk_app.languages import LANGUAGES, load_language
from kiosk_app.store.score_sheet import sheet_of
from kiosk_app.store.store import Store
from scorer.table import Penalty, PlayersChanged, Seat
from tests.kiosk_app.club.people import begin_round, evening, later, play
from tests.refusing import refuses

ENGLISH = load_language("en")


def paper(store: Store, night: NightCard) -> NightOnPaper:
    games = night_games(store, night)
    with store.reading() as connection:
        table = standings(connection, Scope(night_id=night.id))
    return NightOnPaper(night, table, night_penalties(games), games)


def pages(path: Path) -> int:
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    return len(re.findall(rb"/Type /Page\b", data))


def test_the_night_on_paper_has_standings_penalties_and_each_game(
    store: Store, tmp_path: Path
) -> None:
    night = evening(store, 12)
    first, *others = begin_round(store, night)
    names = ("山田 太郎", "Åse $x_1$ Berg", "=cmd", "Ola \\frac")
    first.append(PlayersChanged(*first.next_place(later(1)), names), later(1))
    penalty = Penalty(*first.next_place(later(1)), Seat.SOUTH, 2000, "phone $ rang")
    first.append(penalty, later(1))
    for game in (first, *others[:-1]):
        play(game)
    written = paper(store, night)
    assert [(line.player, line.points) for line in written.penalties] == [(names[1], -2000)]
    write_night(written, tmp_path / "night.pdf", ENGLISH)
    assert pages(tmp_path / "night.pdf") == 1 + 1 + 2  # three games, two on a page
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["night.pdf"]


def test_a_night_without_games_can_be_printed(store: Store, tmp_path: Path) -> None:
    write_night(paper(store, evening(store)), tmp_path / "night.pdf", ENGLISH)
    assert pages(tmp_path / "night.pdf") == 1


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_night_is_printed_in_the_language_of_the_kiosk(
    store: Store, tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from matplotlib.figure import Figure  # not with the file: each worker of a run loads all files

    written: list[str] = []
    whole = Figure.text

    def noting(page: Figure, x: float, y: float, text: str, **values: Any) -> Any:
        written.append(text)
        return whole(page, x, y, text, **values)

    monkeypatch.setattr(Figure, "text", noting)
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    play(game)
    words = load_language(code)
    write_night(paper(store, night), tmp_path / "night.pdf", words)
    day = night.day.isoformat()
    assert words("paper-about-in-season", day=day, season=night.season or "", count=1) in written
    rules = sheet_of(game.state).rules_name
    assert any(text.startswith(words("paper-begun", rules=rules, time="")[:-3]) for text in written)


def test_the_course_of_a_game_is_its_points_after_each_hand(store: Store) -> None:
    (game,) = begin_round(store, evening(store, 4))
    play(game)
    sheet = sheet_of(game.state)
    assert sheet.labels == ("start", "E1", "E2")
    assert sheet.course[0] == (30_000,) * 4
    assert sheet.course[1] == (24_800, 30_000, 35_200, 30_000)
    assert sheet.course[-1] == game.table.points
    assert [line.place for line in sheet.final] == [1, 2, 3, 4]


def test_without_matplotlib_it_says_what_to_install(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with refuses(NightRefused, match=r"A PDF needs matplotlib\. Install tenbou\[reports\]\."):
        write_night(paper(store, evening(store)), tmp_path / "night.pdf", ENGLISH)


def test_a_pdf_of_another_name_or_in_no_folder_is_refused(store: Store, tmp_path: Path) -> None:
    night = paper(store, evening(store))
    with refuses(NightRefused, match=r"end in \.pdf"):
        write_night(night, tmp_path / "night.doc", ENGLISH)
    with refuses(NightRefused, match="can't be saved"):
        write_night(night, tmp_path / "nowhere" / "night.pdf", ENGLISH)
