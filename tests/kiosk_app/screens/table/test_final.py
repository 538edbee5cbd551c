"""The end of a game: its result to look at and to share, and on to the next."""

from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import cv2
import numpy as np
import pytest

from kiosk_app.screens.club.pictures import SIZE
from kiosk_app.screens.club.result_parts import PodiumStep
from kiosk_app.screens.club.share_sheet import ShareSheet
from kiosk_app.ui.widgets.qr import QrCode
from kiosk_app.ui.widgets.tiles import TileView
from kiosk_app.web import local_server
from scorer.table import Chombo, GameEnded, Seat, Substitute
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.pictures.course import result_of_a_night


@pytest.fixture
def ended(kiosk: Kiosk) -> Kiosk:
    start_game(kiosk)
    record(kiosk, lambda place: GameEnded(*place, "agreed"))
    kiosk.app.show("final")
    kiosk.settle()
    return kiosk


def test_from_the_next_game_the_way_back_leads_home(ended: Kiosk) -> None:
    ended.tap(ended.app.words("final-again"))
    assert ended.screen == "new-game"
    ended.app.back()
    ended.settle()
    assert ended.screen == "home"


def test_home_frees_the_table(ended: Kiosk) -> None:
    ended.tap(ended.app.words("final-home"))
    assert ended.screen == "home" and ended.app.state is None


def _share(kiosk: Kiosk) -> ShareSheet:
    kiosk.tap("Share", settle=False)
    kiosk.wait(lambda: kiosk.all_of(ShareSheet))
    kiosk.settle()
    (sheet,) = kiosk.all_of(ShareSheet)
    assert isinstance(sheet, ShareSheet)
    return sheet


def _fetched(link: str) -> bytes:
    parts = urlsplit(link)
    connection = HTTPConnection(str(parts.hostname), parts.port, timeout=120)
    try:
        connection.request("GET", parts.path)
        return connection.getresponse().read()
    finally:
        connection.close()


def test_the_winner_has_the_highest_step_and_the_best_hand_its_tiles(kiosk: Kiosk) -> None:
    result_of_a_night(kiosk)
    steps = kiosk.all_of(PodiumStep)
    assert sorted(step.place for step in steps) == [1, 2, 3, 4]
    assert max(steps, key=lambda step: step.share).place == 1
    assert kiosk.sees("Best hand: ")
    tiles = [view.tile for view in kiosk.all_of(TileView)]
    assert tiles == ["2m", "3m", "4m", "4p", "5p", "6p", "6s", "7s", "8s", "3z", "3z"]


def test_one_tap_leads_to_the_standings_of_the_night_and_back(kiosk: Kiosk) -> None:
    result_of_a_night(kiosk)
    kiosk.tap("Standings")
    assert kiosk.screen == "standings" and kiosk.app.screen.kind == "night"
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "final"


def test_one_tap_leads_to_the_next_round(kiosk: Kiosk) -> None:
    result_of_a_night(kiosk)
    kiosk.tap("Next round")
    assert kiosk.screen == "seating" and kiosk.app.state is None


def test_the_parts_of_the_score_are_a_tap_away(kiosk: Kiosk) -> None:
    result_of_a_night(kiosk)
    kiosk.tap("Details")
    assert kiosk.sees("Uma") and kiosk.sees("Points")


def test_a_phone_fetches_the_picture_by_its_code_while_the_sheet_is_open(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "local_address", lambda: "127.0.0.1")
    result_of_a_night(kiosk)
    sheet = _share(kiosk)
    (code,) = kiosk.all_of(QrCode)
    assert code.text == sheet.link
    picture = cv2.imdecode(np.frombuffer(_fetched(sheet.link), np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None and picture.shape[:2] == SIZE[::-1]
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
    kiosk.tap("Text")
    assert code.text.startswith("Tenbou") and "Jan de Vries" in code.text
    sheet.dismiss()
    kiosk.settle()
    with pytest.raises(OSError):
        _fetched(sheet.link)


def test_without_a_network_the_code_has_the_result_as_text(
    ended: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "local_address", lambda: None)
    _share(ended)
    (code,) = ended.all_of(QrCode)
    assert "Kim" in code.text
    assert ended.sees("No network needed")


def test_what_is_saved_is_on_this_kiosk_with_a_short_path(
    ended: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "kiosk_app.session.exports.user_documents_path", lambda: tmp_path / "Documents"
    )
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    _share(ended)
    ended.tap("Save")
    assert ended.sees("Saved on this kiosk, in Documents/tenbou.")
    kinds = {path.suffix for path in (tmp_path / "Documents" / "tenbou").iterdir()}
    assert kinds == {".png", ".csv", ".jsonl"}


def test_the_details_add_up_and_say_what_is_our_reading(kiosk: Kiosk) -> None:
    """Norway 2018 §13.1: the book's one point cannot make the sum 0."""
    start_game(kiosk, rules="norway-2018")
    kiosk.app.show("final")
    kiosk.settle()
    kiosk.tap("Details")
    assert kiosk.sees("Sum") and kiosk.sees("Rounding") and kiosk.sees("−20")
    assert kiosk.sees("makes up what is missing to a sum of 0 (§13.1, our reading)")


def test_who_keeps_a_penalty_without_a_result_has_a_column(kiosk: Kiosk) -> None:
    """EMA 2016 §5.8: a substitute's chombo is the substitute's, the result is not."""
    start_game(kiosk, tournament=True)
    record(kiosk, lambda place: Substitute(*place, Seat.WEST, "Piet", True))
    record(kiosk, lambda place: Chombo(*place, Seat.WEST))
    kiosk.app.show("final")
    kiosk.settle()
    kiosk.tap("Details")
    assert kiosk.sees("Piet") and kiosk.sees("Missed") and kiosk.sees("−20 000")
