"""What the voice says of what happens at the table, in every language, and when it is silent."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk_app.languages import LANGUAGES, load_language
from kiosk_app.session.session_events import RoundSignal
from kiosk_app.voice.announcements import Announcer
from scorer.table import Chombo, Event, ExhaustiveDraw, RiichiDeclared, Seat, Win, Winner
from tests.kiosk_app.session.at_table import AtTable

MANGAN = Winner(Seat.SOUTH, han=5)
Make = Callable[[tuple[str, int]], Event]


def said_at(
    folder: Path, *events: Make, language: str = "en", rules: str = "ema-2016"
) -> list[str]:
    at = AtTable(folder, rules)
    said: list[str] = []
    announcer = Announcer(lambda: load_language(language), said.append)
    at.session.follow(announcer.hear)
    at.session.take_up(at.game)  # type: ignore[arg-type]  # as when a kiosk starts
    assert said == []
    for make in events:
        at.session.record(make)
    return said


CASES: list[tuple[Make, str]] = [
    (lambda place: RiichiDeclared(*place, Seat.SOUTH), "Riichi, Jan."),
    (lambda place: Win(*place, (MANGAN,), Seat.EAST), "Ron. Mangan, 8000."),
    (lambda place: Win(*place, (MANGAN,)), "Tsumo. Mangan, 8000."),
    (
        lambda place: Win(*place, (Winner(Seat.EAST, han=3, fu=40),), Seat.WEST),
        "Ron. 3 han 40 fu, 7700.",
    ),
    (
        lambda place: Win(*place, (Winner(Seat.NORTH, yakuman=1),), Seat.WEST),
        "Ron. Yakuman, 32000.",
    ),
    (
        lambda place: Win(*place, (MANGAN, Winner(Seat.WEST, han=1, fu=30)), Seat.EAST),
        "Ron, Jan. Mangan, 8000. Ron, Maja. 1 han 30 fu, 1000.",
    ),
    (lambda place: ExhaustiveDraw(*place), "Draw. All noten."),
    (
        lambda place: ExhaustiveDraw(*place, (Seat.EAST, Seat.WEST)),
        "Draw. Tenpai: Kim and Maja.",
    ),
    (lambda place: Chombo(*place, Seat.SOUTH, ""), "Chombo, Jan."),
]


@pytest.mark.parametrize(("event", "sentence"), CASES)
def test_it_says_what_players_say(tmp_path: Path, event: Make, sentence: str) -> None:
    assert said_at(tmp_path, event) == [sentence]


def test_the_dealer_is_paid_as_the_dealer_of_that_hand(tmp_path: Path) -> None:
    said = said_at(
        tmp_path,
        lambda place: Win(*place, (MANGAN,), Seat.EAST),  # the deal passes to Jan
        lambda place: Win(*place, (MANGAN,), Seat.EAST),
    )
    assert said == ["Ron. Mangan, 8000.", "Ron. Mangan, 12000."]


def test_what_is_taken_back_is_not_announced_again(tmp_path: Path) -> None:
    at = AtTable(tmp_path)
    said: list[str] = []
    at.session.follow(Announcer(lambda: load_language("en"), said.append).hear)
    at.session.record(lambda place: RiichiDeclared(*place, Seat.SOUTH))
    at.session.record(lambda place: RiichiDeclared(*place, Seat.WEST))
    heard = list(said)
    at.session.undo()
    assert said == heard


def test_the_clock_is_heard() -> None:
    said: list[str] = []
    announcer = Announcer(lambda: load_language("nl"), said.append)
    announcer.hear(RoundSignal(True, None))
    announcer.hear(RoundSignal(False, None))
    assert said == ["Laatste handen.", "De tijd is om."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_one_word_for_the_voice(tmp_path: Path, language: str) -> None:
    [said] = said_at(
        tmp_path, lambda place: Win(*place, (Winner(Seat.EAST, han=11),)), language=language
    )
    assert re.findall(r"\d+", said) == ["36000"]


def test_japanese_is_in_kana_as_the_voice_reads_no_kanji() -> None:
    words = load_language("ja")
    aloud = [id for id in words.ids if id.startswith("voice-") and id != "voice-muted"]
    values = dict.fromkeys(("name", "names", "worth", "points", "han", "fu"), "")
    for id in aloud:
        assert not re.search(r"[\u4e00-\u9fff]", words(id, count=2, **values)), id
