"""Named tile sets on disk: one small file each in the user's data folder."""

import os
import re
import zipfile
from pathlib import Path
from typing import Final

import numpy as np

from vision.enrol.tile_set import TileSet
from vision.read.faces import CLASS_COUNT

_NAME: Final = re.compile(r"[\w][\w .-]{0,63}")
_VERSION: Final = 1


class TileSetError(Exception):
    """A tile set that cannot be had; as text, what to do."""


def tile_sets_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tenbou" / "tile-sets"


def names_of_tile_sets(folder: Path | None = None) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (folder or tile_sets_folder()).glob("*.npz")))


def save_tile_set(tile_set: TileSet, folder: Path | None = None) -> Path:
    """Written beside and then moved into place, so that a set is never half there."""
    path = _path(tile_set.name, folder)
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            np.savez_compressed(
                file,
                version=_VERSION,
                features=tile_set.features.astype(np.float16),
                faces=tile_set.faces.astype(np.uint8),
            )
        part.replace(path)
    except OSError:
        sentence = f"The tile set cannot be saved in {path.parent}. Choose another folder."
        raise TileSetError(sentence) from None
    return path


def load_tile_set(name: str, folder: Path | None = None) -> TileSet:
    path = _path(name, folder)
    if not path.is_file():
        there = ", ".join(names_of_tile_sets(folder)) or "none yet"
        raise TileSetError(
            f"There is no tile set {name} (enrolled: {there}). Make it with tenbou enrol."
        )
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            features = np.asarray(file["features"], np.float32)
            faces = np.asarray(file["faces"], np.int64)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise TileSetError(f"The tile set {name} is damaged. Enrol it again.") from None
    good = features.ndim == 2 and faces.shape == (len(features),) and len(faces) > 0
    if not good or int(faces.max()) >= CLASS_COUNT:
        raise TileSetError(f"The tile set {name} is damaged. Enrol it again.")
    return TileSet(name, features, faces)


def remove_tile_set(name: str, folder: Path | None = None) -> None:
    """Forget a set; one that is not there is forgotten already."""
    path = _path(name, folder)
    try:
        path.unlink(missing_ok=True)
    except OSError:
        raise TileSetError(f"The tile set {name} cannot be removed from {path.parent}.") from None


def _path(name: str, folder: Path | None) -> Path:
    if not _NAME.fullmatch(name):
        raise TileSetError("A tile set's name has letters, figures, spaces, dots and dashes.")
    return (folder or tile_sets_folder()) / f"{name}.npz"
