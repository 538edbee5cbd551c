"""The catalogues of the screen: the same keys and places to fill in, in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from kiosk_app.words import FOLDER, LANGUAGES, areas, screen_words, unbroken
from vision.notes import SENTENCES as NOTES
from vision.photo.quality import FlawId

KIOSK = FOLDER.parent
_KEY = re.compile(r'words\(\s*"([^"{}]+\.[^"{}]+)"')
_TEXT_IN_KV = re.compile(r'^\s*(?:text|title|hint_text)\s*:\s*"([^"]*[^\W\d_][^"]*)"', re.MULTILINE)


@pytest.mark.parametrize("area", areas())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_places_to_fill_in(language: str, area: str) -> None:
    english, other = screen_words("en").catalogue, screen_words(language).catalogue
    mine = {key for key in english.keys if key.startswith(f"{area}.")}
    theirs = {key for key in other.keys if key.startswith(f"{area}.")}
    assert mine == theirs
    for key in mine:
        assert english.placeholders(key) == other.placeholders(key), key


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_longer_sentence_is_left_in_english(language: str) -> None:
    english, other = screen_words("en").catalogue, screen_words(language).catalogue
    same = [
        key
        for area in areas()
        for key in english.keys
        if key.startswith(f"{area}.")
        and english.texts[key] == other.texts[key]
        and len(re.findall(r"[^\W\d_]{2,}", re.sub(r"{.*?}", "", english.texts[key]["other"]))) > 2
    ]
    assert not same


def _sources() -> list[Path]:
    return [*KIOSK.glob("ui/**/*.py"), *KIOSK.glob("ui/**/*.kv"), *KIOSK.glob("screens/**/*.*")]


def test_every_key_that_a_screen_asks_for_is_there() -> None:
    words = screen_words("en")
    missing = {
        f"{path.name}: {key}"
        for path in _sources()
        if path.suffix in (".py", ".kv")
        for key in _KEY.findall(path.read_text("utf-8"))
        if not words.has(key)
    }
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_a_reading_has_its_words(language: str) -> None:
    words = screen_words(language)
    ids = {*NOTES, *get_args(FlawId)}
    assert not {name for name in ids if not words.has(f"reading.note.{name}")}


def test_no_kv_file_has_words_of_its_own() -> None:
    found = {
        f"{path.name}: {text}"
        for path in _sources()
        if path.suffix == ".kv"
        for text in _TEXT_IN_KV.findall(path.read_text("utf-8"))
    }
    assert not found


def test_every_key_is_asked_for_somewhere() -> None:
    text = "\n".join(
        path.read_text("utf-8") for path in KIOSK.rglob("*") if path.suffix in (".py", ".kv")
    )
    unused = {
        key
        for area in areas()
        for key in screen_words("en").catalogue.keys
        if key.startswith(f"{area}.") and not _is_asked_for(key, area, text)
    }
    assert not unused


def _is_asked_for(key: str, area: str, text: str) -> bool:
    """By its whole name, or by a name that is put together from its last part."""
    rest = key.removeprefix(f"{area}.")
    parts = rest.split(".")
    puts_together = any(
        f'"{area}.{".".join([*parts[:n], ""])}{{' in text for n in range(len(parts))
    )
    return f'"{key}"' in text or f"'{key}'" in text or puts_together


def test_numbers_of_the_scorer_are_written_as_the_screen_writes_them() -> None:
    assert unbroken("2翻40符 → 640 × 4 → 2,600") == "2翻40符 → 640 × 4 → 2600"
    assert unbroken("40 fu · 2 han → 2 600") == "40 fu · 2 han → 2\N{NO-BREAK SPACE}600"
    assert unbroken("Kim, Jan 1, 200") == "Kim, Jan 1, 200"
