"""Which values each setting can have, and where it is in the file."""

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from kiosk_app.languages import LANGUAGES
from scorer.messages import Choice, CodedError, Message
from scorer.rule_text import BOOKS

THEMES: Final = ("dark", "light", "contrast", "colour-blind")
YAKU_NAMES: Final = ("romaji", "local")
ROTATIONS: Final = (0, 90, 180, 270)
EVIDENCE_DAYS: Final = range(3_651)
CAMERA_KINDS: Final = ("pi", "usb", "film", "folder", "virtual")
_WITH_SOURCE: Final = ("film", "folder")
_SCHEMES: Final = ("postgresql", "postgresql+psycopg")
_LONGEST_NAME: Final = 64
_LARGEST_NUMBER: Final = 10**9
"""Python refuses to write a number of thousands of figures as text."""
_YES: Final = ("on", "yes", "true", "1")
_NO: Final = ("off", "no", "false", "0")
Value = str | int | bool


class SettingRefused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """A value that a setting cannot have, and what is allowed."""

    section = "setting-refused"


class SettingName(str):
    """A setting, by the name of its attribute; the screen has a label for it."""

    __slots__ = ()


class SettingField(NamedTuple):
    section: str
    key: str
    kind: type[Value]
    allowed: Message
    """In words, to go on with “… has to be …”."""
    fits: Callable[[str], bool] | None
    """For texts and numbers; None where every value of the kind will do."""

    def check(self, name: str, value: object) -> None:
        # A truth value is a number to Python, and not to people.
        right = type(value) is self.kind and (
            abs(value) < _LARGEST_NUMBER
            if isinstance(value, int)
            else not re.search(r"[\x00-\x1f\x7f]", str(value))
        )
        if not right or (self.fits is not None and not self.fits(str(value))):
            raise SettingRefused("wrong", setting=SettingName(name), allowed=self.allowed)

    def value_of(self, name: str, text: str) -> Value:
        """From what a person typed."""
        value: object = text
        if self.kind is bool:
            word = text.casefold()
            value = True if word in _YES else False if word in _NO else None
        elif self.kind is int and re.fullmatch(r"\d{1,4}", text):
            value = int(text)
        self.check(name, value)
        assert isinstance(value, str | int)  # noqa: S101  # or it would have been refused
        return value

    def text(self, value: Value) -> str:
        """For people; without a password."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return without_password(str(value)) if self.key == "server" else str(value)


def without_password(address: str) -> str:
    """An address as it may be shown: who and where, not the secret."""
    hidden = re.sub(r"(://[^:/@]*:).*@", r"\1…@", address)
    return re.sub(r"(?<=password=)[^&]+", "…", hidden)


def _one_of(*values: Value) -> Callable[[str], bool]:
    texts = {str(value) for value in values}
    return lambda text: text in texts


def _is_rules(text: str) -> bool:
    return text in BOOKS or text.endswith(".toml")


def _is_camera(text: str) -> bool:
    kind, _, source = text.partition(":")
    return not text or (kind in CAMERA_KINDS and (bool(source) or kind not in _WITH_SOURCE))


def _is_server(text: str) -> bool:
    if not text:
        return True
    try:
        parts = urlsplit(text)
        return parts.scheme in _SCHEMES and len(parts.path) > 1
    except ValueError:
        return False


def _is_name(text: str) -> bool:
    return len(text) <= _LONGEST_NAME


def _names(*names: str) -> Message:
    return Message("setting-refused-allowed", "one-of", names=Choice(names))


_ON_OR_OFF: Final = Message("setting-refused-allowed", "on-or-off")
FIELDS: Final[Mapping[str, SettingField]] = {
    "language": SettingField("kiosk", "language", str, _names(*LANGUAGES), _one_of(*LANGUAGES)),
    "rules": SettingField(
        "game",
        "rules",
        str,
        Message("setting-refused-allowed", "rules", names=Choice(tuple(BOOKS))),
        _is_rules,
    ),
    "camera": SettingField(
        "camera",
        "camera",
        str,
        Message("setting-refused-allowed", "camera", names=Choice(CAMERA_KINDS)),
        _is_camera,
    ),
    "tile_set": SettingField(
        "camera", "tile_set", str, Message("setting-refused-allowed", "tile-set"), _is_name
    ),
    "theme": SettingField("kiosk", "theme", str, _names(*THEMES), _one_of(*THEMES)),
    "numerals": SettingField("kiosk", "numerals", bool, _ON_OR_OFF, None),
    "seats_turned": SettingField("kiosk", "seats_turned", bool, _ON_OR_OFF, None),
    "auto_photo": SettingField("camera", "auto_photo", bool, _ON_OR_OFF, None),
    "evidence_days": SettingField(
        "club",
        "evidence_days",
        int,
        Message("setting-refused-allowed", "days", most=EVIDENCE_DAYS[-1]),
        _one_of(*EVIDENCE_DAYS),
    ),
    "motion": SettingField("kiosk", "motion", bool, _ON_OR_OFF, None),
    "reveal": SettingField("kiosk", "reveal", bool, _ON_OR_OFF, None),
    "yaku_names": SettingField(
        "kiosk", "yaku_names", str, _names(*YAKU_NAMES), _one_of(*YAKU_NAMES)
    ),
    "sound": SettingField("kiosk", "sound", bool, _ON_OR_OFF, None),
    "voice": SettingField("kiosk", "voice", bool, _ON_OR_OFF, None),
    "club_server": SettingField(
        "club",
        "server",
        str,
        Message("setting-refused-allowed", "server"),
        _is_server,
    ),
    "kiosk_name": SettingField(
        "kiosk",
        "name",
        str,
        Message("setting-refused-allowed", "name", most=_LONGEST_NAME),
        _is_name,
    ),
    "rotation": SettingField(
        "kiosk",
        "rotation",
        int,
        Message("setting-refused-allowed", "degrees", names=Choice(ROTATIONS)),
        _one_of(*ROTATIONS),
    ),
}
"""By the name of the attribute of :class:`kiosk_app.settings.Settings`."""
