"""Files that are there as a whole or not at all, whenever the plug is pulled."""

import os
from pathlib import Path
from threading import get_ident
from typing import Final

_EVERYBODY_READS: Final = 0o644
_OWNER_ALONE: Final = 0o600


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write beside, sync, move into place, sync the folder; :class:`OSError` changes nothing.

    ``private``: nobody but the owner can read it, from its first byte on.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Its own name for each writer: two at once each move a whole file into place.
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)  # an older one may have other rights
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        mode = _OWNER_ALONE if private else _EVERYBODY_READS
        with open(os.open(unfinished, flags, mode), "wb") as file:  # noqa: PTH123  # with rights
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """A renamed or new file is only there for good once its folder is on disk too."""
    if os.name == "nt":
        return  # Windows has no such thing for folders
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_file(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
