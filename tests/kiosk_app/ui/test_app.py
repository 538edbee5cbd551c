"""The kiosk as a whole: it opens, changes language and look at once, and comes back."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.settings import Settings, load_settings
from kiosk_app.ui.theme import THEMES
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Kiosk:
    return Kiosk(tmp_path)


def test_it_opens_on_the_home_screen_where_no_game_is_played(kiosk: Kiosk) -> None:
    kiosk.start()
    assert kiosk.screen == "home"
    kiosk.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once_and_is_kept(tmp_path: Path, language: str) -> None:
    kiosk = Kiosk(tmp_path, settings=Settings(language="en" if language != "en" else "nl")).start()
    kiosk.app.change_settings(language=language)
    kiosk.settle()
    assert kiosk.sees(load_screen_language(language)("home-new-game"))
    kiosk.stop()
    assert load_settings(tmp_path / "config").settings.language == language


def test_the_window_is_cleared_in_the_ground_of_the_theme(kiosk: Kiosk) -> None:
    kiosk.start()
    for theme in ("light", "dark"):
        kiosk.app.apply_settings(kiosk.app.settings.changed(theme=theme))
        assert tuple(Window.clearcolor) == THEMES[theme].ground
    kiosk.stop()


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_turned_screen_is_tapped_where_it_is_seen(tmp_path: Path, rotation: int) -> None:
    kiosk = Kiosk(tmp_path, settings=Settings(rotation=rotation)).start()
    kiosk.tap("Settings")
    assert kiosk.screen == "settings"
    kiosk.app.apply_settings(Settings())
    kiosk.stop()


def test_a_store_that_had_to_be_rebuilt_is_told_whole_in_the_screens_language(
    tmp_path: Path,
) -> None:
    first = Kiosk(tmp_path, settings=Settings(language="nl")).start()
    database = first.app.session.store.folder.database
    first.stop()
    database.write_bytes(b"not a database at all")
    kiosk = Kiosk(tmp_path, settings=Settings(language="nl")).start()
    for size in ((800, 480), (480, 800)):
        kiosk.resize(*size)
        kiosk.settle()
        assert kiosk.heard("Het clubbestand is geen database.")
        assert kiosk.heard("Het is opnieuw opgebouwd uit de back-up club-")
        assert kiosk.heard("Controleer de laatste handen van de lopende spellen")
        assert kiosk.app.root.notice.ids.label.fits
    kiosk.resize(800, 480)
    kiosk.stop()
