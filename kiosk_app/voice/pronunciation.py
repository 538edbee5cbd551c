"""Sentences as espeak-ng has to be given them, so that players hear what they would say.

It reads romaji by the rules of the language that it speaks: “Riichi” has the ch of “lachen” in
Dutch and of “chef” in Danish. In Japanese it reads 8000 as hachi-sen, spells Latin names and calls
a kanji “Chinese letter”.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from kiosk_app.voice.kana import fu_in_kana, han_in_kana, name_in_kana, number_in_kana

_RESPELLED: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "riichi": "reechee",
        "haneman": "hahneh-mahn",
        "baiman": "bye-mahn",
        "sanbaiman": "san-bye-mahn",
        "yakuman": "yah-koo-mahn",
        "noten": "no-ten",
    },
    "nl": {"riichi": "rietsji", "yakuman": "jakoeman", "chombo": "tsjombo"},
    "da": {
        "riichi": "ritchi",
        "ron": "rån",
        "baiman": "bajman",
        "sanbaiman": "sanbajman",
        "yakuman": "jakuman",
        "tenpai": "tenpaj",
        "chombo": "tjombo",
        "minipoint": "minipojnt",
    },
    "no": {
        "riichi": "ritsji",
        "ron": "rånn",
        "tsumo": "tsomå",
        "han": "hann",
        "fu": "fo",
        "mangan": "mang-gan",
        "yakuman": "jakoman",
        "chombo": "tsjombo",
    },
}
"""Heard as ``espeak-ng --ipa`` writes it; what is not here it says well."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_NAMED_IN_KANJI: Final = re.compile(r"、?[^、。]*[\u3400-\u9fff々][^、。]*さん")
_LATIN: Final = re.compile(r"[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’.-]*")
_COUNTED: Final = re.compile(r"(\d+)(ハン|フ|)")


def as_spoken(sentence: str, language: str) -> str:
    if language == "ja":
        return _japanese(sentence)
    respelled = _RESPELLED.get(language, {})
    return _WORD.sub(lambda word: respelled.get(word[0].lower(), word[0]), sentence)


def _japanese(sentence: str) -> str:
    """All in kana; a name in kanji, whose reading nobody entered, is left out."""
    sentence = unicodedata.normalize("NFC", sentence)
    sentence = _NAMED_IN_KANJI.sub("", sentence).lstrip("、")
    sentence = _LATIN.sub(lambda name: name_in_kana(name[0]), sentence)
    # The voice says りゃ for りゅ.
    return _COUNTED.sub(_counted, sentence).replace("りゅう", "りゆう")


def _counted(found: re.Match[str]) -> str:
    count = int(found[1])
    match found[2]:
        case "ハン":
            return han_in_kana(count)
        case "フ":
            return fu_in_kana(count)
    return number_in_kana(count)
