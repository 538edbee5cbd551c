"""An error as a sentence in the language of the screen."""

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


def sentence_of(error: Exception, words: ScreenWords) -> str | None:
    """The sentence for the person; None for an error that is no answer to anybody."""
    if isinstance(error, Refused):
        return _coded(f"refused.{error.code}", error.values, words) or str(error)
    if isinstance(error, NightRefused) and error.code is not None:
        return _coded(f"night-refused.{error.code}", error.values, words) or str(error)
    if isinstance(error, _PLAIN):
        return str(error)
    return None


def _coded(key: str, values: Mapping[str, Any], words: ScreenWords) -> str | None:
    return words(key, **values) if words.has(key) else None
