"""Names in a language: tiles, rows of tiles, seats, sections, lists."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from scorer.explain.words import Words, romaji_of
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
"""What stands in place of a section, or after one, where the book does not say it."""


def name_tile(words: Words, tile: Tile) -> str:
    """One tile: “3 of circles”, “East”, “red 5 of bamboo”."""
    name = _name_kinds(words, (tile.kind,))
    return words.text("tiles.red-five", tile=name) if tile.is_red else name


def name_set(words: Words, tiles: Sequence[Tile]) -> str:
    """The tiles of one set in one name: “2-3-4 of circles”, “East × 3”."""
    return _name_kinds(words, [tile.kind for tile in tiles])


def name_tiles(words: Words, tiles: Iterable[Tile]) -> str:
    """Loose tiles as a list, those of one suit together: “7-8 of bamboo and East”."""
    kinds = sort_tiles([tile.kind for tile in tiles])
    groups = groupby(kinds, key=lambda tile: tile if tile.is_honour else tile.suit)
    return name_list(words, [_name_kinds(words, list(group)) for _, group in groups])


def _name_kinds(words: Words, kinds: Sequence[Tile]) -> str:
    first = kinds[0]
    if first.is_honour:
        name = words.text(f"tiles.{_HONOURS[first - 27]}")
        if len(kinds) == 1:
            return name
        return words.text("tiles.several", name=name, count=len(kinds))
    numerals = words.text("tiles.numerals").split()
    number = words.text("tiles.between").join(numerals[tile.number - 1] for tile in kinds)
    return words.text(f"tiles.{_SUITS[first.suit]}", number=number)


def name_list(words: Words, names: Sequence[str]) -> str:
    """“a”, “a and b”, “a, b and c”."""
    if len(names) < 2:
        return "".join(names)
    before = words.text("lists.between").join(names[:-1])
    return words.text("lists.last", before=before, last=names[-1])


def name_choice(words: Words, names: Sequence[str]) -> str:
    """“a”, “a or b”, “a, b or c”."""
    if len(names) < 2:
        return "".join(names)
    before = words.text("lists.between").join(names[:-1])
    return words.text("lists.either", before=before, last=names[-1])


def name_seat(words: Words, seat: Wind) -> str:
    return words.text(f"seats.{_HONOURS[seat]}")


def name_section(words: Words, section: str) -> str:
    """“§4.1.1”; a heading of a book without numbers stays a heading.

    Where we read the section otherwise, or there is none, it says so: “§13.1, our reading”.
    """
    where, _, marker = section.rpartition(", ")
    if marker not in _MARKERS:
        key = "sections.numbered" if section[:1].isdigit() else "sections.headed"
        return words.text(key, section=section)
    said = words.text(f"sections.{_MARKERS[marker]}")
    return f"{name_section(words, where)}{words.text('lists.between')}{said}" if where else said


def name_yaku(words: Words, yaku: str) -> str:
    """The yaku in the language, with its Japanese name where that differs."""
    name, romaji = words.text(f"yaku.{yaku}.name"), romaji_of(yaku)
    if _letters(name) == _letters(romaji):
        return name
    return words.text("yaku-name", name=name, romaji=romaji)


def short_yaku(words: Words, yaku: str) -> str:
    return words.text(f"yaku.{yaku}.name")


def as_sentence(text: str) -> str:
    """The text with a capital to begin with: it may start with the name of a tile."""
    return text[:1].upper() + text[1:]


def _letters(name: str) -> str:
    """A name without spaces and long vowels: Renhou and Renho are one word."""
    letters = "".join(char for char in name.casefold() if char.isalpha())
    return letters.replace("ou", "o").replace("ii", "i").replace("uu", "u")
