"""Where files for people go: a stick in the kiosk, else the documents' folder."""

import getpass
from collections.abc import Iterable, Mapping
from pathlib import Path

from platformdirs import user_documents_path

from kiosk_app.club.disk import telling_of_disk


def export_folder(media: Iterable[Path] | None = None) -> Path:
    """The first stick that is plugged in and can be written to; else ``tenbou`` in documents."""
    user = getpass.getuser()
    places = media if media is not None else (Path("/media") / user, Path("/run/media") / user)
    for place in places:
        for stick in sorted(place.glob("*")) if place.is_dir() else ():
            if stick.is_mount() or (media is not None and stick.is_dir()):
                return stick
    return user_documents_path() / "tenbou"


def write_files(folder: Path, files: Mapping[str, str]) -> list[Path]:
    """All of them, under names that are free; a full or read-only disk is told in a sentence."""
    written = []
    with telling_of_disk(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = free_name(folder / name)
            path.write_text(text, "utf-8")
            written.append(path)
    return written


def free_name(path: Path) -> Path:
    """The same name, or one with a number behind it where the name is taken."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
