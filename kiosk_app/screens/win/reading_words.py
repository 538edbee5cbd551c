"""What the reading says, in the language of the screen."""

from typing import TYPE_CHECKING, Final

from kiosk_app.explain.naming import name_tile, name_tiles
from kiosk_app.languages import Language
from scorer.tiles import parse_tiles

if TYPE_CHECKING:
    from vision.notes import Note
    from vision.photo.quality import Flaw
    from vision.resolve.changes import Change

_SIGNS: Final = {"dark": "dark", "bright": "dark", "cut-off": "cut-off", "blurred": "blur"}


def hint_in_words(hint: "Flaw | Note", words: Language) -> str:
    """What is wrong with a picture or a hand, and one thing to do."""
    values = dict(getattr(hint, "values", ()))
    if "tiles" in values:
        values["tiles"] = name_tiles(words, parse_tiles(values["tiles"]))
    return words(f"reading-note-{hint.id}", **values)


def sign_of(hint: "Flaw | Note") -> str:
    return _SIGNS.get(hint.id, "info")


def change_in_words(change: "Change", words: Language) -> str:
    """What the resolver made of a tile, and why."""
    read, now = (name_tile(words, tile) for tile in (change.read, change.now))
    why = words(f"reading-because-{change.why}", read=read)
    return words("reading-changed", read=read, now=now, why=why)
