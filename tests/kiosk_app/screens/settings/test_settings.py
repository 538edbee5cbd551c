"""The settings, tapped: taken over at once, and kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.club.players import PlayerDetails, add_player, all_players
from kiosk_app.session.game_session import now
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import Settings, load_settings
from kiosk_app.store.backup import back_up
from kiosk_app.store.opening import open_store
from kiosk_app.ui.theme import THEMES
from kiosk_app.ui.widgets.buttons import PlainButton
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import add_people, stored


@pytest.fixture
def sticks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Documents in a folder of the test, which every sheet offers."""
    folder = tmp_path / "documents"
    monkeypatch.setattr("kiosk_app.session.exports.user_documents_path", lambda: folder)
    (folder / "tenbou").mkdir(parents=True)
    return folder / "tenbou"


@pytest.fixture
def kiosk(tmp_path: Path, sticks: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kiosk]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    kiosk = Kiosk(tmp_path, camera=TableCamera()).start()
    kiosk.app.show("settings")
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def _kept(kiosk: Kiosk) -> Settings:
    return load_settings(kiosk.folder / "config").settings


def test_the_language_is_changed_on_the_page_itself(kiosk: Kiosk) -> None:
    kiosk.tap("Language")
    kiosk.tap("Nederlands")
    assert kiosk.sees("Instellingen")
    assert kiosk.sees("Spelregels")
    assert _kept(kiosk).language == "nl"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Animations", "motion"),
        ("Sound", "sound"),
        ("Numbers on tiles", "numerals"),
        ("Automatic photo", "auto_photo"),
    ],
)
def test_a_switch_is_one_tap(kiosk: Kiosk, words: str, name: str) -> None:
    before = getattr(kiosk.app.settings, name)
    kiosk.tap(words)
    assert getattr(_kept(kiosk), name) is not before
    kiosk.tap(words)
    assert getattr(_kept(kiosk), name) is before


def test_the_look_changes_at_once(kiosk: Kiosk) -> None:
    kiosk.tap("Theme")
    kiosk.tap("Colour-blind safe")
    assert kiosk.app.theme == THEMES["colour-blind"]
    assert _kept(kiosk).theme == "colour-blind"


def test_another_rule_set(kiosk: Kiosk) -> None:
    kiosk.tap("Rule set")
    kiosk.tap("EMA Riichi 2025")
    assert _kept(kiosk).rules == "ema-2025"
    assert kiosk.sees("EMA Riichi 2025")


def tap_own_file(kiosk: Kiosk) -> None:
    """After all books, on the next page where one is full."""
    (down,) = (each for each in kiosk.all_of(PlainButton) if each.icon == "down")
    if not down.disabled:
        kiosk.tap(down)
    kiosk.tap("Club rule file …")


def test_a_clubs_own_file_is_copied_from_the_stick(kiosk: Kiosk, sticks: Path) -> None:
    text = 'id = "ours"\nversion = 1\nname = "Our own"\nextends = "ema-2016"\n'
    (sticks / "ours.toml").write_text(text, "utf-8")
    kiosk.tap("Rule set")
    tap_own_file(kiosk)
    kiosk.tap("ours.toml")
    kept = Path(_kept(kiosk).rules)
    assert kept.parent == kiosk.folder / "config" / "rules"
    (sticks / "ours.toml").unlink()
    assert kiosk.sees("Our own")


def test_a_file_that_is_wrong_says_what_and_nothing_changes(kiosk: Kiosk, sticks: Path) -> None:
    (sticks / "bad.toml").write_text("id = 3\n", "utf-8")
    kiosk.tap("Rule set")
    tap_own_file(kiosk)
    kiosk.tap("bad.toml")
    assert kiosk.sees("bad.toml")
    assert _kept(kiosk).rules == "ema-2016"


def test_a_camera_is_looked_through_before_it_is_taken(kiosk: Kiosk) -> None:
    kiosk.tap("Camera")
    kiosk.tap("Virtual camera")
    assert kiosk.sees("This is what it sees")
    kiosk.tap("Use this camera")
    assert _kept(kiosk).camera == "virtual"


def test_without_a_camera_it_says_so_and_works_on(kiosk: Kiosk) -> None:
    kiosk.tap("Camera")
    kiosk.tap("Automatic")
    assert not kiosk.sees("This is what it sees")
    kiosk.tap("Use this camera")
    assert _kept(kiosk).camera == ""


def test_everything_is_copied_and_brought_back(kiosk: Kiosk, sticks: Path) -> None:
    add_people(kiosk, ["Kim Jansen"])
    kiosk.tap("Storage")
    kiosk.tap("Back up now")
    kiosk.tap("Folder")
    (copy,) = sticks.glob("*.sqlite3")
    assert copy.is_file() and kiosk.heard("Saved on this kiosk, in documents/tenbou.")
    store = kiosk.app.session.store
    stored(kiosk, lambda: add_player(store, PlayerDetails("Ola Nordmann"), now()))
    kiosk.tap("Restore a backup")
    kiosk.tap(copy.name)
    kiosk.tap("Restore a backup")
    store = kiosk.app.session.store
    assert [player.name for player in stored(kiosk, lambda: all_players(store))] == ["Kim Jansen"]


@pytest.mark.parametrize("replaces", [True, False])
def test_a_copy_of_another_kiosk_asks_which_one_this_is(
    kiosk: Kiosk, sticks: Path, tmp_path: Path, replaces: bool
) -> None:
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        back_up(other.folder, sticks / "tenbou-other.sqlite3")
    here = kiosk.app.session.store.kiosk_id
    kiosk.tap("Storage")
    kiosk.tap("Restore a backup")
    kiosk.tap("tenbou-other.sqlite3")
    kiosk.tap("Restore a backup")
    assert kiosk.sees("Which kiosk is this?")
    kiosk.tap("It replaces the kiosk" if replaces else "It is one more kiosk")
    assert kiosk.sees("tenbou-other.sqlite3 restored.")
    assert kiosk.app.session.store.kiosk_id == (other.kiosk_id if replaces else here)


def test_a_copy_from_before_the_game_leads_home(kiosk: Kiosk, sticks: Path) -> None:
    kiosk.tap("Storage")
    kiosk.tap("Back up now")
    kiosk.tap("Folder")
    (copy,) = sticks.glob("*.sqlite3")
    kiosk.close_sheet()
    start_game(kiosk)
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Storage")
    kiosk.tap("Restore a backup")
    kiosk.tap(copy.name)
    kiosk.tap("Restore a backup")
    assert kiosk.app.state is None
    kiosk.close_sheet()
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "home"


def test_a_damaged_copy_is_refused_and_all_stays(kiosk: Kiosk, sticks: Path) -> None:
    add_people(kiosk, ["Kim Jansen"])
    (sticks / "broken.sqlite3").write_bytes(b"no database")
    kiosk.tap("Storage")
    kiosk.tap("Restore a backup")
    kiosk.tap("broken.sqlite3")
    kiosk.tap("Restore a backup")
    assert kiosk.sees("Nothing was changed")
    store = kiosk.app.session.store
    assert len(stored(kiosk, lambda: all_players(store))) == 1


def test_photos_are_kept_for_so_many_days(kiosk: Kiosk) -> None:
    kiosk.tap("Storage")
    kiosk.tap("Keep photos for 90 days")
    kiosk.tap("Keep photos for 30 days")
    assert _kept(kiosk).evidence_days == 30


def test_an_address_that_is_none_is_refused(kiosk: Kiosk) -> None:
    kiosk.tap("Club server")
    kiosk.tap("Address")
    kiosk.type("nonsense\n")
    kiosk.settle()
    assert kiosk.sees("must look like")
    assert _kept(kiosk).club_server == ""


def test_a_server_that_is_away_keeps_nobody_from_playing(kiosk: Kiosk) -> None:
    kiosk.tap("Club server")
    kiosk.tap("Address")
    kiosk.type("kim:secret@127.0.0.1:1/club\n")
    kiosk.settle()
    kiosk.wait(lambda: kiosk.app.server_status is not None and kiosk.app.server_status.problem)
    assert not kiosk.app.server_status.connected
    assert kiosk.sees("kim:…@127.0.0.1:1/club")
    assert not kiosk.sees("secret")
    kiosk.tap("Disconnect")
    kiosk.wait(lambda: kiosk.app.server_status is None)
    assert _kept(kiosk).club_server == ""


def test_a_name_for_the_kiosk(kiosk: Kiosk) -> None:
    kiosk.tap("Name of this kiosk")
    kiosk.type("Table one\n")
    kiosk.settle()
    assert _kept(kiosk).kiosk_name == "Table one"


def test_the_machine_is_switched_off_only_after_a_question(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("kiosk_app.screens.settings.about_sheet.switch_off", asked.append)
    kiosk.tap("About")
    assert kiosk.sees("Kivy") or kiosk.sees("1/")
    kiosk.tap("Shut down")
    assert asked == []
    kiosk.tap("Shut down")
    assert asked == ["poweroff"]


def test_a_tile_set_is_removed_after_a_question(kiosk: Kiosk, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "tenbou" / "tile-sets"
    folder.mkdir(parents=True)
    (folder / "blue.npz").write_bytes(b"")
    kiosk.tap("Tile set")
    kiosk.tap("blue")
    assert _kept(kiosk).tile_set == "blue"
    kiosk.tap("Tile set")
    kiosk.tap(
        next(
            each
            for each in kiosk.widgets()
            if getattr(each, "icon", "") == "trash" and not each.hidden
        )
    )
    kiosk.tap("Remove")
    assert not (folder / "blue.npz").exists()
    assert _kept(kiosk).tile_set == ""


def test_a_switch_makes_no_row_anew(kiosk: Kiosk) -> None:
    grid = kiosk.app.screen.ids.rows.ids.grid
    before = list(grid.children)
    kiosk.tap("Animations")
    assert list(grid.children) == before
    row = next(row for row in before if row.name == "Animations")
    assert not row.on
    kiosk.tap("Animations")
    assert row.on and kiosk.app.settings.motion
