"""Messages and errors as sentences of a language; each type of value has its words here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kiosk_app.explain.naming import (
    as_sentence,
    name_choice,
    name_list,
    name_seat,
    name_section,
    name_tile,
    name_tiles,
    name_yaku,
)
from kiosk_app.setting_values import SettingName
from scorer.hand import Wind
from scorer.messages import (
    Choice,
    Citation,
    Coded,
    CodedError,
    Message,
    Paragraph,
    Section,
    Signed,
    YakuId,
)
from scorer.tiles import Tile

_LABELS: Final = {"kiosk_name": "name", "evidence_days": "storage", "club_server": "server"}
"""What the screen calls a setting, where that is not its own name."""

if TYPE_CHECKING:
    from kiosk_app.languages import Language


def sentence_for(message: Coded | Paragraph, words: "Language") -> str:
    """The message in words; a tile's name at its beginning has a capital."""
    if isinstance(message, Paragraph):
        return words("sentences-between").join(_each(message.sentences, words))
    values = {name: _written(value, words) for name, value in message.values.items()}
    text = words(f"{message.section}-{message.code}", **values)
    tiles = [values[name] for name, value in message.values.items() if _is_tiles(value)]
    return as_sentence(text) if text.startswith(tuple(map(str, tiles))) else text


def _written(value: object, words: "Language") -> str | int:
    match value:
        case Message() | CodedError() | Paragraph():
            return sentence_for(value, words)
        case Tile():
            return name_tile(words, value)
        case Wind():
            return name_seat(words, value)
        case Signed():
            return words.signed(value)
        case Section():
            return name_section(words, value)
        case SettingName():
            return words(f"settings-{_LABELS.get(value, value.replace('_', '-'))}")
        case YakuId():
            return name_yaku(words, value)
        case Citation(None):
            return ""
        case Citation(Section() as section):
            return words("sections-cited", section=name_section(words, section))
        case Choice(names):
            return name_choice(words, _each(names, words))
        case tuple():
            if _is_tiles(value):
                return name_tiles(words, value)
            return name_list(words, _each(value, words))
        case str() | int():
            return value
    raise TypeError(f"{type(value).__name__} has no words of its own.")


def _each(values: Sequence[object], words: "Language") -> list[str]:
    return [words.written(_written(value, words)) for value in values]


def _is_tiles(value: object) -> bool:
    if isinstance(value, tuple):
        return bool(value) and all(isinstance(each, Tile) for each in value)
    return isinstance(value, Tile)
