"""What a kiosk is set to, in one TOML file that a person can read and edit.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> folder = Path(mkdtemp())
>>> settings, sentences = load_settings(folder)
>>> path = save_settings(settings.changed(theme="light"), folder)
>>> load_settings(folder).settings.theme
'light'
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from platformdirs import user_config_path

from kiosk_app.setting_values import FIELDS, SettingRefused
from kiosk_app.store.disk import sync_folder, write_whole
from scorer.messages import Message

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

_NAME: Final = "settings.toml"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every value is one that :mod:`kiosk_app.setting_values` allows."""

    language: str = "en"
    rules: str = "ema-2016"
    """A rule set's id, or the path of a club's own file."""
    camera: str = ""
    """A kind of camera, or kind:source like ``usb:/dev/video0``; empty: the first that is found."""
    tile_set: str = ""
    """An enrolled tile set by its name; empty: none."""
    theme: str = "dark"
    motion: bool = True
    reveal: bool = True
    """A score comes up piece by piece, where there is motion at all."""
    yaku_names: str = "romaji"
    """Which name of a yaku comes first: ``romaji`` or ``local``."""
    sound: bool = True
    voice: bool = False
    """Riichi, wins and the clock are said aloud; off until somebody wants it in their club."""
    numerals: bool = False
    """Small figures on the tiles, for who is new to them."""
    seats_turned: bool = False
    """Each player's panel at the table is turned towards that player."""
    auto_photo: bool = True
    """The camera takes the photo by itself once the reading is steady."""
    evidence_days: int = 90
    """How long photos of hands are kept; 0: for ever, which somebody has to choose."""
    club_server: str = ""
    """Like ``postgresql://user@host/club``; empty: this kiosk is the whole club."""
    kiosk_name: str = ""
    rotation: int = 0
    """How far the picture on the screen is turned, clockwise."""

    def __post_init__(self) -> None:
        for name, field in FIELDS.items():
            field.check(name, getattr(self, name))

    def changed(self, **values: Any) -> Self:
        """The same with other values; :class:`SettingRefused` says what is allowed instead."""
        return replace(self, **values)


class LoadedSettings(NamedTuple):
    settings: Settings
    sentences: tuple[Message, ...]
    """What a person should hear: what could not be used, and what is in its place."""


def settings_file(folder: Path | None = None) -> Path:
    """In the given folder, or in the one that the platform has for such files."""
    return (folder or user_config_path("tenbou", appauthor=False)) / _NAME


def load_settings(folder: Path | None = None) -> LoadedSettings:
    """What the file says; it never fails: what cannot be used is said, and its default taken.

    A file that is no TOML at all is put aside under another name.
    """
    path = settings_file(folder)
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return LoadedSettings(Settings(), ())
    except OSError:
        return LoadedSettings(
            Settings(), (Message("setting-refused", "unreadable", file=str(path)),)
        )
    except (ValueError, RecursionError):  # no TOML, no text, or no end of brackets
        return LoadedSettings(Settings(), (_put_aside(path),))
    return _loaded(values)


def save_settings(settings: Settings, folder: Path | None = None) -> Path:
    """On disk when this returns; comments and values that are not ours stay in the file.

    Only the owner can read it, as the server's address may hold a password.
    """
    from tomlkit import dumps, table

    path = settings_file(folder)
    document = _document(path)
    for name, field in FIELDS.items():
        section = document.get(field.section)
        if not isinstance(section, dict):
            section = document[field.section] = table()
        section[field.key] = getattr(settings, name)
    write_whole(path, dumps(document).encode(), private=True)
    return path


def _loaded(values: Mapping[str, Any]) -> LoadedSettings:
    known: dict[str, Any] = {}
    sentences = []
    for name, field in FIELDS.items():
        section = values.get(field.section)
        if not isinstance(section, dict) or field.key not in section:
            continue
        try:
            field.check(name, section[field.key])
            known[name] = section[field.key]
        except SettingRefused as refused:
            usual = field.text(getattr(Settings(), name)) or "none"
            sentences.append(Message("setting-refused", "kept-usual", refused=refused, usual=usual))
    return LoadedSettings(Settings(**known), tuple(sentences))


def _document(path: Path) -> "TOMLDocument":
    """The file as it is, to be changed; a value that cannot be used is kept in a copy."""
    from tomlkit import document, parse
    from tomlkit.exceptions import TOMLKitError

    try:
        text = path.read_text("utf-8")
        found = parse(text)
    except FileNotFoundError:
        return document()
    except (TOMLKitError, ValueError, RecursionError):
        _put_aside(path)
        return document()
    if _loaded(found.unwrap()).sentences:
        write_whole(_aside(path), text.encode(), private=True)
    return found


def _put_aside(path: Path) -> Message:
    """A file that nobody can read the settings from; the sentence about it."""
    target = _aside(path)
    try:
        path.rename(target)
        sync_folder(path.parent)
    except OSError:
        return Message("setting-refused", "no-toml", file=str(path))
    return Message("setting-refused", "no-toml-kept", file=str(target))


def _aside(path: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return path.with_name(f"settings-{stamp}.bad.toml")
