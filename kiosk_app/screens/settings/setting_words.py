"""Settings in words."""

from typing import Final

from kiosk_app.languages import Language

EVIDENCE_DAYS: Final = (0, 7, 30, 90, 365)


def camera_words(setting: str, words: Language, name: str = "") -> str:
    """``USB camera (/dev/video0)``; without one, that the first is taken."""
    if not setting:
        return words("settings-first-camera")
    kind, _, source = setting.partition(":")
    called = words(f"settings-camera-{kind}")
    more = name or source
    return f"{called} ({more})" if more and kind != "virtual" else called


def days_words(days: int, words: Language) -> str:
    """How long photos are kept."""
    if not days:
        return words("settings-photos-for-ever")
    return words("settings-photos-days", count=days)


def storage_words(days: int, words: Language) -> str:
    """The same in few words, under the heading of what is kept."""
    if not days:
        return words("settings-storage-for-ever")
    return words("settings-storage-days", count=days)


def size_words(size: int, words: Language) -> str:
    """``12.3 GB``."""
    return words("settings-gigabytes", size=words.decimal(size / 1e9, 1))
