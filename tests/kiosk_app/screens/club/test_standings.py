"""The standings' screen, tapped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.club.nights import close_night, open_night, tonight
from kiosk_app.screens.club.standings import StandingCell, StandingRow
from kiosk_app.session.game_session import now
from kiosk_app.ui.widgets.tiles import TileView
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, play_out, seat_and_begin, stored


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path).start()
    begin_night(kiosk, 4, name="Autumn night")
    play_out(kiosk, *seat_and_begin(kiosk, 1))
    kiosk.app.show("standings")
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def _column(kiosk: Kiosk, at: int) -> list[str]:
    """Cells as they stand from top to bottom."""
    rows = sorted(kiosk.all_of(StandingRow), key=lambda row: -row.y)
    cells = [[each for each in row.children if isinstance(each, StandingCell)] for row in rows]
    return [str(row[::-1][at].text) for row in cells]


def test_the_highest_score_stands_first(kiosk: Kiosk) -> None:
    assert kiosk.sees("Autumn night")
    assert _column(kiosk, 0) == ["1", "2", "3", "4"]


def test_a_tap_on_a_column_sorts_by_it_and_another_turns_it(kiosk: Kiosk) -> None:
    kiosk.tap("Player")
    names = _column(kiosk, 1)
    assert names == sorted(names, key=str.casefold)
    kiosk.tap("Player")
    assert _column(kiosk, 1) == names[::-1]


def test_games_and_the_best_hand_stand_in_the_table_and_sort_it(kiosk: Kiosk) -> None:
    assert _column(kiosk, 2) == ["1"] * 4
    best = _column(kiosk, 5)
    kiosk.tap("Best hand")
    points = [0 if text == "–" else int(text.replace("\N{NO-BREAK SPACE}", "")) for text in best]
    shown = [
        0 if text == "–" else int(text.replace("\N{NO-BREAK SPACE}", ""))
        for text in _column(kiosk, 5)
    ]
    assert shown == sorted(points, reverse=True) and shown[0] > 0


def test_an_upright_screen_has_room_for_the_games(kiosk: Kiosk) -> None:
    kiosk.resize(480, 800)
    kiosk.settle()
    assert kiosk.sees("Games") and not kiosk.sees("Best hand")
    kiosk.resize(800, 480)


def test_a_tap_opens_the_players_page_with_the_best_hand_and_its_tiles(kiosk: Kiosk) -> None:
    kiosk.tap(max(kiosk.all_of(StandingRow), key=lambda row: row.y))
    assert kiosk.screen == "player"
    assert kiosk.sees("Best hand")
    tiles = [view.tile for view in kiosk.all_of(TileView)]
    assert tiles == ["2m", "3m", "4m", "4p", "5p", "6p", "6s", "7s", "8s", "3z", "3z"]


def test_penalties_are_listed_with_their_reason(kiosk: Kiosk) -> None:
    kiosk.tap("Penalties: 1")
    assert kiosk.sees("Late")
    assert kiosk.sees("after uma") or kiosk.sees("at the table")


def test_season_and_all_time_count_other_nights_too(kiosk: Kiosk) -> None:
    store = kiosk.app.session.store

    def another() -> bool:
        close_night(store, tonight(store), now())
        open_night(store, now(), name="Empty night")
        return True

    stored(kiosk, another)
    kiosk.app.screen.refresh()
    kiosk.settle()
    assert kiosk.sees("No game has ended yet")
    kiosk.tap("Season")
    assert len(_column(kiosk, 0)) == 4
    kiosk.tap("All")
    assert len(_column(kiosk, 0)) == 4
    kiosk.tap("Night")
    kiosk.tap("Empty night")
    kiosk.tap("Autumn night")
    assert len(_column(kiosk, 0)) == 4


def test_a_season_is_exported(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "kiosk_app.session.exports.user_documents_path", lambda: tmp_path / "documents"
    )
    kiosk.tap("Season")
    kiosk.tap("Export")
    assert not kiosk.sees("Tournament report")
    kiosk.tap("CSV")
    kiosk.tap("Save")
    (path,) = (tmp_path / "documents" / "tenbou").glob("standings-season-*.csv")
    assert "Kim Jansen" in path.read_text("utf-8-sig")
