"""Which letters lie where on the keyboard of the screen."""

from typing import Final

_QWERTY: Final[tuple[str, ...]] = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_OWN: Final[dict[str, tuple[str, str, str]]] = {
    # Where the keyboards of these countries have them.
    "da": ("å", "æø", ""),
    "no": ("å", "øæ", ""),
    "nl": ("", "", "ë"),
}
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
_ALPHABET_END: Final = {"da": "æøå", "no": "æøå", "nl": "ëï"}

_FIGURES: Final[tuple[str, ...]] = ("1234567890", "@:/.,;_?&=", "+-()'#\"!%*")
_ACCENTS: Final[tuple[str, ...]] = ("àáâãäåæçčć", "èéêëěìíîïł", "ñńòóôõöøœř", "ßšśùúûüýžź")

PAGES: Final = ("letters", "figures", "accents")
_NARROW: Final = 8
"""Keys to a row where the screen stands upright: more would be too narrow for a finger."""


def key_rows(page: str, language: str, *, narrow: bool = False) -> tuple[str, ...]:
    """The rows of a page, a letter for a key.

    A narrow screen has the letters in the order of the alphabet, as rows of eight have no
    place for the rows that typists know.
    """
    if page == "figures":
        rows = _FIGURES
    elif page == "accents":
        rows = _ACCENTS
    elif narrow:
        return _cut(_ALPHABET + _ALPHABET_END.get(language, ""))
    else:
        own = _OWN.get(language, ("", "", ""))
        rows = tuple(row + more for row, more in zip(_QWERTY, own, strict=True))
    return _cut("".join(rows)) if narrow else rows


def _cut(keys: str) -> tuple[str, ...]:
    return tuple(keys[at : at + _NARROW] for at in range(0, len(keys), _NARROW))
