"""Where files for people go: a stick in the kiosk, or the folder for documents."""

import getpass
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_documents_path

from kiosk_app.store.disk import disk_problems


@dataclass(frozen=True, slots=True)
class Place:
    """A folder that files can go to."""

    folder: Path
    stick: bool

    @property
    def name(self) -> str:
        """What a person finds it by: the stick's name, or the last two folders of a longer path."""
        return self.folder.name if self.stick else "/".join(self.folder.parts[-2:])

    @property
    def saved(self) -> str:
        """The sentence that something was saved there."""
        return "share-saved-on-stick" if self.stick else "share-saved-here"


def places(media: Iterable[Path] | None = None) -> tuple[Place, ...]:
    """Every stick that is plugged in, then the folder for documents."""
    user = getpass.getuser()
    roots = media if media is not None else (Path("/media") / user, Path("/run/media") / user)
    sticks = [
        Place(stick, stick=True)
        for root in roots
        if root.is_dir()
        for stick in sorted(root.iterdir())
        if stick.is_mount() or (media is not None and stick.is_dir())
    ]
    return (*sticks, Place(user_documents_path() / "tenbou", stick=False))


def write_files(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """All of them, under names that are free; a full or read-only disk is a sentence."""
    written = []
    with disk_problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            path = free_name(folder / name)
            path.write_bytes(content)
            written.append(path)
    return written


def free_name(path: Path) -> Path:
    """The same name, or one with a number behind it where the name is taken."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
