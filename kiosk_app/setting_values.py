"""Which values each setting can have, and where it stands in the file."""

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from kiosk_app.languages import LANGUAGES
from scorer.rule_text import BOOKS
from scorer.told import Phrase, Told

THEMES: Final = ("dark", "light", "contrast", "colour-blind")
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


class SettingRefused(Told):
    """A value that a setting cannot have; as text, what is allowed."""


class SettingField(NamedTuple):
    section: str
    key: str
    kind: type[Value]
    allowed: Phrase
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
            raise SettingRefused(
                f"The setting {name} has to be {self.allowed}",
                "wrong",
                setting=name,
                allowed=self.allowed,
            )

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
    return lambda text: text in {str(value) for value in values}


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


def _names(*names: str) -> Phrase:
    listed = ", ".join(names)
    return Phrase(f"one of {listed}", "one-of", names=listed)


_ON_OR_OFF: Final = Phrase("on or off", "on-or-off")
_BOOKS: Final = ", ".join(BOOKS)
_CAMERAS: Final = ", ".join(CAMERA_KINDS)
_DEGREES: Final = ", ".join(map(str, ROTATIONS))
FIELDS: Final[Mapping[str, SettingField]] = {
    "language": SettingField("kiosk", "language", str, _names(*LANGUAGES), _one_of(*LANGUAGES)),
    "rules": SettingField(
        "game",
        "rules",
        str,
        Phrase(f"one of {_BOOKS}, or the path of a .toml file", "rules", names=_BOOKS),
        _is_rules,
    ),
    "camera": SettingField(
        "camera",
        "camera",
        str,
        Phrase(
            f"one of {_CAMERAS}, with a source after a colon, or empty", "camera", names=_CAMERAS
        ),
        _is_camera,
    ),
    "tile_set": SettingField(
        "camera", "tile_set", str, Phrase("the name of a tile set", "tile-set"), _is_name
    ),
    "theme": SettingField("kiosk", "theme", str, _names(*THEMES), _one_of(*THEMES)),
    "numerals": SettingField("kiosk", "numerals", bool, _ON_OR_OFF, None),
    "auto_photo": SettingField("camera", "auto_photo", bool, _ON_OR_OFF, None),
    "evidence_days": SettingField(
        "club",
        "evidence_days",
        int,
        Phrase(
            f"a number of days up to {EVIDENCE_DAYS[-1]}, or 0 for ever",
            "days",
            most=EVIDENCE_DAYS[-1],
        ),
        _one_of(*EVIDENCE_DAYS),
    ),
    "motion": SettingField("kiosk", "motion", bool, _ON_OR_OFF, None),
    "sound": SettingField("kiosk", "sound", bool, _ON_OR_OFF, None),
    "club_server": SettingField(
        "club",
        "server",
        str,
        Phrase("like postgresql://user@host/club, or empty", "server"),
        _is_server,
    ),
    "kiosk_name": SettingField(
        "kiosk",
        "name",
        str,
        Phrase(f"a name of up to {_LONGEST_NAME} letters", "name", most=_LONGEST_NAME),
        _is_name,
    ),
    "rotation": SettingField(
        "kiosk",
        "rotation",
        int,
        Phrase(f"one of {_DEGREES} degrees", "degrees", names=_DEGREES),
        _one_of(*ROTATIONS),
    ),
}
"""By the name of the attribute of :class:`kiosk_app.settings.Settings`."""
