"""Nights, games and players of the past, opened and looked through; and a night's poster."""

from pathlib import Path

import cv2
import pytest

from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.pictures import SIZE
from kiosk_app.screens.club.player import CountRow, OpponentRow, PlaceColumn
from kiosk_app.screens.club.result_parts import PodiumStep
from kiosk_app.screens.club.share_sheet import ShareSheet
from kiosk_app.ui.widgets.tiles import TileView
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, play_out, play_with_yaku, seat_and_begin


@pytest.fixture
def played(kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kiosk:
    monkeypatch.setattr(
        "kiosk_app.session.exports.user_documents_path", lambda: tmp_path / "Documents"
    )
    begin_night(kiosk, 8, name="Autumn night")
    first, second = seat_and_begin(kiosk, 2)
    play_out(kiosk, first)
    play_with_yaku(kiosk, second)
    kiosk.app.show("club")
    kiosk.settle()
    return kiosk


def test_closing_a_night_makes_its_poster(played: Kiosk, tmp_path: Path) -> None:
    played.tap("Close the night")
    played.tap("Close the night", settle=False)
    played.wait(lambda: played.all_of(ShareSheet))
    played.settle()
    played.tap("Save")
    (path,) = (tmp_path / "Documents" / "tenbou").glob("tenbou-night-*.png")
    picture = cv2.imread(str(path))
    assert picture is not None and picture.shape[:2] == SIZE[::-1]


def test_a_night_without_games_has_no_poster(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    kiosk.app.show("club")
    kiosk.settle()
    kiosk.tap("Close the night")
    kiosk.tap("Close the night")
    assert kiosk.sees("No club night is open")
    assert not kiosk.all_of(ShareSheet)


def test_a_past_night_leads_to_its_games_and_their_hands(played: Kiosk) -> None:
    played.tap("Past nights")
    (night,) = played.all_of(NightRow)
    assert "Autumn night" in night.title and "2 games, 8 players" in night.about
    played.tap(night)
    assert len(played.all_of(PodiumStep)) == 4
    assert played.sees("Hand of the night") and played.sees("Biggest swing")
    played.tap("table 2")
    assert played.screen == "past-game"
    assert len(played.all_of(PodiumStep)) == 4
    played.tap("Hands")
    hands = [row for row in played.all_of(NightRow) if row.opacity]
    assert [row.title for row in hands] == ["East 1", "East 2"]
    played.tap(hands[1])
    assert played.sees("This hand has no photo")
    played.close_sheet()
    for screen in ("past-night", "nights", "club"):
        played.app.back()
        played.settle()
        assert played.screen == screen


def test_looking_at_a_past_game_leaves_the_table_as_it_is(played: Kiosk) -> None:
    before = played.app.state
    played.tap("Past nights")
    played.tap("Autumn night")
    played.tap("table 1")
    assert played.app.state is before


def test_a_players_page_has_places_yaku_and_opponents(played: Kiosk) -> None:
    played.tap("Standings")
    played.app.screen.look_at(played.app.screen.view.lines[0])
    played.settle()
    assert [column.count for column in played.all_of(PlaceColumn)] == [1, 0, 0, 0]
    assert played.sees("Riichi") and played.sees("Deal-ins")
    played.tap("Yaku")
    assert {row.word: row.count for row in played.all_of(CountRow)} == {
        "Tanyao": 1,
        "Pinfu": 1,
        "Kokushi musou": 1,
    }
    played.tap("Opponents")
    rows = played.all_of(OpponentRow)
    assert [(row.ahead, row.behind) for row in rows] == [(1, 0)] * 3
    name = rows[0].name
    played.tap(rows[0])
    assert played.app.screen.name_of == name
    assert [(row.ahead, row.behind) for row in played.all_of(OpponentRow)].count((0, 1)) >= 1


def test_the_hall_of_yakuman_has_the_hand_with_its_tiles(played: Kiosk) -> None:
    played.tap("Hall of yakuman")
    played.tap("Kokushi musou")
    assert [view.tile for view in played.all_of(TileView)].count("1z") == 2
