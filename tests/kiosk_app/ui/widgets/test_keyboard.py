"""Writing with a finger, and with a keyboard that is plugged in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.languages import LANGUAGES
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.keyboard import Key, Keyboard, ShiftKey, TextField, WritingSheet, key_rows
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, settings=Settings(language="da")).start()
    yield kiosk
    kiosk.stop()


def _asked(kiosk: Kiosk, **values: object) -> list[str]:
    answers: list[str] = []
    WritingSheet(title="Navn", then=answers.append, **values).open()
    kiosk.frames()
    return answers


def _field(kiosk: Kiosk) -> str:
    (field,) = kiosk.all_of(TextField)
    return str(field.text)


def _key(kiosk: Kiosk, letter: str) -> None:
    kiosk.tap(next(key for key in kiosk.all_of(Key) if key.writes == letter))


def _done(kiosk: Kiosk) -> None:
    kiosk.tap(next(key for key in kiosk.all_of(Key) if key.icon == "check"))


def test_a_name_is_written_with_the_letters_of_the_language(kiosk: Kiosk) -> None:
    answers = _asked(kiosk, names=True)
    for letter in "Åse":
        _key(kiosk, letter)
    _key(kiosk, " ")
    for letter in "Bæk":
        _key(kiosk, letter)
    assert _field(kiosk) == "Åse Bæk"
    _done(kiosk)
    assert answers == ["Åse Bæk"]


def test_a_wrong_letter_is_taken_back(kiosk: Kiosk) -> None:
    _asked(kiosk, text="Kin")
    kiosk.tap(next(key for key in kiosk.all_of(Key) if key.icon == "erase"))
    _key(kiosk, "m")
    assert _field(kiosk) == "Kim"


def test_shift_changes_the_next_letter_alone_in_a_name(kiosk: Kiosk) -> None:
    _asked(kiosk, text="Mc", names=True)
    kiosk.tap(kiosk.all_of(ShiftKey)[0])
    _key(kiosk, "D")
    _key(kiosk, "o")
    assert _field(kiosk) == "McDo"


def test_figures_and_accents_are_a_tap_away(kiosk: Kiosk) -> None:
    _asked(kiosk)
    kiosk.tap("123")
    _key(kiosk, "7")
    kiosk.tap("áéü")
    _key(kiosk, "ü")
    kiosk.tap("abc")
    _key(kiosk, "k")
    assert _field(kiosk) == "7ük"


def test_a_real_keyboard_writes_into_the_same_field(kiosk: Kiosk) -> None:
    answers = _asked(kiosk)
    kiosk.type("山田 Kim")
    assert _field(kiosk) == "山田 Kim"
    kiosk.type("\n")
    kiosk.frames()
    assert answers == ["山田 Kim"]


def test_a_sheet_that_is_sent_away_changes_nothing(kiosk: Kiosk) -> None:
    answers = _asked(kiosk, text="Kim")
    kiosk.tap(next(key for key in kiosk.widgets() if getattr(key, "icon", "") == "cross"))
    assert answers == []
    assert not kiosk.all_of(Keyboard)


def test_a_text_grows_no_longer_than_it_may(kiosk: Kiosk) -> None:
    _asked(kiosk)
    kiosk.type("a" * 150)
    assert len(_field(kiosk)) == 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_no_letter_lies_twice_and_no_row_is_too_long(language: str, narrow: bool) -> None:
    for page in ("letters", "figures", "accents"):
        rows = key_rows(page, language, narrow=narrow)
        keys = "".join(rows)
        assert len(set(keys)) == len(keys)
        assert max(map(len, rows)) <= (8 if narrow else 11)
    letters = set("".join(key_rows("letters", language, narrow=narrow)))
    assert letters >= set("abcdefghijklmnopqrstuvwxyz")
    if language in ("da", "no"):
        assert letters >= set("æøå")


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_every_key_is_wide_enough_for_a_finger(tmp_path: Path, size: tuple[int, int]) -> None:
    kiosk = Kiosk(tmp_path, size, settings=Settings(language="no")).start()
    _asked(kiosk)
    assert min(min(key.size) for key in kiosk.all_of(Key)) >= 48 * kiosk.app.u
    kiosk.screenshot(tmp_path / "keyboard.png")
    kiosk.stop()
