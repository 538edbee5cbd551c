"""Names in a language: tiles, rows of tiles, seats, sections, lists."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from kiosk_app.languages import Language
from scorer.hand import Wind
from scorer.tiles import Tile, sort_tiles

_SUITS: Final = {"m": "characters", "p": "circles", "s": "bamboo"}
_HONOURS: Final = ("east", "south", "west", "north", "white", "green", "red")
_MARKERS: Final = {
    "house rule": "house-rule",
    "our reading": "our-reading",
    "assumption": "assumption",
    "public notes": "public-notes",
}
"""Given instead of a section, or after one, where the book does not say it."""


def name_tile(words: Language, tile: Tile) -> str:
    """One tile: “3 of circles”, “East”, “red 5 of bamboo”."""
    name = _name_kinds(words, (tile.kind,))
    return words("tiles-red-five", tile=name) if tile.is_red else name


def name_set(words: Language, tiles: Sequence[Tile]) -> str:
    """The tiles of one set in one name: “2-3-4 of circles”, “East × 3”."""
    return _name_kinds(words, [tile.kind for tile in tiles])


def name_tiles(words: Language, tiles: Iterable[Tile]) -> str:
    """Loose tiles as a list, those of one suit together: “7-8 of bamboo and East”."""
    kinds = sort_tiles([tile.kind for tile in tiles])
    groups = groupby(kinds, key=lambda tile: tile if tile.is_honour else tile.suit)
    return name_list(words, [_name_kinds(words, list(group)) for _, group in groups])


def _name_kinds(words: Language, kinds: Sequence[Tile]) -> str:
    first = kinds[0]
    if first.is_honour:
        name = words(f"tiles-{_HONOURS[first - 27]}")
        if len(kinds) == 1:
            return name
        return words("tiles-several", name=name, count=len(kinds))
    numerals = words("tiles-numerals").split()
    number = words("tiles-between").join(numerals[tile.number - 1] for tile in kinds)
    return words(f"tiles-{_SUITS[first.suit]}", number=number)


def name_list(words: Language, names: Sequence[str]) -> str:
    """“a”, “a and b”, “a, b and c”."""
    if len(names) < 2:
        return "".join(names)
    before = words("lists-between").join(names[:-1])
    return words("lists-last", before=before, last=names[-1])


def name_choice(words: Language, names: Sequence[str]) -> str:
    """“a”, “a or b”, “a, b or c”."""
    if len(names) < 2:
        return "".join(names)
    before = words("lists-between").join(names[:-1])
    return words("lists-either", before=before, last=names[-1])


def name_parts(words: Language, parts: Iterable[str]) -> str:
    """Things beside each other in one line, that are no sentence; empty ones are left out."""
    return words("lists-apart").join(part for part in parts if part)


def name_seat(words: Language, seat: Wind) -> str:
    return words(f"seats-{_HONOURS[seat]}")


_PREFACE: Final = "preface"
_NUMBERED: Final = {"changed ": "sections-changed", "table ": "sections-table"}
"""What comes after a section with a number: the year of a change, or a table in it."""


def name_section(words: Language, section: str) -> str:
    """“§4.1.1”; a heading of a book without numbers stays a heading.

    Where we read the section otherwise, or there is none, it says so: “§13.1, our reading”.
    """
    where, _, marker = section.rpartition(", ")
    if section == _PREFACE:
        return words("sections-preface")
    for begins, key in _NUMBERED.items():
        if where and marker.startswith(begins):
            said = words(key, number=marker.removeprefix(begins))
            return f"{name_section(words, where)}{words('lists-between')}{said}"
    if marker not in _MARKERS:
        key = "sections-numbered" if section[:1].isdigit() else "sections-headed"
        return words(key, section=section)
    said = words(f"sections-{_MARKERS[marker]}")
    return f"{name_section(words, where)}{words('lists-between')}{said}" if where else said


def name_yaku(words: Language, yaku: str) -> str:
    """The yaku in the language, with its Japanese name where that differs."""
    name, romaji = words(f"yaku-{yaku}-name"), words(f"romaji-{yaku}")
    if _letters(name) == _letters(romaji):
        return name
    return words("yaku-name", name=name, romaji=romaji)


def yaku_names(words: Language, yaku: str, romaji_first: bool = True) -> tuple[str, str]:
    """The name to read first and the one beside it, which is empty where one is enough."""
    name, romaji = words(f"yaku-{yaku}-name"), words(f"romaji-{yaku}")
    needed = romaji in words("yaku-name", name=name, romaji=romaji)
    if not needed or _letters(name) == _letters(romaji):
        return name, ""
    return (romaji, name) if romaji_first else (name, romaji)


def short_yaku(words: Language, yaku: str, romaji_first: bool = True) -> str:
    """One name, where there is no room for both."""
    return yaku_names(words, yaku, romaji_first)[0]


def as_sentence(text: str) -> str:
    """The text with a capital to begin with: it may start with the name of a tile."""
    return text[:1].upper() + text[1:]


def _letters(name: str) -> str:
    """A name without spaces and long vowels: Renhou and Renho are one word."""
    letters = "".join(char for char in name.casefold() if char.isalpha())
    return letters.replace("ou", "o").replace("ii", "i").replace("uu", "u")
