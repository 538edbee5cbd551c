"""The club night's hub, tapped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.club.nights import all_nights
from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.languages import LANGUAGES
from kiosk_app.screens.club.club import TableCard
from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.result_parts import PodiumStep
from kiosk_app.screens.club.share_sheet import ShareSheet
from kiosk_app.session.game_session import now
from scorer.table import GameEnded, Seat, Win, Winner
from tests.kiosk_app.games import record
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.looking import cut_texts
from tests.kiosk_app.whole_night import begin_night, play_out, seat_and_begin, stored


@pytest.fixture
def kiosk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kiosk]:
    monkeypatch.setattr(
        "kiosk_app.session.exports.user_documents_path", lambda: tmp_path / "documents"
    )
    kiosk = Kiosk(tmp_path).start()
    kiosk.app.show("club")
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def _again(kiosk: Kiosk) -> None:
    kiosk.app.screen_named("club").refresh()
    kiosk.settle()


def test_a_night_is_opened_and_closed(kiosk: Kiosk) -> None:
    assert kiosk.sees("No club night is open")
    kiosk.tap("Open a night")
    kiosk.tap("Open a night")
    assert kiosk.sees("No games yet")
    store = kiosk.app.session.store
    (night,) = stored(kiosk, lambda: all_nights(store))
    assert night.ended is None
    assert kiosk.sees(night.name)
    kiosk.tap("Close the night")
    kiosk.tap("Close the night")
    (night,) = stored(kiosk, lambda: all_nights(store))
    assert night.ended is not None
    assert kiosk.sees("No club night is open")


def test_a_night_does_not_close_while_a_game_runs(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    seat_and_begin(kiosk, 2)
    _again(kiosk)
    kiosk.tap("Close the night")
    kiosk.tap("Close the night")
    assert kiosk.sees("A game is still running at table 1 and 2. End it, then close the night.")
    assert kiosk.sees("Players: 8 here")


def test_the_tables_show_their_points_as_they_run(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    first, _ = seat_and_begin(kiosk, 2)
    play_out(kiosk, first)
    _again(kiosk)
    running, ended = kiosk.all_of(TableCard)
    assert running.heading == "Table 2 · Round 1 · East 1"
    assert len({seat.points for seat in running.ids.seats.children}) == 1
    assert ended.heading == "Table 1 · Round 1 · Ended"
    assert len({seat.points for seat in ended.ids.seats.children}) == 4


def test_a_table_of_three_has_three_seats_up_to_the_past_nights(kiosk: Kiosk) -> None:
    night, _ = begin_night(kiosk, 4)
    choice, table_store = RulesChoice("sanma"), kiosk.app.session.table_store
    started = started_event(choice, ("Kim van Dijk", "Jan", "Maja", ""), now())
    kiosk.app.session.begin(
        lambda: table_store.start(
            started, table_name="3", night_id=night.id, rules_text=choice.text
        )
    )
    _again(kiosk)
    (card,) = kiosk.all_of(TableCard)
    assert [seat.name for seat in reversed(card.ids.seats.children)] == ["Kim", "Jan", "Maja"]
    won = (Winner(Seat.WEST, han=5, fu=30),)
    record(kiosk, lambda place: Win(*place, won, Seat.EAST))
    record(kiosk, lambda place: GameEnded(*place, "agreed"))
    _again(kiosk)
    kiosk.tap("Close the night")
    kiosk.tap("Close the night", settle=False)
    kiosk.wait(lambda: kiosk.all_of(ShareSheet))
    kiosk.settle()
    kiosk.all_of(ShareSheet)[0].dismiss()
    kiosk.settle()
    kiosk.tap("Past nights")
    (row,) = kiosk.all_of(NightRow)
    assert "1 game, 3 players" in row.about
    kiosk.tap(row)
    assert len(kiosk.all_of(PodiumStep)) == 3
    kiosk.tap("table 3")
    assert kiosk.sees("Maja")


def test_a_tap_on_this_kiosks_table_goes_on_with_its_game(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    seat_and_begin(kiosk, 2)
    _again(kiosk)
    table_store = kiosk.app.session.table_store
    kiosk.app.screen_named("club").tap_table(kiosk.app.screen_named("club").tonight.tables[1])
    kiosk.wait(lambda: table_store.game is not None)
    assert table_store.game is not None
    assert table_store.game.heading.table_name == "2"
    assert kiosk.app.state is table_store.state
    kiosk.app.show("club")
    kiosk.settle()
    kiosk.tap(kiosk.all_of(TableCard)[0])
    assert kiosk.sees("A game is still running at this table")


@pytest.mark.parametrize(
    ("kind", "form", "name"),
    [
        ("Standings", "CSV", "standings-*.csv"),
        ("All games", "Excel", "games-*.xlsx"),
        ("Penalties", "CSV", "penalties-*.csv"),
        ("Tournament report", "CSV", "report-*.csv"),
        ("Night report", "PDF", "night-*.pdf"),
    ],
)
def test_files_are_written_to_the_chosen_folder(
    kiosk: Kiosk, tmp_path: Path, kind: str, form: str, name: str
) -> None:
    begin_night(kiosk, 4)
    play_out(kiosk, *seat_and_begin(kiosk, 1))
    _again(kiosk)
    kiosk.tap("Export")
    kiosk.tap(kind)
    kiosk.tap(form)
    kiosk.tap("Save")
    (path,) = (tmp_path / "documents" / "tenbou").glob(name)
    assert path.stat().st_size > 0
    assert kiosk.sees("Saved on this kiosk, in documents/tenbou.")


def test_a_long_home_folder_is_never_shown_whole(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "a-home-folder-with-a-name-that-no-button-has-room-for" / "and-one-more"
    monkeypatch.setattr("kiosk_app.session.exports.user_documents_path", lambda: home / "Documents")
    begin_night(kiosk, 4)
    for language in LANGUAGES:
        kiosk.app.change_settings(language=language)
        _again(kiosk)
        kiosk.app.screen_named("club").export()
        kiosk.settle()
        assert kiosk.sees("Documents/tenbou")
        assert not kiosk.sees("a-home-folder")
        assert cut_texts(kiosk) == []
        kiosk.tap(kiosk.app.words("export-write"))
        assert kiosk.heard(kiosk.app.words("share-saved-here", place="Documents/tenbou"))
        assert cut_texts(kiosk) == []
    assert len(list((home / "Documents" / "tenbou").iterdir())) == len(LANGUAGES)


def test_a_folder_that_takes_no_file_is_told(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "documents").write_text("in the way")
    begin_night(kiosk, 4)
    _again(kiosk)
    kiosk.tap("Export")
    kiosk.tap("Save")
    assert kiosk.sees("documents")
    assert kiosk.sees("Export")
