"""Every picture in every language and size: nothing cut off, too small or left in English."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.settings import Settings
from kiosk_app.words import LANGUAGES
from scorer.explain.words import romaji_of, words_of
from scorer.rule_text import BOOKS, find_rules
from tests.kiosk_app.club_night import NAMES as CLUB
from tests.kiosk_app.kiosk import SIZES, Kiosk
from tests.kiosk_app.looking import faults, texts_by_place, untranslated
from tests.kiosk_app.pictures import Bring, pictures


def _headings(table: Mapping[str, Any]) -> Iterator[str]:
    """Every section that a rule file names."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _headings(value)
        elif key == "section" and isinstance(value, str):
            yield value


NAMES = {
    # People and rule sets.
    *("Kim", "Jan", "Maja", "Ola", "Konstantinopoulou", "Willem", "van", "der", "Berg"),
    *("Ōkubo", "Nobuhide", "Tenbou", "EMA", "NTS", "tenhou"),
    # Words of the game, which many languages have taken over as they are.
    *("Dora", "dora", "riichi", "Uma", "Oka", "Score", "Yakitori"),
    *("abc", "áéü"),
    *(word for name in CLUB for word in name.split()),
    *("Riichi", "Chombo", "Tenhou", "Norway", "Nederlandse", "Toernooi", "Spelregels"),
    # Formats, and words that some of the languages share.
    *("CSV", "PDF", "Excel", "XLSX", "Kivy", "MIT", "Camera", "Start", "Pause", "Film"),
    *("English", "Nederlands", "Dansk", "Norsk", "日本語"),
}
NAMES |= {"Christoffer", "Anne", "Christine", "West", "counters", "Riichi", "Hand", "han"}
NAMES |= {"Mangan", "Haneman", "Baiman", "Sanbaiman", "Yakuman"}
NAMES |= {
    # Yaku have the rulebook's names, which are the scorer's to translate.
    word
    for key in words_of("en").keys
    if key.startswith("yaku.") and key.endswith(".name")
    for text in (words_of("en").text(key), romaji_of(key.split(".")[1]))
    for word in re.findall(r"[^\W\d_]+", text)
}
NAMES |= {
    # Rule sets have one name everywhere, and sections of the Dutch one are headings of its text.
    word
    for book in BOOKS
    for text in (find_rules(book).document["name"], *_headings(find_rules(book).document))
    for word in re.findall(r"[^\W\d_]+", text)
}
NAMES |= {"Yaku", "Quiz", "Yakuman", "yakuman", "han", "Ura", "mangan", "haneman", "baiman"}
NAMES |= {"sanbaiman"}
NAMES |= {"Norway", "Tenhou", "Nederlandse", "Toernooi", "Spelregels", "Eva"}
NAMES |= {"Chombo", "Bonus", "Nagashi", "mangan"}
TIGHTEST = ((800, 480), (480, 800))
"""The other sizes have as many units or more, both ways."""


@pytest.mark.parametrize(("name", "bring"), pictures().items(), ids=list(pictures()))
def test_no_text_is_cut_off_or_untranslated_in_any_language_and_size(
    tmp_path: Path, name: str, bring: Bring
) -> None:
    english: list[str] = []
    wrong: list[str] = []
    for language in LANGUAGES:
        kiosk = Kiosk(tmp_path / language, settings=Settings(language=language)).start()
        bring(kiosk)
        shown = texts_by_place(kiosk)
        english = english or shown
        if language != "en":
            left = untranslated(english, shown, NAMES)
            wrong += [f"{language}: in English “{text}”" for text in left]
        for size in SIZES if language == "en" else TIGHTEST:
            kiosk.resize(*size)
            wrong += [f"{language} {size[0]}×{size[1]}: {what}" for what in faults(kiosk)]
        kiosk.stop()
    assert not wrong, f"{name}:\n" + "\n".join(wrong)
