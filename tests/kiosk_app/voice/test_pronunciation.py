"""What the voice is given, so that it says what players say."""

import re

import pytest

from kiosk_app.languages import load_screen_language
from kiosk_app.voice.kana import fu_in_kana, han_in_kana, name_in_kana, number_in_kana
from kiosk_app.voice.pronunciation import as_spoken


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "reechee, Bram."),
        ("nl", "rietsji, Bram."),
        ("da", "ritchi, Bram."),
        ("no", "ritsji, Bram."),
        ("ja", "リーチ、ブラムさん。"),
    ],
)
def test_riichi_is_said_as_players_say_it(language: str, spoken: str) -> None:
    sentence = load_screen_language(language)("voice-riichi", name="Bram")
    assert as_spoken(sentence, language) == spoken


@pytest.mark.parametrize(
    ("number", "kana"),
    [
        (100, "ひゃく"),
        (1300, "せんさんびゃく"),
        (3900, "さんぜんきゅうひゃく"),
        (7700, "ななせんななひゃく"),
        (8000, "はっせん"),
        (12000, "いちまんにせん"),
        (18600, "いちまんはっせんろっぴゃく"),
        (96000, "きゅうまんろくせん"),
    ],
)
def test_points_are_read_with_their_sound_changes(number: int, kana: str) -> None:
    assert number_in_kana(number) == kana


def test_han_and_fu_are_counted_as_players_do() -> None:
    assert [han_in_kana(count) for count in (1, 2, 3, 4)] == [
        "イーハン",
        "リャンハン",
        "さんハン",
        "スーハン",
    ]
    assert [fu_in_kana(count) for count in (20, 25, 30, 100, 110)] == [
        "にじゅっぷ",
        "にじゅうごふ",
        "さんじゅっぷ",
        "ひゃっぷ",
        "ひゃくじゅっぷ",
    ]


@pytest.mark.parametrize(
    ("name", "kana"),
    [
        ("Bram", "ブラム"),
        ("Anna", "アンナ"),
        ("Ōkubo", "オクボ"),
        ("Søren", "ソレン"),
        ("Christoffer", "クリストフェル"),
    ],
)
def test_a_latin_name_is_said_and_not_spelled(name: str, kana: str) -> None:
    assert name_in_kana(name) == kana


@pytest.mark.parametrize(
    ("sentence", "spoken"),
    [
        ("リーチ、佐藤さん。", "リーチ。"),
        ("りゅうきょく。テンパイ、佐藤さん、Annaさん。", "りゆうきょく。テンパイ、アンナさん。"),
        ("佐藤さん、アガリ。", "アガリ。"),
    ],
)
def test_a_name_whose_reading_nobody_knows_is_left_out(sentence: str, spoken: str) -> None:
    assert as_spoken(sentence, "ja") == spoken


@pytest.mark.parametrize(
    "key", ["voice-ron", "voice-tsumo", "voice-worth", "voice-limit-yakuman", "voice-chombo"]
)
def test_japanese_is_all_in_kana(key: str) -> None:
    words = load_screen_language("ja")
    values: dict[str, str | int] = {
        "worth": "3ハン30フ",
        "points": "3900",
        "han": "3",
        "fu": "30",
        "count": 2,
    }
    spoken = as_spoken(words(key, name="Bram", **values), "ja")
    assert re.fullmatch(r"[\u3040-\u30ff、。]+", spoken), spoken
