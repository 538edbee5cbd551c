"""Photos in files: those on USB sticks and in the folder for pictures, the newest first."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import cv2

from vision.camera.frame import shrunk
from vision.geometry import Image
from vision.photo import PhotoError, load_photo

_ENDINGS: Final = frozenset((".jpg", ".jpeg", ".png", ".webp"))
_DEPTH: Final = 4
MOST: Final = 60
"""Files that are shown; who has more sorts them on a computer."""
THUMBNAIL: Final = 256


class PhotoFile(NamedTuple):
    path: Path
    thumbnail: Image | None
    """None where the file cannot be read; choosing it says why."""


def photo_roots(home: Path | None = None) -> tuple[Path, ...]:
    """Where sticks are mounted, and where people keep their pictures."""
    base = home or Path.home()
    return Path("/media"), Path("/run/media"), base / "Pictures", base / "Photos"


def find_photos(roots: Iterable[Path], most: int = MOST) -> tuple[Path, ...]:
    """The newest first. A stick that was pulled out meanwhile is just not there."""
    found = [(_changed(path), path) for root in roots for path in _walk(root, _DEPTH)]
    return tuple(path for _, path in sorted(found, reverse=True)[:most])


def with_thumbnail(path: Path) -> PhotoFile:
    try:
        image = shrunk(load_photo(path).image, THUMBNAIL)
    except (PhotoError, cv2.error):
        return PhotoFile(path, None)
    return PhotoFile(path, image)


def _walk(folder: Path, depth: int) -> Iterator[Path]:
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.suffix.casefold() in _ENDINGS and entry.is_file():
            yield entry
        elif depth > 1 and entry.is_dir() and not entry.is_symlink():
            yield from _walk(entry, depth - 1)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
