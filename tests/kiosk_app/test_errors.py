"""Every message and error has its words, and just those, in every language."""

import pickle
from pathlib import Path
from typing import Final

import pytest

from kiosk_app.club.refusal import NightRefused
from kiosk_app.languages import FOLDER, LANGUAGES, in_english, load_language, load_screen_language
from kiosk_app.setting_values import FIELDS, SettingRefused
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.rebuilding import Rebuilt
from scorer import HandError, load_rules, parse_tile, parse_tiles
from scorer.hand import Wind
from scorer.messages import Choice, Citation, Message, Paragraph, Section, Signed, YakuId
from scorer.table import Refused
from tests.kiosk_app.coded_messages import (
    Made,
    all_made,
    headings_in_the_sources,
    sections,
    sentences_shown,
    texts_in_the_kiosk,
)
from tests.kiosk_app.messages import texts_of, values_of
from vision.camera.frame import CameraState
from vision.photo.quality import FLAWS

COMMAND_LINE: Final = (
    *("command", "command-what", "command-correction", "record", "printed", "doctor"),
    "row-aside",
)
"""Sections of the command line and of JSON, which speak English only."""
WORKED_OUT: Final = {
    *(f"camera-trouble-{state.value}" for state in CameraState),
    *(f"reading-note-{flaw}" for flaw in FLAWS),
}
"""Ids of messages whose code is a value of a type."""
DRAWING: Final = "vision/camera/mount.py"
"""Draws a camera's mount for whoever builds one, with its measures in English."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _ids(made: Made) -> list[str]:
    """The messages that a call can make: one, or those that begin alike."""
    if made.code is None:
        return []
    id = f"{made.section}-{made.code}"
    if not id.endswith("*"):
        return [id]
    return [each for each in load_language("en").ids if each.startswith(id[:-1])]


@every_language
def test_every_code_has_one_message_with_just_its_values(language: str) -> None:
    words, wrong = load_language(language), []
    for made in all_made():
        if made.section in COMMAND_LINE and language != "en":
            continue
        ids = _ids(made)
        if made.code is not None and not ids:
            wrong.append(f"{made.where}: no message begins with {made.section}-{made.code}")
        for id in ids:
            if not words.has(id):
                wrong.append(f"{made.where}: {id} is missing")
            elif made.values is not None and values_of(words, id) != made.values:
                wrong.append(f"{made.where}: {id} has other values than {sorted(made.values)}")
    assert not wrong


def test_only_the_state_of_a_camera_is_an_error_with_a_code_that_is_worked_out() -> None:
    dynamic = {made.section for made in all_made() if made.is_error and made.code is None}
    assert dynamic <= {"camera-trouble"}


def test_every_message_of_an_error_is_made_somewhere() -> None:
    used = {id for made in all_made() for id in _ids(made)} | WORKED_OUT
    errors = {*sections().values(), "event-allowed", "rules-refused-value"}
    parts = {made.section for made in all_made()} - errors
    unused = {
        id
        for id in load_language("en").ids - used
        if any(id.startswith(f"{section}-") for section in errors)
        and not any(id.startswith(f"{part}-") for part in parts)
    }
    assert not unused


def test_no_error_is_made_with_a_sentence() -> None:
    assert not [(made.where, made.sentences) for made in all_made() if made.sentences]


def test_no_sentence_is_printed_or_is_help_that_the_catalogue_does_not_have() -> None:
    assert [place for place, _ in sentences_shown() if not place.startswith(DRAWING)] == []


def test_no_column_of_a_table_is_headed_by_a_text_that_the_catalogue_does_not_have() -> None:
    assert headings_in_the_sources() == []


def test_every_line_of_a_command_is_printed_somewhere() -> None:
    texts = texts_in_the_kiosk()
    lines = {
        (section, id.removeprefix(f"{section}-"))
        for id in load_language("en").ids
        for section in ("printed", "doctor")
        if id.startswith(f"{section}-")
    }
    unused = {
        code
        for section, code in lines
        if code not in texts
        and code.removeprefix("column-") not in texts  # ``headings("uma")``
        and code.rpartition("-")[0] + "-" not in texts  # made of two
        and code.removesuffix("-at") not in texts
    }
    assert len(lines) > 100 and not unused


def test_the_command_line_speaks_english_only() -> None:
    assert {file.parent.name for file in FOLDER.rglob("command_*.ftl")} == {"en"}


def test_an_error_is_brief_for_developers_and_survives_a_pipe() -> None:
    error = HandError("fifth-copy", tile=parse_tile("5m"), count=5)
    assert str(error) == "hand-refused: fifth-copy tile=5m count=5"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert (again.code, again.values) == (error.code, error.values)


@every_language
def test_every_type_of_value_is_written_in_the_language(language: str) -> None:
    words = load_screen_language(language)
    values: tuple[object, ...] = (
        parse_tile("0p"), parse_tiles("123m1z"), Wind.WEST, Signed(-1000), Section("4.1.1"),
        Section("house rule"), YakuId("chiitoitsu"), Citation(None), Citation(Section("3.2")),
        Choice(("a", "b", "c")), ("a", "b"), Refused("riichi-twice", name="Kim"), 25000, "Kim",
        Paragraph((Message("storage", "migrated"), Message("storage", "begun-anew"))),
    )  # fmt: skip
    for value in values:
        text = words.sentence_for(Message("night-refused", "line", line=3, why=value))
        assert "{" not in text and "§§" not in text


@every_language
def test_no_message_gives_a_section_its_sign_a_second_time(language: str) -> None:
    words = load_language(language)
    signed = {id for id in words.ids if "§" in "".join(texts_of(words, id))}
    assert signed <= {"sections-numbered"}


def test_a_value_of_an_unknown_type_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="Path"):
        in_english(NightRefused("cannot-write", path=Path("x")))


def test_a_tile_at_the_beginning_of_a_sentence_has_a_capital_and_a_name_stays_as_it_is() -> None:
    assert in_english(HandError("fifth-copy", tile=parse_tile("7z"), count=5)).startswith("Red")
    assert in_english(Refused("riichi-twice", name="van Dijk")).startswith("van Dijk ")


def test_a_section_is_cited_as_the_book_has_it_and_not_where_there_is_none() -> None:
    cited = {
        section: in_english(Refused("four-riichi", cite=Citation(section)))
        for section in (Section("3.4.3"), Section("draws"), None)
    }
    assert cited[Section("3.4.3")].endswith("this is an abortive draw (§3.4.3).")
    assert cited[Section("draws")].endswith("this is an abortive draw (“draws”).")
    assert cited[None].endswith("this is an abortive draw.")


def test_yaku_are_named_and_not_given_by_their_ids() -> None:
    yaku = tuple(map(YakuId, load_rules("ema-2016").liability.yakuman))
    said = load_language("nl").sentence_for(
        Refused("nothing-fed", name="Kim", yaku=yaku, section=Section("3.3.9"))
    )
    assert "daisangen" not in said.split() and "Daisangen" in said


@every_language
def test_a_refused_setting_is_called_by_its_label(language: str) -> None:
    words = load_screen_language(language)
    with pytest.raises(SettingRefused) as refused:
        FIELDS["club_server"].check("club_server", "mysql://host/club")
    said = words.sentence_for(refused.value)
    assert words("settings-server") in said and "club_server" not in said


@every_language
def test_a_rebuilt_store_is_described_in_whole_sentences(language: str) -> None:
    rebuilt = Rebuilt(
        Message("storage", "damaged"),
        Path("damaged/club.sqlite3"),
        Path("copies/club-2026.sqlite3"),
        salvaged=12,
        server_problem=StorageProblem("server-away"),
    )
    said = load_screen_language(language).sentence_for(rebuilt.sentence)
    assert "club-2026.sqlite3" in said and "12" in said
    assert said.count("。" if language == "ja" else ".") >= 4
