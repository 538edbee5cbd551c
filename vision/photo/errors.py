"""Why a photo cannot be read: what is wrong, and one thing to do about it."""

from collections.abc import Callable
from functools import partial
from typing import Final

SENTENCES: Final = {
    "missing": "There is no file {name}. Check its name.",
    "folder": "{name} is a folder. Choose one photo in it.",
    "not-a-file": "{name} is not a file. Choose a photo.",
    "no-permission": "You may not open {name}. Ask its owner for a copy of your own.",
    "unreadable": "{name} cannot be read from its disk. Copy it to another place and try again.",
    "empty": "{name} is empty. Take the photo again.",
    "not-a-picture": "{name} is not a picture. Choose a JPEG, PNG or WebP photo.",
    "unsupported": "{name} is {kind}, which cannot be read here. Save it as JPEG.",
    "cut-short": "{name} ends too early. Copy it again, or take the photo again.",
    "damaged": "{name} is damaged. Copy it again, or take the photo again.",
    "too-small": "{name} has only {width} × {height} pixels. Take the photo at full size.",
    "too-large": "{name} has {megapixels} megapixels, too many to open. "
    "Save it as JPEG with at most {most}.",
    "too-many-bytes": "{name} is larger than {most} MB. Save it as JPEG.",
    "too-slow": "{name} takes too long to open. Save it as an ordinary JPEG.",
}
"""By reason; a screen in another language translates the reason and fills in the same values."""


class PhotoError(Exception):
    """A photo that cannot be read; as text, a sentence for the person who chose it."""

    def __init__(self, reason: str, name: str, **values: str | int) -> None:
        self.reason: Final = reason
        self.values: Final[dict[str, str | int]] = {"name": name, **values}
        super().__init__(SENTENCES[reason].format(**self.values))

    def __reduce__(self) -> tuple[Callable[[], "PhotoError"], tuple[()]]:
        """Many photos are read in several processes, and an error must find its way back."""
        return partial(PhotoError, self.reason, **self.values), ()  # type: ignore[arg-type]
