"""Words that may stand the same in every language: names, and the game's own words."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from kiosk_app.languages import load_language
from scorer.rule_text import RULE_SETS, find_rules
from tests.kiosk_app.whole_night import NAMES as CLUB


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


def _headings(table: Mapping[str, Any]) -> Iterator[str]:
    """Every section that a rule file names; those of the Dutch one are headings of its text."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _headings(value)
        elif key == "section" and isinstance(value, str):
            yield value


def _rule_sets() -> Iterator[str]:
    """Rule sets have one name everywhere."""
    for book in RULE_SETS:
        document = find_rules(book).document
        for text in (document["name"], *_headings(document)):
            yield from _words(text)


def _yaku() -> Iterator[str]:
    """Yaku have the rulebook's names, which are the scorer's to translate."""
    english = load_language("en")
    for id in english.ids:
        if (id.startswith("yaku-") and id.endswith("-name")) or id.startswith("romaji-"):
            yield from _words(english(id) if id != "yaku-name" else "")


SHARED_WORDS = {
    *(
        "Kim",
        "Jan",
        "Maja",
        "Ola",
        "Konstantinopoulou",
        "Willem",
        "van",
        "der",
        "Berg",
        "Eva",
        "Lund",
        "Cornelis",
        "Meer",
    ),
    *("Ōkubo", "Nobuhide", "Christoffer", "Anne", "Christine", "Tenbou", "EMA", "NTS", "tenhou"),
    *(word for name in CLUB for word in name.split()),
    *_rule_sets(),
    *_yaku(),
    # Words of the game, which many languages have taken over as they are.
    *("Dora", "dora", "Ura", "riichi", "Riichi", "Uma", "Oka", "Score", "Yakitori", "Chombo"),
    *("Nagashi", "Yaku", "Yakuman", "yakuman", "han", "mangan", "haneman", "baiman", "sanbaiman"),
    *("Mangan", "Haneman", "Baiman", "Sanbaiman"),
    *("MANGAN", "HANEMAN", "BAIMAN", "SANBAIMAN", "YAKUMAN", "Furiten", "furiten"),
    *("Swap", "calling", "kuikae", "counters", "Counters", "Honba", "honba", "Tsumo", "tsumo"),
    *("Ron", "ron", "Haitei", "Houtei", "Rinshan", "Chankan", "pao", "Pao", "agari", "yame"),
    *("pung", "chow"),
    # Formats, languages, keys, and words that some of the languages share.
    *("CSV", "PDF", "Excel", "XLSX", "Kivy", "MIT", "abc", "áéü", "tonight", "csv"),
    *("postgresql", "kim", "host", "club"),
    *("English", "Nederlands", "Dansk", "Norsk", "日本語"),
    *("Camera", "Start", "Pause", "Video", "Bonus", "Quiz", "West", "Hand", "winter", "Sum"),
    *("Details", "Format", "Handicap", "Limit", "Poster", "Send", "Server", "offline"),
    *("chow", "pung", "kong", "open", "Open", "mahjong", "chombo"),
}
