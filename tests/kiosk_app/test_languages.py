"""The sentences of every language: the same messages and values, none missing, none unused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kiosk_app.languages import (
    FOLDER,
    LANGUAGES,
    LanguageError,
    language_names,
    load_language,
    load_screen_language,
    unbroken,
)
from tests.kiosk_app.coded_messages import all_made
from tests.kiosk_app.messages import shown_values, texts_of, values_of

KIOSK: Final = FOLDER.parent
REPOSITORY: Final = KIOSK.parent
_ASKED: Final = re.compile(r'\bwords\(\s*"([a-z][^"{}]+)"')
_TEXT_IN_KV: Final = re.compile(
    r'^\s*(?:text|title|hint_text)\s*:\s*"([^"]*[^\W\d_][^"]*)"', re.MULTILINE
)
_QUOTED: Final = re.compile(r"""(?=(["'])([\w-]+)\1)""")
_PUT_TOGETHER: Final = re.compile(r"""["']([\w-]+)-\{""")
"""The first part of an id whose rest is worked out."""
_NUMBERS: Final = (0, 1, 2, 5, 11, 21, 12_345)
_COMMAND_LINE: Final = (
    "command-",
    "record-",
    "printed-",
    "doctor-",
    "help-",
    "usage-",
    "row-aside-",
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
other_language = pytest.mark.parametrize("language", LANGUAGES[1:])


def translated_ids() -> frozenset[str]:
    """All but those of the command line and of JSON, which speak English only."""
    ids = load_language("en").ids
    return frozenset(id for id in ids if not id.startswith(_COMMAND_LINE))


@every_language
def test_every_line_of_a_file_is_a_message_a_term_or_a_comment(language: str) -> None:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text("utf-8"))
        mistakes = [each.content for each in resource.body if isinstance(each, ast.Junk)]
        assert not mistakes, file.name


@every_language
def test_no_message_is_there_twice(language: str) -> None:
    found = [
        entry.id.name
        for file in (*(FOLDER / language).glob("*.ftl"), FOLDER / "romaji.ftl")
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    assert len(found) == len(set(found))
    assert load_language(language).ids == set(found)


@other_language
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = translated_ids(), load_language(language).ids
    assert english - other == other - english == set()


@other_language
def test_every_message_asks_for_the_same_values(language: str) -> None:
    english, other = load_language("en"), load_language(language)
    ids = translated_ids()
    shown = {id for id in ids if shown_values(english, id) != shown_values(other, id)}
    assert shown <= ({"yaku-name"} if language == "ja" else set())  # Japanese needs no romaji
    unknown = {id for id in ids if values_of(other, id) - values_of(english, id)}
    assert not unknown


@every_language
def test_every_message_can_be_written_with_any_number_as_fluent_writes_it(language: str) -> None:
    words = load_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in (*(FOLDER / language).glob("*.ftl"), FOLDER / "romaji.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for id in sorted(words.ids):
        names = values_of(words, id)
        for number in _NUMBERS if "count" in names else (0,):
            values: dict[str, str | int] = {name: f"<{name}>" for name in names}
            written = dict(values)
            if "count" in values:
                values["count"], written["count"] = number, number
            text = words(id, **values)
            pattern = bundle.get_message(id).value
            assert pattern is not None
            fluent, errors = bundle.format_pattern(pattern, written)
            assert not errors
            assert re.sub(r"[\s,.]", "", text) == re.sub(r"[\s,.]", "", str(fluent)), id


@other_language
def test_no_longer_sentence_is_left_in_english(language: str) -> None:
    english, other = load_language("en"), load_language(language)
    same = {
        id
        for id in translated_ids()
        if not _is_a_name(id)
        and texts_of(english, id) == texts_of(other, id)
        and len(re.findall(r"[^\W\d_]{2,}", " ".join(texts_of(english, id)))) > 2
    }
    assert not same


def _is_a_name(id: str) -> bool:
    """Yaku have names that a language may share with English."""
    return id.startswith("romaji-") or (id.startswith("yaku-") and id.endswith("-name"))


def _sources(*folders: str) -> list[Path]:
    return [
        path
        for folder in folders
        for path in (REPOSITORY / folder).rglob("*")
        if path.suffix in (".py", ".kv")
    ]


def test_every_message_that_is_asked_for_is_there() -> None:
    words = load_language("en")
    missing = {
        f"{path.name}: {id}"
        for path in _sources("kiosk_app", "scorer")
        for id in _ASKED.findall(path.read_text("utf-8"))
        if not words.has(id)
    }
    assert not missing


def test_no_kv_file_has_words_of_its_own() -> None:
    found = {
        f"{path.name}: {text}"
        for path in _sources("kiosk_app")
        if path.suffix == ".kv"
        for text in _TEXT_IN_KV.findall(path.read_text("utf-8"))
    }
    assert not found


def test_every_message_is_asked_for_somewhere() -> None:
    text = "\n".join(path.read_text("utf-8") for path in _sources("kiosk_app", "scorer"))
    whole = {found[1] for found in _QUOTED.findall(text)}
    first_parts = set(_PUT_TOGETHER.findall(text))
    made = tuple(f"{made.section}-" for made in all_made())
    unused = {
        id
        for id in load_language("en").ids - whole
        if first_parts.isdisjoint(_starts(id)) and not id.startswith(made)
        if not id.startswith(("help-", "usage-"))  # test_help looks at these
    }
    assert not unused


def _starts(id: str) -> Iterator[str]:
    parts = id.split("-")
    return ("-".join(parts[:n]) for n in range(1, len(parts)))


def test_every_language_says_its_own_name() -> None:
    names = language_names()
    assert tuple(names) == LANGUAGES
    assert (names["en"], names["ja"]) == ("English", "日本語")
    assert len(set(names.values())) == len(names)


def test_numbers_are_grouped_as_the_language_does_and_never_broken_on_a_screen() -> None:
    assert load_language("en").number(24000) == "24 000"
    assert load_language("ja").number(24000) == "24,000"
    assert load_language("nl").number(-3900) == "−3.900"
    assert load_screen_language("no")("points", count=24000).startswith("24\N{NO-BREAK SPACE}000")
    assert load_screen_language("ja").number(24000) == "24000"


def test_one_stick_is_not_one_sticks() -> None:
    words = load_language("en")
    assert words("formula-sticks", count=1, points=1000) == "1 000 (1 riichi stick)"
    assert words("formula-sticks", count=2, points=2000) == "2 000 (2 riichi sticks)"


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(LanguageError, match="“fr”"):
        load_language("fr")
    with pytest.raises(LanguageError, match="nonsense"):
        load_language("en")("nonsense")
    with pytest.raises(LanguageError, match=r"table-undo.*what"):
        load_language("en")("table-undo")
    with pytest.raises(LanguageError, match="formula-sticks"):
        load_language("en")("formula-sticks", count=1)


def test_numbers_of_the_scorer_are_written_as_the_screen_writes_them() -> None:
    assert unbroken("2翻40符 → 640 × 4 → 2,600") == "2翻40符 → 640 × 4 → 2600"
    assert unbroken("40 fu · 2 han → 2 600") == "40 fu · 2 han → 2\N{NO-BREAK SPACE}600"
    assert unbroken("Kim, Jan 1, 200") == "Kim, Jan 1, 200"
