"""An error as a sentence in the language of the screen."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kiosk_app.club.refusal import NightRefused
from kiosk_app.explain.naming import name_tile, name_tiles
from kiosk_app.languages import Language
from kiosk_app.setting_values import SettingRefused
from kiosk_app.store.problems import StorageProblem
from scorer.hand import HandError
from scorer.rule_text import RuleFileError
from scorer.table import Refused
from scorer.tiles import NotationError, parse_tile, parse_tiles
from scorer.told import Phrase, Told

_TOLD: Final[Mapping[type[Told], str]] = {
    HandError: "hand-refused-{code}",
    RuleFileError: "rules-refused-{code}",
    SettingRefused: "setting-refused-{code}",
}
"""Which words an error with a code has."""
_ALLOWED: Final[Mapping[type[Told], str]] = {
    RuleFileError: "rules-refused-allowed-{code}",
    SettingRefused: "setting-refused-allowed-{code}",
}
"""Which words a phrase within it has."""
_WINDS: Final = {"E": "east", "S": "south", "W": "west", "N": "north"}
_SETTINGS: Final = {"kiosk_name": "name", "evidence_days": "storage", "club_server": "server"}
"""What the screen calls a setting, where that is not its own name."""
_PLAIN = (StorageProblem, NightRefused, SettingRefused, HandError, NotationError, RuleFileError)
"""Errors whose own text is a sentence for the person."""
_OF_THE_EYES = {
    "CameraError": "camera-trouble-{reason}",
    "PhotoError": "camera-photo-{reason}",
    "MissingWeightsError": "camera-no-networks",
    "DamagedWeightsError": "camera-no-networks",
    "TileSetError": "camera-no-tile-set",
}
"""Which words an error of the camera or of a photo's file has."""


def sentence_of(error: Exception, words: Language) -> str | None:
    """The sentence for the person; None for an error that is no answer to anybody."""
    if isinstance(error, Refused):
        return _coded(f"refused-{error.code}", error.values, words) or str(error)
    if isinstance(error, NightRefused) and error.code is not None:
        return _coded(f"night-refused-{error.code}", error.values, words) or str(error)
    if isinstance(error, StorageProblem) and words.language != "en":
        # In English the problem's own sentence, which names the file or the place, is better.
        code = error.code or _key(type(error).__name__)
        return store_in_words(Phrase(str(error), code, **error.values), words)
    for kind, key in _TOLD.items():
        if isinstance(error, kind) and error.code:
            values = _values(error.values, kind, words)
            return _coded(key.format(code=error.code), values, words) or str(error)
    if isinstance(error, _PLAIN):
        return str(error)
    return _of_the_eyes(error, words)


def setting_in_words(sentence: Phrase, words: Language) -> str:
    """What is said of a setting that could not be used."""
    values = _values(sentence.values, SettingRefused, words)
    key = _TOLD[SettingRefused].format(code=sentence.code)
    return _coded(key, values, words) or str(sentence)


def store_in_words(sentence: Phrase, words: Language) -> str:
    """What is said of the store when it is opened, and of photos that could not be kept."""
    values = {name: _of_the_store(name, value, words) for name, value in sentence.values.items()}
    return _coded(f"storage-{sentence.code}", values, words) or str(sentence)


def all_in_words(sentences: Iterable[Phrase], words: Language) -> str:
    """What is said of the store, one after the other: a notice holds one text at a time."""
    return words("storage-after-sentence").join(store_in_words(each, words) for each in sentences)


def _of_the_store(name: str, value: Any, words: Language) -> Any:
    if isinstance(value, StorageProblem):
        return sentence_of(value, words)
    if isinstance(value, Phrase):
        return store_in_words(value, words)
    if isinstance(value, tuple):
        between = words("storage-after-sentence" if name == "sentences" else "storage-between")
        return between.join(store_in_words(each, words) for each in value)
    return value if isinstance(value, int) else str(value)


def _values(values: Mapping[str, Any], kind: type[Told], words: Language) -> dict[str, Any]:
    """Tiles by their names, and what has words of its own in these."""
    return {name: _value(name, value, kind, words) for name, value in values.items()}


def _value(name: str, value: Any, kind: type[Told], words: Language) -> Any:
    if isinstance(value, Phrase):
        inner = _values(value.values, kind, words)
        return _coded(_ALLOWED[kind].format(code=value.code), inner, words) or str(value)
    if isinstance(value, Told):
        return sentence_of(value, words)
    if name == "tile":
        return name_tile(words, parse_tile(value))
    if name == "tiles":
        return name_tiles(words, parse_tiles(value))
    if name == "wind":
        return words(f"seats-{_WINDS[value]}")
    if name == "setting":
        return words(f"settings-{_SETTINGS.get(value, value.replace('_', '-'))}")
    return value


def _key(name: str) -> str:
    """``DiskFull`` as ``disk-full``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _of_the_eyes(error: Exception, words: Language) -> str | None:
    """By name, since a kiosk that never looks need not load what looks."""
    if not type(error).__module__.startswith("vision."):
        return None
    key = _OF_THE_EYES.get(type(error).__name__)
    if key is None:
        return str(error)
    reason, values = getattr(error, "reason", ""), getattr(error, "values", {})
    return _coded(key.format(reason=reason), values, words) or str(error)


def _coded(key: str, values: Mapping[str, Any], words: Language) -> str | None:
    return words(key, **values) if words.has(key) else None
