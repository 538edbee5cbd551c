"""An error as a sentence in the language of the screen."""

import re
from collections.abc import Mapping
from typing import Any

from kiosk_app.club.problems import StorageProblem
from kiosk_app.night.refusal import NightRefused
from kiosk_app.setting_values import SettingRefused
from kiosk_app.words import ScreenWords
from scorer.hand import HandError
from scorer.rule_text import RuleFileError
from scorer.table import Refused
from scorer.tiles import NotationError

_PLAIN = (StorageProblem, NightRefused, SettingRefused, HandError, NotationError, RuleFileError)
"""Errors whose own text is a sentence for the person."""
_OF_THE_EYES = {
    "CameraError": "camera.trouble.{reason}",
    "PhotoError": "camera.photo.{reason}",
    "MissingWeightsError": "camera.no-networks",
    "TileSetError": "camera.no-tile-set",
}
"""Which words an error of the camera or of a photo's file has."""


def sentence_of(error: Exception, words: ScreenWords) -> str | None:
    """The sentence for the person; None for an error that is no answer to anybody."""
    if isinstance(error, Refused):
        return _coded(f"refused.{error.code}", error.values, words) or str(error)
    if isinstance(error, NightRefused) and error.code is not None:
        return _coded(f"night-refused.{error.code}", error.values, words) or str(error)
    if isinstance(error, StorageProblem) and words.language != "en":
        # In English the problem's own sentence, which names the file or the place, is better.
        return _coded(f"storage.{_key(type(error).__name__)}", {}, words) or str(error)
    if isinstance(error, _PLAIN):
        return str(error)
    return _of_the_eyes(error, words)


def _key(name: str) -> str:
    """``DiskFull`` as ``disk-full``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _of_the_eyes(error: Exception, words: ScreenWords) -> str | None:
    """By name, since a kiosk that never looks need not load what looks."""
    if not type(error).__module__.startswith("vision."):
        return None
    key = _OF_THE_EYES.get(type(error).__name__)
    if key is None:
        return str(error)
    reason, values = getattr(error, "reason", ""), getattr(error, "values", {})
    return _coded(key.format(reason=reason), values, words) or str(error)


def _coded(key: str, values: Mapping[str, Any], words: ScreenWords) -> str | None:
    return words(key, **values) if words.has(key) else None
