"""Numbers and Latin names in kana, as they are said."""

import unicodedata
from typing import Final

_DIGITS: Final = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_HUNDREDS: Final = {1: "ひゃく", 3: "さんびゃく", 6: "ろっぴゃく", 8: "はっぴゃく"}
_THOUSANDS: Final = {1: "せん", 3: "さんぜん", 8: "はっせん"}
_HAN: Final = {1: "イー", 2: "リャン", 4: "スー"}
"""As players count them; the others as any number."""
_ROWS: Final = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "s": "サシスセソ",
    "t": "タティトゥテト",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "m": "マミムメモ",
    "r": "ラリルレロ",
    "g": "ガギグゲゴ",
    "z": "ザジズゼゾ",
    "d": "ダディドゥデド",
    "b": "バビブベボ",
    "p": "パピプペポ",
    "f": "ファフィフフェフォ",
    "w": "ワウィウウェウォ",
    "j": "ジャジジュジェジョ",
    "y": "ヤイユイェヨ",
    "sh": "シャシシュシェショ",
    "ch": "チャチチュチェチョ",
}
_SMALL: Final = "ァィゥェォャュョ"
_VOWELS: Final = "aiueo"
_SPELLED: Final = (
    ("ph", "f"), ("th", "t"), ("ck", "k"), ("sch", "sh"), ("sj", "sh"), ("qu", "kw"), ("x", "ks"),
    ("ts", "s"), ("c", "k"), ("q", "k"), ("l", "r"), ("v", "b"),
)  # fmt: skip
"""Letters that Japanese has no sound for, or another spelling."""
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "e", "ß": "ss", "đ": "d", "ł": "l"})
_ALONE: Final = {"n": "ン", "t": "ト", "d": "ド", "sh": "シュ", "ch": "チ", "j": "ジ", "y": "イ"}
"""A consonant without a vowel; the others get a u."""


def number_in_kana(number: int) -> str:
    """8000: はっせん; up to a hundred million."""
    if number == 0:
        return "ゼロ"
    ten_thousands, rest = divmod(number, 10_000)
    said = f"{number_in_kana(ten_thousands)}まん" if ten_thousands else ""
    thousands, rest = divmod(rest, 1000)
    hundreds, rest = divmod(rest, 100)
    tens, ones = divmod(rest, 10)
    if thousands:
        said += _THOUSANDS.get(thousands, _DIGITS[thousands] + "せん")
    if hundreds:
        said += _HUNDREDS.get(hundreds, _DIGITS[hundreds] + "ひゃく")
    if tens:
        said += ("" if tens == 1 else _DIGITS[tens]) + "じゅう"
    return said + _DIGITS[ones]


def han_in_kana(count: int) -> str:
    """3翻: サンハン, 1翻: イーハン."""
    return (_HAN.get(count) or number_in_kana(count)) + "ハン"


def fu_in_kana(count: int) -> str:
    """30符: さんじゅっぷ, 25符: にじゅうごふ."""
    said = number_in_kana(count)
    if said.endswith("じゅう"):
        return said.removesuffix("う") + "っぷ"
    if said.endswith("ひゃく"):
        return said.removesuffix("く") + "っぷ"
    return said + "ふ"


def name_in_kana(name: str) -> str:
    """Bram: ブラム. Near enough to be known by those at the table."""
    letters = unicodedata.normalize("NFKD", name.lower().translate(_LETTERS))
    letters = "".join(letter for letter in letters if "a" <= letter <= "z")
    letters = letters.replace("chr", "kr").replace("ch", "C").replace("sh", "S")
    for spelling, sound in _SPELLED:
        letters = letters.replace(spelling, sound)
    letters = letters.replace("C", "ch").replace("S", "sh")
    said, at = "", 0
    while at < len(letters):
        consonant = _consonant(letters, at)
        at += len(consonant)
        vowel = letters[at : at + 1]
        if vowel == "y" and consonant and letters[at + 1 : at + 2] not in tuple(_VOWELS):
            vowel = "i"
        if vowel and vowel in _VOWELS:
            said += _syllables(_ROWS[consonant])[_VOWELS.index(vowel)]
            at += 1
        elif consonant and consonant != letters[at : at + 1]:  # of a double one only the second
            said += _ALONE.get(consonant) or _syllables(_ROWS[consonant])[2]
        elif consonant == "n":
            said += "ン"
    return said


def _consonant(letters: str, at: int) -> str:
    for length in (2, 1):
        found = letters[at : at + length]
        if len(found) == length and found in _ROWS:
            return found
    return ""


def _syllables(row: str) -> list[str]:
    """The five of a row: a small letter belongs to the one before it."""
    found: list[str] = []
    for sign in row:
        if found and sign in _SMALL:
            found[-1] += sign
        else:
            found.append(sign)
    return found
